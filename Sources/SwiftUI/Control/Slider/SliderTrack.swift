/// A bar with a thumb on it.
struct SliderTrack: View {
  let fraction: Binding<Double>
  /// Between values, as a part of the range; nil for any value.
  let step: Double?
  let onEditingChanged: (Bool) -> Void
  @State private var grip: Grip?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var layoutDirection

  /// A drag of the thumb.
  private struct Grip: Equatable {
    /// The value when it began.
    var start: Double
  }

  private static var thumb: CGFloat { 28 }
  private static var height: CGFloat { 31 }
  private static var barHeight: CGFloat { 4 }
  /// How far from the thumb's middle it can be taken hold of, in points.
  private static var reach: CGFloat { 22 }

  var body: some View {
    GeometryReader { proxy in
      let span = max(proxy.size.width - Self.thumb, 1)
      ThumbLayout(fraction: fraction.wrappedValue, barHeight: Self.barHeight, thumb: Self.thumb) {
        Capsule().fill(Color(system: .fill))
        Capsule().fill(.tint)
        Circle().fill(
          .white.shadow(.drop(color: .black.opacity(0.15), radius: 4, x: 0, y: 3))
            .shadow(.drop(color: .black.opacity(0.16), radius: 0.5, x: 0, y: 1)))
      }
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { drag(to: $0, span) }
          .onEnded { _ in letGo() })
    }
    .frame(height: Self.height)
    .opacity(isEnabled ? 1 : 0.5)
    .modifier(_KeyModifier(outline: AnyShape(Capsule()), handle: handleKey))
  }

  private func drag(to value: DragGesture.Value, _ span: CGFloat) {
    let direction: CGFloat = layoutDirection == .rightToLeft ? -1 : 1
    if grip == nil {
      let middle = Self.thumb / 2 + span * (direction > 0 ? fraction.wrappedValue : 1 - fraction.wrappedValue)
      guard abs(value.startLocation.x - middle) <= Self.reach else { return }
      grip = Grip(start: fraction.wrappedValue)
      onEditingChanged(true)
    }
    guard let grip else { return }
    fraction.wrappedValue = min(max(grip.start + Double(direction * value.translation.width / span), 0), 1)
  }

  private func letGo() {
    guard grip != nil else { return }
    grip = nil
    onEditingChanged(false)
  }

  private func handleKey(_ event: KeyEvent) -> Bool {
    let forward: Double = layoutDirection == .rightToLeft ? -1 : 1
    let length = max(step ?? 0.1, 0.000_001)
    let change: Double
    switch event.key {
    case .right: change = forward * length
    case .left: change = -forward * length
    case .up: change = length
    case .down: change = -length
    case .home: change = -1
    case .end: change = 1
    default: return false
    }
    fraction.wrappedValue = min(max(fraction.wrappedValue + change, 0), 1)
    return true
  }
}

/// Lays out a bar, the part of it before a thumb, and the thumb.
private nonisolated struct ThumbLayout: Layout {
  var fraction: CGFloat
  let barHeight: CGFloat
  let thumb: CGFloat

  var animatableData: CGFloat {
    get { fraction }
    set { fraction = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: thumb))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard subviews.count == 3 else { return }
    let middle = thumb / 2 + max(bounds.width - thumb, 0) * min(max(fraction, 0), 1)
    let bar = CGPoint(x: bounds.minX, y: bounds.midY)
    subviews[0].place(
      at: bar, anchor: .leading, proposal: ProposedViewSize(width: bounds.width, height: barHeight))
    subviews[1].place(at: bar, anchor: .leading, proposal: ProposedViewSize(width: middle, height: barHeight))
    subviews[2].place(
      at: CGPoint(x: bounds.minX + middle, y: bounds.midY), anchor: .center,
      proposal: ProposedViewSize(width: thumb, height: thumb))
  }
}
