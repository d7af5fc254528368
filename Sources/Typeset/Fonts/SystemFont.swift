import Foundation

/// The system face: its published measures, and how an installed family is fitted to them.
///
/// Layout always uses the system face's own line (2048 units per em: ascent 1950, descent 494). The stand-in is drawn
/// at the size at which its capitals are as tall (1443 units), and tracked so that words are as wide.
enum SystemFont {
  static let ascent: CGFloat = 1950 / 2048
  static let descent: CGFloat = 494 / 2048
  static let lineHeight: CGFloat = 2444 / 2048
  static let capHeight: CGFloat = 1443 / 2048
  static let xHeight: CGFloat = 1078 / 2048

  /// The system face's metrics at `size`, the same for all designs.
  static func metrics(size: CGFloat, leading: CGFloat) -> FontMetrics {
    FontMetrics(
      ascent: ascent * size, descent: descent * size, leading: leading, capHeight: capHeight * size,
      xHeight: xHeight * size, underlineOffset: 0.11 * size, strikethroughOffset: xHeight / 2 * size,
      lineThickness: 0.06 * size)
  }

  /// The families that stand in for `design` at `size`, best first.
  static func families(for design: FontDesign, size: CGFloat) -> [String] {
    switch design {
    case .default: size < displaySize ? ["Inter"] : ["Inter Display", "Inter"]
    case .rounded: ["Quicksand", "Inter"]
    case .serif: ["Noto Serif", "DejaVu Serif"]
    case .monospaced: ["JetBrains Mono", "DejaVu Sans Mono"]
    }
  }

  /// The space added after each cluster, as a fraction of the em, that gives words set in `family` the
  /// width they have in the system face.
  static func tracking(family: String, design: FontDesign, size: CGFloat) -> CGFloat {
    switch (design, family) {
    case (.default, "Inter"):
      TrackingTable.text.em(at: size) + interFit - opticalStep * opticalPart(at: size)
    case (.default, "Inter Display"):
      TrackingTable.text.em(at: size) + interFit + opticalStep * (1 - opticalPart(at: size))
    case (.rounded, "Quicksand"):
      TrackingTable.rounded.em(at: size) + quicksandFit
    case (.monospaced, "JetBrains Mono"):
      monospacedAdvance - 0.6 * capHeight / 0.73
    default: 0
    }
  }

  /// From this size on the display cut is nearer to the system face than the text cut.
  static let displaySize: CGFloat = 24

  /// How far the system face is from its text to its display drawing: none up to 20 points, all from 28.
  static func opticalPart(at size: CGFloat) -> CGFloat {
    min(max((size - 20) / 8, 0), 1)
  }

  /// How much narrower a glyph of the display drawing is, on average and before tracking: the step that
  /// the published tracking takes between 20 and 28 points.
  private static let opticalStep: CGFloat = 0.040

  /// From the probe "This is a test string": 144.093 points at 17 in the system face, whose tracking there is
  /// −0.43; 8.6847 em in Inter at the corrected size. The 21 clusters share the difference.
  private static let interFit: CGFloat = (144.093 / 17 - 8.6847) / 21 + 0.43 / 17

  /// The same for Quicksand (8.596 em at the corrected size), taking the rounded face as wide as the
  /// display drawing: 9.0073 − 21 · 0.040 em before tracking.
  private static let quicksandFit: CGFloat = (9.0073 - 21 * 0.040 - 8.596) / 21

  /// The advance of the monospaced system face: 1266 of 2048 units.
  private static let monospacedAdvance: CGFloat = 1266 / 2048
}
