import Foundation

/// Given times.
public struct ExplicitTimelineSchedule<Entries>: TimelineSchedule where Entries: Sequence, Entries.Element == Date {
  private let dates: Entries

  /// A schedule.
  ///
  /// - Parameter dates: the times, in ascending order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// All the times.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}
