import Foundation

extension Path {
  /// Whether `point` is inside by `rule`. Open subpaths count as closed. Linear time.
  public func contains(_ point: CGPoint, rule: FillRule = .nonZero) -> Bool {
    guard let point = Path.sane(Point(point)), point == Point(point) else { return false }
    var winding = 0
    forEachSegment(closing: true) { segment in
      winding += segment.winding(around: point)
    }
    return rule == .nonZero ? winding != 0 : winding & 1 != 0
  }

  /// Whether `point` is inside by the even-odd (`eoFill`) or the non-zero rule.
  public func contains(_ point: CGPoint, eoFill: Bool) -> Bool {
    contains(point, rule: eoFill ? .evenOdd : .nonZero)
  }
}

extension PathSegment {
  /// What the segment adds to the winding number around `point`: its crossings, signed, of the ray
  /// from there to the right.
  func winding(around point: Point) -> Int {
    switch self {
    case .line(let a, let b): PathSegment.crossing(a, b, point)
    case .curve(let curve): PathSegment.crossing(curve, point, depth: 0)
    }
  }

  private static func crossing(_ a: Point, _ b: Point, _ point: Point) -> Int {
    guard (a.y <= point.y) != (b.y <= point.y) else { return 0 }
    let side = (b - a).cross(point - a)
    if b.y > a.y { return side > 0 ? 1 : 0 }
    return side < 0 ? -1 : 0
  }

  private static func crossing(_ curve: CubicCurve, _ point: Point, depth: Int) -> Int {
    let low = pointwiseMin(pointwiseMin(curve.p0, curve.p1), pointwiseMin(curve.p2, curve.p3))
    let high = pointwiseMax(pointwiseMax(curve.p0, curve.p1), pointwiseMax(curve.p2, curve.p3))
    if point.y < low.y || point.y > high.y || high.x < point.x { return 0 }
    // Wholly to the right, or small beyond measure: the chord crosses the ray as often as the curve.
    if low.x > point.x || depth == 48 {
      return (curve.p0.y <= point.y) == (curve.p3.y <= point.y)
        ? 0 : (curve.p3.y > curve.p0.y ? 1 : -1)
    }
    return crossing(curve.part(from: 0, to: 0.5), point, depth: depth + 1)
      + crossing(curve.part(from: 0.5, to: 1), point, depth: depth + 1)
  }
}
