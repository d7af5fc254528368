/// Turns a path into edges: maps it to device space, replaces curves by chords, closes subpaths for
/// filling and rounds to the subpixel grid.
///
/// The result does not depend on the clip except that edges which cannot change a pixel inside it are
/// left out or moved to its left side: a shape has the same pixels however the picture is divided.
///
/// **Tolerance.** Chords leave the true curve by at most `tolerance` pixels after the transform, as
/// long as a curve needs no more than `maximumChords`: that is up to a size of 400,000 pixels. A chord
/// between two points of a curve is on its inner side all along, by two thirds of its greatest distance
/// on average; so inner points are moved out by that much, and what chords take away here they give
/// there. The second derivative says how far: `h²/12·P″` for steps of `h`.
///
/// **Bad numbers.** A segment whose image has a NaN coordinate is left out; coordinates beyond ±2¹⁹
/// pixels are moved to ±2¹⁹.
struct Flattener {
  /// The greatest distance of a chord from its curve, in pixels.
  static let tolerance = 0.02
  /// The most chords for one curve.
  static let maximumChords = 4096.0

  let buffer: EdgeBuffer
  /// The clip in pixels, as doubles.
  let left, top, right, bottom: Double

  private var startX: Int32 = 0
  private var startY: Int32 = 0
  private var x: Int32 = 0
  private var y: Int32 = 0
  private var isOpen = false

  init(_ buffer: EdgeBuffer, clip: PixelRect) {
    self.buffer = buffer
    left = Double(clip.minX)
    top = Double(clip.minY)
    right = Double(clip.maxX)
    bottom = Double(clip.maxY)
  }

  /// Adds the edges of `path` under `transform`.
  mutating func add(_ path: Path, _ transform: CGAffineTransform) {
    let (a, b, c, d) = (
      Double(transform.a), Double(transform.b), Double(transform.c), Double(transform.d)
    )
    let (tx, ty) = (Double(transform.tx), Double(transform.ty))
    let column0 = Point(a, b)
    let column1 = Point(c, d)
    let translation = Point(tx, ty)
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
  }

  /// Adds closed loops of straight lines: `ends` tells where each ends in `points`.
  mutating func add(_ points: ContiguousArray<Point>, _ ends: ContiguousArray<Int>, _ transform: CGAffineTransform) {
    let column0 = Point(Double(transform.a), Double(transform.b))
    let column1 = Point(Double(transform.c), Double(transform.d))
    let translation = Point(Double(transform.tx), Double(transform.ty))
    points.withUnsafeBufferPointer { points in
      var index = 0
      for end in ends {
        var place = buffer.reserve(end - index)
        var isFirst = true
        while index < end {
          let point = column0 * points[index].x + column1 * points[index].y + translation
          index += 1
          guard Flattener.isUsable(point) else { continue }
          if isFirst {
            x = fixed(point.x)
            y = fixed(point.y)
            (startX, startY) = (x, y)
            isFirst = false
          } else {
            place = emit(place, fixed(point.x), fixed(point.y))
          }
        }
        if isFirst { continue }
        if x != startX || y != startY { place = emit(place, startX, startY) }
        buffer.commit(upTo: place)
      }
    }
  }

  @inline(__always)
  private func fixed(_ value: Double) -> Int32 {
    let clamped = max(-Subpixel.limit, min(Subpixel.limit, value))
    // Beside 1.5·2⁵² a Double has no room for a fraction: the low bits of the sum are the whole number, rounded to even.
    return Int32(truncatingIfNeeded: (clamped * Double(Subpixel.one) + 0x1.8p52).bitPattern)
  }

  @inline(__always)
  private static func isUsable(_ point: Point) -> Bool {
    !(point.x.isNaN || point.y.isNaN)
  }

  @inline(__always)
  mutating func move(_ point: Point) {
    guard Flattener.isUsable(point) else { return }
    x = fixed(point.x)
    y = fixed(point.y)
    startX = x
    startY = y
  }

  @inline(__always)
  mutating func closeSubpath() {
    if x != startX || y != startY {
      let end = emit(buffer.reserve(1), startX, startY)
      buffer.commit(upTo: end)
    }
  }

  @inline(__always)
  mutating func line(_ end: Point) {
    guard Flattener.isUsable(end) else { return }
    buffer.commit(upTo: emit(buffer.reserve(1), fixed(end.x), fixed(end.y)))
  }

  /// Writes the edge from the current point, unless it is level or cannot be seen, and moves there.
  @inline(__always)
  private mutating func emit(
    _ place: UnsafeMutablePointer<Edge>, _ x1: Int32, _ y1: Int32
  ) -> UnsafeMutablePointer<Edge> {
    place.pointee = Edge(x0: x, y0: y, x1: x1, y1: y1)
    let isLevel = y == y1
    x = x1
    y = y1
    return isLevel ? place : place + 1
  }

  mutating func quad(_ p0: Point, _ p1: Point, _ p2: Point) {
    guard Flattener.isUsable(p1), Flattener.isUsable(p2) else { return }
    let low = pointwiseMin(pointwiseMin(p0, p1), p2)
    let high = pointwiseMax(pointwiseMax(p0, p1), p2)
    if isInvisible(low, high) { return line(p2) }
    let second = p0 - 2 * p1 + p2
    let chords = Flattener.chords(0.25 * second.length)
    if chords == 1 { return line(p2) }
    let count = Int(chords)
    let step = 1 / chords
    let first = 2 * (p1 - p0)
    let base = p0 - (step * step / 6) * second
    var place = buffer.reserve(count)
    for index in 1..<count {
      let t = Double(index) * step
      let point = base + t * (first + t * second)
      place = emit(place, fixed(point.x), fixed(point.y))
    }
    buffer.commit(upTo: emit(place, fixed(p2.x), fixed(p2.y)))
  }

  mutating func cubic(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    guard Flattener.isUsable(p1), Flattener.isUsable(p2), Flattener.isUsable(p3) else { return }
    let low = pointwiseMin(pointwiseMin(p0, p1), pointwiseMin(p2, p3))
    let high = pointwiseMax(pointwiseMax(p0, p1), pointwiseMax(p2, p3))
    if isInvisible(low, high) { return line(p3) }
    let bend0 = p0 - 2 * p1 + p2
    let bend1 = p1 - 2 * p2 + p3
    let chords = Flattener.chords(0.75 * max(bend0.dot(bend0), bend1.dot(bend1)).squareRoot())
    if chords == 1 { return line(p3) }
    let count = Int(chords)
    let step = 1 / chords
    let c2 = 3 * bend0
    let c3 = p3 - p0 + 3 * (p1 - p2)
    let c1 = 3 * (p1 - p0) - (step * step / 2) * c3
    let c0 = p0 - (step * step / 6) * c2
    var place = buffer.reserve(count)
    for index in 1..<count {
      let t = Double(index) * step
      let point = c0 + t * (c1 + t * (c2 + t * c3))
      place = emit(place, fixed(point.x), fixed(point.y))
    }
    buffer.commit(upTo: emit(place, fixed(p3.x), fixed(p3.y)))
  }

  /// Whether a curve in this box may be replaced by its chord: it lies above, below or to the right of
  /// the clip, where nothing counts, or to the left, where only the difference of heights does.
  @inline(__always)
  func isInvisible(_ low: Point, _ high: Point) -> Bool {
    high.y <= top - 1 || low.y >= bottom + 1 || low.x >= right + 1 || high.x <= left - 1
  }

  /// The number of chords for a curve whose middle would leave a single chord by `deviation` pixels at
  /// most: the deviation falls with the square of the number (Wang's formula).
  @inline(__always)
  private static func chords(_ deviation: Double) -> Double {
    let chords = (deviation / tolerance).squareRoot().rounded(.up)
    // Also when the deviation is infinite or NaN.
    return chords < maximumChords ? max(chords, 1) : maximumChords
  }
}
