/// A band of rows of cells, one a pixel, into which edges write signed areas.
///
/// The coverage of a pixel is the sum of its row's cells up to its own. An edge that crosses a pixel adds
/// to two cells: to the pixel's what of it lies to the edge's right, to the next one the rest, so that
/// everything further right is covered whole. Cover and area need no telling apart, and the sweep is a
/// plain running sum.
///
/// One byte of `marks` stands for eight cells, a vector of them, and is 255 when one of them may differ from zero: a
/// byte is set by a plain store, and eight of them are looked at as one word.
struct CellGrid {
  /// The first cell of the first row.
  let cells: UnsafeMutablePointer<Int32>
  /// The mark of the first eight cells; those of a row follow the row's before.
  let marks: UnsafeMutablePointer<UInt8>
  let scratch: CellScratch
  /// Cells from one row to the next, see `stride(for:)`.
  let stride: Int
  /// Columns.
  let width: Int32
  /// The device column of the first cell.
  let minX: Int32
  /// The device row of the first row.
  let top: Int32
  /// One past the last row.
  let bottom: Int32

  /// The stride for a width: two cells more for what spills over the right side, up to whole words of marks. Not a
  /// multiple of a kilobyte, or the cells of an upright edge would have few places in the cache.
  static func stride(for width: Int) -> Int {
    let stride = (width &+ 2 &+ 63) & ~63
    return stride & 255 == 0 ? stride &+ 64 : stride
  }

  /// Adds edges of any length that lie inside the grid.
  @inline(never)
  func add(long edges: EdgeList) {
    let (edges, count) = (UnsafePointer(edges.edges), edges.count)
    for index in 0..<count { walk(edges[index], isCut: false) }
  }

  /// Adds an edge that lies inside the grid.
  @inline(never)
  func add(long edge: Edge) { walk(edge, isCut: false) }

  /// Adds an edge, as far as it lies inside the grid.
  @inline(never)
  func addCut(_ edge: Edge) {
    if max(edge.y0, edge.y1) &- 1 < top &<< Subpixel.bits { return }
    if min(edge.y0, edge.y1) >= bottom &<< Subpixel.bits { return }
    let origin = minX &<< Subpixel.bits
    // Unsigned, so that a negative coordinate is too large as well.
    let limit = UInt32(bitPattern: width &<< Subpixel.bits)
    if UInt32(bitPattern: edge.x0 &- origin) < limit && UInt32(bitPattern: edge.x1 &- origin) < limit {
      walk(edge, isCut: true)
    } else {
      addClipped(edge)
    }
  }

  /// Marks the eight cells that cell number `place` is among.
  @inline(__always)
  func mark(_ place: Int) { marks[place &>> 3] = 255 }

  /// Adds the part of an edge inside the cell number `place`: `height` down, negative when up, at the sum
  /// `across` of its ends' distances from the cell's left side.
  @inline(__always)
  func upright(_ place: Int, _ across: Int32, _ height: Int32) {
    let area = height &* across
    cells[place] &+= height &* 2048 &- area
    cells[place &+ 1] &+= area
    mark(place)
    mark(place &+ 1)
  }
}
