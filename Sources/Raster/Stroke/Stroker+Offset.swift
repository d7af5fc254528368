extension Stroker {
  /// Curves that take fewer points than this are quicker to go along point by point.
  static let leastForOffsets = 10.0
  /// How far an offset curve may be from where it should be, in device pixels.
  private static let offsetError = 0.05 / 255
  /// How often a curve may be halved.
  private static let mostOffsetDepth = 4

  /// A place on a curve, and what its offsets do there.
  private struct Place {
    let point: Point
    let velocity: Point
    /// To the left side.
    let normal: Point
    /// How much slower the left side goes, and faster the right one, as a part of the velocity.
    let bend: Double

    /// The velocity of the left side for 1, of the right one for −1.
    func velocity(_ sign: Double) -> Point { (1 - sign * bend) * velocity }

    /// The point of that side.
    func point(_ sign: Double) -> Point { point + sign * normal }
  }

  /// Adds both sides of the curve between two parameters as curves, halved as long as they are not close enough.
  ///
  /// A side's curve has the side's ends, its directions there, and the handles that Hermite's would have, both made
  /// longer or shorter by the same factor so that its middle is where it should be. How far it is then off at the
  /// quarters tells whether it will do: the error goes with a high power of the length.
  ///
  /// - Returns: False, with nothing added, when a side comes to a stop or turns back, so that it has cusps, or when the
  ///   halves are not close enough either.
  mutating func offset(
    _ curve: CubicCurve, _ polynomial: CubicPolynomial, _ from: Double, _ to: Double, depth: Int
  ) -> Bool {
    guard let places = places(curve, polynomial, from, to) else { return false }
    let (start, end) = (places[0], places[4])
    let third = (to - from) / 3
    func side(_ sign: Double) -> OutlinePoint? {
      let (q0, q1) = (start.point(sign), end.point(sign))
      let (d0, d1) = (third * start.velocity(sign), third * end.velocity(sign))
      let chord = q1 - q0
      let wanted = (places[2].point(sign) - q0.mix(q1, 0.5)).cross(chord)
      let given = 0.375 * (d0 - d1).cross(chord)
      // Straight, or nearly.
      let factor = abs(given) > 1e-9 * chord.dot(chord) ? wanted / given : 1
      guard factor > 0.8, factor < 1.25 else { return nil }
      let (c1, c2) = (q0 + factor * d0, q1 - factor * d1)
      let cubic = CubicPolynomial(CubicCurve(q0, c1, c2, q1))
      for (place, t) in [(places[1], 0.25), (places[3], 0.75)] {
        let direction = cubic.derivative(t)
        let away = (place.point(sign) - cubic.point(t)).cross(direction)
        guard abs(away) * scale <= Stroker.offsetError * direction.length else { return nil }
      }
      return OutlinePoint(q1, control1: c1, control2: c2)
    }
    if let leftSide = side(1), let rightSide = side(-1) {
      left.append(leftSide)
      right.append(rightSide)
      position = end.point
      normal = end.normal
      return true
    }
    guard depth < Stroker.mostOffsetDepth else { return false }
    let (leftCount, rightCount, oldPosition, oldNormal) = (left.count, right.count, position, normal)
    let middle = (from + to) / 2
    if offset(curve, polynomial, from, middle, depth: depth + 1),
      offset(curve, polynomial, middle, to, depth: depth + 1)
    {
      return true
    }
    left.removeLast(left.count - leftCount)
    right.removeLast(right.count - rightCount)
    (position, normal) = (oldPosition, oldNormal)
    return false
  }

  /// The curve's places at a quarter of the way each; nil where a side stops or turns back, or the curve itself does.
  private func places(
    _ curve: CubicCurve, _ polynomial: CubicPolynomial, _ from: Double, _ to: Double
  ) -> InlineArray<5, Place>? {
    var result = InlineArray<5, Place>(
      repeating: Place(point: .zero, velocity: .zero, normal: .zero, bend: 0))
    for index in 0..<5 {
      let t = from + (to - from) * (Double(index) / 4)
      let velocity = polynomial.derivative(t)
      let square = velocity.dot(velocity)
      guard square > 0 else { return nil }
      let speed = square.squareRoot()
      let bend = half * velocity.cross(polynomial.secondDerivative(t)) / (square * speed)
      guard abs(bend) < 0.9 else { return nil }
      result[index] = Place(
        point: t < 1 ? polynomial.point(t) : curve.p3, velocity: velocity,
        normal: velocity.quarterTurn * (half / speed), bend: bend)
    }
    return result
  }
}
