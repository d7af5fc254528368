extension CellGrid {
  /// Adds an edge of more than one cell within the grid's columns, row by row; `isCut` when some of its rows may
  /// lie outside the grid.
  @inline(__always)
  func walk(_ edge: Edge, isCut: Bool) {
    let down = DownwardEdge(edge, in: self)
    if down.x0 == down.x1 { return addColumn(down) }
    down.forEachRow(in: self, isCut: isCut) { row, xa, xb, height in
      let low = min(xa, xb)
      let high = max(xa, xb)
      let first = row &+ Int(low &>> Subpixel.bits)
      let last = row &+ Int(high &>> Subpixel.bits)
      let (from, to) = (low & Subpixel.mask, high & Subpixel.mask)
      if first == last {
        upright(first, from &+ to, down.sign &* height)
      } else {
        slant(first, last, from, to, height, down)
      }
    }
  }

  /// Adds an edge straight down.
  @inline(never)
  func addColumn(_ edge: DownwardEdge) {
    var place = edge.firstRow(in: self) &+ Int(edge.x0 &>> Subpixel.bits)
    let across = (edge.x0 & Subpixel.mask) &* 2
    let first = max(edge.topRow, top)
    let last = min(edge.bottomRow, bottom &- 1)
    var start = first == edge.topRow ? edge.y0 & Subpixel.mask : 0
    let end = last == edge.bottomRow ? edge.end : Subpixel.one
    var row = first
    while row < last {
      upright(place, across, edge.sign &* (Subpixel.one &- start))
      start = 0
      place &+= stride
      row &+= 1
    }
    upright(place, across, edge.sign &* (end &- start))
  }

  /// Adds the part of an edge within a row that crosses from the cell number `first` to `last`, or back:
  /// `height` down, at the distances `from` and `to` from the two cells' left sides.
  @inline(__always)
  private func slant(
    _ first: Int, _ last: Int, _ from: Int32, _ to: Int32, _ height: Int32, _ edge: DownwardEdge
  ) {
    let rise = edge.rise
    if last &- first > 1 { return shallow(first, last, from, to, height, edge.sign, rise) }
    let level = Int64(Subpixel.one &- from) &* rise &+ DownwardEdge.halfRise
    let above = edge.sign &* Int32(truncatingIfNeeded: min(Int64(height), level &>> DownwardEdge.riseBits))
    let below = edge.sign &* height &- above
    let area = above &* (from &+ Subpixel.one)
    cells[first] &+= above &* 2048 &- area
    cells[first &+ 1] &+= area &+ below &* (2048 &- to)
    cells[first &+ 2] &+= below &* to
    mark(first)
    mark(first &+ 2)
  }

  /// The same when there are cells between.
  @inline(never)
  private func shallow(
    _ first: Int, _ last: Int, _ from: Int32, _ to: Int32, _ height: Int32, _ sign: Int32, _ rise: Int64
  ) {
    /// Height times 2ʳⁱˢᵉᴮⁱᵗˢ when the edge has come to the right side of a column.
    var level = Int64(Subpixel.one &- from) &* rise &+ DownwardEdge.halfRise
    var done = Int32(truncatingIfNeeded: min(Int64(height), level &>> DownwardEdge.riseBits))
    let part = sign &* done
    /// What the column before leaves for this one.
    var area = part &* (from &+ Subpixel.one)
    cells[first] &+= part &* 2048 &- area
    mark(first)
    var place = first &+ 1
    while place < last {
      level &+= rise &<< Int64(Subpixel.bits)
      let next = Int32(truncatingIfNeeded: min(Int64(height), level &>> DownwardEdge.riseBits))
      let half = sign &* (next &- done) &<< Subpixel.bits
      cells[place] &+= area &+ half
      mark(place)
      area = half
      done = next
      place &+= 1
    }
    let rest = sign &* (height &- done)
    cells[last] &+= area &+ rest &* (2048 &- to)
    cells[last &+ 1] &+= rest &* to
    mark(last)
    mark(last &+ 1)
  }
}
