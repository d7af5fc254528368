extension Text {
  /// How a date is shown.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }
    let kind: Kind

    /// The time of day, as in "11:23 PM".
    public static let time = DateStyle(kind: .time)
    /// The day, as in "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// The distance from now, as in "2 hr, 23 min".
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now with a sign, as in "+2 hours".
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now as a clock shows it, as in "2:32" or "36:59:01".
    public static let timer = DateStyle(kind: .timer)
  }

  /// Shows a date; in the styles that tell a distance from now the text keeps up with the time.
  public init(_ date: Date, style: DateStyle) {
    content = .computed(ComputedText(source: DateSource(date: date, style: style.kind)))
  }

  /// Shows the range between two dates.
  public init(_ dates: ClosedRange<Date>) {
    content = .computed(ComputedText(source: DateRangeSource(range: dates)))
  }

  /// Shows the range of an interval.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Shows the time run, or left to run, within an interval.
  ///
  /// - Parameters:
  ///   - timerInterval: the time within which the timer runs.
  ///   - pauseTime: when it stops; nil lets it run to the end.
  ///   - countsDown: whether it shows the time left instead of the time run.
  ///   - showsHours: whether hours are counted apart once there are 60 minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    content = .computed(
      ComputedText(
        source: TimerSource(
          interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}

/// A date in a `Text.DateStyle`.
struct DateSource: TextSource {
  let date: Date
  let style: Text.DateStyle.Kind

  func text(_ context: TextContext) -> AttributedString {
    let distance = date.timeIntervalSince(context.now)
    return AttributedString(string(distance, context))
  }

  private func string(_ distance: TimeInterval, _ context: TextContext) -> String {
    var format = Date.FormatStyle(
      locale: context.locale, calendar: context.calendar, timeZone: context.timeZone)
    switch style {
    case .time:
      format = format.hour().minute()
      return format.format(date)
    case .date:
      format = format.year().month(.wide).day()
      return format.format(date)
    case .timer:
      return ClockTime.string(distance.magnitude, showsHours: true)
    case .relative, .offset:
      let units = Duration.UnitsFormatStyle(
        allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: style == .offset ? .wide : .abbreviated,
        maximumUnitCount: style == .offset ? 1 : 2
      ).locale(context.locale)
      let text = units.format(.seconds(distance.magnitude.rounded(.down)))
      if style == .relative { return text }
      return (distance < 0 ? "−" : "+") + text
    }
  }

  func nextChange(after now: Date) -> Date? {
    switch style {
    case .time, .date: nil
    case .relative, .offset, .timer: ClockTime.nextSecond(of: date, after: now)
    }
  }
}

/// Two dates and a dash.
struct DateRangeSource: TextSource {
  let range: ClosedRange<Date>

  func text(_ context: TextContext) -> AttributedString {
    let format = Date.IntervalFormatStyle(
      date: .abbreviated, time: .shortened, locale: context.locale, calendar: context.calendar,
      timeZone: context.timeZone)
    return AttributedString(format.format(range.lowerBound..<range.upperBound))
  }
}

/// The time run, or left to run, within an interval.
struct TimerSource: TextSource {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  func text(_ context: TextContext) -> AttributedString {
    let now = min(max(min(context.now, pauseTime ?? context.now), interval.lowerBound), interval.upperBound)
    let shown =
      countsDown ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
    // What is left is rounded up, so that zero means that the time is over.
    return AttributedString(ClockTime.string(countsDown ? shown.rounded(.up) : shown, showsHours: showsHours))
  }

  func nextChange(after now: Date) -> Date? {
    let end = min(interval.upperBound, pauseTime ?? interval.upperBound)
    guard now < end else { return nil }
    if now < interval.lowerBound { return interval.lowerBound }
    let anchor = countsDown ? interval.upperBound : interval.lowerBound
    return min(ClockTime.nextSecond(of: anchor, after: now), end)
  }
}

/// Lengths of time as a clock shows them.
enum ClockTime {
  /// "0:07", "12:30", "1:02:03"; fractions of a second are dropped.
  static func string(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let total = seconds.isFinite ? Int(min(max(seconds, 0), 1e12)) : 0
    let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = showsHours ? (total / 3600, total / 60 % 60) : (0, total / 60)
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(total % 60))" : "\(minutes):\(two(total % 60))"
  }

  /// The first moment after `now` that is a whole number of seconds from `anchor`.
  static func nextSecond(of anchor: Date, after now: Date) -> Date {
    let distance = now.timeIntervalSince(anchor)
    var next = anchor.addingTimeInterval(distance.rounded(.down) + 1)
    if next.timeIntervalSince(now) < 1e-6 { next = next.addingTimeInterval(1) }
    return next
  }
}
