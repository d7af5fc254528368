import CFreeType
import Foundation
import Raster

extension GlyphPicture {
  /// The picture of `glyph` at the font's largest bitmap size; nil when it has none.
  static func load(_ glyph: UInt32, from face: FontFace) -> GlyphPicture? {
    face.file.withFreeType { freeType in
      let count = Int(freeType.pointee.num_fixed_sizes)
      guard count > 0, let sizes = freeType.pointee.available_sizes else { return nil }
      let best = (0..<count).max { sizes[$0].y_ppem < sizes[$1].y_ppem } ?? 0
      guard FT_Select_Size(freeType, FT_Int(best)) == 0,
        FT_Load_Glyph(freeType, glyph, zoetrope_load_color) == 0, let slot = freeType.pointee.glyph
      else { return nil }
      let bitmap = slot.pointee.bitmap
      guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let buffer = bitmap.buffer,
        bitmap.width > 0, bitmap.rows > 0
      else { return nil }
      // FreeType's pixels are a surface's: blue, green, red, alpha, colours multiplied by alpha.
      let surface = Surface(width: Int(bitmap.width), height: Int(bitmap.rows))
      for row in 0..<surface.height {
        memcpy(surface.pixels + row * surface.stride, buffer + row * Int(bitmap.pitch), surface.width * 4)
      }
      let em = CGFloat(sizes[best].y_ppem) / 64
      return GlyphPicture(
        image: surface,
        bounds: CGRect(
          x: CGFloat(slot.pointee.bitmap_left) / em, y: -CGFloat(slot.pointee.bitmap_top) / em,
          width: CGFloat(surface.width) / em, height: CGFloat(surface.height) / em))
    }
  }
}
