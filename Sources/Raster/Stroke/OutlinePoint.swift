/// A point of a stroke's outline, and how the outline comes there from the point before.
struct OutlinePoint {
  let point: Point
  /// The control points of the curve that leads there; not used for a line.
  let control1, control2: Point
  let isCurve: Bool

  /// The end of a line.
  @inline(__always)
  init(_ point: Point) {
    self.point = point
    control1 = point
    control2 = point
    isCurve = false
  }

  /// The end of a curve.
  @inline(__always)
  init(_ point: Point, control1: Point, control2: Point) {
    self.point = point
    self.control1 = control1
    self.control2 = control2
    isCurve = true
  }

  /// Adds the way that `points` describe, from its end to its start.
  static func append(
    _ points: ContiguousArray<OutlinePoint>, backwardTo result: inout ContiguousArray<OutlinePoint>
  ) {
    var index = points.count - 1
    guard index >= 0 else { return }
    result.append(OutlinePoint(points[index].point))
    while index > 0 {
      let (from, to) = (points[index], points[index - 1].point)
      result.append(
        from.isCurve ? OutlinePoint(to, control1: from.control2, control2: from.control1) : OutlinePoint(to))
      index -= 1
    }
  }
}
