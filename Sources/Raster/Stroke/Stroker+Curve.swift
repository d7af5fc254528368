import Foundation

extension Stroker {
  /// Adds a curve: points and normals, as many as `ChordCount` says for the outer one of both sides, moved out to
  /// where chords cover what the sides do.
  mutating func curve(_ curve: CubicCurve) {
    guard let first = curve.startTangent else {
      // All points in one place.
      line(curve.p3)
      return
    }
    begin(first.quarterTurn * (half / first.length))
    let points = points(curve)
    let polynomial = CubicPolynomial(curve)
    if points >= Stroker.leastForOffsets, offset(curve, polynomial, 0, 1, depth: 0) { return }
    let step = ChordCount.step(max(1, points))
    let bulge = step * step / 12
    var from = 0.0
    for index in 0..<Int(points) {
      let to = (Double(index) + ChordCount.first) * step
      piece(curve, polynomial, from, to, bulge, depth: 0)
      from = to
    }
    piece(curve, polynomial, from, 1, bulge, depth: 0)
  }

  private func points(_ curve: CubicCurve) -> Double {
    let (side0, side1, side2) = (curve.p1 - curve.p0, curve.p2 - curve.p1, curve.p3 - curve.p2)
    let (bend0, bend1) = (side1 - side0, side2 - side1)
    let sagitta = 0.75 * max(bend0.dot(bend0), bend1.dot(bend1)).squareRoot() * scale
    let length = (2.5 * (side0.dot(side0) + side1.dot(side1) + side2.dot(side2))).squareRoot() * scale
    // A curve of length ℓ that turns by θ has a sagitta of ℓθ/8; the outer side's length is ℓ + rθ.
    let turn = length > 0 ? 8 * sagitta / length : 0
    let radius = half * scale
    let outer = (sagitta: sagitta + radius * turn * turn / 8, length: length + radius * turn)
    let points = ChordCount.points(
      squareOfSagitta: outer.sagitta * outer.sagitta, squareOfLength: outer.length * outer.length)
    return min(points, mostPointsOfCurve)
  }

  /// Adds the curve between two parameters, halved as long as it turns more than the pen may. Points between the
  /// curve's ends go out by `bulge` times their second derivative.
  private mutating func piece(
    _ curve: CubicCurve, _ polynomial: CubicPolynomial, _ from: Double, _ to: Double, _ bulge: Double, depth: Int
  ) {
    let (end, tangent): (Point, Point)
    /// How much longer the normal becomes.
    var growth = 0.0
    if to < 1 {
      let second = polynomial.secondDerivative(to)
      end = polynomial.point(to) - bulge * second
      tangent = polynomial.derivative(to)
      let turn = tangent.cross(second) / tangent.dot(tangent)
      growth = turn * turn * bulge
    } else {
      end = curve.p3
      tangent = curve.endTangent ?? .zero
    }
    let length = tangent.length
    // Where the curve hardly moves it turns too fast for `growth` to mean anything.
    let next = length > 0 ? tangent.quarterTurn * (half * (growth < 0.01 ? 1 + growth : 1) / length) : normal
    let square = half * half
    let sine = normal.cross(next) / square
    let cosine = normal.dot(next) / square
    if cosine < turnCosine {
      if depth < 10 {
        let middle = (from + to) / 2
        piece(curve, polynomial, from, middle, bulge / 4, depth: depth + 1)
        piece(curve, polynomial, middle, to, bulge / 4, depth: depth + 1)
        return
      }
      // A cusp: the pen turns on the spot.
      smooth(end, normal, 0)
      turn(next, .round)
      normal = next
      return
    }
    smooth(end, next, sine)
  }

  /// Goes on to `end`, where the normal is `next`, turned by `sine` from here.
  private mutating func smooth(_ end: Point, _ next: Point, _ sine: Double) {
    let along = end - position
    // The inner side runs backwards where the curve is tighter than the pen.
    let change = sine > 0 ? next - normal : normal - next
    let length = along.length
    if length > 0 && (along + change).dot(along) < 0 {
      let straight = along.quarterTurn * (half / length)
      if sine > 0 {
        left.append(OutlinePoint(position))
        left.append(OutlinePoint(position + straight))
        left.append(OutlinePoint(end + straight))
        left.append(OutlinePoint(end))
      } else {
        right.append(OutlinePoint(position))
        right.append(OutlinePoint(position - straight))
        right.append(OutlinePoint(end - straight))
        right.append(OutlinePoint(end))
      }
    }
    left.append(OutlinePoint(end + next))
    right.append(OutlinePoint(end - next))
    position = end
    normal = next
  }
}

extension CubicCurve {
  /// The direction in which the curve leaves its start; nil when it has no length to speak of.
  var startTangent: Point? {
    for end in [p1, p2, p3] where (end - p0).length > 0 { return end - p0 }
    return nil
  }

  /// The direction in which the curve comes to its end; nil when it has none.
  var endTangent: Point? {
    for start in [p2, p1, p0] where (p3 - start).length > 0 { return p3 - start }
    return nil
  }
}
