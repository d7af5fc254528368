/// What is needed to translate a text: key and arguments, and where to look.
struct LocalizedText: Equatable, Sendable {
  var format: LocalizedFormat
  var table: String?
  /// Nil is the app's own.
  var bundle: Bundle?
  /// The language, where it is not the environment's.
  var locale: Locale?
  /// What is shown where there is no translation; nil is the key.
  var defaultValue: LocalizedFormat?

  init(format: LocalizedFormat, table: String?, bundle: Bundle?, locale: Locale?, defaultValue: LocalizedFormat?) {
    self.format = format
    self.table = table
    self.bundle = bundle
    self.locale = locale
    self.defaultValue = defaultValue
  }

  init(_ resource: LocalizedStringResource) {
    self.init(
      format: resource.format, table: resource.table, bundle: resource.bundle.bundle,
      locale: resource.explicitLocale, defaultValue: resource.explicitDefault?.format)
  }

  /// A stretch of a translation.
  enum Part: Equatable {
    case literal(String)
    /// The characters of a value.
    case value(String)
    case text(Text)
  }

  /// The arguments: those of the default value where key and value are apart.
  private var arguments: [FormatArgument] { defaultValue?.arguments ?? format.arguments }

  /// The translation's parts for a language.
  func parts(locale: Locale) -> [Part] {
    let locale = self.locale ?? locale
    let arguments = arguments
    let text =
      StringTables.string(
        forKey: format.key, table: table, bundle: bundle, locale: locale, counts: arguments.map(\.count))
      ?? defaultValue?.key ?? format.key
    if arguments.isEmpty { return [.literal(text)] }
    return FormatString(text).parts.map { part in
      switch part {
      case .literal(let text): return .literal(text)
      case .specifier(let specifier):
        guard arguments.indices.contains(specifier.argument) else { return .value("") }
        let argument = arguments[specifier.argument]
        if case .text(let text) = argument { return .text(text) }
        return .value(specifier.string(for: argument, locale: locale))
      }
    }
  }

  /// The translation as plain characters; nothing in it is taken for Markdown.
  func string(locale: Locale) -> String {
    var environment = EnvironmentValues()
    environment.locale = self.locale ?? locale
    return parts(locale: locale).map { part in
      switch part {
      case .literal(let text), .value(let text): text
      case .text(let text): text._resolveText(in: environment)
      }
    }.joined()
  }
}
