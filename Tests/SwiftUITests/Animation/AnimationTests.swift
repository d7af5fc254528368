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

  /// Where a linear way of 100 points is when `part` of the animation's second is over; the curves' values are those
  /// of the CSS curves of the same names, whose control points they share.
  @Test(
    arguments: [
      (.linear(duration: 1), 25, 50), (.easeIn(duration: 1), 9.3465, 31.5357),
      (.easeOut(duration: 1), 37.8138, 68.4643), (.easeInOut(duration: 1), 12.9162, 50),
      (.timingCurve(0.25, 0.1, 0.25, 1, duration: 1), 40.8511, 80.2404),
      (.interpolatingSpring(stiffness: 100, damping: 10), 102.336, 107.459),
      (.interpolatingSpring(mass: 1, stiffness: 170, damping: 15, initialVelocity: 0), 108.7016, 99.9787),
      (.linear(duration: 1).delay(0.25), 0, 25), (.linear(duration: 1).speed(2), 50, 100),
      (.linear(duration: 0.2).repeatForever(autoreverses: false), 25, 50),
      (.linear(duration: 0.2).repeatForever(autoreverses: true), 75, 50),
      (.linear(duration: 0.2).repeatForever(), 75, 50),
      (.linear(duration: 0.2).repeatCount(2, autoreverses: false), 25, 100),
    ] as [(Animation, CGFloat, CGFloat)])
  func everyAnimationMovesAViewAlongItsCurve(_ animation: Animation, _ quarter: CGFloat, _ half: CGFloat) {
    let model = TestModel<CGFloat>(0)
    let host = host(Sliding(model: model, probe: probe, animation: animation))
    model.value = 100
    _ = x(host, at: 1)
    #expect(abs(x(host, at: 1.25) - quarter) < 0.02)
    #expect(abs(x(host, at: 1.5) - half) < 0.02)
  }

  /// The springs with names are near the exact spring of their duration and bounce.
  @Test(
    arguments: [
      (.spring(), Spring(duration: 0.5, bounce: 0)), (.default, Spring(duration: 0.5, bounce: 0)),
      (.smooth, .smooth), (.snappy, .snappy), (.bouncy, .bouncy), (.bouncy(duration: 0.8), .bouncy(duration: 0.8)),
      (.smooth(duration: 0.3, extraBounce: 0.2), Spring(duration: 0.3, bounce: 0.2)),
      (.spring(response: 0.6, dampingFraction: 0.5), Spring(response: 0.6, dampingRatio: 0.5)),
      (.spring(response: 0.3, dampingFraction: 0.7, blendDuration: 0), Spring(response: 0.3, dampingRatio: 0.7)),
      (.interactiveSpring(), Spring(response: 0.15, dampingRatio: 0.86)),
      (.interactiveSpring(response: 0.4, dampingFraction: 0.6), Spring(response: 0.4, dampingRatio: 0.6)),
      (.spring(.bouncy), .bouncy),
    ] as [(Animation, Spring)])
  func everySpringMovesAViewAsItsParametersSay(_ animation: Animation, _ spring: Spring) {
    let model = TestModel<CGFloat>(0)
    let host = host(Sliding(model: model, probe: probe, animation: animation))
    model.value = 100
    _ = x(host, at: 1)
    for time in [0.05, 0.1, 0.2, 0.4] {
      #expect(abs(Double(x(host, at: 1 + time)) - spring.value(target: 100.0, time: time)) < 3)
    }
  }

  /// A loader: it begins to move when it appears, and never stops.
  private struct Loader: View {
    @State private var isAway = false
    let probe: Probe.Report
    let form: Int

    var body: some View {
      let moved = Probe(probe, width: 20, height: 20).offset(x: isAway ? 100 : 0)
      switch form {
      case 0:
        moved.onAppear { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isAway = true } }
      case 1:
        moved.animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isAway)
          .onAppear { isAway = true }
      default:
        moved.animation(.linear(duration: 1).repeatForever(autoreverses: false)).onAppear { isAway.toggle() }
      }
    }
  }

  @Test(arguments: 0..<3) func aLoaderRunsFromItsAppearanceOn(_ form: Int) {
    let host = host(Loader(probe: probe, form: form))
    #expect(x(host, at: 0) == 0)
    #expect(abs(x(host, at: 0.25) - 25) < 1e-3)
    #expect(abs(x(host, at: 0.75) - 75) < 1e-3)
    #expect(abs(x(host, at: 10.5) - 50) < 1e-3)
  }

  @Test func withAnimationGivesBackWhatItsBodyMakes() {
    #expect(withAnimation(.default) { 7 } == 7)
    #expect(withAnimation { "x" } == "x")
    #expect(withTransaction(Transaction()) { 8 } == 8)
  }

  @Test func thePhasesOfAnAnimatorGoRoundByThemselves() {
    let host = host(
      PhaseAnimator([0.0, 100]) { phase in
        Probe(probe, width: 20, height: 20).offset(x: phase)
      } animation: { _ in
        .linear(duration: 1)
      })
    #expect(x(host, at: 0) == 0)
    #expect(abs(x(host, at: 0.5) - 50) < 1)
    var places: [CGFloat] = []
    for frame in 1...240 { places.append(x(host, at: 0.5 + Double(frame) / 60)) }
    // Two seconds there and back: it comes near both ends twice.
    #expect((places.max() ?? 0) > 98 && (places.min() ?? 100) < 2)
    #expect(host.nextFrameTime != nil)
  }

  private enum Step: CaseIterable {
    case rest, up, side
    var x: CGFloat { self == .side ? 40 : 0 }
    var y: CGFloat { self == .up ? 20 : 0 }
  }

  @Test func phasesCanBeTheCasesOfAnEnumeration() {
    let model = TestModel(0)
    struct Subject: View {
      let model: TestModel<Int>
      let probe: Probe.Report
      var body: some View {
        PhaseAnimator(Step.allCases, trigger: model.value) { step in
          Probe(probe, width: 20, height: 20).offset(x: step.x, y: step.y)
        } animation: { step in
          step == .up ? .linear(duration: 0.5) : .linear(duration: 0.25)
        }
      }
    }
    let host = host(Subject(model: model, probe: probe))
    host.update(to: 1)
    #expect(host.nextFrameTime == nil)
    model.value = 1
    _ = x(host, at: 1)
    _ = x(host, at: 1.25)
    #expect(abs(probe.shown.minY - 50) < 1)
  }

  @Test func aTimelineOfAnimationTicksWithEveryFrame() {
    var times: [Double] = []
    let host = host(
      TimelineView(.animation) { context in
        let _ = times.append(context.date.timeIntervalSince(ViewGraph.epoch))
        EmptyView()
      })
    for frame in 1...3 { host.update(to: Double(frame) / 60) }
    #expect(times.count == 4)
    #expect(zip(times, [0, 1.0 / 60, 2.0 / 60, 3.0 / 60]).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test func aPausedTimelineStandsStill() {
    var dates: [Date] = []
    let host = host(
      TimelineView(.animation(minimumInterval: 0.1, paused: true)) { context in
        let _ = dates.append(context.date)
        EmptyView()
      })
    for frame in 1...30 { host.update(to: Double(frame) / 60) }
    #expect(dates.count == 1)
    #expect(host.nextFrameTime == nil)
  }

  @Test func aTimelineKeepsItsLeastInterval() {
    var dates: [Date] = []
    let host = host(
      TimelineView(.animation(minimumInterval: 0.5)) { context in
        let _ = dates.append(context.date)
        EmptyView()
      })
    for frame in 1...120 { host.update(to: Double(frame) / 60) }
    #expect(dates.count == 5)
  }

  /// Dots that follow each other: each has the same animation, later.
  private struct Staggered: View {
    @State private var isAway = false
    let probes: [Probe.Report]
    var body: some View {
      ZStack {
        ForEach(0..<probes.count, id: \.self) { index in
          Probe(probes[index], width: 20, height: 20).offset(x: isAway ? 100 : 0)
            .animation(.linear(duration: 1).repeatForever().delay(0.25 * Double(index)), value: isAway)
        }
      }
      .onAppear { isAway = true }
    }
  }

  @Test func delayedCopiesOfAnAnimationFollowEachOther() {
    let probes = [Probe.Report(), Probe.Report(), Probe.Report()]
    let host = host(Staggered(probes: probes))
    host.update(to: 0.75)
    _ = host.displayList()
    let places = probes.map { $0.shown.minX - 90 }
    #expect(zip(places, [75, 50, 25]).allSatisfy { abs($0 - $1) < 1e-3 }, "\(places)")
    host.update(to: 1.5)
    _ = host.displayList()
    let later = probes.map { $0.shown.minX - 90 }
    #expect(zip(later, [50, 75, 100]).allSatisfy { abs($0 - $1) < 1e-3 }, "\(later)")
  }
}
