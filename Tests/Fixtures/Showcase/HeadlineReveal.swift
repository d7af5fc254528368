import SwiftUI

/// Marks the words that the headline dwells on.
struct Highlight: TextAttribute {}

/// Lets glyphs rise one after the other; highlighted ones turn over a spring and leave a glow.
struct RisingRenderer: TextRenderer {
  var elapsed: TimeInterval
  let total: TimeInterval
  private let rise = 0.6

  var animatableData: Double {
    get { elapsed }
    set { elapsed = newValue }
  }

  init(elapsed: TimeInterval, total: TimeInterval) {
    self.elapsed = min(elapsed, total)
    self.total = total
  }

  var displayPadding: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 24, trailing: 16) }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    let slices = layout.slices
    let step = (total - rise) / Double(max(slices.count - 1, 1))
    for (index, slice) in slices.enumerated() {
      let time = max(0, min(elapsed - Double(index) * step, rise))
      var copy = context
      draw(slice, at: time, isHighlighted: slice[Highlight.self] != nil, in: &copy)
    }
  }

  private func draw(
    _ slice: Text.Layout.RunSlice, at time: TimeInterval, isHighlighted: Bool, in context: inout GraphicsContext
  ) {
    let progress = time / rise
    guard progress > 0 else { return }
    let box = slice.typographicBounds.rect
    let spring = Spring.bouncy(duration: rise)
    let lift = spring.value(fromValue: box.height, toValue: 0, initialVelocity: 0, time: time)
    context.opacity = UnitCurve.easeOut.value(at: progress)
    context.translateBy(x: 0, y: progress < 1 ? lift : 0)
    if isHighlighted {
      let angle = Angle.degrees(40 * (1 - UnitCurve.easeOut.value(at: progress)))
      context.translateBy(x: box.midX, y: box.maxY)
      context.rotate(by: angle)
      context.translateBy(x: -box.midX, y: -box.maxY)
      context.addFilter(.shadow(color: .orange.opacity(0.7), radius: 12 * (1 - progress) + 2))
    } else {
      context.addFilter(.blur(radius: box.height / 8 * (1 - progress)))
    }
    context.draw(slice, options: .disablesSubpixelQuantization)
  }
}

extension Text.Layout {
  /// The glyphs of all lines, in reading order.
  var slices: [RunSlice] { flatMap { line in line.flatMap { run in Array(run) } } }
}

struct RisingTransition: Transition {
  static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }

  func body(content: Content, phase: TransitionPhase) -> some View {
    let total = 1.4
    let renderer = RisingRenderer(elapsed: phase.isIdentity ? total : 0, total: total)
    content.transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = .linear(duration: phase.isIdentity ? total : 0.3) }
    } body: { view in
      view.textRenderer(renderer)
    }
  }
}

struct HeadlineReveal: View {
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 32) {
      if isShown {
        let word = Text("glyph").foregroundStyle(.orange).customAttribute(Highlight())
        Text("Every \(word) has\nits own moment")
          .font(.system(size: 38, weight: .heavy, design: .rounded))
          .multilineTextAlignment(.center)
          .transition(RisingTransition())
      }
      Button(isShown ? "Again" : "Show") {
        withAnimation { isShown.toggle() }
      }
      .buttonStyle(.borderedProminent)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemGroupedBackground))
    .onAppear { withAnimation { isShown = true } }
  }
}

#Preview {
  HeadlineReveal()
}
