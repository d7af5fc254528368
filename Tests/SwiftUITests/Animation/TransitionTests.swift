import Raster
import Testing

@testable import SwiftUI

/// Each transition half-way of a linear second: where the view is drawn, how large and how opaque.
@MainActor
@Suite struct TransitionTests {
  private struct Coming: View {
    let model: TestModel<Bool>
    let probe: Probe.Report
    let transition: AnyTransition

    var body: some View {
      ZStack {
        if model.value { Probe(probe, width: 40, height: 20).transition(transition) }
      }
    }
  }

  /// A view's picture at a moment.
  private struct Shown: Equatable {
    var rect: CGRect
    var opacity: Double

    func isNear(_ other: Shown) -> Bool {
      let pairs = [
        (rect.minX, other.rect.minX), (rect.minY, other.rect.minY), (rect.width, other.rect.width),
        (rect.height, other.rect.height), (opacity, other.opacity),
      ]
      return pairs.allSatisfy { abs($0 - $1) < 1e-3 }
    }
  }

  private let probe = Probe.Report()
  /// Where the view stands when it is there.
  private let home = CGRect(x: 80, y: 40, width: 40, height: 20)

  private func shown(_ host: ViewHost, at time: Double) -> Shown {
    host.update(to: time)
    probe.shown = .null
    let opacities = host.groupEffects.map(\.opacity)
    return Shown(rect: probe.shown, opacity: opacities.reduce(1, *))
  }

  /// The view a quarter of the way in, and a quarter of the way out.
  private func quarters(_ transition: AnyTransition, reduceMotion: Bool = false) -> (coming: Shown, going: Shown) {
    let model = TestModel(false)
    var environment = EnvironmentValues()
    environment._accessibilityReduceMotion = reduceMotion
    let host = ViewHost(
      Coming(model: model, probe: probe, transition: transition),
      configuration: ViewHost.Configuration(size: CGSize(width: 200, height: 100), environment: environment))
    host.update(to: 0)
    withAnimation(.linear(duration: 1)) { model.value = true }
    host.update(to: 1)
    let coming = shown(host, at: 1.25)
    #expect(shown(host, at: 2.1) == Shown(rect: home, opacity: 1))
    withAnimation(.linear(duration: 1)) { model.value = false }
    host.update(to: 3)
    let going = shown(host, at: 3.25)
    _ = shown(host, at: 4.1)
    #expect(shown(host, at: 4.2).rect.isNull, "the view stays after its removal")
    return (coming, going)
  }

  private func expect(
    _ transition: AnyTransition, coming: Shown, going: Shown, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let result = quarters(transition)
    #expect(result.coming.isNear(coming), "\(result.coming)", sourceLocation: sourceLocation)
    #expect(result.going.isNear(going), "\(result.going)", sourceLocation: sourceLocation)
  }

  private func moved(_ x: CGFloat, _ y: CGFloat, opacity: Double = 1) -> Shown {
    Shown(rect: home.offsetBy(dx: x, dy: y), opacity: opacity)
  }

  @Test func opacityFadesInPlace() {
    expect(.opacity, coming: moved(0, 0, opacity: 0.25), going: moved(0, 0, opacity: 0.75))
  }

  @Test func whatHasNoTransitionFades() {
    let model = TestModel(false)
    struct Plain: View {
      let model: TestModel<Bool>
      let probe: Probe.Report
      var body: some View { ZStack { if model.value { Probe(probe, width: 40, height: 20) } } }
    }
    let host = host(Plain(model: model, probe: probe))
    withAnimation(.linear(duration: 1)) { model.value = true }
    host.update(to: 1)
    #expect(shown(host, at: 1.25).isNear(moved(0, 0, opacity: 0.25)))
  }

  @Test func scaleGrowsFromTheMiddle() {
    expect(
      .scale, coming: Shown(rect: CGRect(x: 95, y: 47.5, width: 10, height: 5), opacity: 1),
      going: Shown(rect: CGRect(x: 85, y: 42.5, width: 30, height: 15), opacity: 1))
  }

  @Test func scaleGrowsFromAnAnchor() {
    // From one half about the bottom trailing corner: 0.625 after a quarter.
    expect(
      .scale(scale: 0.5, anchor: .bottomTrailing),
      coming: Shown(rect: CGRect(x: 95, y: 47.5, width: 25, height: 12.5), opacity: 1),
      going: Shown(rect: CGRect(x: 85, y: 42.5, width: 35, height: 17.5), opacity: 1))
  }

  @Test func offsetComesFromADistanceAndGoesBackToIt() {
    expect(.offset(x: 20, y: -40), coming: moved(15, -30), going: moved(5, -10))
  }

  @Test(arguments: [(Edge.top, 0.0, -1.0), (.bottom, 0, 1), (.leading, -1, 0), (.trailing, 1, 0)])
  func moveGoesOverItsEdgeByTheViewsOwnSize(_ edge: Edge, _ x: Double, _ y: Double) {
    expect(.move(edge: edge), coming: moved(30 * x, 15 * y), going: moved(10 * x, 5 * y))
  }

  @Test func slideComesOverTheLeadingEdgeAndGoesOverTheTrailing() {
    expect(.slide, coming: moved(-30, 0), going: moved(10, 0))
  }

  @Test(arguments: [(Edge.top, 0.0, -1.0), (.bottom, 0, 1), (.leading, -1, 0), (.trailing, 1, 0)])
  func pushComesFromItsEdgeGoesToTheOppositeAndFades(_ edge: Edge, _ x: Double, _ y: Double) {
    expect(
      .push(from: edge), coming: moved(30 * x, 15 * y, opacity: 0.25), going: moved(-10 * x, -5 * y, opacity: 0.75))
  }

  @Test func identityIsThereAtOnceAndGoneAtOnce() {
    let model = TestModel(false)
    let host = host(Coming(model: model, probe: probe, transition: .identity))
    withAnimation(.linear(duration: 1)) { model.value = true }
    #expect(shown(host, at: 1) == moved(0, 0))
    withAnimation(.linear(duration: 1)) { model.value = false }
    #expect(shown(host, at: 3).rect.isNull)
  }

  @Test func asymmetricComesByOneAndGoesByTheOther() {
    expect(
      .asymmetric(insertion: .move(edge: .top), removal: .opacity), coming: moved(0, -15),
      going: moved(0, 0, opacity: 0.75))
  }

  @Test func combinedDoesBoth() {
    expect(
      .offset(x: 40).combined(with: .opacity), coming: moved(30, 0, opacity: 0.25), going: moved(10, 0, opacity: 0.75))
  }

  private struct Lift: ViewModifier {
    let height: CGFloat
    func body(content: Content) -> some View { content.offset(y: -height).opacity(height == 0 ? 1 : 0.5) }
  }

  @Test func modifierMovesBetweenTwoValuesOfAModifier() {
    expect(
      .modifier(active: Lift(height: 40), identity: Lift(height: 0)), coming: moved(0, -30, opacity: 0.625),
      going: moved(0, -10, opacity: 0.875))
  }

  private struct Swing: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content.offset(x: 40 * phase.value) }
  }

  @Test func anOwnTransitionKnowsComingFromGoing() {
    expect(AnyTransition(Swing()), coming: moved(-30, 0), going: moved(10, 0))
  }

  @Test func aTransitionBringsItsOwnAnimation() {
    let model = TestModel(false)
    let host = host(
      Coming(
        model: model, probe: probe, transition: .offset(x: 40).animation(.linear(duration: 4))))
    withAnimation(.linear(duration: 1)) { model.value = true }
    host.update(to: 1)
    #expect(shown(host, at: 2).isNear(moved(30, 0)))
    #expect(shown(host, at: 4).isNear(moved(10, 0)))
    #expect(shown(host, at: 5.1) == moved(0, 0))
  }

  @Test func withoutAnAnimationThereIsNoTransition() {
    let model = TestModel(false)
    let host = host(Coming(model: model, probe: probe, transition: .offset(x: 40)))
    model.value = true
    #expect(shown(host, at: 1) == moved(0, 0))
    #expect(host.nextFrameTime == nil)
  }

  @Test(arguments: [AnyTransition.move(edge: .top), .slide, .scale, .offset(x: 10).combined(with: .opacity)])
  func underReduceMotionWhatWouldMoveFades(_ transition: AnyTransition) {
    let result = quarters(transition, reduceMotion: true)
    #expect(result.coming.isNear(moved(0, 0, opacity: 0.25)), "\(result.coming)")
    #expect(result.going.isNear(moved(0, 0, opacity: 0.75)), "\(result.going)")
  }
}
