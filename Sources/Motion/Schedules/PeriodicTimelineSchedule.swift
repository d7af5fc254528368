import Foundation

/// Times at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// A schedule.
  ///
  /// - Parameters:
  ///   - startDate: one of the times.
  ///   - interval: the time between two, in seconds. An interval that is not positive gives only the first time.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The time at or before `startDate`, then one after each interval. From a date before the schedule's own start the
  /// first is, as the remainder has the sign of the difference, the time at or after it.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0 else { return Entries(origin: start, interval: nil) }
    let past = startDate.timeIntervalSince(start).truncatingRemainder(dividingBy: interval)
    return Entries(origin: startDate - past, interval: interval)
  }

  /// An endless sequence of dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let origin: Date
    /// nil for the origin alone.
    let interval: TimeInterval?
    private var count = 0

    init(origin: Date, interval: TimeInterval?) {
      self.origin = origin
      self.interval = interval
    }

    /// The next date. They are multiples of the interval, so that rounding does not add up.
    public mutating func next() -> Date? {
      defer { count += 1 }
      guard let interval else { return count == 0 ? origin : nil }
      return origin + Double(count) * interval
    }
  }
}
