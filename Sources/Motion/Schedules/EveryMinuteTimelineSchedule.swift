import Foundation

/// The start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// A schedule.
  public init() {}

  /// The start of the minute that `startDate` is in, then that of each after it.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    // Offsets from universal time are whole minutes, so this is the minute of every calendar.
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    let origin = Date(timeIntervalSinceReferenceDate: minute)
    return Entries(times: PeriodicTimelineSchedule.Entries(origin: origin, interval: 60))
  }

  /// An endless sequence of dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var times: PeriodicTimelineSchedule.Entries

    /// The next date.
    public mutating func next() -> Date? { times.next() }
  }
}
