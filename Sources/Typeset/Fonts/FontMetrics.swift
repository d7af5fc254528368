import Foundation

/// The vertical measures of a font at its size, in points.
///
/// Distances from the baseline are positive away from it: `ascent` up, `descent` down.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline to the top of the line.
  public var ascent: CGFloat
  /// From the baseline to the bottom of the line.
  public var descent: CGFloat
  /// The gap that goes between two lines, not around one.
  public var leading: CGFloat
  /// The height of a capital H.
  public var capHeight: CGFloat
  /// The height of a lowercase x.
  public var xHeight: CGFloat
  /// How far under the baseline the middle of an underline lies.
  public var underlineOffset: CGFloat
  /// How far over the baseline the middle of a strikethrough lies.
  public var strikethroughOffset: CGFloat
  /// The thickness of both.
  public var lineThickness: CGFloat

  /// The height of one line: ascent and descent.
  public var lineHeight: CGFloat { ascent + descent }

  /// The height of `count` lines: the leading goes between them only. Zero for a count below 1.
  public func height(ofLines count: Int, lineSpacing: CGFloat = 0) -> CGFloat {
    guard count > 0 else { return 0 }
    return CGFloat(count) * lineHeight + CGFloat(count - 1) * (leading + lineSpacing)
  }

  /// The metrics with all lengths multiplied.
  func scaled(by factor: CGFloat) -> FontMetrics {
    FontMetrics(
      ascent: ascent * factor, descent: descent * factor, leading: leading * factor,
      capHeight: capHeight * factor, xHeight: xHeight * factor,
      underlineOffset: underlineOffset * factor, strikethroughOffset: strikethroughOffset * factor,
      lineThickness: lineThickness * factor)
  }
}
