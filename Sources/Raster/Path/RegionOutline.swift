import Foundation

/// The outline of a region that overlapping paths cover: closed polygons that neither cross nor overlap, each with the
/// region on the same side.
///
/// With it a shape can be taken out of another (by adding its outline the other way round), or two joined under one
/// opacity. Edges are split where they cross; of the pieces those stay that have the region on exactly one side. The
/// work grows with the number of edges times those that are level with them, which for a symbol is a few thousand.
package struct RegionOutline {
  /// Which points are covered, by how often the paths wind around them.
  package enum Cover {
    /// Any number of times but none.
    case nonZero
    /// An odd number of times.
    case odd
    /// More often one way than the other: outlines added in reverse are taken away.
    case positive

    func contains(_ winding: Int) -> Bool {
      switch self {
      case .nonZero: winding != 0
      case .odd: !winding.isMultiple(of: 2)
      case .positive: winding > 0
      }
    }
  }

  private struct Vertex: Hashable {
    /// In steps of the grid.
    var x: Int
    var y: Int
  }

  private struct Edge {
    let start: Vertex
    let end: Vertex
  }

  /// Points are moved to a grid this fine, so that equal points are equal: 1/1024 of a unit.
  private static let grid = 1024.0

  private var edges: [Edge] = []

  /// A region without points.
  package init() {}

  /// Adds the outlines of a path.
  ///
  /// - Parameter tolerance: How far the polygon may be from a curve, in units.
  package mutating func add(_ path: Path, tolerance: Double) {
    var first: CGPoint?
    var last = CGPoint.zero
    func vertex(_ point: CGPoint) -> Vertex {
      Vertex(x: Int((point.x * Self.grid).rounded()), y: Int((point.y * Self.grid).rounded()))
    }
    func line(to point: CGPoint) {
      let (start, end) = (vertex(last), vertex(point))
      if start != end { edges.append(Edge(start: start, end: end)) }
      last = point
    }
    func close() {
      if let first { line(to: first) }
    }
    path.forEach { element in
      switch element {
      case .move(let point):
        close()
        (first, last) = (point, point)
      case .line(let point): line(to: point)
      case .quadCurve(let end, let control):
        let start = last
        let bend = hypot(start.x - 2 * control.x + end.x, start.y - 2 * control.y + end.y)
        let steps = max(1, Int((bend / (4 * tolerance)).squareRoot().rounded(.up)))
        for step in 1...steps {
          let (t, s) = (Double(step) / Double(steps), 1 - Double(step) / Double(steps))
          line(
            to: CGPoint(
              x: s * s * start.x + 2 * s * t * control.x + t * t * end.x,
              y: s * s * start.y + 2 * s * t * control.y + t * t * end.y))
        }
      case .curve(let end, let control1, let control2):
        let start = last
        // Wang's bound: the second differences say how far a chord can be from its arc.
        let bend = max(
          hypot(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y),
          hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y))
        let steps = max(1, Int((0.75 * bend / tolerance).squareRoot().rounded(.up)))
        for step in 1...steps {
          let (t, s) = (Double(step) / Double(steps), 1 - Double(step) / Double(steps))
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          line(
            to: CGPoint(
              x: a * start.x + b * control1.x + c * control2.x + d * end.x,
              y: a * start.y + b * control1.y + c * control2.y + d * end.y))
        }
      case .closeSubpath: close()
      }
    }
    close()
  }

  /// The outline, with the region on the left of each edge as one walks along it where y grows upwards.
  ///
  /// - Parameters:
  ///   - covers: What counts as covered where paths overlap.
  ///   - reversed: Whether to walk the other way.
  package func path(covers: Cover = .nonZero, reversed: Bool = false) -> Path {
    // A cut is moved to the grid, and its pieces with it, perhaps across another edge; a few rounds settle that.
    var pieces = Self.merge(edges.map { Piece($0.start, $0.end, 1) })
    for _ in 0..<4 {
      let finer = Self.merge(Self.split(pieces))
      let isSettled = finer.count == pieces.count
      pieces = finer
      if isSettled { break }
    }
    let field = WindingField(pieces)
    let isInside = covers.contains

    var next: [Vertex: [Vertex]] = [:]
    var starts: [Vertex] = []
    for piece in pieces {
      let (left, right) = field.windings(besides: piece)
      guard isInside(left) != isInside(right) else { continue }
      let (from, to) = isInside(left) != reversed ? (piece.start, piece.end) : (piece.end, piece.start)
      next[from, default: []].append(to)
      starts.append(from)
    }
    return Self.chain(starts, &next)
  }

  /// An edge, or a part of one, and how often it is walked from its start, which is the left of its ends or the lower,
  /// to its end.
  private struct Piece {
    let start: Vertex
    let end: Vertex
    let count: Int

    init(_ from: Vertex, _ to: Vertex, _ count: Int) {
      let isForward = (from.x, from.y) < (to.x, to.y)
      (start, end) = isForward ? (from, to) : (to, from)
      self.count = isForward ? count : -count
    }
  }

  /// One piece for those that lie on one another; what is walked as often one way as the other bounds nothing.
  private static func merge(_ pieces: [Piece]) -> [Piece] {
    func isOrdered(_ a: Piece, _ b: Piece) -> Bool {
      (a.start.y, a.start.x, a.end.y, a.end.x) < (b.start.y, b.start.x, b.end.y, b.end.x)
    }
    var merged: [Piece] = []
    for piece in pieces.sorted(by: isOrdered) {
      if let last = merged.last, last.start == piece.start, last.end == piece.end {
        merged[merged.count - 1] = Piece(last.start, last.end, last.count + piece.count)
      } else {
        if merged.last?.count == 0 { merged.removeLast() }
        merged.append(piece)
      }
    }
    if merged.last?.count == 0 { merged.removeLast() }
    return merged
  }

  /// Walks along the pieces; every corner is entered as often as it is left, so each walk closes.
  private static func chain(_ starts: [Vertex], _ next: inout [Vertex: [Vertex]]) -> Path {
    func point(_ vertex: Vertex) -> CGPoint { CGPoint(x: Double(vertex.x) / grid, y: Double(vertex.y) / grid) }
    var path = Path()
    for start in starts {
      guard next[start]?.isEmpty == false else { continue }
      path.move(to: point(start))
      var current = start
      while let following = next[current]?.popLast() {
        current = following
        if current == start { break }
        path.addLine(to: point(current))
      }
      path.closeSubpath()
    }
    return path
  }

  /// The pieces, cut at every point where two meet.
  private static func split(_ edges: [Piece]) -> [Piece] {
    var cuts = [[Vertex]](repeating: [], count: edges.count)
    let order = edges.indices.sorted {
      min(edges[$0].start.y, edges[$0].end.y) < min(edges[$1].start.y, edges[$1].end.y)
    }
    for (position, first) in order.enumerated() {
      let a = edges[first]
      let bottom = max(a.start.y, a.end.y)
      for second in order[(position + 1)...] {
        let b = edges[second]
        if min(b.start.y, b.end.y) > bottom { break }
        // A piece's start is its left end.
        guard b.start.x <= a.end.x, b.end.x >= a.start.x else { continue }
        for point in meeting(a, b) {
          cuts[first].append(point)
          cuts[second].append(point)
        }
      }
    }
    var pieces: [Piece] = []
    pieces.reserveCapacity(edges.count)
    for (edge, cuts) in zip(edges, cuts) {
      let (dx, dy) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
      let length = dx * dx + dy * dy
      var last = edge.start
      let inner = cuts.map { (along: ($0.x - edge.start.x) * dx + ($0.y - edge.start.y) * dy, point: $0) }
        .filter { $0.along > 0 && $0.along < length }.sorted { $0.along < $1.along }
      for (_, point) in inner where point != last && point != edge.end {
        pieces.append(Piece(last, point, edge.count))
        last = point
      }
      pieces.append(Piece(last, edge.end, edge.count))
    }
    return pieces
  }

  /// Where two edges cross or touch.
  private static func meeting(_ a: Piece, _ b: Piece) -> [Vertex] {
    let (ax, ay) = (a.end.x - a.start.x, a.end.y - a.start.y)
    let (bx, by) = (b.end.x - b.start.x, b.end.y - b.start.y)
    let (ox, oy) = (b.start.x - a.start.x, b.start.y - a.start.y)
    let cross = ax * by - ay * bx
    if cross == 0 {
      // Parallel: they meet where the end of one lies on the other.
      guard ax * oy - ay * ox == 0 else { return [] }
      return [a.start, a.end, b.start, b.end]
    }
    let t = Double(ox * by - oy * bx) / Double(cross)
    let u = Double(ox * ay - oy * ax) / Double(cross)
    guard t >= 0, t <= 1, u >= 0, u <= 1 else { return [] }
    return [
      Vertex(
        x: Int((Double(a.start.x) + t * Double(ax)).rounded()), y: Int((Double(a.start.y) + t * Double(ay)).rounded()))
    ]
  }

  /// How often the pieces wind around a point, for the points just beside a piece.
  private struct WindingField {
    private let pieces: [Piece]
    private var rows: [Int: [Int]] = [:]

    init(_ pieces: [Piece]) {
      self.pieces = pieces
      for (index, piece) in pieces.enumerated() {
        let (low, high) = (min(piece.start.y, piece.end.y), max(piece.start.y, piece.end.y))
        for row in Self.row(low)...Self.row(high) { rows[row, default: []].append(index) }
      }
    }

    private static func row(_ y: Int) -> Int { y >> 10 }

    /// The winding numbers on the left and on the right of a piece.
    func windings(besides this: Piece) -> (left: Int, right: Int) {
      let (start, end) = (this.start, this.end)
      // A ray from the middle: along y for a piece that lies flat, and along x else. The middle has half steps, so all
      // is doubled.
      let (mx, my) = (start.x + end.x, start.y + end.y)
      var winding = 0
      for index in rows[Self.row(my >> 1)] ?? [] {
        let piece = pieces[index]
        if piece.start == start, piece.end == end { continue }
        let (ay, by) = (piece.start.y * 2, piece.end.y * 2)
        guard (ay <= my) != (by <= my) else { continue }
        let (ax, bx) = (piece.start.x * 2, piece.end.x * 2)
        // Where the piece is to the right of the middle, the ray to the right crosses it.
        let side = (bx - ax) * (my - ay) - (mx - ax) * (by - ay)
        let isRight = by > ay ? side > 0 : side < 0
        if isRight { winding += by > ay ? piece.count : -piece.count }
      }
      // What the ray sees from just right of the piece; on the left it crosses the piece itself as well. A flat piece is
      // crossed when one steps from above it to below.
      let isUp = end.y > start.y
      return isUp ? (winding + this.count, winding) : (winding, winding - this.count)
    }
  }
}
