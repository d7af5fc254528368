/// How toggles look and behave.
@MainActor @preconcurrency
public protocol ToggleStyle: _DynamicPropertyContainer {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ToggleStyleConfiguration
}

/// A toggle, as a style gets it.
public struct ToggleStyleConfiguration {
  /// Stands for the label.
  public struct Label: ContentPlaceholder {
    public typealias Body = Never
  }

  public let label: Label
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values that differ.
  public let isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }

  /// What assistive technology says of the state.
  var spokenValue: String { isMixed ? "2" : isOn ? "1" : "0" }
}

/// A label with a switch after it.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  public init() { tint = nil }

  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration, ownTint: tint)
  }
}

/// A button that stays down while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { ButtonToggle(configuration: configuration) }
}

/// The style that fits where the toggle stands: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration, ownTint: nil)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static let defaultValue = onMain {
      AnyControlStyle<ToggleStyleConfiguration>(DefaultToggleStyle()) { $0.makeBody(configuration: $1) }
    }
  }

  private enum LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }

  var toggleStyle: AnyControlStyle<ToggleStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }

  /// Whether controls leave their labels to assistive technology.
  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// How the toggles inside the view look and behave.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }

  /// Leaves the labels of the controls inside the view to assistive technology.
  public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}
