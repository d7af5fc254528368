import Foundation

/// A shadow as part of a style.
public struct ShadowStyle: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case drop, inner
  }

  var kind: Kind
  var color: Color
  var radius: CGFloat
  var x: CGFloat
  var y: CGFloat

  /// A shadow that falls on what is behind.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour.
  ///   - radius: How soft it is: the Gaussian's standard deviation in points.
  ///   - x: How far it lies to the right, in points.
  ///   - y: How far it lies below, in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .drop, color: color, radius: radius, x: x, y: y)
  }

  /// A shadow that an edge casts inwards, as if the shape were a hole.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .inner, color: color, radius: radius, x: x, y: y)
  }
}
