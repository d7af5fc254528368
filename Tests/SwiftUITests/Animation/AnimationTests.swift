import Testing

@testable import SwiftUI

@MainActor
struct AnimationTests {
  private let probe = Probe.Report()

  private struct Sliding: View {
    let model: TestModel<CGFloat>
    let probe: Probe.Report
    var animation: Animation?

    var body: some View {
      Probe(probe, width: 20, height: 20)
        .offset(x: model.value)
        .animation(animation, value: model.value)
    }
  }

  private func x(_ host: ViewHost, at time: Double) -> CGFloat {
    host.update(to: time)
    _ = host.displayList()
    return probe.shown.minX - 90
  }

  @Test func nothingAnimatesOnFirstAppearance() {
    let host = host(Sliding(model: TestModel(50), probe: probe, animation: .linear(duration: 1)))
    #expect(x(host, at: 0) == 50)
  }

  @Test func aChangeIsAnimatedFromTheFrameThatCarriesItOut() {
    let model = TestModel<CGFloat>(0)
    let host = host(Sliding(model: model, probe: probe, animation: .linear(duration: 1)))
    host.update(to: 2)
    model.value = 100
    #expect(x(host, at: 2) == 0)
    #expect(abs(x(host, at: 2.25) - 25) < 1e-4)
    #expect(abs(x(host, at: 2.5) - 50) < 1e-4)
    #expect(x(host, at: 3.1) == 100)
    #expect(host.nextFrameTime == nil)
  }

  @Test func explicitAnimationReachesWhatHasNoneOfItsOwn() {
    let model = TestModel<CGFloat>(0)
    let host = host(Moving(model: model, probe: probe))
    withAnimation(.linear(duration: 1)) { model.value = 100 }
    _ = x(host, at: 1)
    #expect(abs(x(host, at: 1.5) - 50) < 1e-4)
  }

  private struct Moving: View {
    let model: TestModel<CGFloat>
    let probe: Probe.Report

    var body: some View { Probe(probe, width: 20, height: 20).offset(x: model.value) }
  }

  @Test func theInnermostAnimationWins() {
    let model = TestModel<CGFloat>(0)
    let host = host(Sliding(model: model, probe: probe, animation: .linear(duration: 2)))
    withAnimation(.linear(duration: 1)) { model.value = 100 }
    _ = x(host, at: 1)
    #expect(abs(x(host, at: 2) - 50) < 1e-4)
  }

  @Test func nilTurnsAnimationOffBelow() {
    let model = TestModel<CGFloat>(0)
    let host = host(Sliding(model: model, probe: probe, animation: nil))
    withAnimation(.linear(duration: 1)) { model.value = 100 }
    #expect(x(host, at: 1) == 100)
  }

  @Test func disabledAnimationsSilenceModifiersButNotTheTransaction() {
    let model = TestModel<CGFloat>(0)
    let host = host(Sliding(model: model, probe: probe, animation: .linear(duration: 2)))
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { model.value = 100 }
    #expect(x(host, at: 1) == 100)
    transaction.animation = .linear(duration: 1)
    withTransaction(transaction) { model.value = 0 }
    _ = x(host, at: 2)
    #expect(abs(x(host, at: 2.5) - 50) < 1e-4)
  }

  private struct Outside: View {
    let model: TestModel<CGFloat>
    let probe: Probe.Report

    var body: some View {
      Probe(probe, width: 20, height: 20)
        .animation(.linear(duration: 1), value: model.value)
        .offset(x: model.value)
    }
  }

  @Test func modifiersAfterTheAnimationAreOutsideOfIt() {
    let model = TestModel<CGFloat>(0)
    let host = host(Outside(model: model, probe: probe))
    model.value = 100
    #expect(x(host, at: 1) == 100)
  }

  private struct Growing: View {
    let model: TestModel<CGFloat>
    let probe: Probe.Report

    var body: some View {
      HStack(spacing: 0) {
        EmptyView().frame(width: model.value, height: 10)
        Color.clear.frame(width: model.value, height: 10)
        Probe(probe, width: 20, height: 20)
      }
    }
  }

  @Test func layoutJumpsAndLeavesMove() {
    let model = TestModel<CGFloat>(0)
    let host = host(Growing(model: model, probe: probe))
    withAnimation(.linear(duration: 1)) { model.value = 100 }
    _ = x(host, at: 1)
    #expect(probe.frame.minX == 140)
    #expect(abs(x(host, at: 1.5) - 25) < 1e-4)
  }

  @Test func aSpringFollowsTheGridOfItsOwnTime() {
    let model = TestModel<CGFloat>(0)
    let host = host(Sliding(model: model, probe: probe, animation: .spring(duration: 0.5, bounce: 0.3)))
    model.value = 100
    _ = x(host, at: 0)
    var at30: [CGFloat] = []
    for frame in 1...15 { at30.append(x(host, at: Double(frame) / 30)) }
    let again = self.host60()
    for (index, value) in at30.enumerated() { #expect(abs(again[2 * index + 1] - value) < 1e-9) }
    // Near the exact spring; the fixed steps are off by at most 1.6 per cent of the way.
    #expect(abs(at30[2] - Spring.bouncy.value(target: 100.0, time: 0.1)) < 1.6)
  }

  private func host60() -> [CGFloat] {
    let model = TestModel<CGFloat>(0)
    let host = host(Sliding(model: model, probe: probe, animation: .spring(duration: 0.5, bounce: 0.3)))
    model.value = 100
    _ = x(host, at: 0)
    return (1...30).map { x(host, at: Double($0) / 60) }
  }

  @Test func completionsAreToldOnce() {
    let model = TestModel<CGFloat>(0)
    let host = host(Moving(model: model, probe: probe))
    var told: [String] = []
    withAnimation(.linear(duration: 1)) {
      model.value = 100
    } completion: {
      told.append("moved")
    }
    withAnimation(.linear(duration: 1)) {
    } completion: {
      told.append("nothing")
    }
    host.update(to: 1)
    #expect(told == [])
    host.update(to: 1.5)
    host.update(to: 2.1)
    host.update(to: 3)
    #expect(told.contains("moved"))
    #expect(told.count == told.filter { $0 == "moved" || $0 == "nothing" }.count)
  }

  private struct Coming: View {
    let model: TestModel<Bool>
    let probe: Probe.Report

    var body: some View {
      ZStack {
        if model.value { Probe(probe, width: 20, height: 20).transition(.offset(x: 40)) }
      }
    }
  }

  @Test func aViewComesAndGoesThroughItsTransition() {
    let model = TestModel(false)
    let host = host(Coming(model: model, probe: probe))
    withAnimation(.linear(duration: 1)) { model.value = true }
    #expect(x(host, at: 1) == 40)
    #expect(abs(x(host, at: 1.5) - 20) < 1e-4)
    #expect(x(host, at: 2.1) == 0)
    withAnimation(.linear(duration: 1)) { model.value = false }
    _ = x(host, at: 3)
    #expect(abs(x(host, at: 3.5) - 20) < 1e-4)
    probe.shown = .null
    _ = x(host, at: 4.1)
    _ = x(host, at: 4.2)
    #expect(probe.shown.isNull)
  }

  @Test func anInterruptedRemovalTurnsRound() {
    let model = TestModel(true)
    let host = host(Coming(model: model, probe: probe))
    withAnimation(.linear(duration: 1)) { model.value = false }
    _ = x(host, at: 1)
    let turning = x(host, at: 1.5)
    withAnimation(.linear(duration: 1)) { model.value = true }
    #expect(abs(x(host, at: 1.5) - turning) < 1e-9)
    #expect(x(host, at: 1.6) > 0)
    #expect(x(host, at: 3) == 0)
    #expect(!probe.shown.isNull)
  }

  private struct Pulsing: View {
    let model: TestModel<Int>
    let probe: Probe.Report

    var body: some View {
      Probe(probe, width: 20, height: 20)
        .keyframeAnimator(initialValue: 0.0, trigger: model.value) { content, value in
          content.offset(x: value)
        } keyframes: { _ in
          MoveKeyframe(10)
          LinearKeyframe(30, duration: 1)
        }
        .animation(.linear(duration: 5), value: model.value)
    }
  }

  @Test func keyframesFollowTheirOwnTimeWhateverTheTransactionSays() {
    let model = TestModel(0)
    let host = host(Pulsing(model: model, probe: probe))
    #expect(x(host, at: 0.5) == 0)
    model.value = 1
    #expect(x(host, at: 1) == 10)
    #expect(abs(x(host, at: 1.5) - 20) < 1e-9)
    #expect(x(host, at: 2.5) == 30)
    #expect(host.nextFrameTime == nil)
  }

  @Test func phasesFollowOneAnotherAndComeBack() {
    let model = TestModel(0)
    let view = Phased(model: model, probe: probe)
    let host = host(view)
    #expect(x(host, at: 0) == 0)
    model.value = 1
    _ = x(host, at: 1)
    var greatest: CGFloat = 0
    for frame in 1...300 { greatest = max(greatest, x(host, at: 1 + Double(frame) / 60)) }
    #expect(abs(greatest - 40) < 1)
    #expect(x(host, at: 7) == 0)
    #expect(host.nextFrameTime == nil)
  }

  private struct Phased: View {
    let model: TestModel<Int>
    let probe: Probe.Report

    var body: some View {
      Probe(probe, width: 20, height: 20)
        .phaseAnimator([0.0, 20, 40], trigger: model.value) { content, phase in
          content.offset(x: phase)
        } animation: { _ in
          .linear(duration: 0.5)
        }
    }
  }

  @Test func timelinesTickByTheirSchedule() {
    var dates: [Double] = []
    let view = TimelineView(.periodic(from: ViewGraph.epoch, by: 0.5)) { context in
      let _ = dates.append(context.date.timeIntervalSince(ViewGraph.epoch))
      EmptyView()
    }
    let host = host(view)
    for frame in 0...60 { host.update(to: Double(frame) / 30) }
    #expect(dates == [0, 0.5, 1, 1.5, 2])
    #expect(host.nextFrameTime == 2.5)
  }
}
