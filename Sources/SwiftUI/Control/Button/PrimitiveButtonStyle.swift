/// How buttons look and behave, down to when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: _DynamicPropertyContainer {
  associatedtype Body: View

  /// The button; the style calls `configuration.trigger()` when it has been activated.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// A button, as a style gets it.
public struct PrimitiveButtonStyleConfiguration {
  /// Stands for the button's label.
  public struct Label: ContentPlaceholder {
    public typealias Body = Never
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button is there for.
  @MainActor @preconcurrency public func trigger() { action() }
}

typealias AnyPrimitiveButtonStyle = AnyControlStyle<PrimitiveButtonStyleConfiguration>

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static let defaultValue = onMain {
      AnyPrimitiveButtonStyle(DefaultButtonStyle()) { $0.makeBody(configuration: $1) }
    }
  }

  var primitiveButtonStyle: AnyPrimitiveButtonStyle {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// How the buttons inside the view look and behave.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.primitiveButtonStyle, AnyPrimitiveButtonStyle(style) { $0.makeBody(configuration: $1) })
  }
}
