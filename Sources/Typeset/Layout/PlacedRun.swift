import Foundation
import Raster

/// Glyphs of one run in one face, at their places in the layout.
///
/// One text run makes several placed ones where it is broken, changes direction or needs another face. They are in
/// the order of the screen, left to right.
public struct PlacedRun: Sendable {
  /// The text run's tag.
  public let tag: Int
  /// The index of the text run among the paragraph's.
  public let run: Int
  /// The font that was asked for, at the size at which it is set.
  public let font: FontDescriptor
  /// That font's measures, for underlines and strikethroughs.
  public let metrics: FontMetrics
  /// The glyphs, none where a picture of the caller's goes; positions are in the layout's coordinates, points, y downwards.
  public let glyphs: GlyphRun
  /// The character that each glyph belongs to; a ligature's first.
  public let glyphCharacters: [Int]
  /// The left edge of the character that each glyph belongs to, and at the end the right edge of the last.
  public let edges: [CGFloat]
  /// The run's part of the line: from its first to its last advance, from its font's ascent to its descent.
  public let bounds: CGRect
  /// The y of the run's own baseline, moved by its baseline offset.
  public let baseline: CGFloat
  /// The characters; empty for an inserted ellipsis or hyphen.
  public let characters: Range<Int>
  /// Whether the run reads from right to left.
  public let isRightToLeft: Bool
  /// The ellipsis or hyphen that this is, which is not in the text; nil for the text's own characters.
  public let insertedText: String?
}
