import Foundation
import Testing

@testable import Motion

@Suite struct TimelineScheduleTests {
  private func times<S: TimelineSchedule>(
    _ schedule: S, from start: Double, _ count: Int, mode: TimelineScheduleMode = .normal
  ) -> [Double] {
    schedule.entries(from: Date(timeIntervalSinceReferenceDate: start), mode: mode).prefix(count)
      .map(\.timeIntervalSinceReferenceDate)
  }

  private func date(_ time: Double) -> Date { Date(timeIntervalSinceReferenceDate: time) }

  @Test func periodic() {
    #expect(times(.periodic(from: date(0), by: 5), from: 12, 3) == [10, 15, 20])
    #expect(times(.periodic(from: date(0), by: 5), from: 15, 2) == [15, 20])
    #expect(times(.periodic(from: date(0), by: 10), from: 25, 2) == [20, 30])
    #expect(times(.periodic(from: date(3), by: 10), from: -1, 2) == [3, 13])
    #expect(times(.periodic(from: date(3), by: 0), from: 7, 9) == [3])
  }

  @Test func animation() {
    #expect(times(.animation(minimumInterval: 1.5), from: 0, 3) == [0, 1.5, 3])
    let frames: [Double] = times(.animation, from: 0, 3)
    #expect(frames == [0, 1.0 / 120, 2.0 / 120])
    #expect(times(.animation(paused: true), from: 0, 3).isEmpty)
    #expect(times(.animation, from: 0, 3, mode: .lowFrequency).isEmpty)
    #expect(times(.animation(minimumInterval: 0), from: 0, 2) == [0, 1.0 / 120])
  }

  @Test func everyMinute() {
    #expect(times(.everyMinute, from: 125.25, 3) == [120, 180, 240])
    #expect(times(.everyMinute, from: 60, 2) == [60, 120])
    #expect(times(.everyMinute, from: -1, 2) == [-60, 0])
  }

  @Test func explicit() {
    #expect(times(.explicit([date(3), date(9)]), from: 5, 9) == [3, 9])
  }

  @Test func roundingDoesNotAddUp() {
    let last = times(.animation(minimumInterval: 0.1), from: 0, 10_001).last
    #expect(last == 1000)
  }
}
