import Foundation

/// The width class of a font; 0 is the standard width.
public struct FontWidth: Hashable, Sendable {
  /// The position on the scale: negative narrower, positive wider.
  public var rawValue: CGFloat

  /// A width; NaN counts as standard, and everything beyond −0.5…0.5 as the end it is beyond.
  public init(rawValue: CGFloat) {
    self.rawValue = rawValue.isNaN ? 0 : min(max(rawValue, -0.5), 0.5)
  }

  public static let compressed = FontWidth(rawValue: -0.4)
  public static let condensed = FontWidth(rawValue: -0.2)
  public static let standard = FontWidth(rawValue: 0)
  public static let expanded = FontWidth(rawValue: 0.2)

  /// The horizontal scale that imitates the class with a family of one width: 0.70 for compressed,
  /// 0.84 for condensed, 1.2 for expanded, linear between. Estimates; no figures are published.
  var horizontalScale: CGFloat {
    let stops: [(CGFloat, CGFloat)] = [(-0.5, 0.63), (-0.4, 0.70), (-0.2, 0.84), (0, 1), (0.2, 1.2), (0.5, 1.5)]
    for (low, high) in zip(stops, stops.dropFirst()) where rawValue <= high.0 {
      return low.1 + (high.1 - low.1) * (rawValue - low.0) / (high.0 - low.0)
    }
    return 1.5
  }
}
