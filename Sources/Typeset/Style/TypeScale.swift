import Foundation

/// The sizes of text by role and preferred size, and the rule by which other lengths follow them.
///
/// The figures are those of the Human Interface Guidelines' tables for iOS ("Typography", Dynamic Type).
public enum TypeScale {
  /// The size and line pitch of one text style at one preferred size, in points.
  public struct Entry: Hashable, Sendable {
    /// The size of the em.
    public let size: CGFloat
    /// The distance from one baseline to the next.
    public let lineHeight: CGFloat
  }

  /// The entry for `style` at `category`.
  public static func entry(
    for style: TextStyle, at category: ContentSizeCategory = .large
  ) -> Entry {
    let cell = row(style)[category.rawValue]
    return Entry(size: CGFloat(cell.0), lineHeight: CGFloat(cell.1))
  }

  /// The weight that `style` has by default: semibold for headlines, regular for the rest.
  public static func weight(of style: TextStyle) -> FontWeight {
    style == .headline ? .semibold : .regular
  }

  /// The weight that the bold trait gives `style`: bold for the larger titles, semibold below.
  public static func boldWeight(of style: TextStyle) -> FontWeight {
    switch style {
    case .largeTitle, .title, .title2: .bold
    default: .semibold
    }
  }

  /// The font of `style` at `category`, with the leading that its line pitch leaves over the font's own line: a little
  /// less than nothing for the smallest captions.
  public static func font(
    for style: TextStyle, at category: ContentSizeCategory = .large,
    design: FontDesign = .default, weight: FontWeight? = nil
  ) -> FontDescriptor {
    let entry = entry(for: style, at: category)
    return FontDescriptor(
      family: .system(design), size: entry.size, weight: weight ?? self.weight(of: style),
      leading: entry.lineHeight - SystemFont.lineHeight * entry.size)
  }

  /// The factor by which lengths tied to `style` grow from the default size to `category`: the ratio of
  /// the line pitches, not of the sizes.
  public static func scale(
    of style: TextStyle, at category: ContentSizeCategory
  ) -> CGFloat {
    entry(for: style, at: category).lineHeight / entry(for: style).lineHeight
  }

  /// `value` grown with `style` and rounded to the nearest multiple of `pixelLength`, halves away from
  /// zero. With a pixel length that is not positive the value is not rounded.
  ///
  /// - Parameters:
  ///   - value: a length at the default size, in points.
  ///   - pixelLength: the length of a pixel, in points: 1/3 on a 3× screen.
  public static func scaled(
    _ value: CGFloat, relativeTo style: TextStyle = .body, at category: ContentSizeCategory,
    pixelLength: CGFloat
  ) -> CGFloat {
    let exact = value * scale(of: style, at: category)
    guard pixelLength > 0, pixelLength.isFinite, exact.isFinite else { return exact }
    let pixelsInPoint = (1 / pixelLength).rounded()
    if abs(pixelsInPoint * pixelLength - 1) < 1e-9 {
      return (exact * pixelsInPoint).rounded(.toNearestOrAwayFromZero) / pixelsInPoint
    }
    return (exact / pixelLength).rounded(.toNearestOrAwayFromZero) * pixelLength
  }

  /// A font size grown with `style` and rounded to a whole point, as fonts with a custom size are.
  public static func scaledFontSize(
    _ size: CGFloat, relativeTo style: TextStyle = .body, at category: ContentSizeCategory
  ) -> CGFloat {
    scaled(size, relativeTo: style, at: category, pixelLength: 1)
  }

  private static func row(_ style: TextStyle) -> [(Int, Int)] {
    switch style {
    case .largeTitle: largeTitle
    case .title: title
    case .title2: title2
    case .title3: title3
    case .headline, .body: body
    case .callout: callout
    case .subheadline: subheadline
    case .footnote: footnote
    case .caption: caption
    case .caption2: caption2
    }
  }

  private static let largeTitle = [
    (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66),
    (60, 70),
  ]
  private static let title = [
    (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57), (53, 62),
    (58, 68),
  ]
  private static let title2 = [
    (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52), (50, 59),
    (56, 66),
  ]
  private static let title3 = [
    (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51), (49, 58),
    (55, 65),
  ]
  private static let body = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56),
    (53, 62),
  ]
  private static let callout = [
    (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46), (44, 52),
    (51, 60),
  ]
  private static let subheadline = [
    (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43), (42, 50),
    (49, 58),
  ]
  private static let footnote = [
    (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40), (38, 46),
    (44, 52),
  ]
  private static let caption = [
    (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32), (32, 39), (37, 44),
    (43, 51),
  ]
  private static let caption2 = [
    (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35), (34, 41),
    (40, 48),
  ]
}
