import Foundation

extension Stroker {
  /// Turns a corner at the current point, from the last segment's normal to `next`.
  mutating func turn(_ next: Point, _ join: CGLineJoin) {
    let square = half * half
    let sine = normal.cross(next) / square
    let cosine = normal.dot(next) / square
    // Straight on, to within what rounding makes of a tangent.
    if cosine > 0 && abs(sine) < 1e-9 { return }
    // Turning towards the normal makes the left side the inner one.
    if sine > 0 {
      left.append(OutlinePoint(position))
      left.append(OutlinePoint(position + next))
      outer(-normal, -next, sine, cosine, join, &right)
    } else {
      right.append(OutlinePoint(position))
      right.append(OutlinePoint(position - next))
      outer(normal, next, sine, cosine, join, &left)
    }
  }

  /// The outer side of a corner, from the offset `from` to the offset `to`.
  private func outer(
    _ from: Point, _ to: Point, _ sine: Double, _ cosine: Double, _ join: CGLineJoin,
    _ side: inout ContiguousArray<OutlinePoint>
  ) {
    switch join {
    case .miter:
      // A miter is 1/sin(φ/2) line widths long, φ between the segments; that is √(2/(1 + cos θ)) for
      // the angle θ by which the path turns.
      if (1 + cosine) * miterLimit * miterLimit >= 2 && miterLimit >= 1 {
        side.append(OutlinePoint(position + (from + to) / (1 + cosine)))
      }
    case .round: Stroker.arc(position, from, sweep: atan2(sine, cosine), step: arcStep, &side)
    case .bevel: break
    }
    side.append(OutlinePoint(position + to))
  }

  /// Adds the points between the ends, but without them, of an arc about `center` that begins at `center + from` and
  /// goes on for `sweep` radians.
  ///
  /// Static, because a stroker that is read while one of its sides is written to has to be copied, sides and all.
  ///
  /// - Parameter step: The greatest angle between neighbouring points.
  static func arc(
    _ center: Point, _ from: Point, sweep: Double, step arcStep: Double, _ side: inout ContiguousArray<OutlinePoint>
  ) {
    // An arc of less than this may be a chord, see `ChordCount`.
    guard abs(sweep) > 0.58 * arcStep else { return }
    let count = max(1, ChordCount.points(abs(sweep) / arcStep))
    guard count < 4097 else { return }
    let step = sweep * ChordCount.step(count)
    let (sine, cosine) = (sin(step), cos(step))
    // Chords lie inside their arc by r·step²/12 on average; the points go out by as much.
    let start = ChordCount.first * step
    var spoke = from.turned(sin(start), cos(start)) * (1 + step * step / 12)
    side.append(OutlinePoint(center + spoke))
    for _ in 1..<Int(count) {
      spoke = spoke.turned(sine, cosine)
      side.append(OutlinePoint(center + spoke))
    }
  }
}
