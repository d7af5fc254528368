/// How text fields look.
public protocol TextFieldStyle {
  var _kind: _TextFieldStyleKind { get }
}

/// The looks of text fields that there are.
public enum _TextFieldStyleKind: Sendable {
  case plain
  case roundedBorder
}

/// The style that fits where the field stands: none.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _kind: _TextFieldStyleKind { .plain }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _kind: _TextFieldStyleKind { .plain }
}

/// A frame with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _kind: _TextFieldStyleKind { .roundedBorder }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The frame around a field.
struct TextFieldFrame: ViewModifier {
  let style: _TextFieldStyleKind

  func body(content: Content) -> some View {
    content
      .padding(.horizontal, style == .plain ? 0 : 7)
      .padding(.vertical, style == .plain ? 0 : 6)
      .background {
        if style == .roundedBorder {
          RoundedRectangle(cornerRadius: 5).fill(Color(system: .background))
            .overlay(RoundedRectangle(cornerRadius: 5).strokeBorder(Color(system: .fill), lineWidth: 0.5))
        }
      }
  }
}

extension EnvironmentValues {
  private enum TextFieldStyleKey: EnvironmentKey { static let defaultValue = _TextFieldStyleKind.plain }
  private enum SubmitKey: EnvironmentKey { nonisolated(unsafe) static let defaultValue: (() -> Void)? = nil }

  var textFieldStyleKind: _TextFieldStyleKind {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }

  /// What is to happen when a field's text is handed in.
  var submitAction: (() -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

/// What makes text be handed in.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// How the text fields inside the view look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyleKind, style._kind)
  }

  /// Calls `action` when the text of a field inside the view is handed in with Return.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitAction) { outer in
      guard triggers.contains(.text) else { return }
      let others = outer
      outer = {
        action()
        others?()
      }
    }
  }
}
