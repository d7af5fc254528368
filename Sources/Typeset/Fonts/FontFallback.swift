import CHarfBuzz
import Foundation

/// Chooses a font for a cluster that the asked-for font cannot draw.
enum FontFallback {
  /// A cluster without a font.
  struct Query: Hashable, Sendable {
    var cluster: String
    /// The wanted weight on OpenType's scale.
    var weight: CGFloat
    var isItalic: Bool
    /// The language of the text, which decides between the forms of Han characters.
    var language: String?
    /// Whether the cluster is to be drawn as a colour picture.
    var wantsEmoji: Bool
  }

  /// What the order of the fonts to try depends on.
  struct Preference: Hashable, Sendable {
    var script: Script?
    var weight: CGFloat
    var isItalic: Bool
    var language: String?
    var wantsEmoji: Bool

    init(_ query: Query) {
      script = query.cluster.unicodeScalars.lazy.map(Script.of).first { $0.isReal }
      weight = query.weight
      isItalic = query.isItalic
      language = query.language
      wantsEmoji = query.wantsEmoji
    }
  }

  /// The fonts to try, best first: order of families, then nearness of the cut, then order of files.
  static func candidates(for preference: Preference, among records: [FontRecord]) -> [FontRecord] {
    let script = preference.script
    let han = hanFamily(for: preference.language)
    func rank(_ record: FontRecord) -> Int {
      let family = record.family
      if preference.wantsEmoji, family == emojiFamily { return 0 }
      if let script, family == "Noto Sans \(script.englishName)" { return 1 }
      if family.hasPrefix("Noto Sans CJK") || family.hasPrefix("Noto Sans Mono CJK") {
        return family == han ? 2 : 6
      }
      if family == "Inter" { return 3 }
      if family == "DejaVu Sans" { return 4 }
      if family == emojiFamily { return 5 }
      if family.hasPrefix("Noto Sans") { return 7 }
      if family.contains("Sans") { return 8 }
      return 9
    }
    return records.enumerated().map { offset, record in
      (
        rank: rank(record), record: record, offset: offset,
        distance: record.distance(weight: preference.weight, isItalic: preference.isItalic, width: 1)
      )
    }.sorted { ($0.rank, $0.distance, $0.offset) < ($1.rank, $1.distance, $1.offset) }.map(\.record)
  }

  /// Whether `face` has every character of `cluster`, as it is or composed.
  static func covers(_ face: FontFace, _ cluster: String) -> Bool {
    if hasAll(face, cluster.unicodeScalars) { return true }
    let composed = cluster.precomposedStringWithCanonicalMapping
    return composed.unicodeScalars.count < cluster.unicodeScalars.count && hasAll(face, composed.unicodeScalars)
  }

  private static func hasAll(_ face: FontFace, _ scalars: String.UnicodeScalarView) -> Bool {
    scalars.allSatisfy { $0.properties.isDefaultIgnorableCodePoint || face.glyph(for: $0) != nil }
  }

  /// The size of a fallback face relative to the size asked for: its capitals become as tall as those around them,
  /// within 15 %. Pictures keep the size.
  static func scale(of face: FontFace, besideCapHeight capHeight: CGFloat) -> CGFloat {
    guard !face.isColor, face.emMetrics.capHeight > 0 else { return 1 }
    return min(max(capHeight / face.emMetrics.capHeight, 0.85), 1.15)
  }

  private static let emojiFamily = "Noto Color Emoji"

  private static func hanFamily(for language: String?) -> String {
    let parts = (language ?? "").lowercased().split { $0 == "-" || $0 == "_" }
    switch parts.first {
    case "ja": return "Noto Sans CJK JP"
    case "ko": return "Noto Sans CJK KR"
    case "zh" where parts.contains("hk") || parts.contains("mo"): return "Noto Sans CJK HK"
    case "zh" where parts.contains("hant") || parts.contains("tw"): return "Noto Sans CJK TC"
    default: return "Noto Sans CJK SC"
    }
  }
}
