import Foundation

/// The edges that two sets of outlines cut each other into: no two of them meet but at their ends.
///
/// Everything lies on an integer grid. Where two edges cross between grid points both are bent to the nearest one, and
/// what this makes cross anew is cut again, until nothing does. Time grows with the square of the number of edges that
/// lie at the same height, which for shapes is small.
nonisolated struct Arrangement {
  /// An edge, from the end that `precedes` the other, with how often each set runs along it, counted against the
  /// direction as negative.
  struct Edge {
    var start: GridPoint
    var end: GridPoint
    var first = 0
    var second = 0
  }

  /// How often each of the two sets winds around a place.
  struct Windings {
    var first = 0
    var second = 0
  }

  private struct Ends: Hashable {
    var start: GridPoint
    var end: GridPoint
  }

  private struct Piece {
    var from: GridPoint
    var to: GridPoint
    var isFirst: Bool
  }

  private(set) var edges: [Edge] = []
  private var rows: Strips
  private var columns: Strips

  init(_ first: [[GridPoint]], _ second: [[GridPoint]]) {
    var pieces: [Piece] = []
    for (polygons, isFirst) in [(first, true), (second, false)] {
      for polygon in polygons {
        for (from, to) in zip(polygon, polygon.dropFirst()) where from != to {
          pieces.append(Piece(from: from, to: to, isFirst: isFirst))
        }
      }
    }
    // Each round cuts at least one piece; the rounding settles after a few.
    var rounds = 0
    while rounds < 64, Arrangement.cut(&pieces) { rounds += 1 }

    var index: [Ends: Int] = [:]
    for piece in pieces {
      let isForward = piece.from.precedes(piece.to)
      let (start, end) = isForward ? (piece.from, piece.to) : (piece.to, piece.from)
      let ends = Ends(start: start, end: end)
      let known = index[ends] ?? edges.count
      if known == edges.count {
        edges.append(Edge(start: start, end: end))
        index[ends] = known
      }
      if piece.isFirst {
        edges[known].first += isForward ? 1 : -1
      } else {
        edges[known].second += isForward ? 1 : -1
      }
    }
    edges.removeAll { $0.first == 0 && $0.second == 0 }
    rows = Strips(edges.map { (min($0.start.y, $0.end.y), max($0.start.y, $0.end.y)) })
    columns = Strips(edges.map { (min($0.start.x, $0.end.x), max($0.start.x, $0.end.x)) })
  }

  /// Cuts pieces where they meet; returns whether there was anything to cut.
  private static func cut(_ pieces: inout [Piece]) -> Bool {
    var cuts: [Int: [GridPoint]] = [:]
    let order = pieces.indices.sorted {
      min(pieces[$0].from.x, pieces[$0].to.x) < min(pieces[$1].from.x, pieces[$1].to.x)
    }
    for (place, i) in order.enumerated() {
      let a = pieces[i]
      let right = max(a.from.x, a.to.x)
      let (low, high) = (min(a.from.y, a.to.y), max(a.from.y, a.to.y))
      for j in order[(place + 1)...] {
        let b = pieces[j]
        if min(b.from.x, b.to.x) > right { break }
        if min(b.from.y, b.to.y) > high || max(b.from.y, b.to.y) < low { continue }
        meet(a, b) { isFirst, point in cuts[isFirst ? i : j, default: []].append(point) }
      }
    }
    if cuts.isEmpty { return false }
    var result: [Piece] = []
    result.reserveCapacity(pieces.count + cuts.count)
    for (index, piece) in pieces.enumerated() {
      guard var points = cuts[index] else {
        result.append(piece)
        continue
      }
      // Along the piece; its direction tells before from after.
      let (dx, dy) = (piece.to.x - piece.from.x, piece.to.y - piece.from.y)
      func position(_ point: GridPoint) -> Int { (point.x - piece.from.x) * dx + (point.y - piece.from.y) * dy }
      points.sort { position($0) < position($1) }
      var last = piece.from
      for point in points + [piece.to] where point != last {
        result.append(Piece(from: last, to: point, isFirst: piece.isFirst))
        last = point
      }
    }
    pieces = result
    return true
  }

  /// Calls `cut` with whether the first piece is meant, and where it must be cut.
  private static func meet(_ a: Piece, _ b: Piece, _ cut: (Bool, GridPoint) -> Void) {
    let (b0, b1) = (b.from.side(of: a.from, a.to), b.to.side(of: a.from, a.to))
    if (b0 > 0 && b1 > 0) || (b0 < 0 && b1 < 0) { return }
    let (a0, a1) = (a.from.side(of: b.from, b.to), a.to.side(of: b.from, b.to))
    if (a0 > 0 && a1 > 0) || (a0 < 0 && a1 < 0) { return }
    func isWithin(_ point: GridPoint, _ piece: Piece) -> Bool {
      point != piece.from && point != piece.to
        && point.x >= min(piece.from.x, piece.to.x) && point.x <= max(piece.from.x, piece.to.x)
        && point.y >= min(piece.from.y, piece.to.y) && point.y <= max(piece.from.y, piece.to.y)
    }
    // An end of one that lies on the other cuts it, also where both run along the same line.
    if b0 == 0, isWithin(b.from, a) { cut(true, b.from) }
    if b1 == 0, isWithin(b.to, a) { cut(true, b.to) }
    if a0 == 0, isWithin(a.from, b) { cut(false, a.from) }
    if a1 == 0, isWithin(a.to, b) { cut(false, a.to) }
    guard b0 != 0, b1 != 0, a0 != 0, a1 != 0 else { return }
    let t = Double(a0) / (Double(a0) - Double(a1))
    let point = GridPoint(
      x: Int((Double(a.from.x) + Double(a.to.x - a.from.x) * t).rounded()),
      y: Int((Double(a.from.y) + Double(a.to.y - a.from.y) * t).rounded()))
    if point != a.from && point != a.to { cut(true, point) }
    if point != b.from && point != b.to { cut(false, point) }
  }

  /// How often the sets wind around the places beside the middle of an edge: before it and after it on the way to the
  /// right or, where the edge is level, downwards.
  func windings(beside index: Int) -> (before: Windings, after: Windings) {
    let edge = edges[index]
    let isLevel = edge.start.y == edge.end.y
    func turned(_ point: GridPoint) -> GridPoint { isLevel ? point.transposed : point }
    let (from, to) = (turned(edge.start), turned(edge.end))
    // Doubled, so that the middle is on the grid.
    let middle = GridPoint(x: from.x + to.x, y: from.y + to.y)
    var before = Windings()
    func contribution(_ edge: Edge, down: Bool) -> (Int, Int) {
      down ? (edge.first, edge.second) : (-edge.first, -edge.second)
    }
    for other in (isLevel ? columns : rows).candidates(atDoubled: middle.y) where other != index {
      let candidate = edges[other]
      let (a, b) = (turned(candidate.start), turned(candidate.end))
      guard (2 * a.y <= middle.y) != (2 * b.y <= middle.y) else { continue }
      let isDown = b.y > a.y
      let (low, high) = isDown ? (a, b) : (b, a)
      let side = middle.side(of: GridPoint(x: 2 * low.x, y: 2 * low.y), GridPoint(x: 2 * high.x, y: 2 * high.y))
      // Negative is to the right of the edge that goes down, y pointing down.
      guard side < 0 else { continue }
      let (first, second) = contribution(candidate, down: isDown)
      before.first += first
      before.second += second
    }
    let (first, second) = contribution(edge, down: to.y > from.y)
    return (before, Windings(first: before.first + first, second: before.second + second))
  }
}

/// Finds intervals that hold a coordinate, by equal strips.
private nonisolated struct Strips {
  private var strips: [[Int]] = []
  private var low = 0
  private var width = 1

  init(_ intervals: [(Int, Int)]) {
    guard let low = intervals.map(\.0).min(), let high = intervals.map(\.1).max() else { return }
    self.low = low
    let count = min(max(intervals.count / 8, 1), 1024)
    width = (high - low) / count + 1
    strips = Array(repeating: [], count: count)
    for (index, interval) in intervals.enumerated() {
      for strip in ((interval.0 - low) / width)...((interval.1 - low) / width) { strips[strip].append(index) }
    }
  }

  /// The intervals that may hold half of `coordinate`.
  func candidates(atDoubled coordinate: Int) -> [Int] {
    let strip = ((coordinate >> 1) - low) / width
    return strips.indices.contains(strip) ? strips[strip] : []
  }
}
