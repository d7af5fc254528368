import Testing

@testable import SwiftUI

@MainActor
@Suite struct MatchedGeometryTests {
  private let source = Probe.Report()
  private let other = Probe.Report()

  /// A source of 60 × 40 at the left of the window, and a flexible view in a room of 20 × 20 at its right.
  private struct Pair: View {
    let source: Probe.Report
    let other: Probe.Report
    var properties = MatchedGeometryProperties.frame
    var sourceAnchor = UnitPoint.center
    var anchor = UnitPoint.center
    @Namespace private var namespace

    var body: some View {
      HStack(spacing: 0) {
        Probe(source, width: 60, height: 40)
          .matchedGeometryEffect(id: "view", in: namespace, anchor: sourceAnchor)
        Spacer(minLength: 0)
        Probe(other, least: .zero, greatest: CGSize(width: 500, height: 500))
          .matchedGeometryEffect(
            id: "view", in: namespace, properties: properties, anchor: anchor, isSource: false
          )
          .frame(width: 20, height: 20)
      }
    }
  }

  private func shown<V: View>(_ view: V) -> CGRect {
    let host = host(view)
    _ = host.displayList()
    return other.shown
  }

  @Test func aViewTakesTheSourcesFrame() {
    #expect(shown(Pair(source: source, other: other)) == CGRect(x: 0, y: 30, width: 60, height: 40))
    #expect(source.shown == CGRect(x: 0, y: 30, width: 60, height: 40))
  }

  @Test func aViewTakesOnlyWhatItIsToldTo() {
    #expect(
      shown(Pair(source: source, other: other, properties: .position))
        == CGRect(x: 20, y: 40, width: 20, height: 20))
    #expect(
      shown(Pair(source: source, other: other, properties: .size)) == CGRect(x: 160, y: 30, width: 60, height: 40))
  }

  @Test func oneAnchorLiesOnTheOther() {
    let view = Pair(
      source: source, other: other, properties: .position, sourceAnchor: .bottomTrailing, anchor: .topLeading)
    #expect(shown(view) == CGRect(x: 60, y: 70, width: 20, height: 20))
  }

  /// One of two views with one id: a small one at the left or a large one at the right.
  private struct Hero: View {
    let model: TestModel<Bool>
    let small: Probe.Report
    let large: Probe.Report
    var id: (Bool) -> Int = { _ in 0 }
    @Namespace private var namespace

    var body: some View {
      HStack(spacing: 0) {
        if model.value {
          Spacer(minLength: 0)
          Probe(large, least: .zero, greatest: CGSize(width: 500, height: 500))
            .matchedGeometryEffect(id: id(true), in: namespace)
            .frame(width: 100, height: 80)
        } else {
          Probe(small, least: .zero, greatest: CGSize(width: 500, height: 500))
            .matchedGeometryEffect(id: id(false), in: namespace)
            .frame(width: 20, height: 40)
          Spacer(minLength: 0)
        }
      }
    }
  }

  private func draw(_ host: ViewHost, at time: Double) {
    host.update(to: time)
    _ = host.displayList()
  }

  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-3 && abs(a.minY - b.minY) < 1e-3 && abs(a.width - b.width) < 1e-3
      && abs(a.height - b.height) < 1e-3
  }

  private let atSmall = CGRect(x: 0, y: 30, width: 20, height: 40)
  private let atLarge = CGRect(x: 100, y: 10, width: 100, height: 80)
  private let between = CGRect(x: 50, y: 20, width: 60, height: 60)

  @Test func oneViewStartsWhereTheOtherLeaves() {
    let model = TestModel(false)
    let (small, large) = (source, other)
    let host = host(Hero(model: model, small: small, large: large))
    withAnimation(.linear(duration: 1)) { model.value = true }
    draw(host, at: 1)
    #expect(isClose(small.shown, atSmall))
    draw(host, at: 1.25)
    let early = CGRect(x: 25, y: 25, width: 40, height: 50)
    #expect(isClose(large.shown, early))
    #expect(isClose(small.shown, early))
    draw(host, at: 1.5)
    #expect(isClose(large.shown, between))
    #expect(isClose(small.shown, between))
    draw(host, at: 2.1)
    #expect(large.shown == atLarge)
    #expect(host.displayList().items.count == 1)
    #expect(host.nextFrameTime == nil)
  }

  @Test func turningRoundStartsFromWhatIsSeen() {
    let model = TestModel(false)
    let (small, large) = (source, other)
    let host = host(Hero(model: model, small: small, large: large))
    withAnimation(.linear(duration: 1)) { model.value = true }
    draw(host, at: 1)
    draw(host, at: 1.5)
    withAnimation(.linear(duration: 1)) { model.value = false }
    draw(host, at: 1.5)
    #expect(isClose(small.shown, between))
    #expect(isClose(large.shown, between))
    draw(host, at: 3)
    #expect(small.shown == atSmall)
    #expect(host.displayList().items.count == 1)
  }

  @Test func withoutAnAnimationTheNewViewIsWhereItBelongs() {
    let model = TestModel(false)
    let host = host(Hero(model: model, small: source, large: other))
    model.value = true
    draw(host, at: 1)
    #expect(other.shown == atLarge)
  }

  @Test func otherIdentitiesDoNotMatch() {
    let model = TestModel(false)
    let host = host(Hero(model: model, small: source, large: other, id: { $0 ? 1 : 0 }))
    withAnimation(.linear(duration: 1)) { model.value = true }
    draw(host, at: 1)
    draw(host, at: 1.5)
    #expect(other.shown == atLarge)
    #expect(source.shown == atSmall)
  }

  private struct Spaces: View {
    let model: TestModel<Int>
    let seen: (Namespace.ID, Namespace.ID) -> Void
    @Namespace private var first
    @Namespace private var second

    var body: some View {
      let _ = model.value
      let _ = seen(first, second)
      Color.clear
    }
  }

  @Test func aNamespaceStaysTheSameAndIsNoOther() {
    let model = TestModel(0)
    var seen: [Namespace.ID] = []
    let host = host(Spaces(model: model) { seen += [$0, $1] })
    model.value = 1
    host.update(to: 1)
    #expect(seen.count == 4)
    #expect(Set(seen).count == 2)
    #expect(Array(seen[0...1]) == Array(seen[2...3]))
  }
}
