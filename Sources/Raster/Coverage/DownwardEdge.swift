/// An edge turned so that it goes down, with x counted from a grid's left side.
struct DownwardEdge {
  let x0, y0, x1, y1: Int32
  /// 1 when the path goes down here, −1 when it goes up.
  let sign: Int32

  @inline(__always)
  init(_ edge: Edge, in grid: CellGrid) {
    let origin = grid.minX &<< Subpixel.bits
    let isUp = edge.y1 < edge.y0
    x0 = (isUp ? edge.x1 : edge.x0) &- origin
    x1 = (isUp ? edge.x0 : edge.x1) &- origin
    y0 = isUp ? edge.y1 : edge.y0
    y1 = isUp ? edge.y0 : edge.y1
    sign = isUp ? -1 : 1
  }

  /// The device row of the upper end.
  @inline(__always)
  var topRow: Int32 { y0 &>> Subpixel.bits }

  /// The device row of the lower end.
  @inline(__always)
  var bottomRow: Int32 { (y1 &- 1) &>> Subpixel.bits }

  /// How far into its row the lower end is, at least one step.
  @inline(__always)
  var end: Int32 { (y1 &- 1) & Subpixel.mask &+ 1 }

  /// The number of the first cell of the first of the grid's rows that the edge touches.
  @inline(__always)
  func firstRow(in grid: CellGrid) -> Int { Int(max(topRow, grid.top) &- grid.top) &* grid.stride }

  /// Calls `body` for each of the grid's rows with the number of the row's first cell, the edge's x where it
  /// enters and leaves the row, its height in the row, and its rise.
  ///
  /// Each row's x follows from the edge's own start by whole-number steps, so a row's cells are the same
  /// whichever row the band begins with.
  @inline(__always)
  func forEachRow(in grid: CellGrid, _ body: (Int, Int32, Int32, Int32, Int64) -> Void) {
    let dx = x1 &- x0
    let dy = y1 &- y0
    // Within one column the height needs no dividing.
    let rise = x0 &>> Subpixel.bits == x1 &>> Subpixel.bits ? 0 : CellGrid.rise(dy, dx)
    var place = firstRow(in: grid)
    let (topRow, bottomRow) = (topRow, bottomRow)
    if topRow == bottomRow { return body(place, x0, x1, dy, rise) }
    let slope = Int64(Double(dx) / Double(dy) * Double(1 << CellGrid.walkBits))
    let step = slope &<< Int64(Subpixel.bits)
    let half: Int64 = 1 << (CellGrid.walkBits - 1)
    var row = max(topRow, grid.top)
    let last = min(bottomRow, grid.bottom &- 1)
    var start = y0 & Subpixel.mask
    var x = x0
    var walk = Int64(x0) &<< CellGrid.walkBits &+ half &- slope &* Int64(start)
    if row > topRow {
      walk &+= step &* Int64(row &- topRow)
      x = Int32(truncatingIfNeeded: walk &>> CellGrid.walkBits)
      start = 0
    }
    while row < last {
      walk &+= step
      let next = Int32(truncatingIfNeeded: walk &>> CellGrid.walkBits)
      body(place, x, next, Subpixel.one &- start, rise)
      x = next
      start = 0
      place &+= grid.stride
      row &+= 1
    }
    walk &+= step
    let isEnd = row == bottomRow
    body(
      place, x, isEnd ? x1 : Int32(truncatingIfNeeded: walk &>> CellGrid.walkBits),
      (isEnd ? end : Subpixel.one) &- start, rise)
  }
}
