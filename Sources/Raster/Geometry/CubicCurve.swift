import Foundation

/// A cubic Bézier curve.
struct CubicCurve {
  var p0, p1, p2, p3: Point

  init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  /// The quadratic curve, raised to a cubic one.
  init(quad p0: Point, _ p1: Point, _ p2: Point) {
    self.init(p0, p0 + (p1 - p0) * (2.0 / 3.0), p2 + (p1 - p2) * (2.0 / 3.0), p2)
  }

  /// The point at `t`.
  @inline(__always)
  func point(_ t: Double) -> Point {
    let s = 1 - t
    return p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t)
  }

  /// The velocity at `t`.
  @inline(__always)
  func derivative(_ t: Double) -> Point {
    let s = 1 - t
    return ((p1 - p0) * (s * s) + (p2 - p1) * (2 * s * t) + (p3 - p2) * (t * t)) * 3
  }

  /// The part between two parameters, by blossoming.
  func part(from a: Double, to b: Double) -> CubicCurve {
    func blossom(_ t: Double, _ u: Double, _ v: Double) -> Point {
      let p01 = p0.mix(p1, t)
      let p12 = p1.mix(p2, t)
      let p23 = p2.mix(p3, t)
      return p01.mix(p12, u).mix(p12.mix(p23, u), v)
    }
    return CubicCurve(
      a == 0 ? p0 : blossom(a, a, a), blossom(a, a, b), blossom(a, b, b),
      b == 1 ? p3 : blossom(b, b, b))
  }

  /// Calls `body` with the curve's points at which x or y turns, ends excluded.
  func extremes(_ body: (Point) -> Void) {
    // The derivative's Bernstein coefficients; inside their hull of one sign nothing turns.
    let (d0, d1, d2) = (p1 - p0, p2 - p1, p3 - p2)
    for axis in 0..<2 {
      let a = d0[axis] - 2 * d1[axis] + d2[axis]
      let b = d1[axis] - d0[axis]
      let c = d0[axis]
      let discriminant = b * b - a * c
      guard discriminant >= 0 else { continue }
      // The form without cancellation: q = −(b ± √disc), roots q/a and c/q.
      let q = -(b + (b < 0 ? -1.0 : 1.0) * discriminant.squareRoot())
      for t in [q / a, c / q] where t > 0 && t < 1 { body(point(t)) }
    }
  }

  /// The arc length by Gauss-Legendre quadrature: halved, at most ten times, until eight nodes and twice
  /// eight agree to one part in 10⁹ of the control polygon's length.
  var length: Double { length(from: 0, to: 1) }

  /// The arc length between two parameters.
  func length(from a: Double, to b: Double) -> Double {
    let polygon = (p1 - p0).length + (p2 - p1).length + (p3 - p2).length
    // Far from the origin the coordinates' own rounding is the floor of what can be asked for.
    let rounding = (abs(p0.x) + abs(p0.y)) * 1e-14
    return length(a, b, tolerance: max(1e-9 * polygon, rounding), depth: 10)
  }

  private func length(_ a: Double, _ b: Double, tolerance: Double, depth: Int) -> Double {
    let whole = quadrature(a, b)
    if depth == 0 { return whole }
    let middle = (a + b) / 2
    let halves = quadrature(a, middle) + quadrature(middle, b)
    if abs(whole - halves) <= tolerance { return halves }
    return length(a, middle, tolerance: tolerance, depth: depth - 1)
      + length(middle, b, tolerance: tolerance, depth: depth - 1)
  }

  /// Eight-point Gauss-Legendre quadrature of the speed.
  private func quadrature(_ a: Double, _ b: Double) -> Double {
    let half = (b - a) / 2
    let middle = (a + b) / 2
    var sum = 0.0
    for (node, weight) in CubicCurve.gauss {
      sum += weight * derivative(middle + half * node).length
      sum += weight * derivative(middle - half * node).length
    }
    return sum * half
  }

  private static let gauss: [(Double, Double)] = [
    (0.1834346424956498, 0.3626837833783620), (0.5255324099163290, 0.3137066458778873),
    (0.7966664774136267, 0.2223810344533745), (0.9602898564975363, 0.1012285362903763),
  ]

  /// The parameter at which the arc from 0 has the given length.
  func parameter(atLength target: Double, total: Double) -> Double {
    if target <= 0 || total <= 0 { return 0 }
    if target >= total { return 1 }
    var (low, high) = (0.0, 1.0)
    var t = target / total
    // Newton, kept between bounds by bisection: the speed can be zero at a cusp.
    for _ in 0..<48 {
      let error = length(from: 0, to: t) - target
      if abs(error) <= 1e-10 * total { break }
      if error > 0 { high = t } else { low = t }
      let speed = derivative(t).length
      let next = speed > 0 ? t - error / speed : -1
      t = next > low && next < high ? next : (low + high) / 2
      if high - low < 1e-15 { break }
    }
    return t
  }
}
