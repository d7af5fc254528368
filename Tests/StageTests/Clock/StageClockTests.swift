import Testing

@testable import Stage

@Suite struct StageClockTests {
  @Test func startsAtZeroAndNeverGoesBack() {
    let clock = StageClock()
    #expect(clock.now.offset == .zero)
    clock.advance(to: .init(offset: .seconds(2)))
    clock.advance(to: .init(offset: .seconds(1)))
    #expect(clock.seconds == 2)
  }

  @Test func instantsAreExact() {
    let third = Duration.seconds(1) / 3
    let start = StageClock.Instant(offset: .zero)
    let sum = (0..<300).reduce(start) { instant, _ in instant.advanced(by: third) }
    #expect(sum.offset == third * 300)
    #expect(start.duration(to: sum) == third * 300)
    #expect(start < sum)
  }

  @Test func sleepOnAClockWithoutAStageFails() async {
    let clock = StageClock()
    await #expect(throws: StageClockStopped.self) { try await clock.sleep(for: .seconds(1)) }
    do {
      let stage = StageScheduler(clock: clock)
      #expect(stage.nextDeadline == nil)
    }
    await #expect(throws: StageClockStopped.self) { try await clock.sleep(for: .seconds(1)) }
  }
}
