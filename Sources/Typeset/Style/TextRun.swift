import Foundation

/// A stretch of text in one font.
public struct TextRun: Hashable, Sendable {
  /// The characters. Line breaks in them start new lines.
  public var text: String
  /// The font.
  public var font: FontDescriptor
  /// Extra space after each cluster, in points; unlike tracking it leaves ligatures alone.
  public var kerning: CGFloat
  /// How far the glyphs are moved up, in points.
  public var baselineOffset: CGFloat
  /// The caller's own mark, handed back on each placed run: the key to colour, underline and the like.
  /// The typesetter never reads it, but it is part of a run's identity.
  public var tag: Int

  /// The width of a picture that the caller draws in place of each character, in points; nil to draw the characters.
  /// It keeps its size when text shrinks to fit. Negative and non-finite widths count as 0.
  public var fixedAdvance: CGFloat?

  /// A run of text.
  public init(
    _ text: String, font: FontDescriptor = FontDescriptor(), kerning: CGFloat = 0,
    baselineOffset: CGFloat = 0, tag: Int = 0, fixedAdvance: CGFloat? = nil
  ) {
    self.text = text
    self.font = font
    self.kerning = kerning
    self.baselineOffset = baselineOffset
    self.tag = tag
    self.fixedAdvance = fixedAdvance
  }

  /// A place in the line for a picture of the caller's: one object replacement character.
  public static func picture(
    width: CGFloat, font: FontDescriptor = FontDescriptor(), baselineOffset: CGFloat = 0, tag: Int = 0
  ) -> TextRun {
    TextRun("\u{FFFC}", font: font, baselineOffset: baselineOffset, tag: tag, fixedAdvance: width)
  }

  /// The same run with its font, kerning and offset made smaller or larger.
  func scaled(by factor: CGFloat) -> TextRun {
    var copy = self
    copy.font = font.scaled(by: factor)
    copy.kerning = kerning * factor
    copy.baselineOffset = baselineOffset * factor
    return copy
  }
}
