import Foundation

extension Path {
  /// Adds an arc of a circle, with a line to its start when there is a current point.
  ///
  /// Angles are in radians from the positive x axis. As in SwiftUI and CoreGraphics, `clockwise` speaks
  /// of a y axis that points up: `false` runs through growing angles, which looks clockwise where y
  /// points down. A sweep of more than a turn is one whole turn in the direction of the arc only when
  /// the angles are already that far apart in it; otherwise the end is moved by whole turns to follow
  /// the start.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Double, endAngle: Double, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, endAngle.isFinite, radius.isFinite, radius >= 0 else { return }
    var sweep = endAngle - startAngle
    let turn = 2 * Double.pi
    if clockwise {
      if sweep <= -turn {
        sweep = -turn
      } else if sweep > 0 {
        sweep = sweep.truncatingRemainder(dividingBy: turn) - turn
        if sweep == -turn { sweep = 0 }
      }
    } else {
      if sweep >= turn {
        sweep = turn
      } else if sweep < 0 {
        sweep = sweep.truncatingRemainder(dividingBy: turn) + turn
        if sweep == turn { sweep = 0 }
      }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
  }

  /// Adds an arc of a circle that sweeps `delta` radians (positive: growing angles) from `startAngle`,
  /// with a line to its start when there is a current point. More than a turn goes round once more
  /// than it needs to, up to a thousand turns.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Double, delta: Double,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, delta.isFinite, radius.isFinite, radius >= 0 else { return }
    let map = CGAffineTransform(
      a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y
    ).concatenating(transform)
    guard map.isFinite else { return }
    let turns = 1000 * 2 * Double.pi
    lineOrMove(map.apply(Path.unitDirection(startAngle)))
    addUnitArc(from: startAngle, sweep: min(max(delta, -turns), turns), map: map)
  }

  /// Adds an arc of a circle of the given radius that touches the line from the current point to
  /// `tangent1End` and the line from there to `tangent2End`, with a line to its start. When the three
  /// points are in one line, or the radius is zero, only the line to `tangent1End` is added.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let device = storage.current else { return }
    let corner = Point(tangent1End)
    let end = Point(tangent2End)
    guard let current = transform.inverse?.apply(device) else { return }
    let incoming = current - corner
    let outgoing = end - corner
    let (a, b) = (incoming.length, outgoing.length)
    guard a > 0, b > 0, radius > 0, radius.isFinite else {
      line(transform.apply(corner))
      return
    }
    let (u, v) = (incoming / a, outgoing / b)
    let cosine = u.dot(v)
    let sine = u.cross(v)
    // tan of half of the angle between the two lines; zero or infinite when they are parallel.
    guard abs(sine) > 1e-9 else {
      line(transform.apply(corner))
      return
    }
    let half = (1 - cosine) / abs(sine)
    let radius = Double(radius)
    let distance = radius / half
    let start = corner + u * distance
    // The centre is on the bisector's side: a quarter turn from the incoming line, towards the other.
    let center = start + u.quarterTurn * (sine > 0 ? radius : -radius)
    let from = start - center
    let to = corner + v * distance - center
    let sweep = atan2(from.cross(to), from.dot(to))
    addRelativeArc(
      center: center.cgPoint, radius: radius, startAngle: atan2(from.y, from.x), delta: sweep,
      transform: transform)
  }

  /// The unit vector in the direction of `angle`, exact at multiples of a quarter turn.
  static func unitDirection(_ angle: Double) -> Point {
    let quarters = angle / (.pi / 2)
    if quarters == quarters.rounded(), abs(quarters) < 1e9 {
      switch Int(quarters) & 3 {
      case 0: return Point(1, 0)
      case 1: return Point(0, 1)
      case 2: return Point(-1, 0)
      default: return Point(0, -1)
      }
    }
    return Point(cos(angle), sin(angle))
  }

  /// Adds the arc of the unit circle from `start` radians, mapped by `map`, to the current point.
  ///
  /// One cubic for each 45° at most. With control points at the distance `4/3·tan(θ/4)` along the
  /// tangents a cubic leaves its circle by at most 4·10⁻⁶ of the radius at that size.
  mutating func addUnitArc(from start: Double, sweep: Double, map: CGAffineTransform) {
    guard sweep != 0 else { return }
    let count = max(1, Int((abs(sweep) / (.pi / 4) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let handle = 4.0 / 3.0 * tan(step / 4)
    reserve(verbs: count, points: 3 * count)
    var from = Path.unitDirection(start)
    for index in 1...count {
      let to = Path.unitDirection(index == count ? start + sweep : start + step * Double(index))
      cubic(
        map.apply(from + from.quarterTurn * handle), map.apply(to - to.quarterTurn * handle),
        map.apply(to))
      from = to
    }
  }
}
