/// A piece of a path between two points.
enum PathSegment {
  case line(Point, Point)
  case curve(CubicCurve)

  var start: Point {
    switch self {
    case .line(let a, _): a
    case .curve(let curve): curve.p0
    }
  }

  var end: Point {
    switch self {
    case .line(_, let b): b
    case .curve(let curve): curve.p3
    }
  }

  var length: Double {
    switch self {
    case .line(let a, let b): (b - a).length
    case .curve(let curve): curve.length
    }
  }

  /// The part between two arc lengths of a segment whose whole length is `length`.
  func part(from: Double, to: Double, length: Double) -> PathSegment {
    switch self {
    case .line(let a, let b):
      return .line(
        from <= 0 ? a : a.mix(b, from / length), to >= length ? b : a.mix(b, to / length))
    case .curve(let curve):
      let low = curve.parameter(atLength: from, total: length)
      let high = curve.parameter(atLength: to, total: length)
      return .curve(curve.part(from: low, to: high))
    }
  }
}

extension Path {
  /// Calls `body` with every segment, quadratic curves raised to cubic ones. A `close` is a line when
  /// it has a length; `closing` closes open subpaths as well.
  func forEachSegment(closing: Bool = false, _ body: (PathSegment) -> Void) {
    var index = 0
    var start = Point.zero
    var current = Point.zero
    func closeIfOpen() { if closing && current != start { body(.line(current, start)) } }
    for verb in storage.verbs {
      let points = storage.points
      switch verb {
      case .move:
        closeIfOpen()
        current = points[index]
        start = current
      case .line:
        body(.line(current, points[index]))
        current = points[index]
      case .quad:
        body(.curve(CubicCurve(quad: current, points[index], points[index + 1])))
        current = points[index + 1]
      case .cubic:
        body(.curve(CubicCurve(current, points[index], points[index + 1], points[index + 2])))
        current = points[index + 2]
      case .close:
        if current != start { body(.line(current, start)) }
        current = start
      }
      index += verb.pointCount
    }
    closeIfOpen()
  }
}
