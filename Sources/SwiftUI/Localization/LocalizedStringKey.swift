/// The key of a text that is to be translated.
///
/// A string literal makes one. Interpolated values become specifiers of the key (`"\(3) items"` has the key
/// `%lld items`) and are put into the translation.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let format: LocalizedFormat

  public init(_ value: String) { format = LocalizedFormat(value) }

  public init(stringLiteral value: String) { format = LocalizedFormat(value) }

  public init(stringInterpolation: StringInterpolation) { format = stringInterpolation.builder.build() }

  /// Collects the parts of an interpolated key.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var builder = LocalizedFormat.Builder()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { builder.append(literal: literal) }

    public mutating func appendInterpolation(_ string: String) { builder.append(.string(string), specifier: "%@") }

    /// A Foundation value, in the words of `formatter`.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      builder.append(.string(formatter?.string(for: subject) ?? subject.description), specifier: "%@")
    }

    /// An object, in the words of `formatter`.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      builder.append(.string(formatter?.string(for: subject) ?? subject.description), specifier: "%@")
    }

    /// A value in a format, in the environment's language where the format does not name one.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatInput: Sendable, F.FormatOutput == String, F: Sendable {
      builder.append(.text(Text(input, format: format)), specifier: "%@")
    }

    /// A number, with the format that its type has.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      builder.append(value.argument, specifier: value._specifier)
    }

    /// A number in a `printf` format such as `%.1f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      builder.append(value.argument, specifier: specifier)
    }

    /// A text with a look of its own.
    public mutating func appendInterpolation(_ text: Text) { builder.append(.text(text), specifier: "%@") }

    /// A picture in the line.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendInterpolation(Text(resource))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

    public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
  }
}
