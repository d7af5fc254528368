import Foundation

/// A soft copy of what is drawn, in one colour, under it.
public struct ShadowEffect: Equatable, Sendable {
  /// The shadow's colour where what casts it is opaque.
  public var color: RGBA
  /// Standard deviation of the Gaussian that softens it, in points; 0 is sharp. Negative and non-finite
  /// values count as 0.
  public var radius: Double
  /// How far it is moved, in points of the group's space.
  public var offset: CGSize

  /// A shadow; as in SwiftUI, `radius` is the Gaussian's standard deviation.
  public init(color: RGBA, radius: Double, offset: CGSize = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
