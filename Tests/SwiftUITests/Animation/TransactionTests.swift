import Raster
import Testing

@testable import SwiftUI

/// Which animation a change is made with: by its transaction, and by the modifiers that the transaction passes.
@MainActor
@Suite struct TransactionTests {
  private let probe = Probe.Report()

  private func x(_ host: ViewHost, at time: Double) -> CGFloat {
    host.update(to: time)
    _ = host.displayList()
    return probe.shown.minX - 90
  }

  /// A view that goes by `model`, and inside of it what `wrap` makes of the transaction.
  private struct Moving<Wrapped: View>: View {
    let model: TestModel<CGFloat>
    let probe: Probe.Report
    let wrap: (AnyView, CGFloat) -> Wrapped

    var body: some View {
      wrap(AnyView(Probe(probe, width: 20, height: 20).offset(x: model.value)), model.value)
    }
  }

  private func hosting<Wrapped: View>(
    _ model: TestModel<CGFloat>, _ wrap: @escaping (AnyView, CGFloat) -> Wrapped
  ) -> ViewHost {
    host(Moving(model: model, probe: probe, wrap: wrap))
  }

  /// Where the view is half a second after a change to 100 that is made in `transaction`.
  private func halfASecondOn<Wrapped: View>(
    _ transaction: Transaction = Transaction(), _ wrap: @escaping (AnyView, CGFloat) -> Wrapped
  ) -> CGFloat {
    let model = TestModel<CGFloat>(0)
    let host = hosting(model, wrap)
    withTransaction(transaction) { model.value = 100 }
    host.update(to: 1)
    return x(host, at: 1.5)
  }

  private func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-4 }

  @Test func animationWithoutAValueAnimatesWhateverChanges() {
    #expect(near(halfASecondOn { view, _ in view.animation(.linear(duration: 1)) }, 50))
  }

  @Test func animationWithoutAValueReplacesTheTransactions() {
    let slow = Transaction(animation: .linear(duration: 5))
    #expect(near(halfASecondOn(slow) { view, _ in view.animation(.linear(duration: 1)) }, 50))
    #expect(halfASecondOn(slow) { view, _ in view.animation(nil) } == 100)
  }

  private struct TwoOffsets: View {
    let model: TestModel<CGFloat>
    let probe: Probe.Report

    var body: some View {
      Probe(probe, width: 20, height: 20)
        .offset(x: model.value)
        .animation(.linear(duration: 1)) { $0.offset(x: model.value) }
    }
  }

  @Test func animationWithABodyReachesItsModifiersButNotItsContent() {
    let model = TestModel<CGFloat>(0)
    let host = host(TwoOffsets(model: model, probe: probe))
    model.value = 20
    host.update(to: 1)
    // The inner offset jumps, the outer one is half-way.
    #expect(near(x(host, at: 1.5), 30))
  }

  @Test func transactionChangesEveryTransactionThatPasses() {
    #expect(near(halfASecondOn { view, _ in view.transaction { $0.animation = .linear(duration: 1) } }, 50))
    let slow = Transaction(animation: .linear(duration: 5))
    #expect(halfASecondOn(slow) { view, _ in view.transaction { $0.animation = nil } } == 100)
    // A modifier can make of the animation what it likes.
    #expect(
      near(halfASecondOn(slow) { view, _ in view.transaction { $0.animation = $0.animation?.speed(5) } }, 50))
  }

  @Test func transactionForAValueIsSilentWhileTheValueStays() {
    #expect(
      near(
        halfASecondOn { view, value in view.transaction(value: value) { $0.animation = .linear(duration: 1) } }, 50))
    #expect(halfASecondOn { view, _ in view.transaction(value: 0) { $0.animation = .linear(duration: 1) } } == 100)
  }

  @Test func animationForAValueIsSilentWhileTheValueStays() {
    #expect(halfASecondOn { view, _ in view.animation(.linear(duration: 1), value: 0) } == 100)
  }

  private struct Scoped: View {
    let model: TestModel<CGFloat>
    let probe: Probe.Report

    var body: some View {
      Probe(probe, width: 20, height: 20)
        .offset(x: model.value)
        .transaction({ $0.animation = nil }) { $0.offset(x: model.value) }
    }
  }

  @Test func transactionWithABodyLeavesItsContentAlone() {
    let model = TestModel<CGFloat>(0)
    let host = host(Scoped(model: model, probe: probe))
    withAnimation(.linear(duration: 1)) { model.value = 20 }
    host.update(to: 1)
    #expect(near(x(host, at: 1.5), 30))
  }

  @Test func aBindingCarriesItsAnimation() {
    let model = TestModel<CGFloat>(0)
    let host = hosting(model) { view, _ in view }
    let binding = Binding(get: { model.value }, set: { model.value = $0 })
    binding.animation(.linear(duration: 1)).wrappedValue = 100
    host.update(to: 1)
    #expect(near(x(host, at: 1.5), 50))
    binding.transaction(Transaction(animation: .linear(duration: 2))).wrappedValue = 0
    host.update(to: 3)
    #expect(near(x(host, at: 3.5), 75))
    binding.wrappedValue = 40
    #expect(x(host, at: 6) == 40)
  }

  private enum Pace: TransactionKey { static let defaultValue = 1.0 }

  @Test func ownKeysTravelWithTheTransaction() {
    var transaction = Transaction()
    #expect(transaction[Pace.self] == 1)
    transaction[Pace.self] = 2
    let place = halfASecondOn(transaction) { view, _ in
      view.transaction { $0.animation = .linear(duration: 1).speed($0[Pace.self] / 4) }
    }
    #expect(near(place, 25))
  }

  @Test func anInnerCallOfWithAnimationReplacesTheOuter() {
    let model = TestModel<CGFloat>(0)
    let host = hosting(model) { view, _ in view }
    withAnimation(.linear(duration: 5)) {
      withAnimation(.linear(duration: 1)) { model.value = 100 }
    }
    host.update(to: 1)
    #expect(near(x(host, at: 1.5), 50))
  }

  @Test func withAnimationNilStartsNoAnimation() {
    let model = TestModel<CGFloat>(0)
    let host = hosting(model) { view, _ in view }
    withAnimation(nil) { model.value = 100 }
    #expect(x(host, at: 1) == 100)
    #expect(host.nextFrameTime == nil)
  }

  @Test func aChangeWithoutAnimationTakesTheRunningAnimationAlong() {
    let model = TestModel<CGFloat>(0)
    let host = hosting(model) { view, _ in view }
    withAnimation(.linear(duration: 1)) { model.value = 100 }
    host.update(to: 1)
    #expect(near(x(host, at: 1.5), 50))
    withAnimation(nil) { model.value = 200 }
    // The display jumps by the change, and what was still to come of the animation comes.
    #expect(near(x(host, at: 1.5), 150))
    #expect(near(x(host, at: 1.75), 175))
    #expect(x(host, at: 2.1) == 200)
  }

  @Test func repeatForeverEndsWhenAnotherAnimationTakesOver() {
    let model = TestModel<CGFloat>(0)
    let host = hosting(model) { view, _ in view }
    withAnimation(.linear(duration: 1).repeatForever(autoreverses: true)) { model.value = 100 }
    host.update(to: 1)
    #expect(near(x(host, at: 6.5), 50))
    withAnimation(.linear(duration: 1)) { model.value = 0 }
    host.update(to: 6.5)
    #expect(x(host, at: 9) == 0)
    #expect(host.nextFrameTime == nil)
  }

  @Test func velocityIsTrackedForTheSpringThatTakesOver() {
    /// How far the view is flung past 60 by a spring without bounce, after it came there at 600 points a second.
    func overshoot(tracks: Bool) -> CGFloat {
      let model = TestModel<CGFloat>(0)
      let host = hosting(model) { view, _ in view }
      for frame in 1...6 {
        var transaction = Transaction()
        transaction.isContinuous = true
        transaction.tracksVelocity = tracks
        withTransaction(transaction) { model.value = CGFloat(frame) * 10 }
        #expect(x(host, at: Double(frame) / 60) == CGFloat(frame) * 10)
      }
      var greatest: CGFloat = 60
      withAnimation(.smooth(duration: 1)) { model.value = 61 }
      for frame in 6...60 { greatest = max(greatest, x(host, at: Double(frame) / 60)) }
      return greatest - 60
    }
    #expect(overshoot(tracks: false) <= 1 + 1e-6)
    #expect(overshoot(tracks: true) > 10)
  }
}
