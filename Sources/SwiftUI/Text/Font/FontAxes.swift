import Typeset

extension Font {
  /// The named roles of text, each with a size for every Dynamic Type size.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    /// The typesetter's name for the role.
    var role: Typeset.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  /// How dark the strokes are.
  public struct Weight: Hashable, Sendable {
    let value: FontWeight

    public static let ultraLight = Weight(value: .ultraLight)
    public static let thin = Weight(value: .thin)
    public static let light = Weight(value: .light)
    public static let regular = Weight(value: .regular)
    public static let medium = Weight(value: .medium)
    public static let semibold = Weight(value: .semibold)
    public static let bold = Weight(value: .bold)
    public static let heavy = Weight(value: .heavy)
    public static let black = Weight(value: .black)
  }

  /// The designs of the system font.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    var face: FontDesign {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// How wide the letters are.
  public struct Width: Hashable, Sendable {
    /// 0 is the standard width; negative values are narrower.
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(FontWidth.compressed.rawValue)
    public static let condensed = Width(FontWidth.condensed.rawValue)
    public static let standard = Width(FontWidth.standard.rawValue)
    public static let expanded = Width(FontWidth.expanded.rawValue)
  }

  /// The distance between lines, next to the font's own.
  public enum Leading: Hashable, Sendable {
    case standard
    /// Two points less.
    case tight
    /// Two points more.
    case loose
  }
}
