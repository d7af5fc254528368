import Foundation

/// Combinations of the insides of two paths.
///
/// Curves come out as straight pieces no farther than a hundredth of a point from them. What comes out does not cross
/// itself, and both fill rules agree about it.
extension Path {
  /// The inside of the path without overlaps.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill: eoFill) { first, _ in first }
  }

  /// What is inside both.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// What is inside either.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }

  /// What is inside this path and not inside `other`.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// What is inside one of the two and not inside both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// The parts of this path, as a line, that lie inside `other`.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    line(inside: true, other, eoFill: eoFill)
  }

  /// The parts of this path, as a line, that lie outside `other`.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    line(inside: false, other, eoFill: eoFill)
  }

  private func combined(with other: Path, eoFill: Bool, _ keeps: (Bool, Bool) -> Bool) -> Path {
    guard let grid = BooleanGrid(covering: boundingRect.union(other.boundingRect)) else { return Path() }
    let arrangement = Arrangement(
      polygons(on: grid, closing: true), other.polygons(on: grid, closing: true))
    func isInside(_ windings: Arrangement.Windings) -> Bool {
      func fills(_ winding: Int) -> Bool { eoFill ? winding & 1 != 0 : winding != 0 }
      return keeps(fills(windings.first), fills(windings.second))
    }
    var outgoing: [GridPoint: [GridPoint]] = [:]
    for (index, edge) in arrangement.edges.enumerated() {
      let (before, after) = arrangement.windings(beside: index)
      let (left, right) = (isInside(before), isInside(after))
      guard left != right else { continue }
      // Clockwise as it looks: the inside lies to the right of where the outline goes. "After" an edge is to its right
      // when it goes up, and below it, again to its right, when it goes from left to right.
      let isLevel = edge.start.y == edge.end.y
      let goesForward = isLevel ? edge.end.x > edge.start.x : edge.end.y < edge.start.y
      if right == goesForward {
        outgoing[edge.start, default: []].append(edge.end)
      } else {
        outgoing[edge.end, default: []].append(edge.start)
      }
    }
    return Path.loops(outgoing, grid)
  }

  /// Joins directed edges into closed subpaths. Every point has as many edges that leave it as come in.
  private static func loops(_ edges: [GridPoint: [GridPoint]], _ grid: BooleanGrid) -> Path {
    var outgoing = edges
    var path = Path()
    // In a fixed order, so that equal input gives equal paths.
    for start in edges.keys.sorted(by: { $0.precedes($1) }) {
      while outgoing[start]?.isEmpty == false {
        var loop = [start]
        while let last = loop.last, let next = outgoing[last]?.popLast() {
          if next == start { break }
          // A point in the middle of a straight line is of no use.
          if loop.count > 1, next.side(of: loop[loop.count - 2], last) == 0 { loop.removeLast() }
          loop.append(next)
        }
        path.addLines(loop.map(grid.point))
        path.closeSubpath()
      }
    }
    return path
  }

  private func line(inside: Bool, _ other: Path, eoFill: Bool) -> Path {
    guard let grid = BooleanGrid(covering: boundingRect.union(other.boundingRect)) else { return Path() }
    let boundary = other.polygons(on: grid, closing: true)
    var result = Path()
    for polygon in polygons(on: grid, closing: false) {
      var last: GridPoint?
      for (from, to) in zip(polygon, polygon.dropFirst()) {
        for (start, end) in Path.cut(from, to, boundary) {
          let (a, b) = (grid.point(start), grid.point(end))
          let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
          guard other.contains(middle, eoFill: eoFill) == inside else { continue }
          if last != start { result.move(to: a) }
          result.addLine(to: b)
          last = end
        }
      }
    }
    return result
  }

  /// The line from `from` to `to`, cut where it crosses the polygons.
  private static func cut(
    _ from: GridPoint, _ to: GridPoint, _ polygons: [[GridPoint]]
  ) -> [(GridPoint, GridPoint)] {
    var positions: [Double] = []
    for polygon in polygons {
      for (a, b) in zip(polygon, polygon.dropFirst()) {
        let (start, end) = (from.side(of: a, b), to.side(of: a, b))
        guard (start < 0) != (end < 0), (a.side(of: from, to) < 0) != (b.side(of: from, to) < 0) else { continue }
        positions.append(Double(start) / (Double(start) - Double(end)))
      }
    }
    let points = positions.sorted().map { t in
      GridPoint(
        x: Int((Double(from.x) + Double(to.x - from.x) * t).rounded()),
        y: Int((Double(from.y) + Double(to.y - from.y) * t).rounded()))
    }
    var result: [(GridPoint, GridPoint)] = []
    var last = from
    for point in points + [to] where point != last {
      result.append((last, point))
      last = point
    }
    return result
  }
}
