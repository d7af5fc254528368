import CHarfBuzz
import Foundation

/// What a font file says of itself: enough to choose it without keeping it open.
struct FontRecord: Sendable {
  let path: String
  let index: UInt32
  let family: String
  let fullName: String
  let postScriptName: String
  /// The weight on OpenType's scale, 1…1000.
  let weight: CGFloat
  /// The width as a fraction of normal: 1 is normal.
  let width: CGFloat
  let isItalic: Bool
  /// The range of the weight axis, for a variable font.
  let weightAxis: ClosedRange<CGFloat>?

  init(_ file: FontFile) {
    path = file.path
    index = file.index
    let family =
      file.name(16) ?? file.name(1).map(FontRecord.withoutWeight)
      ?? URL(fileURLWithPath: file.path).deletingPathExtension().lastPathComponent
    self.family = family
    fullName = file.name(4) ?? family
    postScriptName = file.name(6) ?? fullName
    let font = hb_font_create(file.face)
    defer { hb_font_destroy(font) }
    weight = CGFloat(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
    width = CGFloat(hb_style_get_value(font, HB_STYLE_TAG_WIDTH)) / 100
    isItalic =
      hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0 || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) < 0
    var axis = hb_ot_var_axis_info_t()
    if hb_ot_var_find_axis_info(file.face, FontFace.tag("wght"), &axis) != 0 {
      weightAxis = CGFloat(axis.min_value)...CGFloat(max(axis.min_value, axis.max_value))
    } else {
      weightAxis = nil
    }
  }

  /// A family name without the weight at its end: fonts without a typographic family name put weights other than
  /// regular and bold into families of their own.
  private static func withoutWeight(_ name: String) -> String {
    for weight in weightNames where name.hasSuffix(weight) && name.count > weight.count {
      return String(name.dropLast(weight.count))
    }
    return name
  }

  /// Longer names before those that they end in.
  private static let weightNames = [
    " Extra Light", " ExtraLight", " Ultra Light", " UltraLight", " Extra Bold", " ExtraBold", " Semi Bold",
    " SemiBold", " Demi Bold", " DemiBold", " Thin", " Light", " Medium", " Bold", " Heavy", " Black",
  ]

  /// The records of the fonts in the file at `path`; none when it cannot be read as a font.
  static func records(at path: String) -> [FontRecord] {
    (0..<FontFile.count(at: path)).compactMap { index in
      guard let file = try? FontFile(path: path, index: index) else { return nil }
      return FontRecord(file)
    }
  }

  /// How far this font is from what is wanted; the smallest distance wins.
  func distance(weight wanted: CGFloat, isItalic wantsItalic: Bool, width wantedWidth: CGFloat) -> CGFloat {
    let reachable = weightAxis.map { min(max(wanted, $0.lowerBound), $0.upperBound) } ?? weight
    return abs(reachable - wanted) + (isItalic == wantsItalic ? 0 : 1000) + abs(width - wantedWidth) * 2000
  }
}
