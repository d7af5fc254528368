import Foundation

/// Cuts a path into dashes by arc length.
///
/// The pattern starts anew with each subpath. In a closed subpath that is drawn at its start and at its
/// end, the last dash goes on into the first.
struct Dasher {
  /// More dashes than this in a path cannot be told from a solid line; the path stays whole.
  static let maximumDashes = 100_000.0

  private let pattern: [Double]
  private let period: Double
  private let startIndex: Int
  private let startRest: Double
  private let tolerance: Double

  /// The dashes so far.
  private(set) var result = Path()
  private var index = 0
  private var rest = 0.0
  /// Whether the last subpath of `result` can be continued.
  private var isDrawing = false

  /// `style` must be dashed.
  init(_ style: StrokeStyle, tolerance: Double) {
    var lengths = style.dash.map { min(Double($0), Path.limit) }
    if lengths.count % 2 == 1 { lengths += lengths }
    pattern = lengths
    period = lengths.reduce(0, +)
    self.tolerance = tolerance
    var phase = style.dashPhase.isFinite ? Double(style.dashPhase) : 0
    phase = phase.truncatingRemainder(dividingBy: period)
    if phase < 0 { phase += period }
    var index = 0
    while index < lengths.count - 1 && phase >= lengths[index] {
      phase -= lengths[index]
      index += 1
    }
    startIndex = index
    startRest = max(0, lengths[index] - phase)
  }

  /// Adds the dashes of `path`.
  mutating func add(_ path: Path) {
    var segments: [PathSegment] = []
    var isFirst = true
    var start = Point.zero
    var current = Point.zero
    let estimate = path.controlLength
    guard estimate / period * Double(pattern.count / 2) < Dasher.maximumDashes else {
      result.addPath(path)
      return
    }
    var place = 0
    let points = path.storage.points
    func flush(_ dasher: inout Dasher, isClosed: Bool) {
      if !segments.isEmpty { dasher.add(segments, isClosed: isClosed) }
      segments.removeAll(keepingCapacity: true)
    }
    for verb in path.storage.verbs {
      switch verb {
      case .move:
        flush(&self, isClosed: false)
        current = points[place]
        start = current
        isFirst = false
      case .line:
        segments.append(.line(current, points[place]))
        current = points[place]
      case .quad:
        segments.append(.curve(CubicCurve(quad: current, points[place], points[place + 1])))
        current = points[place + 1]
      case .cubic:
        segments.append(
          .curve(CubicCurve(current, points[place], points[place + 1], points[place + 2])))
        current = points[place + 2]
      case .close:
        if current != start { segments.append(.line(current, start)) }
        flush(&self, isClosed: true)
        current = start
      }
      place += verb.pointCount
    }
    if !isFirst { flush(&self, isClosed: false) }
  }

  private mutating func add(_ segments: [PathSegment], isClosed: Bool) {
    index = startIndex
    rest = startRest
    isDrawing = false
    var first = result
    let startsDrawn = index % 2 == 0
    // The first dash is kept apart until it is known whether the last one runs into it.
    if isClosed && startsDrawn {
      result = Path()
    }
    let wasKept = isClosed && startsDrawn
    for segment in segments {
      switch segment {
      case .line(let a, let b): line(a, b)
      case .curve(let curve): self.curve(curve)
      }
    }
    if wasKept {
      let dashes = result
      first.addDashes(
        dashes, joiningEnds: dashes.storage.current == dashes.storage.points.first)
      result = first
    }
  }

  private mutating func line(_ a: Point, _ b: Point) {
    let length = (b - a).length
    guard length > 0 else { return }
    var done = 0.0
    while done < length {
      let next = min(length, done + rest)
      if index % 2 == 0 {
        if !isDrawing {
          result.move(done == 0 ? a : a.mix(b, done / length))
          isDrawing = true
        }
        result.line(next == length ? b : a.mix(b, next / length))
      }
      advance(next == length ? next - done : rest)
      if next == length && rest > 0 { return }
      done = next
    }
  }

  private mutating func curve(_ curve: CubicCurve) {
    let ruler = CurveRuler(curve, tolerance: tolerance)
    let length = ruler.length
    guard length > 0 else { return }
    var done = 0.0
    var from = 0.0
    while done < length {
      let next = min(length, done + rest)
      let to = next == length ? 1 : ruler.parameter(at: next)
      if index % 2 == 0 {
        let part = curve.part(from: from, to: to)
        if !isDrawing {
          result.move(part.p0)
          isDrawing = true
        }
        result.cubic(part.p1, part.p2, part.p3)
      }
      advance(next == length ? next - done : rest)
      if next == length && rest > 0 { return }
      done = next
      from = to
    }
  }

  /// Goes `distance` on in the pattern, at most to the end of its current element: all of `rest` when that
  /// is what was drawn, whatever became of it in a sum of lengths.
  private mutating func advance(_ distance: Double) {
    rest -= distance
    // What rounding leaves of a dash is not worth a turn of the loop that could last for ever.
    guard rest <= period * 1e-12 else { return }
    index = (index + 1) % pattern.count
    rest = pattern[index]
    if index % 2 == 1 { isDrawing = false }
    if rest == 0 && index % 2 == 0 { isDrawing = false }
  }
}

extension Path {
  /// The length of lines and control polygons: at least the path's own.
  var controlLength: Double {
    var sum = 0.0
    forEachSegment { segment in
      switch segment {
      case .line(let a, let b): sum += (b - a).length
      case .curve(let c): sum += (c.p1 - c.p0).length + (c.p2 - c.p1).length + (c.p3 - c.p2).length
      }
    }
    return sum
  }

  /// Adds a closed subpath's dashes, the last one running into the first when `joiningEnds`.
  fileprivate mutating func addDashes(_ dashes: Path, joiningEnds: Bool) {
    let storage = dashes.storage
    let starts = storage.verbs.indices.filter { storage.verbs[$0] == .move }
    guard joiningEnds, let lastStart = starts.last else { return addPath(dashes) }
    if starts.count == 1 {
      // Drawn without a gap from the start around to the start.
      addPath(dashes)
      close()
      return
    }
    // Where the points begin of the second dash and of the last one.
    let second = storage.verbs[..<starts[1]].reduce(0) { $0 + $1.pointCount }
    let last = storage.points.count - storage.verbs[lastStart...].reduce(0) { $0 + $1.pointCount }
    func append(_ verbs: Range<Int>, _ points: Range<Int>) {
      storage.verbs[verbs].forEach { self.storage.verbs.append($0) }
      storage.points[points].forEach {
        self.storage.points.append($0)
        self.storage.include($0)
      }
    }
    makeUnique()
    // The dashes between, then the last with the first behind it.
    append(starts[1]..<lastStart, second..<last)
    append(lastStart..<storage.verbs.count, last..<storage.points.count)
    append(1..<starts[1], 1..<second)
    self.storage.current = self.storage.points.last
    self.storage.start = storage.points[last]
  }
}
