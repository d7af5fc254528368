extension String {
  /// A string to be translated, with the values of its interpolations: the part of Foundation that is missing here.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let format: LocalizedFormat

    public init(_ value: String) { format = LocalizedFormat(value) }

    public init(stringLiteral value: String) { format = LocalizedFormat(value) }

    public init(stringInterpolation: StringInterpolation) { format = stringInterpolation.builder.build() }

    /// Collects the parts of an interpolated string.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var builder = LocalizedFormat.Builder()

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) { builder.append(literal: literal) }

      public mutating func appendInterpolation(_ string: String) { builder.append(.string(string), specifier: "%@") }

      public mutating func appendInterpolation(_ string: Substring) { appendInterpolation(String(string)) }

      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        builder.append(value.argument, specifier: value._specifier)
      }

      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
        builder.append(value.argument, specifier: specifier)
      }

      public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatInput: Sendable, F.FormatOutput == String, F: Sendable {
        builder.append(.text(Text(input, format: format)), specifier: "%@")
      }

      public mutating func appendInterpolation(_ attributedString: AttributedString) {
        builder.append(.string(String(attributedString.characters)), specifier: "%@")
      }

      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        builder.append(.text(Text(resource)), specifier: "%@")
      }
    }
  }

  /// The translation of `keyAndValue` for `locale`.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let text = LocalizedText(
      format: keyAndValue.format, table: table, bundle: bundle, locale: locale, defaultValue: nil)
    self = text.string(locale: locale)
  }

  /// The translation of `key` for `locale`; where there is none, `defaultValue`.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let text = LocalizedText(
      format: LocalizedFormat(String(describing: key)), table: table, bundle: bundle, locale: locale,
      defaultValue: defaultValue.format)
    self = text.string(locale: locale)
  }

  /// The translation of a resource for its own locale.
  public init(localized resource: LocalizedStringResource) {
    self = LocalizedText(resource).string(locale: resource.locale)
  }
}
