/// An angle, held in radians.
@frozen
public struct Angle: Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  @inlinable
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// The angle of nought.
  @inlinable
  public init() { radians = 0 }

  /// The angle of so many radians.
  @inlinable
  public init(radians: Double) { self.radians = radians }

  /// The angle of so many degrees.
  @inlinable
  public init(degrees: Double) { self.init(radians: degrees * (.pi / 180)) }

  /// The angle of so many radians.
  @inlinable
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// The angle of so many degrees.
  @inlinable
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// The angle of nought.
  public static let zero = Angle()
}

extension Angle: Comparable {
  @inlinable
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle: Animatable {
  /// The angle in 128ths of a radian.
  ///
  /// A spring is at rest when it moves by less than an absolute amount, which is chosen for points on a screen. The
  /// factor brings angles to about the same scale: a radian turns a corner 128 points from the centre by 128 points.
  @inlinable
  public var animatableData: Double {
    get { radians * animatableUnit }
    set { radians = newValue / animatableUnit }
  }
}

extension Angle {
  @inlinable
  public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }

  @inlinable
  public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }

  @inlinable
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

  @inlinable
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

  @inlinable
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  @inlinable
  public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }

  @inlinable
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }

  @inlinable
  public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }

  @inlinable
  public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }
}

/// The factor between a dimensionless quantity (radians, unit points, colour components) and its animatable data.
@usableFromInline
package let animatableUnit = 128.0
