/// A button on a grey or lightly tinted ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: false)
  }
}

/// A button on a ground of the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: true)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// What the size of a control means for a button with a border.
struct BorderedButtonMetrics {
  /// Between the label and the border, in points.
  let vertical: CGFloat
  let horizontal: CGFloat
  /// Of the corners, in points at the default text size; infinity asks for a capsule.
  let radius: CGFloat

  init(_ size: ControlSize) {
    switch size {
    case .mini, .small: (vertical, horizontal, radius) = (5, 10, .infinity)
    case .regular: (vertical, horizontal, radius) = (7, 12, ButtonBorderShape.regularRadius)
    case .large, .extraLarge: (vertical, horizontal, radius) = (15, 20, 12)
    }
  }
}

private struct BorderedButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool

  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @ScaledMetric(relativeTo: .body) private var scale = 1.0

  private var metrics: BorderedButtonMetrics { BorderedButtonMetrics(controlSize) }

  var body: some View {
    // Corners grow with the text; a capsule's are as round as they can be anyway.
    let outline = borderShape.outline(radius: metrics.radius * scale)
    PressableButton(configuration: configuration, outline: outline) { isPressed in
      BorderedButtonLook(
        label: configuration.label, role: configuration.role, isPressed: isPressed, isProminent: isProminent,
        metrics: metrics, outline: outline, isCircle: borderShape.kind == .circle)
    }
  }
}

/// A label on a ground.
struct BorderedButtonLook<Label: View>: View {
  let label: Label
  let role: ButtonRole?
  let isPressed: Bool
  let isProminent: Bool
  let metrics: BorderedButtonMetrics
  let outline: AnyShape
  let isCircle: Bool

  @Environment(\.controlSize) private var controlSize
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\._tint) private var tint
  @Environment(\._foregroundStyle) private var foreground
  @Environment(\.font) private var font

  /// Pressed grounds are this much fainter in light surroundings, and this much stronger in dark ones.
  private static var lightFactor: Double { 0.65 }
  private static var darkFactor: Double { 1.4 }
  private static var prominentFactor: Double { 0.75 }

  var body: some View {
    label
      .font(font ?? (controlSize == .mini || controlSize == .small ? .subheadline : .body))
      .modifier(LabelForeground(style: labelStyle))
      .animation(PressAnimation.animation(isPressed: isPressed)) { label in
        label.opacity(isPressed && !isProminent && colorScheme == .light ? 0.75 : 1)
      }
      .padding(.vertical, metrics.vertical)
      .padding(.horizontal, isCircle ? metrics.vertical : metrics.horizontal)
      .modifier(SquareFrame(isOn: isCircle))
      .background {
        outline.fill(ground).animation(PressAnimation.animation(isPressed: isPressed)) { $0.opacity(groundOpacity) }
      }
      .contentShape(outline)
  }

  private var labelStyle: AnyShapeStyle? {
    if !isEnabled { return AnyShapeStyle(Color(system: .tertiaryLabel)) }
    if foreground != nil { return nil }
    if isProminent { return AnyShapeStyle(Color.white) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }

  private var ground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(system: isProminent ? .tertiaryFill : .quaternaryFill)) }
    if isProminent { return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint) }
    // In dark surroundings the ground is drawn as strong as when pressed, and faded while it is not.
    let strength = colorScheme == .dark ? Self.darkFactor : 1
    if tint != nil { return AnyShapeStyle(TintShapeStyle().opacity(0.15 * strength)) }
    return AnyShapeStyle(Color(system: .tertiaryFill).strengthened(by: strength))
  }

  private var groundOpacity: Double {
    if !isEnabled { return 1 }
    if isProminent { return isPressed ? Self.prominentFactor : 1 }
    if colorScheme == .dark { return isPressed ? 1 : 1 / Self.darkFactor }
    return isPressed ? Self.lightFactor : 1
  }
}

/// A colour that is more opaque than another.
private struct StrengthenedColor: ShapeStyle {
  let base: Color
  let factor: Double

  func resolve(in environment: EnvironmentValues) -> Color {
    var color = base.resolve(in: environment)
    color.opacity = min(color.opacity * Float(factor), 1)
    return Color(color)
  }
}

extension Color {
  fileprivate func strengthened(by factor: Double) -> StrengthenedColor {
    StrengthenedColor(base: self, factor: factor)
  }
}

/// Sets the foreground, or leaves it alone, without changing the view's identity.
struct LabelForeground: ViewModifier {
  let style: AnyShapeStyle?

  func body(content: Content) -> some View {
    content.foregroundStyle(style ?? AnyShapeStyle(.foreground))
  }
}

/// Makes room as high as it is wide, where that is wanted.
private struct SquareFrame: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View { SquareLayout(isOn: isOn) { content } }
}

private nonisolated struct SquareLayout: Layout {
  let isOn: Bool

  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let size = subviews.first?.sizeThatFits(proposal) else { return .zero }
    let side = max(size.width, size.height)
    return isOn ? CGSize(width: side, height: side) : size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }
}
