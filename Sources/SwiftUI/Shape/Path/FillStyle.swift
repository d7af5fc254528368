import Raster

/// How a shape is filled.
public struct FillStyle: Equatable, Hashable, Sendable {
  /// Whether a point is inside when a ray from it crosses the outline an odd number of times. Otherwise it is when the
  /// outline winds around it.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// A style, by default for the non-zero rule and smooth edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  /// The rule that says what is inside.
  var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}
