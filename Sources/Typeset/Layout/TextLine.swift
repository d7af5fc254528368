import Foundation

/// One line of a layout.
public struct TextLine: Sendable {
  /// The top left corner of the line's box, in the layout's coordinates.
  public let origin: CGPoint
  /// The y of the baseline.
  public let baseline: CGFloat
  /// From the baseline to the top of the line's box.
  public let ascent: CGFloat
  /// From the baseline to the bottom of the line's box.
  public let descent: CGFloat
  /// The gap to the next line that the fonts ask for.
  public let leading: CGFloat
  /// The width, without white space that hangs over the end.
  public let width: CGFloat
  /// The characters that the line uses up: shown, cut off and its terminator.
  public let characters: Range<Int>
  /// The glyphs, left to right.
  public let runs: [PlacedRun]
  /// Whether the paragraph reads from right to left.
  public let isRightToLeft: Bool

  /// Whether no line follows, so that the position after the last character is on this line.
  let endsText: Bool

  /// The place of one cluster.
  struct ClusterBox: Sendable {
    let cluster: Int
    let minX: CGFloat
    let maxX: CGFloat
    let isRightToLeft: Bool
  }

  /// The shown clusters, left to right.
  let boxes: [ClusterBox]

  /// The line's box.
  public var bounds: CGRect {
    CGRect(x: origin.x, y: origin.y, width: width, height: ascent + descent)
  }
}
