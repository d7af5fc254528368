import Raster

extension FontFace: GlyphSource {
  /// The glyph's outline in units of the em, y downwards, not hinted, with the synthetic style applied;
  /// nil for a glyph without one. Each is made once and then shared.
  public func outline(of glyph: UInt32) -> Path? {
    let path = cachedOutline(of: glyph)
    return path.isEmpty ? nil : path
  }

  /// The glyph's own picture at the font's largest bitmap size; nil in fonts of outlines.
  public func picture(of glyph: UInt32, pixelsPerEm: Double) -> GlyphPicture? {
    isColor ? cachedPicture(of: glyph) : nil
  }
}
