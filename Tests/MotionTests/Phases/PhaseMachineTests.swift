import Testing

@testable import Motion

/// A machine behind a reference: an expectation does not change values.
private final class Machine {
  private var machine: PhaseMachine

  init(count: Int, mode: PhaseMachine.Mode) { machine = PhaseMachine(count: count, mode: mode) }

  var current: Int { machine.current }
  var isRunning: Bool { machine.isRunning }
  func start() -> PhaseMachine.Step? { machine.start() }
  func trigger() -> PhaseMachine.Step? { machine.trigger() }
  func reset() { machine.reset() }
  func setMode(_ mode: PhaseMachine.Mode) -> PhaseMachine.Step? { machine.setMode(mode) }
  func complete(_ step: PhaseMachine.Step, animated: Bool) -> PhaseMachine.Step? {
    machine.complete(step, animated: animated)
  }
}

@Suite struct PhaseMachineTests {
  @Test func goesRoundForEver() throws {
    let machine = Machine(count: 3, mode: .continuous)
    #expect(machine.current == 0)
    var step = try #require(machine.start())
    var shown = [0, step.phase]
    for _ in 0..<6 {
      step = try #require(machine.complete(step, animated: true))
      shown.append(step.phase)
    }
    #expect(shown == [0, 1, 2, 0, 1, 2, 0, 1])
    #expect(machine.start() == nil)
    machine.reset()
    #expect(machine.current == 0)
    #expect(!machine.isRunning)
    #expect(machine.complete(step, animated: true) == nil)
  }

  @Test func aTriggerGoesThroughOnce() throws {
    let machine = Machine(count: 3, mode: .triggered)
    #expect(machine.start() == nil)
    let one = try #require(machine.trigger())
    let two = try #require(machine.complete(one, animated: true))
    let back = try #require(machine.complete(two, animated: true))
    #expect([one.phase, two.phase, back.phase] == [1, 2, 0])
    #expect(machine.complete(back, animated: true) == nil)
    #expect(!machine.isRunning)
  }

  @Test func aSecondTriggerStartsAnew() throws {
    let machine = Machine(count: 4, mode: .triggered)
    let one = try #require(machine.trigger())
    let two = try #require(machine.complete(one, animated: true))
    let again = try #require(machine.trigger())
    #expect(again.phase == 1)
    // The step that was replaced comes too late.
    #expect(machine.complete(two, animated: true) == nil)
    #expect(machine.complete(again, animated: false)?.phase == 2)
  }

  @Test func aRoundWithoutAnimationPauses() throws {
    let machine = Machine(count: 3, mode: .continuous)
    var next = machine.start()
    var steps = 0
    while let step = next {
      steps += 1
      next = machine.complete(step, animated: false)
    }
    #expect(steps == 3)
    #expect(machine.current == 0)
    #expect(machine.start()?.phase == 1)
  }

  @Test func aJumpBetweenAnimationsIsNoPause() throws {
    let machine = Machine(count: 3, mode: .continuous)
    var step = try #require(machine.start())
    for index in 0..<30 { step = try #require(machine.complete(step, animated: index % 3 == 0)) }
    #expect(machine.isRunning)
  }

  @Test(arguments: [0, 1])
  func tooFewPhasesStandStill(count: Int) {
    let continuous = Machine(count: count, mode: .continuous)
    #expect(continuous.start() == nil)
    let triggered = Machine(count: count, mode: .triggered)
    #expect(triggered.trigger() == nil)
    #expect(continuous.trigger() == nil)
  }

  @Test func changingTheMode() throws {
    let machine = Machine(count: 3, mode: .continuous)
    let one = try #require(machine.start())
    let two = try #require(machine.complete(one, animated: true))
    let back = try #require(machine.setMode(.triggered))
    #expect(back.phase == 0)
    #expect(machine.complete(two, animated: true) == nil)
    #expect(machine.complete(back, animated: true) == nil)
    #expect(machine.setMode(.triggered) == nil)
    #expect(machine.setMode(.continuous)?.phase == 1)
  }
}
