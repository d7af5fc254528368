import Foundation
import Raster

/// A symbol at a size and weight, ready to be filled.
public struct SymbolGlyph: Sendable {
  /// A part of a symbol that has one style.
  public struct Layer: Sendable {
    /// The outline, in points from the upper left corner of the layout box, y growing downwards; filled by the non-zero
    /// rule.
    public let path: Path
    /// 0 for the primary part, 1 for the secondary and 2 for the tertiary, as hierarchical rendering grades them.
    public let level: Int
  }

  /// The name that was asked for.
  public let name: String
  /// The parts, bottom to top. They do not overlap where they are of one level.
  public let layers: [Layer]
  /// The layout box in points: the ink with its side bearings, level with the middle of a capital letter.
  public let size: CGSize
  /// How far the baseline of text beside the symbol is below the top of the layout box, in points.
  public let baseline: CGFloat
  /// Whether the symbol stands for a direction and is mirrored where text runs from right to left.
  public let isDirectional: Bool
  /// Whether no symbol of the name is known and this one stands in its place.
  public let isPlaceholder: Bool

  /// How far the baseline is above the bottom of the layout box, in points; negative when it is below.
  public var baselineOffset: CGFloat { size.height - baseline }
}
