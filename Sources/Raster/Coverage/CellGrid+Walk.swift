extension CellGrid {
  /// Adds an edge of more than one cell within the grid's columns, row by row, as far as the grid's rows go.
  @inline(never)
  func walk(_ edge: Edge) {
    let down = DownwardEdge(edge, in: self)
    if down.x0 == down.x1 { return addColumn(down) }
    down.forEachRow(in: self) { place, from, to, height, rise in
      slant(place, from, to, height, down.sign, rise)
    }
  }

  /// Adds an edge straight down.
  @inline(__always)
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

  /// Adds the part of an edge within the row that begins with cell number `row`: `height` down from
  /// x = `xa` to `xb`.
  @inline(__always)
  private func slant(_ row: Int, _ xa: Int32, _ xb: Int32, _ height: Int32, _ sign: Int32, _ rise: Int64) {
    let low = min(xa, xb)
    let high = max(xa, xb)
    let first = row &+ Int(low &>> Subpixel.bits)
    let last = row &+ Int(high &>> Subpixel.bits)
    let from = low & Subpixel.mask
    let to = high & Subpixel.mask
    if first == last { return upright(first, from &+ to, sign &* height) }
    mark(first)
    mark(last &+ 1)
    if (last &+ 1) &>> 2 &- first &>> 2 > 1 { mark(between: first, last) }
    /// Height times 2ʳⁱˢᵉᴮⁱᵗˢ when the edge has come to the right side of a column.
    var level = Int64(Subpixel.one &- from) &* rise &+ 1 &<< (CellGrid.riseBits &- 1)
    var done = Int32(truncatingIfNeeded: min(Int64(height), level &>> CellGrid.riseBits))
    let part = sign &* done
    /// What the column before leaves for this one.
    var area = part &* (from &+ Subpixel.one)
    cells[first] &+= part &* 2048 &- area
    var place = first &+ 1
    while place < last {
      level &+= rise &<< Int64(Subpixel.bits)
      let next = Int32(truncatingIfNeeded: min(Int64(height), level &>> CellGrid.riseBits))
      let half = sign &* (next &- done) &<< Subpixel.bits
      cells[place] &+= area &+ half
      area = half
      done = next
      place &+= 1
    }
    let rest = sign &* (height &- done)
    cells[last] &+= area &+ rest &* (2048 &- to)
    cells[last &+ 1] &+= rest &* to
  }

  /// Marks the cells between those of two numbers.
  @inline(never)
  func mark(between first: Int, _ last: Int) {
    var group = first &>> 2 &+ 1
    while group <= last &>> 2 {
      marks[group] = 255
      group &+= 1
    }
  }
}
