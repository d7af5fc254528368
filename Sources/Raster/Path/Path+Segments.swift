import Foundation

extension Path {
  /// Starts a new subpath at `point`.
  public mutating func move(to point: CGPoint) { move(Point(point)) }

  /// Adds a straight line from the current point.
  public mutating func addLine(to point: CGPoint) { line(Point(point)) }

  /// Adds a quadratic Bézier curve from the current point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    quad(Point(control), Point(point))
  }

  /// Adds a cubic Bézier curve from the current point.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    cubic(Point(control1), Point(control2), Point(point))
  }

  /// Closes the current subpath with a straight line to its start. Without one, does nothing.
  public mutating func closeSubpath() { close() }

  /// Starts a subpath at the first point and adds lines through the others.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds the elements of `other`, mapped by `transform`.
  public mutating func addPath(_ other: Path, transform: CGAffineTransform = .identity) {
    if isEmpty && transform.isIdentity {
      self = other
      return
    }
    let mapped = other.applying(transform).storage
    guard !mapped.verbs.isEmpty else { return }
    makeUnique()
    storage.verbs.append(contentsOf: mapped.verbs)
    storage.points.append(contentsOf: mapped.points)
    storage.include(mapped.low)
    storage.include(mapped.high)
    storage.start = mapped.start
    storage.current = mapped.current
  }
}

extension Path {
  /// The coordinates' limit: squares and cubes of sums of them stay finite.
  static let limit = 1e12

  /// The point within the limits, or nil when a coordinate is NaN.
  @inline(__always)
  static func sane(_ point: Point) -> Point? {
    // Comparisons with NaN are false, so one test finds NaN and the (rare) clamping alike.
    if abs(point.x) <= limit && abs(point.y) <= limit { return point }
    if point.x.isNaN || point.y.isNaN { return nil }
    return point.clamped(lowerBound: Point(repeating: -limit), upperBound: Point(repeating: limit))
  }

  @inline(__always)
  mutating func move(_ point: Point) {
    guard let point = Path.sane(point) else { return }
    makeUnique()
    if storage.verbs.last == .move {
      storage.points[storage.points.count - 1] = point
    } else {
      storage.verbs.append(.move)
      storage.points.append(point)
    }
    storage.start = point
    storage.current = point
    storage.include(point)
  }

  @inline(__always)
  mutating func line(_ point: Point) {
    guard storage.current != nil, let point = Path.sane(point) else { return }
    makeUnique()
    storage.verbs.append(.line)
    storage.points.append(point)
    storage.current = point
    storage.include(point)
  }

  @inline(__always)
  mutating func quad(_ control: Point, _ end: Point) {
    guard storage.current != nil, let control = Path.sane(control), let end = Path.sane(end) else {
      return
    }
    makeUnique()
    storage.verbs.append(.quad)
    storage.points.append(control)
    storage.points.append(end)
    storage.current = end
    storage.include(control)
    storage.include(end)
  }

  @inline(__always)
  mutating func cubic(_ control1: Point, _ control2: Point, _ end: Point) {
    guard storage.current != nil, let control1 = Path.sane(control1),
      let control2 = Path.sane(control2), let end = Path.sane(end)
    else { return }
    makeUnique()
    storage.verbs.append(.cubic)
    storage.points.append(control1)
    storage.points.append(control2)
    storage.points.append(end)
    storage.current = end
    storage.include(control1)
    storage.include(control2)
    storage.include(end)
  }

  @inline(__always)
  mutating func close() {
    guard let last = storage.verbs.last, last != .close else { return }
    makeUnique()
    storage.verbs.append(.close)
    storage.current = storage.start
  }

  /// A line to `point`, or a new subpath there when there is none.
  mutating func lineOrMove(_ point: Point) {
    if storage.current == nil { move(point) } else { line(point) }
  }

  mutating func reserve(verbs: Int, points: Int) {
    makeUnique()
    storage.verbs.reserveCapacity(storage.verbs.count + verbs)
    storage.points.reserveCapacity(storage.points.count + points)
  }
}
