import Foundation

/// Paths seen in perspective.
///
/// In homogeneous coordinates lines stay lines and Bézier curves stay Bézier curves of their control points' images,
/// so that the map is exact; curves are halved until the projected control points lie within `flatness` of the chord,
/// which the curve, inside their convex hull, then does as well. Each subpath is cut at `w = nearest`.
extension Flattener {
  /// The greatest distance of a projected control point from its chord, in pixels.
  private static let flatness = 0.01
  /// Curves are halved at most this often: that is as many chords as other curves may have.
  private static let deepest = 12

  /// Adds the edges of `path` under `projection`.
  mutating func add(_ path: Path, _ projection: ProjectionTransform) {
    guard projection.isFinite else { return }
    var loop = ContiguousArray<SIMD3<Double>>()
    var index = 0
    let points = path.storage.points
    var current = SIMD3<Double>.zero
    var start = current
    for verb in path.storage.verbs {
      switch verb {
      case .move:
        finish(&loop)
        current = projection.homogeneous(points[index])
        start = current
        loop.append(current)
      case .line:
        current = projection.homogeneous(points[index])
        loop.append(current)
      case .quad:
        let (control, end) = (projection.homogeneous(points[index]), projection.homogeneous(points[index + 1]))
        curve(current, current.mix(control, 2.0 / 3), end.mix(control, 2.0 / 3), end, 0, &loop)
        current = end
      case .cubic:
        let (control1, control2) = (projection.homogeneous(points[index]), projection.homogeneous(points[index + 1]))
        let end = projection.homogeneous(points[index + 2])
        curve(current, control1, control2, end, 0, &loop)
        current = end
      case .close:
        finish(&loop)
        current = start
        loop.append(current)
      }
      index += verb.pointCount
    }
    finish(&loop)
    commit()
  }

  /// Adds what is visible of a subpath, closed.
  private mutating func finish(_ loop: inout ContiguousArray<SIMD3<Double>>) {
    defer { loop.removeAll(keepingCapacity: true) }
    guard loop.count > 2 else { return }
    ProjectionTransform.cut(&loop)
    guard let first = loop.first else { return }
    move(first.projected)
    for point in loop.dropFirst() { line(point.projected) }
    closeSubpath()
  }

  /// Adds a curve's points but for the first.
  private func curve(
    _ p0: SIMD3<Double>, _ p1: SIMD3<Double>, _ p2: SIMD3<Double>, _ p3: SIMD3<Double>, _ depth: Int,
    _ loop: inout ContiguousArray<SIMD3<Double>>
  ) {
    let nearest = ProjectionTransform.nearest
    let (low, high) = (min(min(p0.z, p1.z), min(p2.z, p3.z)), max(max(p0.z, p1.z), max(p2.z, p3.z)))
    // Not a number, or all of it out of sight.
    guard high >= nearest, (p0 + p1 + p2 + p3).sum().isFinite, depth < Flattener.deepest else {
      loop.append(p3)
      return
    }
    if low >= nearest {
      let (q0, q1, q2, q3) = (p0.projected, p1.projected, p2.projected, p3.projected)
      let chord = q3 - q0
      let length = chord.length
      let (d1, d2) =
        length > 1e-6
        ? (abs(chord.cross(q1 - q0)) / length, abs(chord.cross(q2 - q0)) / length)
        : ((q1 - q0).length, (q2 - q0).length)
      let box = (
        low: q0.least(q1).least(q2.least(q3)),
        high: q0.most(q1).most(q2.most(q3))
      )
      if max(d1, d2) <= Flattener.flatness || isInvisible(box.low, box.high) {
        loop.append(p3)
        return
      }
    }
    let (a, b, c) = (p0.mix(p1, 0.5), p1.mix(p2, 0.5), p2.mix(p3, 0.5))
    let (d, e) = (a.mix(b, 0.5), b.mix(c, 0.5))
    let middle = d.mix(e, 0.5)
    curve(p0, a, d, middle, depth + 1, &loop)
    curve(middle, e, c, p3, depth + 1, &loop)
  }
}

extension SIMD3<Double> {
  /// The point in the plane.
  @inline(__always)
  fileprivate var projected: Point { Point(x / z, y / z) }

  @inline(__always)
  fileprivate func mix(_ other: Self, _ t: Double) -> Self { self * (1 - t) + other * t }
}
