/// Turns a path into edges: maps it to device space, replaces curves by chords, closes subpaths for
/// filling and rounds to the subpixel grid.
///
/// The result does not depend on the clip except that edges which cannot change a pixel inside it are
/// left out or moved to its left side: a shape has the same pixels however the picture is divided.
///
/// **Curves** become chords, as many as `ChordCount` says. A chord between two points of a curve is on its inner
/// side all along, by two thirds of its greatest distance on average; so inner points are moved out by that much,
/// and what chords take away here they give there. The second derivative says how far: `h²/12·P″` for steps of
/// `h`.
///
/// **Bad numbers.** A segment whose image has a NaN coordinate is left out; coordinates beyond ±2¹⁹
/// pixels are moved to ±2¹⁹.
struct Flattener {
  let edges: EdgeBuffer
  /// The clip in pixels, as doubles.
  let left, top, right, bottom: Double

  /// Whether all that is added is known to lie inside the clip.
  private var isInside = false
  private var short, long: EdgeWriter
  private var start = DevicePoint(x: 0, y: 0)
  private var current = DevicePoint(x: 0, y: 0)

  init(_ edges: EdgeBuffer, clip: PixelRect) {
    self.edges = edges
    left = Double(clip.minX)
    top = Double(clip.minY)
    right = Double(clip.maxX)
    bottom = Double(clip.maxY)
    short = EdgeWriter(&edges.short)
    long = EdgeWriter(&edges.long)
  }

  /// Hands the edges over to the lists.
  @inline(__always)
  func commit() {
    edges.short.commit(upTo: short.place)
    edges.long.commit(upTo: long.place)
  }

  /// Makes room for `count` more edges, short or long.
  @inline(__always)
  private mutating func reserve(_ count: Int) {
    short.reserve(count, in: &edges.short)
    long.reserve(count, in: &edges.long)
  }

  /// Adds the edges of `path` under `transform`.
  mutating func add(_ path: Path, _ transform: CGAffineTransform) {
    let (low, high) = path.box(under: transform)
    isInside = low.x >= left && low.y >= top && high.x <= right && high.y <= bottom
    let column0 = Point(Double(transform.a), Double(transform.b))
    let column1 = Point(Double(transform.c), Double(transform.d))
    let translation = Point(Double(transform.tx), Double(transform.ty))
    @inline(__always) func map(_ point: Point) -> Point {
      column0 * point.x + column1 * point.y + translation
    }
    let storage = path.storage
    storage.verbs.withUnsafeBufferPointer { verbs in
      storage.points.withUnsafeBufferPointer { points in
        guard var point = points.baseAddress else { return }
        // `current` stays in full precision: rounded starts would bend the first chord.
        var current = Point.zero
        var start = Point.zero
        for verb in verbs {
          switch verb {
          case .move:
            closeSubpath()
            current = map(point[0])
            start = current
            move(current)
            point += 1
          case .line:
            let end = map(point[0])
            line(end)
            current = end
            point += 1
          case .quad:
            let (control, end) = (map(point[0]), map(point[1]))
            quad(current, control, end)
            current = end
            point += 2
          case .cubic:
            let (control1, control2, end) = (map(point[0]), map(point[1]), map(point[2]))
            cubic(current, control1, control2, end)
            current = end
            point += 3
          case .close:
            closeSubpath()
            current = start
          }
        }
      }
    }
    closeSubpath()
    commit()
  }

  /// Adds closed loops: `ends` tells where each ends in `points`.
  mutating func add(
    _ points: ContiguousArray<OutlinePoint>, _ ends: ContiguousArray<Int>, _ transform: CGAffineTransform
  ) {
    let column0 = Point(Double(transform.a), Double(transform.b))
    let column1 = Point(Double(transform.c), Double(transform.d))
    let translation = Point(Double(transform.tx), Double(transform.ty))
    @inline(__always) func map(_ point: Point) -> Point {
      column0 * point.x + column1 * point.y + translation
    }
    points.withUnsafeBufferPointer { points in
      var index = 0
      for end in ends {
        var isFirst = true
        var last = Point.zero
        // One more for the line back to the start.
        let room = end - index + 1
        reserve(room)
        while index < end {
          let next = points[index]
          let point = map(next.point)
          index += 1
          guard Flattener.isUsable(point) else { continue }
          if isFirst {
            current = DevicePoint(point)
            start = current
            isFirst = false
          } else if next.isCurve {
            cubic(last, map(next.control1), map(next.control2), point)
            // It may have taken the room of what follows.
            reserve(room)
          } else {
            emit(DevicePoint(point))
          }
          last = point
        }
        if !isFirst { emit(start) }
      }
    }
    commit()
  }

  @inline(__always)
  private static func isUsable(_ point: Point) -> Bool {
    !(point.x.isNaN || point.y.isNaN)
  }

  @inline(__always)
  mutating func move(_ point: Point) {
    guard Flattener.isUsable(point) else { return }
    current = DevicePoint(point)
    start = current
  }

  @inline(__always)
  mutating func closeSubpath() {
    if current == start { return }
    reserve(1)
    emit(start)
  }

  @inline(__always)
  mutating func line(_ end: Point) {
    guard Flattener.isUsable(end) else { return }
    reserve(1)
    emit(DevicePoint(end))
  }

  /// Adds the edge from the current point to `end`, for which there must be room, and moves there.
  @inline(__always)
  private mutating func emit(_ end: DevicePoint) {
    let size = max(abs(end.x &- current.x), abs(end.y &- current.y))
    if size > Flattener.shortEdge {
      long.write(current, end)
    } else {
      short.write(current, end)
    }
    current = end
  }

  /// The length, in subpixels, up to which an edge is likely to fit into two rows and columns.
  private static let shortEdge = Subpixel.one * 3 / 2

  /// Adds chords to `end` by way of so many points, two at a time: `curve` gives those at the parameters in its
  /// argument's lower and upper half.
  ///
  /// - Parameter length: The square of the curve's length in pixels, roughly.
  @inline(__always)
  private mutating func polyline(
    _ points: Double, _ step: Double, squareOfLength length: Double, to end: Point, _ hull: Hull,
    _ curve: (SIMD4<Double>) -> SIMD4<Double>
  ) {
    if length * (step * step) > 4 {
      long.reserve(Int(points) + 1, in: &edges.long)
      current = long.polyline(points, step, from: current, to: end, isFar: hull == .far, curve)
    } else {
      short.reserve(Int(points) + 1, in: &edges.short)
      current = short.polyline(points, step, from: current, to: end, isFar: hull == .far, curve)
    }
  }

  mutating func quad(_ p0: Point, _ p1: Point, _ p2: Point) {
    guard Flattener.isUsable(p1), Flattener.isUsable(p2) else { return }
    let hull = isInside ? Hull.inside : hull(p0.least(p1).least(p2), p0.most(p1).most(p2))
    if hull == .invisible { return line(p2) }
    let (side0, side1) = (p1 - p0, p2 - p1)
    let second = side1 - side0
    let length = 1.5 * (side0.dot(side0) + side1.dot(side1))
    let points = ChordCount.points(squareOfSagitta: second.dot(second) * (1.0 / 16), squareOfLength: length)
    if points == 0 { return line(p2) }
    let step = ChordCount.step(points)
    let first = 2 * side0
    let base = p0 - (step * step / 6) * second
    let c0 = SIMD4(lowHalf: base, highHalf: base)
    let c1 = SIMD4(lowHalf: first, highHalf: first)
    let c2 = SIMD4(lowHalf: second, highHalf: second)
    polyline(points, step, squareOfLength: length, to: p2, hull) { t in c0 + t * (c1 + t * c2) }
  }

  mutating func cubic(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    guard Flattener.isUsable(p1), Flattener.isUsable(p2), Flattener.isUsable(p3) else { return }
    let hull = isInside ? Hull.inside : hull(p0.least(p1).least(p2.least(p3)), p0.most(p1).most(p2.most(p3)))
    if hull == .invisible { return line(p3) }
    let (side0, side1, side2) = (p1 - p0, p2 - p1, p3 - p2)
    let (bend0, bend1) = (side1 - side0, side2 - side1)
    let length = 2.5 * (side0.dot(side0) + side1.dot(side1) + side2.dot(side2))
    let points = ChordCount.points(
      squareOfSagitta: max(bend0.dot(bend0), bend1.dot(bend1)) * (9.0 / 16), squareOfLength: length)
    if points == 0 { return line(p3) }
    let second = 3 * bend0
    let third = bend1 - bend0
    let step = ChordCount.step(points)
    let bulge = step * step / 6
    let first = 3 * side0 - (3 * bulge) * third
    let base = p0 - bulge * second
    let c0 = SIMD4(lowHalf: base, highHalf: base)
    let c1 = SIMD4(lowHalf: first, highHalf: first)
    let c2 = SIMD4(lowHalf: second, highHalf: second)
    let c3 = SIMD4(lowHalf: third, highHalf: third)
    polyline(points, step, squareOfLength: length, to: p3, hull) { t in c0 + t * (c1 + t * (c2 + t * c3)) }
  }

  /// Whether a curve in this box may be replaced by its chord: it lies above, below or to the right of
  /// the clip, where nothing counts, or to the left, where only the difference of heights does.
  @inline(__always)
  func isInvisible(_ low: Point, _ high: Point) -> Bool {
    high.y <= top - 1 || low.y >= bottom + 1 || low.x >= right + 1 || high.x <= left - 1
  }

  /// What is known of a curve from its control points.
  private enum Hull {
    /// Near the clip or in it.
    case inside
    /// Its chord may stand for it.
    case invisible
    /// It may have points beyond the limit of device coordinates.
    case far
  }

  @inline(__always)
  private func hull(_ low: Point, _ high: Point) -> Hull {
    if isInvisible(low, high) { return .invisible }
    // Points moved out by a part of a chord's sagitta still lie within twice this.
    let near = Subpixel.limit / 2
    return low.x > -near && low.y > -near && high.x < near && high.y < near ? .inside : .far
  }
}
