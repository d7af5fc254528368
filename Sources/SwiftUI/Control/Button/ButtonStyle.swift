/// How buttons look; they act when they are clicked, as usual.
@MainActor @preconcurrency
public protocol ButtonStyle: _DynamicPropertyContainer {
  associatedtype Body: View

  /// The button as it looks now.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ButtonStyleConfiguration
}

/// A button, as a style that only draws it gets it.
public struct ButtonStyleConfiguration {
  /// Stands for the button's label.
  public struct Label: ContentPlaceholder {
    public typealias Body = Never
  }

  public let role: ButtonRole?
  public let label: Label
  /// Whether the button is being pressed.
  public let isPressed: Bool
}

/// A style that draws, with the usual behaviour around it.
private struct DrawingButtonStyle<S: ButtonStyle>: PrimitiveButtonStyle {
  let style: S

  func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { isPressed in
      ProvidedContent(
        configuration.label, for: ButtonStyleConfiguration.Label.self,
        in: DrawnButton(
          style: style,
          configuration: ButtonStyleConfiguration(role: configuration.role, label: .init(), isPressed: isPressed)))
    }
  }
}

/// A style's body. It is a view so that the style's own dynamic properties are in place when it is asked.
private struct DrawnButton<S: ButtonStyle>: View {
  let style: S
  let configuration: ButtonStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

extension View {
  /// How the buttons inside the view look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    buttonStyle(DrawingButtonStyle(style: style))
  }
}
