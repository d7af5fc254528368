extension CellGrid {
  /// Adds an edge that touches one of the grid's rows and leaves its columns. To the right of them it does not
  /// count; to the left only its height does.
  @inline(never)
  func addClipped(_ edge: Edge) {
    let right = width &<< Subpixel.bits
    let down = DownwardEdge(edge, in: self)
    if down.x0 >= right && down.x1 >= right { return }
    if down.x0 <= 0 && down.x1 <= 0 {
      let origin = minX &<< Subpixel.bits
      let side = Edge(start: DevicePoint(x: origin, y: edge.y0), end: DevicePoint(x: origin, y: edge.y1))
      return addColumn(DownwardEdge(side, in: self))
    }
    down.forEachRow(in: self, isCut: true) { row, from, to, height in clipped(row, from, to, height, down) }
  }

  /// Adds the part of an edge within a row, cut off at the grid's sides.
  @inline(__always)
  private func clipped(_ row: Int, _ xa: Int32, _ xb: Int32, _ height: Int32, _ edge: DownwardEdge) {
    let low = min(xa, xb)
    let high = max(xa, xb)
    if low >= width &<< Subpixel.bits { return }
    if high < 0 { return upright(row, 0, edge.sign &* height) }
    let first = low &>> Subpixel.bits
    let last = high &>> Subpixel.bits
    if first == last {
      return upright(
        row &+ Int(first), low & Subpixel.mask &+ high & Subpixel.mask, edge.sign &* height)
    }
    let rise = edge.rise
    /// The height left behind when the edge has come to the left side of `column`.
    func behind(_ column: Int32) -> Int32 {
      let distance = Int64((column &<< Subpixel.bits) &- low)
      let level = distance &* rise &+ DownwardEdge.halfRise
      return Int32(truncatingIfNeeded: min(Int64(height), level &>> DownwardEdge.riseBits))
    }
    var column = first
    var done: Int32 = 0
    var from = low & Subpixel.mask
    if first < 0 {
      done = behind(0)
      upright(row, 0, edge.sign &* done)
      column = 0
      from = 0
    }
    while column < min(last, width) {
      let next = behind(column &+ 1)
      upright(row &+ Int(column), from &+ Subpixel.one, edge.sign &* (next &- done))
      done = next
      from = 0
      column &+= 1
    }
    if last < width { upright(row &+ Int(last), high & Subpixel.mask, edge.sign &* (height &- done)) }
  }
}
