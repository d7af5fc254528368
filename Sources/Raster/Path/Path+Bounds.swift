import Foundation

extension Path {
  /// The path with every point mapped. Curves stay curves: an affine map of control points is exact.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity || isEmpty { return self }
    var points = storage.points
    var allSane = true
    for index in points.indices {
      let mapped = transform.apply(points[index])
      if let point = Path.sane(mapped), point == mapped {
        points[index] = point
      } else {
        allSane = false
        break
      }
    }
    if allSane {
      var result = Path()
      result.storage = Storage(
        verbs: storage.verbs, points: points, start: transform.apply(storage.start),
        current: storage.current.map(transform.apply))
      return result
    }
    // Rebuilding drops and clamps what the transform made unusable, by the rule of construction.
    var result = Path()
    var index = 0
    storage.points.withUnsafeBufferPointer { points in
      for verb in storage.verbs {
        switch verb {
        case .move: result.move(transform.apply(points[index]))
        case .line: result.line(transform.apply(points[index]))
        case .quad: result.quad(transform.apply(points[index]), transform.apply(points[index + 1]))
        case .cubic:
          result.cubic(
            transform.apply(points[index]), transform.apply(points[index + 1]),
            transform.apply(points[index + 2]))
        case .close: result.close()
        }
        index += verb.pointCount
      }
    }
    return result
  }

  /// The path moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The smallest rectangle that holds all points *and control points*; null when empty. Linear time,
  /// cheaper than `boundingRect`.
  public var controlBounds: CGRect {
    guard var low = storage.points.first else { return .null }
    var high = low
    for point in storage.points {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The smallest rectangle that holds the curve itself; null when empty. Linear time.
  public var boundingRect: CGRect {
    guard let first = storage.points.first else { return .null }
    var (low, high) = (first, first)
    var current = first
    var start = first
    func add(_ point: Point) {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    var index = 0
    for verb in storage.verbs {
      switch verb {
      case .move:
        current = storage.points[index]
        start = current
        add(current)
      case .line:
        current = storage.points[index]
        add(current)
      case .quad:
        let curve = CubicCurve(
          quad: current, storage.points[index], storage.points[index + 1])
        curve.extremes(add)
        current = storage.points[index + 1]
        add(current)
      case .cubic:
        let curve = CubicCurve(
          current, storage.points[index], storage.points[index + 1], storage.points[index + 2])
        curve.extremes(add)
        current = storage.points[index + 2]
        add(current)
      case .close: current = start
      }
      index += verb.pointCount
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
