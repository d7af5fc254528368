import Testing

@testable import SwiftUI

/// What a component brings along to animate with: animations, animatable views, modifiers and layouts of its own.
@MainActor
@Suite struct OwnAnimationTests {
  private let probe = Probe.Report()

  private func shown(_ host: ViewHost, at time: Double) -> CGRect {
    host.update(to: time)
    _ = host.displayList()
    return probe.shown
  }

  // MARK: Animations

  /// Covers the way in two jumps, in as long as the environment says.
  private struct Jumping: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      let duration = context.environment.jumpDuration
      if time >= duration { return nil }
      return time < duration / 2 ? V.zero : value.scaled(by: 0.5)
    }
  }

  private struct Moving<M: ViewModifier>: View {
    let model: TestModel<CGFloat>
    let probe: Probe.Report
    let modifier: M

    var body: some View { Probe(probe, width: 20, height: 20).offset(x: model.value).modifier(modifier) }
  }

  private struct JumpDuration: ViewModifier {
    let duration: Double
    func body(content: Content) -> some View { content.environment(\.jumpDuration, duration) }
  }

  @Test(arguments: [1.0, 4]) func aCustomAnimationReadsTheEnvironmentOfTheViewItMoves(_ duration: Double) {
    let model = TestModel<CGFloat>(0)
    let host = host(Moving(model: model, probe: probe, modifier: JumpDuration(duration: duration)))
    withAnimation(Animation(Jumping())) { model.value = 80 }
    #expect(shown(host, at: 1).minX == 90)
    #expect(shown(host, at: 1 + duration * 0.45).minX == 90)
    #expect(shown(host, at: 1 + duration * 0.55).minX == 130)
    #expect(shown(host, at: 1 + duration).minX == 170)
    #expect(host.nextFrameTime == nil)
  }

  // MARK: Views, modifiers and layouts

  private struct Gauge: View, Animatable {
    var fraction: Double
    let probe: Probe.Report

    nonisolated var animatableData: Double {
      get { fraction }
      set { fraction = newValue }
    }

    // The square makes the width differ from what its ends would give if they were all that was evaluated.
    var body: some View { Probe(probe, width: 200 * fraction * fraction, height: 20) }
  }

  private struct GaugeHolder: View {
    let model: TestModel<Double>
    let probe: Probe.Report
    var body: some View { Gauge(fraction: model.value, probe: probe) }
  }

  @Test func anAnimatableViewIsEvaluatedEveryFrame() {
    let model = TestModel(0.0)
    let host = host(GaugeHolder(model: model, probe: probe))
    withAnimation(.linear(duration: 1)) { model.value = 1 }
    _ = shown(host, at: 1)
    _ = shown(host, at: 1.5)
    #expect(abs(probe.frame.width - 50) < 1e-4)
    _ = shown(host, at: 2.1)
    #expect(probe.frame.width == 200)
    #expect(host.nextFrameTime == nil)
  }

  private struct Squaring: ViewModifier, Animatable {
    var amount: Double

    nonisolated var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }

    func body(content: Content) -> some View { content.frame(width: 10 + 100 * amount * amount) }
  }

  private struct SquaringHolder: View {
    let model: TestModel<Double>
    let probe: Probe.Report
    var body: some View {
      Probe(probe, least: .zero, greatest: CGSize(width: 500, height: 20)).modifier(Squaring(amount: model.value))
    }
  }

  @Test func anAnimatableModifierIsEvaluatedEveryFrame() {
    let model = TestModel(0.0)
    let host = host(SquaringHolder(model: model, probe: probe))
    withAnimation(.linear(duration: 1)) { model.value = 1 }
    _ = shown(host, at: 1)
    _ = shown(host, at: 1.5)
    #expect(abs(probe.frame.width - 35) < 1e-4)
    _ = shown(host, at: 2.1)
    #expect(probe.frame.width == 110)
  }

  /// Puts its views on a circle, from an angle on.
  private struct Circular: Layout {
    var angle: Double

    var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.midX + 40 * cos(angle), y: bounds.midY + 40 * sin(angle)), anchor: .center,
          proposal: .unspecified)
      }
    }
  }

  private struct CircularHolder: View {
    let model: TestModel<Double>
    let probe: Probe.Report
    var body: some View { Circular(angle: model.value) { Probe(probe, width: 10, height: 10) } }
  }

  @Test func anAnimatableLayoutIsCarriedOutEveryFrame() {
    let model = TestModel(0.0)
    let host = host(CircularHolder(model: model, probe: probe))
    withAnimation(.linear(duration: 1)) { model.value = .pi }
    _ = shown(host, at: 1)
    _ = shown(host, at: 1.5)
    // A quarter of the way round, not on the straight line through the centre.
    #expect(abs(probe.frame.midX - 100) < 1e-3)
    #expect(abs(probe.frame.midY - 90) < 1e-3)
    _ = shown(host, at: 2.1)
    #expect(abs(probe.frame.midX - 60) < 1e-9)
  }

  private struct Shifted: AnimatableModifier {
    var amount: Double
    nonisolated var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }
    func body(content: Content) -> some View { content.offset(x: amount * amount * 100) }
  }

  private struct Shaking: GeometryEffect {
    var amount: Double
    var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width * amount * amount, y: 0))
    }
  }

  private struct Holder<Content: View>: View {
    let model: TestModel<Double>
    let content: (Double) -> Content
    var body: some View { content(model.value) }
  }

  private func halfWay<V: View>(_ content: @escaping (Double) -> V) -> CGRect {
    let model = TestModel(0.0)
    let host = host(Holder(model: model, content: content))
    withAnimation(.linear(duration: 1)) { model.value = 1 }
    _ = shown(host, at: 1)
    return shown(host, at: 1.5)
  }

  @Test func theOlderAnimatableModifierIsEvaluatedEveryFrame() {
    let probe = probe
    #expect(abs(halfWay { Probe(probe, width: 20, height: 20).modifier(Shifted(amount: $0)) }.minX - 115) < 1e-3)
  }

  @Test func aGeometryEffectMovesWhatIsShownByItsSize() {
    let probe = probe
    let rect = halfWay { Probe(probe, width: 20, height: 20).modifier(Shaking(amount: $0)) }
    #expect(abs(rect.minX - 95) < 1e-3)
    #expect(probe.frame.minX == 90)
  }
}

extension EnvironmentValues {
  private enum JumpDuration: EnvironmentKey { static let defaultValue = 0.0 }

  fileprivate var jumpDuration: Double {
    get { self[JumpDuration.self] }
    set { self[JumpDuration.self] = newValue }
  }
}
