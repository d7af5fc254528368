/// An edge turned so that it goes down, with x counted from a grid's left side.
struct DownwardEdge {
  let x0, y0, x1, y1: Int32
  /// 1 when the path goes down here, −1 when it goes up.
  let sign: Int32

  @inline(__always)
  init(_ edge: Edge, in grid: CellGrid) {
    // All ones when it goes up: swaps without a jump that could not be foreseen.
    let isUp = (edge.y1 &- edge.y0) &>> 31
    let (swapX, swapY) = ((edge.x0 ^ edge.x1) & isUp, (edge.y0 ^ edge.y1) & isUp)
    let origin = grid.minX &<< Subpixel.bits
    x0 = (edge.x0 ^ swapX) &- origin
    x1 = (edge.x1 ^ swapX) &- origin
    y0 = edge.y0 ^ swapY
    y1 = edge.y1 ^ swapY
    sign = isUp | 1
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
  /// enters and leaves the row, and its height in the row.
  ///
  /// Unless the edge `isCut` all its rows must be the grid's. Each row's x follows from the edge's own start by
  /// whole-number steps, so a row's cells are the same whichever row the band begins with.
  @inline(__always)
  func forEachRow(in grid: CellGrid, isCut: Bool, _ body: (Int, Int32, Int32, Int32) -> Void) {
    let (topRow, bottomRow) = (topRow, bottomRow)
    var place = isCut ? firstRow(in: grid) : Int(topRow &- grid.top) &* grid.stride
    if topRow == bottomRow { return body(place, x0, x1, y1 &- y0) }
    let slope = Int64(Double(x1 &- x0) / Double(y1 &- y0) * Double(1 << DownwardEdge.walkBits))
    let step = slope &<< Int64(Subpixel.bits)
    let half: Int64 = 1 << (DownwardEdge.walkBits - 1)
    var row = topRow
    var start = y0 & Subpixel.mask
    var x = x0
    var walk = Int64(x0) &<< DownwardEdge.walkBits &+ half &- slope &* Int64(start)
    if isCut && row < grid.top {
      walk &+= step &* Int64(grid.top &- row)
      x = Int32(truncatingIfNeeded: walk &>> DownwardEdge.walkBits)
      row = grid.top
      start = 0
    }
    let last = isCut ? min(bottomRow, grid.bottom &- 1) : bottomRow
    while true {
      walk &+= step
      let isEnd = row == bottomRow
      let next = isEnd ? x1 : Int32(truncatingIfNeeded: walk &>> DownwardEdge.walkBits)
      body(place, x, next, (isEnd ? end : Subpixel.one) &- start)
      if row == last { return }
      x = next
      start = 0
      place &+= grid.stride
      row &+= 1
    }
  }

  /// Fraction bits of x while it walks from row to row.
  private static let walkBits: Int64 = 28
  /// Fraction bits of the height per step across.
  static let riseBits: Int64 = 20
  /// Half of a step down, to round.
  static let halfRise: Int64 = 1 << (riseBits - 1)

  /// How far down the edge, not upright, goes for a step across, with `riseBits` of fraction.
  @inline(__always)
  var rise: Int64 { Int64(Double(y1 &- y0) / Double(abs(x1 &- x0)) * Double(1 << DownwardEdge.riseBits)) }
}
