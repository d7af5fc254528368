import Foundation

/// A font at no particular size: where glyphs' outlines come from.
///
/// The object itself is the glyph cache's key; the cache keeps it alive while it holds glyphs of it.
public protocol GlyphSource: AnyObject, Sendable {
  /// The outline of a glyph in units of the em (1 is the font size), origin on the baseline, y down;
  /// nil or empty when it has none, such as a space.
  func outline(of glyph: UInt32) -> Path?

  /// A picture of a glyph that has colours of its own, made for about `pixelsPerEm`; nil for others.
  func picture(of glyph: UInt32, pixelsPerEm: Double) -> GlyphPicture?
}

extension GlyphSource {
  /// No glyph has a picture.
  public func picture(of glyph: UInt32, pixelsPerEm: Double) -> GlyphPicture? { nil }
}

/// A glyph that is a picture, such as an emoji.
public struct GlyphPicture: Sendable {
  /// The picture.
  public var image: Surface
  /// Where the picture lies, in units of the em, origin on the baseline, y down.
  public var bounds: CGRect

  /// A picture and its place.
  public init(image: Surface, bounds: CGRect) {
    self.image = image
    self.bounds = bounds
  }
}

/// Glyphs of one font and size at their places.
public struct GlyphRun: Sendable {
  /// The font.
  public var source: any GlyphSource
  /// The size of the em, in the units of the positions.
  public var size: Double
  /// The glyphs' numbers in the font.
  public var glyphs: [UInt32]
  /// The glyphs' origins on the baseline, as many as there are glyphs.
  public var positions: [CGPoint]

  /// A run; glyphs or positions beyond the shorter of the two lists are not drawn.
  public init(source: any GlyphSource, size: Double, glyphs: [UInt32], positions: [CGPoint]) {
    self.source = source
    self.size = size
    self.glyphs = glyphs
    self.positions = positions
  }
}
