/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle: _DynamicPropertyContainer {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ProgressViewStyleConfiguration
}

/// A progress view, as a style gets it.
public struct ProgressViewStyleConfiguration {
  /// Stands for the label.
  public struct Label: ContentPlaceholder {
    public typealias Body = Never
  }

  /// Stands for the description of the value.
  public struct CurrentValueLabel: ContentPlaceholder {
    public typealias Body = Never
  }

  /// How much is done, from 0 to 1; nil where that is not known.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// A bar where the progress is known, a spinner where it is not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      SpinnerProgressView(label: configuration.label, currentValueLabel: configuration.currentValueLabel)
    } else {
      BarProgressView(
        fraction: configuration.fractionCompleted, label: configuration.label,
        currentValueLabel: configuration.currentValueLabel)
    }
  }
}

/// A spinner, whether the progress is known or not.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() { tint = nil }

  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    SpinnerProgressView(label: configuration.label, currentValueLabel: configuration.currentValueLabel)
      .transformEnvironment(\._tint) { if let tint { $0 = AnyShapeStyle(tint) } }
  }
}

/// A bar; an empty one where the progress is not known.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() { tint = nil }

  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    BarProgressView(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel
    )
    .transformEnvironment(\._tint) { if let tint { $0 = AnyShapeStyle(tint) } }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// A spinner above a label.
private struct SpinnerProgressView<Label: View, Value: View>: View {
  let label: Label?
  let currentValueLabel: Value?

  var body: some View {
    VStack(spacing: 8) {
      Spinner()
      label.foregroundStyle(.secondary)
      currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A bar between its labels.
private struct BarProgressView<Label: View, Value: View>: View {
  let fraction: Double?
  let label: Label?
  let currentValueLabel: Value?

  /// In points.
  private static var height: CGFloat { 4 }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      label
      FractionLayout(fraction: fraction ?? 0) {
        Capsule().fill(Color(system: .fill))
        Capsule().fill(.tint)
      }
      .frame(height: Self.height)
      currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// Lays its second view over the leading part of its first.
nonisolated struct FractionLayout: Layout {
  /// From 0 to 1.
  var fraction: CGFloat

  var animatableData: CGFloat {
    get { fraction }
    set { fraction = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 4))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let part = bounds.width * min(max(fraction, 0), 1)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: bounds.origin,
        proposal: ProposedViewSize(width: index == 0 ? bounds.width : part, height: bounds.height))
    }
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static let defaultValue = onMain {
      AnyControlStyle<ProgressViewStyleConfiguration>(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
    }
  }

  var progressViewStyle: AnyControlStyle<ProgressViewStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// How the progress views inside the view look.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
