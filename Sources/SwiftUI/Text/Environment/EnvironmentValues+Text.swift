/// Where lines of text shorter than the widest one stand.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

extension EnvironmentValues {
  private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
  private enum AttributesKey: EnvironmentKey { static let defaultValue = TextAttributes() }
  private enum LineLimitsKey: EnvironmentKey { static let defaultValue = LineLimits() }
  private enum LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
  private enum AlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
  private enum TruncationKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
  private enum ScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
  private enum TighteningKey: EnvironmentKey { static let defaultValue = false }
  private enum CaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
  private enum TypesettingLanguageKey: EnvironmentKey { static let defaultValue = TypesettingLanguage.automatic }

  /// The font of text that sets none; nil means body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The look that the views around a text give it.
  var textAttributes: TextAttributes {
    get { self[AttributesKey.self] }
    set { self[AttributesKey.self] = newValue }
  }

  /// The most lines that text may have; nil sets no limit.
  public var lineLimit: Int? {
    get { lineLimits.most }
    set { lineLimits = LineLimits(most: newValue) }
  }

  var lineLimits: LineLimits {
    get { self[LineLimitsKey.self] }
    set { self[LineLimitsKey.self] = newValue }
  }

  /// The distance between the bottom of one line and the top of the next, in points, on top of the font's leading.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Where lines of text shorter than the widest one stand.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  /// Which part of text that does not fit is left out.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// How far text may shrink to fit, as a fraction of its size.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }

  /// Whether letters may move together to fit.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// The case that text is turned into; nil leaves it as it is.
  public var textCase: Text.Case? {
    get { self[CaseKey.self] }
    set { self[CaseKey.self] = newValue }
  }

  /// The language that text is set by.
  var typesettingLanguage: TypesettingLanguage {
    get { self[TypesettingLanguageKey.self] }
    set { self[TypesettingLanguageKey.self] = newValue }
  }
}

/// How many lines text has.
struct LineLimits: Hashable, Sendable {
  /// At least this many lines' height is taken up; nil takes what the text needs.
  var least: Int?
  /// The most lines shown; nil sets no limit.
  var most: Int?
}

/// The language whose rules text is set by.
public struct TypesettingLanguage: Hashable, Sendable {
  let language: Locale.Language?

  /// The language of the environment's locale.
  public static let automatic = TypesettingLanguage(language: nil)

  /// A language chosen by name.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}
