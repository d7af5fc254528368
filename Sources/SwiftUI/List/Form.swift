/// Controls in rows, in sections.
public struct Form<Content: View>: View {
  private let content: Content
  @Environment(\.formStyleKind) private var style

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    Group {
      switch style {
      case .grouped: ListBody(selection: nil, content: content).environment(\.listStyleKind, .insetGrouped)
      case .columns: VStack(alignment: .leading) { content }
      }
    }
  }
}

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
  var _kind: _FormStyleKind { get }
}

/// The looks of forms that there are.
public enum _FormStyleKind: Sendable {
  case grouped
  case columns
}

/// Rows on rounded panels.
public struct AutomaticFormStyle: FormStyle {
  public init() {}
  public var _kind: _FormStyleKind { .grouped }
}

/// Rows on rounded panels.
public struct GroupedFormStyle: FormStyle {
  public init() {}
  public var _kind: _FormStyleKind { .grouped }
}

/// Rows below each other, without panels.
public struct ColumnsFormStyle: FormStyle {
  public init() {}
  public var _kind: _FormStyleKind { .columns }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey { static let defaultValue = _FormStyleKind.grouped }

  var formStyleKind: _FormStyleKind {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// How the forms inside the view look.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { environment(\.formStyleKind, style._kind) }
}
