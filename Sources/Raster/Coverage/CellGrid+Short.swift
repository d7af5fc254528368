/// Edges that fit into a square of two by two cells, as most do that curves are made of: eight at once, without a
/// jump.
///
/// All is counted from the edge's own first cell, so that its cells are the same whatever part of the shape the grid
/// shows. The whole numbers of subpixels that come up are exact as Float.
extension CellGrid {
  /// Adds edges that lie inside the grid.
  @inline(never)
  func add(short edges: EdgeList) {
    let (edges, count) = (UnsafePointer(edges.edges), edges.count)
    // After the last edge there is memory for a whole vector of them.
    for first in Swift.stride(from: 0, to: count, by: 8) { addEight(edges + first, min(8, count &- first)) }
  }

  /// Adds the first `count` of eight edges.
  @inline(never)
  private func addEight(_ edges: UnsafePointer<Edge>, _ count: Int) {
    let short = ShortEdges(edges)
    let places = (short.row &- top) &* Int32(truncatingIfNeeded: stride) &+ (short.column &- minX)
    short.store(to: scratch, places, places &+ (short.crosses & Int32(truncatingIfNeeded: stride)))
    for index in 0..<count {
      let lane = ShortEdges.lane(of: index)
      if scratch[lane, 2] != 0 {
        add(long: edges[index])
        continue
      }
      let (upper, lower) = (Int(scratch[lane, 0]), Int(scratch[lane, 1]))
      cells[upper] &+= scratch[lane, 3]
      cells[upper &+ 1] &+= scratch[lane, 4]
      cells[upper &+ 2] &+= scratch[lane, 5]
      mark(upper)
      mark(upper &+ 2)
      cells[lower] &+= scratch[lane, 6]
      cells[lower &+ 1] &+= scratch[lane, 7]
      cells[lower &+ 2] &+= scratch[lane, 8]
      mark(lower)
      mark(lower &+ 2)
    }
  }

  /// Adds what lies inside the grid of edges.
  func addCut(short edges: EdgeList) {
    addCut(edges.count) { edges.edges[$0] }
  }

  /// Adds what lies inside the grid of those edges whose numbers are given.
  func addCut(short edges: EdgeList, numbered numbers: UnsafeBufferPointer<UInt32>) {
    addCut(numbers.count) { edges.edges[Int(numbers[$0])] }
  }

  @inline(__always)
  private func addCut(_ count: Int, _ edge: (Int) -> Edge) {
    for first in Swift.stride(from: 0, to: count, by: 8) {
      for place in 0..<8 { scratch.edges[place] = edge(min(first &+ place, count &- 1)) }
      addEightCut(min(8, count &- first))
    }
  }

  /// Adds what lies inside the grid of the first `count` edges in scratch memory.
  @inline(never)
  private func addEightCut(_ count: Int) {
    let short = ShortEdges(scratch.edges)
    short.store(to: scratch, short.row &- top, short.column &- minX)
    for index in 0..<count {
      let lane = ShortEdges.lane(of: index)
      if scratch[lane, 2] != 0 {
        addCut(scratch.edges[index])
        continue
      }
      let (row, column) = (scratch[lane, 0], scratch[lane, 1])
      for cell in 0..<3 {
        addCut(row, column &+ Int32(truncatingIfNeeded: cell), scratch[lane, 3 &+ cell])
        addCut(row &+ 1, column &+ Int32(truncatingIfNeeded: cell), scratch[lane, 6 &+ cell])
      }
    }
  }

  /// Adds to a cell if it is in one of the grid's rows: to the first of the row when it lies to the left of that.
  @inline(__always)
  private func addCut(_ row: Int32, _ column: Int32, _ value: Int32) {
    // Unsigned, so that a negative row is too large as well.
    if UInt32(bitPattern: row) >= UInt32(bitPattern: bottom &- top) || column > width || value == 0 { return }
    let place = Int(row) &* stride &+ Int(max(column, 0))
    cells[place] &+= value
    mark(place)
  }
}
