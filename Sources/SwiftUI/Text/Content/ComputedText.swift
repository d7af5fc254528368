/// Text made of a value when it is shown: a date, a running timer, a number in a format.
struct ComputedText: Equatable, Sendable {
  let source: any TextSource

  static func == (a: ComputedText, b: ComputedText) -> Bool {
    func isSame<S: TextSource>(_ source: S) -> Bool { source == (b.source as? S) }
    return isSame(a.source)
  }
}

/// Makes a text of a value.
protocol TextSource: Equatable, Sendable {
  func text(_ context: TextContext) -> AttributedString
  /// When the text will next be another, with nothing changed but the time; nil for never.
  func nextChange(after date: Date) -> Date?
}

extension TextSource {
  func nextChange(after date: Date) -> Date? { nil }
}

/// What computed text depends on.
struct TextContext {
  var locale: Locale
  var calendar: Calendar
  var timeZone: TimeZone
  var now: Date

  init(_ environment: EnvironmentValues, now: Date) {
    locale = environment.locale
    calendar = environment.calendar
    timeZone = environment.timeZone
    self.now = now
  }
}

/// A value in a `FormatStyle`.
struct FormattedSource<F: FormatStyle>: TextSource, @unchecked Sendable where F.FormatInput: Equatable {
  let input: F.FormatInput
  let format: F
  let attributed: (F.FormatOutput) -> AttributedString

  func text(_ context: TextContext) -> AttributedString {
    attributed(format.locale(context.locale).format(input))
  }

  static func == (a: Self, b: Self) -> Bool { a.input == b.input && a.format == b.format }
}

/// A value in the words of a `Formatter`.
struct FormatterSource: TextSource, @unchecked Sendable {
  let subject: AnyHashable
  let formatter: Formatter

  func text(_ context: TextContext) -> AttributedString {
    AttributedString(formatter.string(for: subject.base) ?? "")
  }

  static func == (a: Self, b: Self) -> Bool { a.subject == b.subject && a.formatter === b.formatter }
}

extension Text {
  /// Shows a value in a format, in the environment's language.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    content = .computed(
      ComputedText(source: FormattedSource(input: input, format: format) { AttributedString($0) }))
  }

  /// Shows a value in a format that gives attributes as well.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    content = .computed(ComputedText(source: FormattedSource(input: input, format: format) { $0 }))
  }

  /// Shows a value in the words of `formatter`.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    content = .computed(ComputedText(source: FormatterSource(subject: AnyHashable(subject), formatter: formatter)))
  }

  /// Shows an object in the words of `formatter`.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    content = .computed(ComputedText(source: FormatterSource(subject: AnyHashable(subject), formatter: formatter)))
  }
}
