import Foundation

/// Colours that change along a line, a radius or an angle, in the coordinates of the path it paints.
public struct Gradient: Sendable {
  /// Where the ramp's parameter runs.
  public enum Geometry: Hashable, Sendable {
    /// From 0 at `start` to 1 at `end`, constant across.
    case linear(start: CGPoint, end: CGPoint)
    /// From 0 at `startRadius` to 1 at `endRadius` about `center`. An elliptical gradient is a radial
    /// one with a `transform`.
    case radial(center: CGPoint, startRadius: Double, endRadius: Double)
    /// From 0 at `startAngle` to 1 at `endAngle` about `center`, in radians, clockwise where y points
    /// down.
    case angular(center: CGPoint, startAngle: Double, endAngle: Double)
  }

  /// What is shown outside 0...1.
  public enum Extend: UInt8, Hashable, Sendable {
    /// The end's colour.
    case pad
    /// The ramp again and again.
    case `repeat`
    /// The ramp forwards and backwards in turn.
    case reflect
  }

  /// Where the parameter runs.
  public var geometry: Geometry
  /// The colours.
  public var ramp: GradientRamp
  /// What is shown outside the ramp.
  public var extend: Extend
  /// From the gradient's own coordinates to those of the path it paints.
  public var transform: CGAffineTransform

  /// A gradient of `ramp` along `geometry`.
  public init(
    _ geometry: Geometry, ramp: GradientRamp, extend: Extend = .pad,
    transform: CGAffineTransform = .identity
  ) {
    self.geometry = geometry
    self.ramp = ramp
    self.extend = extend
    self.transform = transform
  }
}
