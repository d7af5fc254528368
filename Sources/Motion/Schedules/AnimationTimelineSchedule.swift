import Foundation

/// As many times as there are frames, or fewer.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// A schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: the least time between two updates, in seconds; nil, or a time that is not positive, for every
  ///     frame of a display that shows 120 a second.
  ///   - paused: whether there are no updates.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval.flatMap { $0 > 0 ? $0 : nil } ?? 1.0 / 120
    isPaused = paused
  }

  /// `start`, then one after each interval; none when paused, or at low frequency.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    let isActive = !isPaused && mode == .normal
    return Entries(times: isActive ? PeriodicTimelineSchedule.Entries(origin: start, interval: interval) : nil)
  }

  /// An endless, or empty, sequence of dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var times: PeriodicTimelineSchedule.Entries?

    /// The next date.
    public mutating func next() -> Date? { times?.next() }
  }
}
