/// A label with a switch after it, in all the width that is offered; the switch alone where labels are hidden.
struct SwitchToggle: View {
  let configuration: ToggleStyleConfiguration
  let ownTint: Color?
  @State private var isPressed = false
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\._tint) private var tint

  var body: some View {
    Group {
      if areLabelsHidden {
        control.modifier(SpokenLabel(label: configuration.label))
      } else {
        HStack {
          configuration.label
          Spacer()
          control
        }
      }
    }
    .accessibilityElement(children: .combine)
  }

  private var control: some View {
    SwitchKnob(isOn: configuration.isOn, isPressed: isPressed, tint: onStyle)
      .opacity(isEnabled ? 1 : 0.5)
      .modifier(
        _PressModifier(
          action: { configuration.isOn.toggle() }, isPressed: $isPressed, outline: AnyShape(Capsule()),
          traits: [.isButton, .isToggle], value: configuration.spokenValue))
  }

  private var onStyle: AnyShapeStyle {
    if let ownTint { return AnyShapeStyle(ownTint) }
    return tint == nil ? AnyShapeStyle(Color.green) : AnyShapeStyle(.tint)
  }
}

/// The switch itself.
private struct SwitchKnob: View {
  let isOn: Bool
  let isPressed: Bool
  let tint: AnyShapeStyle

  private static var size: CGSize { CGSize(width: 51, height: 31) }
  private static var thumb: CGFloat { 27 }
  /// By how much the thumb is longer while it is held, in points.
  private static var stretch: CGFloat { 7 }

  var body: some View {
    Capsule()
      .fill(isOn ? tint : AnyShapeStyle(Color(system: .secondaryFill)))
      .overlay(alignment: isOn ? .trailing : .leading) {
        Capsule()
          .fill(.white.shadow(.drop(color: .black.opacity(0.15), radius: 4, x: 0, y: 3)))
          .frame(width: Self.thumb + (isPressed ? Self.stretch : 0), height: Self.thumb)
          .padding(2)
      }
      .frame(width: Self.size.width, height: Self.size.height)
      .animation(.easeInOut(duration: 0.25), value: isOn)
      .animation(.easeInOut(duration: 0.25), value: isPressed)
  }
}

/// A label that is tinted while the toggle is on.
struct ButtonToggle: View {
  let configuration: ToggleStyleConfiguration
  @State private var isPressed = false
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape

  var body: some View {
    let metrics = BorderedButtonMetrics(controlSize)
    let outline = borderShape.outline(radius: metrics.radius)
    BorderedButtonLook(
      label: configuration.label, role: nil, isPressed: isPressed, isProminent: configuration.isOn, metrics: metrics,
      outline: outline, isCircle: borderShape.kind == .circle
    )
    .modifier(
      _PressModifier(
        action: { configuration.isOn.toggle() }, isPressed: $isPressed, outline: outline,
        traits: [.isButton, .isToggle], value: configuration.spokenValue))
  }
}
