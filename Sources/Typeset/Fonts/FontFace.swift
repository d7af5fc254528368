import CHarfBuzz
import Foundation
import Raster
import Synchronization

/// One cut of a font, ready to shape and to draw: a file, its variation settings and its synthetic style.
///
/// A library hands out one instance for each such combination, so identity stands for equality.
public final class FontFace: @unchecked Sendable {
  /// What a face is made of.
  struct Key: Hashable, Sendable {
    var path: String
    var index: UInt32
    /// The setting of the weight axis, nil for a font without one.
    var weight: CGFloat?
    var synthetic = SyntheticStyle()
  }

  /// Changes to the outlines that stand in for a cut that the family does not have.
  struct SyntheticStyle: Hashable, Sendable {
    /// The horizontal scale.
    var horizontalScale: CGFloat = 1
    /// Whether upright outlines are slanted.
    var isSlanted = false
    /// The tangent of 12°, the angle of the slant.
    static let slant: CGFloat = 0.212_556_561_670_022_1
  }

  let key: Key
  let file: FontFile
  /// HarfBuzz's font, scaled to font units so that a shaping result serves every size.
  let font: OpaquePointer
  /// The font's own measures, as fractions of the em.
  let emMetrics: FontMetrics
  /// Whether the glyphs are colour pictures and not outlines.
  let isColor: Bool

  /// The PostScript name.
  public let postScriptName: String
  /// The family's name.
  public let familyName: String
  /// The weight of the file's cut on OpenType's scale.
  public let weight: CGFloat

  private let outlines = Mutex<[UInt32: Path]>([:])
  private let pictures = Mutex<[UInt32: GlyphPicture?]>([:])

  init(file: FontFile, record: FontRecord, key: Key) {
    self.key = key
    self.file = file
    postScriptName = record.postScriptName
    familyName = record.family
    weight = key.weight ?? record.weight
    isColor = file.hasColorBitmaps
    font = hb_font_create(file.face)
    let units = Int32(file.unitsPerEm)
    hb_font_set_scale(font, units, units)
    if let weight = key.weight {
      var setting = hb_variation_t(tag: FontFace.tag("wght"), value: Float(weight))
      hb_font_set_variations(font, &setting, 1)
    }
    hb_font_make_immutable(font)
    emMetrics = FontFace.metrics(of: font, unitsPerEm: file.unitsPerEm)
  }

  deinit {
    hb_font_destroy(font)
  }

  /// The number of font units in the em.
  public var unitsPerEm: CGFloat { file.unitsPerEm }

  /// The glyph that the font's character map has for `scalar`; nil where it has none.
  func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// The advance of `glyph` as a fraction of the em, before kerning.
  func advance(of glyph: UInt32) -> CGFloat {
    CGFloat(hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm * key.synthetic.horizontalScale
  }

  /// Whether the font's substitution table has a feature.
  func hasSubstitution(_ feature: String) -> Bool {
    var count: UInt32 = 0
    let total = hb_ot_layout_table_get_feature_tags(file.face, FontFace.tag("GSUB"), 0, &count, nil)
    var tags = [hb_tag_t](repeating: 0, count: Int(total))
    count = total
    hb_ot_layout_table_get_feature_tags(file.face, FontFace.tag("GSUB"), 0, &count, &tags)
    return tags.prefix(Int(count)).contains(FontFace.tag(feature))
  }

  /// The glyph's outline in units of the em, y downwards, with the synthetic style applied; empty for a
  /// glyph without one. Each is made once.
  func cachedOutline(of glyph: UInt32) -> Path {
    if let known = outlines.withLock({ $0[glyph] }) { return known }
    let made = GlyphOutline.path(of: glyph, in: self)
    return outlines.withLock { table in
      if let known = table[glyph] { return known }
      table[glyph] = made
      return made
    }
  }

  /// The glyph's colour picture; nil for a glyph without one. Each is read once.
  func cachedPicture(of glyph: UInt32) -> GlyphPicture? {
    if let known = pictures.withLock({ $0[glyph] }) { return known }
    let made = GlyphPicture.load(glyph, from: self)
    return pictures.withLock { table in
      if let known = table[glyph] { return known }
      table[glyph] = made
      return made
    }
  }

  /// A four-letter OpenType tag as a number.
  static func tag(_ name: StaticString) -> hb_tag_t {
    tag(name.description)
  }

  /// A four-letter OpenType tag as a number; shorter names are filled up with spaces.
  static func tag(_ name: String) -> hb_tag_t {
    hb_tag_from_string(name, Int32(name.utf8.count))
  }

  private static func metrics(of font: OpaquePointer, unitsPerEm: CGFloat) -> FontMetrics {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    func value(_ tag: hb_ot_metrics_tag_t) -> CGFloat? {
      var position: hb_position_t = 0
      guard hb_ot_metrics_get_position(font, tag, &position) != 0, position != 0 else { return nil }
      return CGFloat(position) / unitsPerEm
    }
    func height(of character: Unicode.Scalar) -> CGFloat? {
      var glyph: hb_codepoint_t = 0
      var box = hb_glyph_extents_t()
      guard hb_font_get_nominal_glyph(font, character.value, &glyph) != 0,
        hb_font_get_glyph_extents(font, glyph, &box) != 0, box.y_bearing > 0
      else { return nil }
      return CGFloat(box.y_bearing) / unitsPerEm
    }
    let ascent = CGFloat(extents.ascender) / unitsPerEm
    let capHeight = value(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? height(of: "H") ?? ascent * 0.75
    let xHeight = value(HB_OT_METRICS_TAG_X_HEIGHT) ?? height(of: "x") ?? capHeight * 0.7
    let thickness = value(HB_OT_METRICS_TAG_UNDERLINE_SIZE) ?? 0.05
    return FontMetrics(
      ascent: ascent, descent: -CGFloat(extents.descender) / unitsPerEm,
      leading: max(0, CGFloat(extents.line_gap) / unitsPerEm), capHeight: capHeight, xHeight: xHeight,
      underlineOffset: -(value(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) ?? -0.1) + thickness / 2,
      strikethroughOffset: xHeight / 2, lineThickness: thickness)
  }
}
