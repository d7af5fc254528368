import Testing

@testable import Stage

struct PlaybackClockTests {
  @Test func runsWithTheRealTime() {
    let clock = PlaybackClock(now: 10)
    #expect(clock.time(at: 12.5) == 2.5)
    #expect(clock.wait(until: 3, at: 12.5) == 0.5)
  }

  @Test func aPauseHoldsAndGoesOnWithoutAJump() {
    var clock = PlaybackClock(now: 0)
    clock.setPaused(true, at: 2)
    #expect(clock.time(at: 50) == 2)
    #expect(clock.wait(until: 3, at: 50) == nil)
    clock.setPaused(false, at: 60)
    #expect(clock.time(at: 61) == 3)
  }

  @Test func aChangeOfSpeedDoesNotJump() {
    var clock = PlaybackClock(now: 0)
    clock.changeSpeed(by: -1, at: 4)
    #expect(clock.speed == 0.5)
    #expect(clock.time(at: 4) == 4)
    #expect(clock.time(at: 6) == 5)
    #expect(clock.wait(until: 6, at: 6) == 2)
  }

  @Test func theSpeedsHaveEnds() {
    var clock = PlaybackClock(now: 0)
    for _ in 0..<10 { clock.changeSpeed(by: -1, at: 0) }
    #expect(clock.speed == 0.1)
    for _ in 0..<10 { clock.changeSpeed(by: 1, at: 0) }
    #expect(clock.speed == 2)
  }

  @Test func seekingHoldsWhilePaused() {
    var clock = PlaybackClock(now: 0)
    clock.setPaused(true, at: 1)
    clock.seek(to: 7, at: 3)
    #expect(clock.time(at: 30) == 7)
    clock.seek(to: -1, at: 30)
    #expect(clock.time(at: 30) == 0)
  }
}
