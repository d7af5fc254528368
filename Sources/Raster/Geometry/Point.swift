import Foundation

/// A point or vector in the rasteriser's own code: two doubles in one vector register.
typealias Point = SIMD2<Double>

extension SIMD2<Double> {
  @inline(__always)
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

  @inline(__always)
  var cgPoint: CGPoint { CGPoint(x: x, y: y) }

  /// The vector's length.
  @inline(__always)
  var length: Double { (x * x + y * y).squareRoot() }

  /// The vector turned by a quarter: clockwise on a screen whose y points down.
  @inline(__always)
  var quarterTurn: Point { Point(-y, x) }

  /// The vector turned by the angle of this sine and cosine.
  @inline(__always)
  func turned(_ sine: Double, _ cosine: Double) -> Point {
    Point(x * cosine - y * sine, x * sine + y * cosine)
  }

  /// The scalar product.
  @inline(__always)
  func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// The z of the vector product.
  @inline(__always)
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// The point at `t` of the way to `other`; exactly `other` at 1.
  @inline(__always)
  func mix(_ other: Point, _ t: Double) -> Point { self * (1 - t) + other * t }

  /// The smaller of both points' coordinates, one by one: comparing vectors of doubles is slow.
  @inline(__always)
  func least(_ other: Point) -> Point { Point(Swift.min(x, other.x), Swift.min(y, other.y)) }

  /// The larger of both points' coordinates, one by one.
  @inline(__always)
  func most(_ other: Point) -> Point { Point(Swift.max(x, other.x), Swift.max(y, other.y)) }
}
