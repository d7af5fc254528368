/// A string to be translated later: key, default value, and where to look for the translation.
///
/// Foundation's own type of that name is missing on this platform.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Where the tables of translations are.
  public enum BundleDescription: Equatable, Sendable {
    /// The app's own.
    case main
    /// That of a class's module.
    case forClass(AnyClass)
    case atURL(URL)

    public static func == (a: BundleDescription, b: BundleDescription) -> Bool {
      switch (a, b) {
      case (.main, .main): true
      case (.forClass(let a), .forClass(let b)): a == b
      case (.atURL(let a), .atURL(let b)): a == b
      default: false
      }
    }

    /// Nil for the app's own.
    var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  let format: LocalizedFormat
  let explicitDefault: String.LocalizationValue?
  /// The table to look in; nil is "Localizable".
  public let table: String?
  /// The language of `String(localized:)`. Texts on screen go by the environment's locale, unless this was set.
  public var locale: Locale { explicitLocale ?? .current }
  public let bundle: BundleDescription
  /// Nil where no locale was named.
  let explicitLocale: Locale?

  /// What translations are found by.
  public var key: String { format.key }

  /// What is shown where there is no translation.
  public var defaultValue: String.LocalizationValue {
    explicitDefault ?? String.LocalizationValue(format.key)
  }

  /// A resource whose key is its default value.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    format = keyAndValue.format
    explicitDefault = nil
    self.table = table
    self.bundle = bundle
    explicitLocale = locale
  }

  /// A resource with a key apart from its default value.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    format = LocalizedFormat(String(describing: key))
    explicitDefault = defaultValue
    self.table = table
    self.bundle = bundle
    explicitLocale = locale
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

/// A value that has a translatable name.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  public var localizedStringResource: LocalizedStringResource { self }
}
