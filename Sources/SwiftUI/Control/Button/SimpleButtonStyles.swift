/// A button that looks like its label, and a little fainter while it is pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { isPressed in
      PlainButtonLook(label: configuration.label, isPressed: isPressed)
    }
  }
}

private struct PlainButtonLook<Label: View>: View {
  let label: Label
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    label.animation(PressAnimation.animation(isPressed: isPressed)) { label in
      label.opacity(isPressed ? 0.75 : isEnabled ? 1 : 0.5)
    }
  }
}

/// A button in the tint colour without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { isPressed in
      BorderlessButtonLook(label: configuration.label, role: configuration.role, isPressed: isPressed)
    }
  }
}

private struct BorderlessButtonLook<Label: View>: View {
  let label: Label
  let role: ButtonRole?
  let isPressed: Bool
  @Environment(\.controlSize) private var controlSize
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\._foregroundStyle) private var foreground
  @Environment(\.font) private var font

  var body: some View {
    label
      .font(font ?? (controlSize == .mini || controlSize == .small ? .subheadline : .body))
      .modifier(LabelForeground(style: style))
      .animation(PressAnimation.animation(isPressed: isPressed)) { label in
        label.opacity(isPressed ? (colorScheme == .dark ? 0.4 : 0.2) : 1)
      }
  }

  private var style: AnyShapeStyle? {
    if !isEnabled { return AnyShapeStyle(Color.gray) }
    if foreground != nil { return nil }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}

/// The style that fits where the button stands.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
