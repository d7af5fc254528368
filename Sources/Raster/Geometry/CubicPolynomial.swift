/// A cubic Bézier curve by the powers of its parameter: quicker to evaluate than by its control points, and at the
/// curve's end exact to rounding only.
struct CubicPolynomial {
  private let c0, c1, c2, c3: Point

  init(_ curve: CubicCurve) {
    let (side0, side1, side2) = (curve.p1 - curve.p0, curve.p2 - curve.p1, curve.p3 - curve.p2)
    let bend = side1 - side0
    c0 = curve.p0
    c1 = 3 * side0
    c2 = 3 * bend
    c3 = side2 - side1 - bend
  }

  /// The point at `t`.
  @inline(__always)
  func point(_ t: Double) -> Point { c0 + t * (c1 + t * (c2 + t * c3)) }

  /// The velocity at `t`.
  @inline(__always)
  func derivative(_ t: Double) -> Point { c1 + t * (2 * c2 + (3 * t) * c3) }

  /// The acceleration at `t`.
  @inline(__always)
  func secondDerivative(_ t: Double) -> Point { 2 * c2 + (6 * t) * c3 }
}
