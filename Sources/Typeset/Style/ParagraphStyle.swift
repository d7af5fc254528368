import Foundation

/// How lines are made of text: alignment, limits, truncation and direction.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where lines shorter than the widest one stand.
  public enum Alignment: Hashable, Sendable { case leading, center, trailing }

  /// Which end of a line that does not fit gives way to an ellipsis.
  public enum Truncation: Hashable, Sendable { case head, middle, tail }

  /// The direction in which lines begin.
  public enum Direction: Hashable, Sendable { case leftToRight, rightToLeft }

  /// What sets the base level of the bidirectional algorithm.
  public enum BaseDirection: Hashable, Sendable {
    /// The layout direction.
    case layout
    /// Each paragraph's first strong character, and the layout direction where there is none.
    case natural
  }

  /// Where shorter lines stand.
  public var alignment: Alignment
  /// The most lines shown, nil for no limit. Values below 1 count as 1.
  public var lineLimit: Int?
  /// Whether the height is that of `lineLimit` lines even when there are fewer.
  public var reservesSpace: Bool
  /// The height is that of at least as many lines.
  public var minimumLines: Int
  /// What gives way when text does not fit.
  public var truncation: Truncation
  /// Extra space between lines, in points, on top of the font's leading.
  public var lineSpacing: CGFloat
  /// The smallest factor to which fonts shrink before text is cut, 0…1; 1 never shrinks.
  public var minimumScaleFactor: CGFloat
  /// Whether letters may move together, by up to 5 % of the em, before text is cut.
  public var allowsTightening: Bool
  /// The direction of the layout around the text.
  public var layoutDirection: Direction
  /// What sets the base level of bidirectional text.
  public var baseDirection: BaseDirection
  /// The language as a BCP 47 tag, such as "ja" or "es-MX"; nil when unknown. It chooses letter forms, the fallback
  /// for Han characters and the line breaking rules.
  public var language: String?

  /// A style; the defaults are those of plain body text.
  public init(
    alignment: Alignment = .leading, lineLimit: Int? = nil, reservesSpace: Bool = false, minimumLines: Int = 0,
    truncation: Truncation = .tail, lineSpacing: CGFloat = 0, minimumScaleFactor: CGFloat = 1,
    allowsTightening: Bool = false, layoutDirection: Direction = .leftToRight,
    baseDirection: BaseDirection = .layout, language: String? = nil
  ) {
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.reservesSpace = reservesSpace
    self.minimumLines = minimumLines
    self.truncation = truncation
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.layoutDirection = layoutDirection
    self.baseDirection = baseDirection
    self.language = language
  }

  /// The number of lines whose height is kept free.
  var reservedLines: Int { max(minimumLines, reservesSpace ? effectiveLineLimit ?? 0 : 0) }
  var effectiveLineLimit: Int? { lineLimit.map { max($0, 1) } }
  var effectiveLineSpacing: CGFloat { lineSpacing.isFinite ? lineSpacing : 0 }
  var effectiveScaleFactor: CGFloat {
    minimumScaleFactor.isNaN ? 1 : min(max(minimumScaleFactor, 0), 1)
  }
}
