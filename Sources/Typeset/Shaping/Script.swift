import CHarfBuzz

/// The writing system of a character.
struct Script: Hashable, Sendable {
  /// HarfBuzz's number: the ISO 15924 tag.
  let value: UInt32

  /// The script that Unicode gives to `scalar`.
  static func of(_ scalar: Unicode.Scalar) -> Script {
    Script(value: hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue)
  }

  static let common = Script(value: HB_SCRIPT_COMMON.rawValue)
  static let inherited = Script(value: HB_SCRIPT_INHERITED.rawValue)
  static let latin = Script(value: HB_SCRIPT_LATIN.rawValue)

  /// Whether the character belongs to one script rather than to whatever surrounds it.
  var isReal: Bool { self != .common && self != .inherited && value != HB_SCRIPT_UNKNOWN.rawValue }

  /// Whether letters join, so that space must not come between them.
  var isCursive: Bool { Script.cursive.contains(value) }

  private static let cursive: Set<UInt32> = [
    HB_SCRIPT_ARABIC.rawValue, HB_SCRIPT_SYRIAC.rawValue, HB_SCRIPT_MONGOLIAN.rawValue, HB_SCRIPT_NKO.rawValue,
    HB_SCRIPT_MANDAIC.rawValue, HB_SCRIPT_PHAGS_PA.rawValue, HB_SCRIPT_ADLAM.rawValue,
    HB_SCRIPT_HANIFI_ROHINGYA.rawValue,
  ]

  /// The name that font families use for the script, empty where none is known here.
  var englishName: String { Script.names[value] ?? "" }

  private static let names: [UInt32: String] = [
    HB_SCRIPT_ARABIC.rawValue: "Arabic", HB_SCRIPT_HEBREW.rawValue: "Hebrew", HB_SCRIPT_THAI.rawValue: "Thai",
    HB_SCRIPT_DEVANAGARI.rawValue: "Devanagari", HB_SCRIPT_BENGALI.rawValue: "Bengali",
    HB_SCRIPT_GURMUKHI.rawValue: "Gurmukhi", HB_SCRIPT_GUJARATI.rawValue: "Gujarati",
    HB_SCRIPT_ORIYA.rawValue: "Oriya", HB_SCRIPT_TAMIL.rawValue: "Tamil", HB_SCRIPT_TELUGU.rawValue: "Telugu",
    HB_SCRIPT_KANNADA.rawValue: "Kannada", HB_SCRIPT_MALAYALAM.rawValue: "Malayalam",
    HB_SCRIPT_SINHALA.rawValue: "Sinhala", HB_SCRIPT_LAO.rawValue: "Lao", HB_SCRIPT_KHMER.rawValue: "Khmer",
    HB_SCRIPT_MYANMAR.rawValue: "Myanmar", HB_SCRIPT_TIBETAN.rawValue: "Tibetan",
    HB_SCRIPT_GEORGIAN.rawValue: "Georgian", HB_SCRIPT_ARMENIAN.rawValue: "Armenian",
    HB_SCRIPT_ETHIOPIC.rawValue: "Ethiopic", HB_SCRIPT_CHEROKEE.rawValue: "Cherokee",
    HB_SCRIPT_SYRIAC.rawValue: "Syriac", HB_SCRIPT_NKO.rawValue: "NKo", HB_SCRIPT_THAANA.rawValue: "Thaana",
    HB_SCRIPT_MONGOLIAN.rawValue: "Mongolian",
  ]
}
