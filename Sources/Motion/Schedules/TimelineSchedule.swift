import Foundation

/// The times at which a timeline view shows its content anew.
public protocol TimelineSchedule {
  /// How often the view is shown.
  typealias Mode = TimelineScheduleMode

  /// The times, in ascending order.
  associatedtype Entries: Sequence where Self.Entries.Element == Date

  /// The times from a date on. The first may be earlier: the one that is still in force then.
  ///
  /// - Parameters:
  ///   - startDate: the date from which the times are needed.
  ///   - mode: whether the schedule should leave some out.
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// How often a timeline view is to be updated.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal

  /// Less often, where that does not matter much.
  case lowFrequency
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Every frame, or less often.
  ///
  /// - Parameters:
  ///   - minimumInterval: the least time between two updates, in seconds; nil for every frame.
  ///   - paused: whether there are no updates.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At regular intervals.
  ///
  /// - Parameters:
  ///   - startDate: one of the times.
  ///   - interval: the time between two, in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// At the start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// At given times.
  ///
  /// - Parameter dates: the times, in ascending order.
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
