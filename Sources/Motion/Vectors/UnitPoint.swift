import Foundation

/// A point in a view's own coordinates: (0, 0) is the top leading corner, (1, 1) the bottom trailing one.
@frozen
public struct UnitPoint: Hashable, Sendable {
  /// The distance from the leading edge as a fraction of the width; not limited to 0...1.
  public var x: CGFloat

  /// The distance from the top edge as a fraction of the height; not limited to 0...1.
  public var y: CGFloat

  /// The top leading corner.
  @inlinable
  public init() { (x, y) = (0, 0) }

  /// The point at the given fractions of the width and the height.
  @inlinable
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// (0, 0).
  public static let zero = UnitPoint()
  /// (0.5, 0.5).
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// (0, 0.5).
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// (1, 0.5).
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// (0.5, 0).
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// (0.5, 1).
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// (0, 0).
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// (1, 0).
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// (0, 1).
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// (1, 1).
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: Animatable {
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

  /// The coordinates in 128ths, for the reason given at ``Angle/animatableData``.
  @inlinable
  public var animatableData: AnimatableData {
    get { AnimatablePair(x * animatableUnit, y * animatableUnit) }
    set { (x, y) = (newValue.first / animatableUnit, newValue.second / animatableUnit) }
  }
}
