/// A band of rows of cells, one a pixel, into which edges write signed areas.
///
/// The coverage of a pixel is the sum of its row's cells up to its own. An edge that crosses a pixel adds
/// to two cells: to the pixel's what of it lies to the edge's right, to the next one the rest, so that
/// everything further right is covered whole. Cover and area need no telling apart, and the sweep is a
/// plain running sum.
///
/// One bit of `masks` stands for four cells and is set when one of them may differ from zero.
struct CellGrid {
  /// The first cell of the first row.
  let cells: UnsafeMutablePointer<Int32>
  /// The first word of the first row's mask.
  let masks: UnsafeMutablePointer<UInt64>
  /// Cells from one row to the next, see `stride(for:)`.
  let stride: Int
  /// Mask words from one row to the next.
  let words: Int
  /// Columns.
  let width: Int32
  /// The device column of the first cell.
  let minX: Int32
  /// The device row of the first row.
  let top: Int32
  /// One past the last row.
  let bottom: Int32

  /// The stride for a width: two cells for what spills over the right side and four zeros, so that
  /// marked cells can be read eight at a time.
  static func stride(for width: Int) -> Int { (width &+ 6 &+ 7) & ~7 }

  @inline(__always)
  private func mark(_ mask: UnsafeMutablePointer<UInt64>, _ first: Int32, _ last: Int32) {
    let low = first &>> 2
    let high = last &>> 2
    let word = low &>> 6
    if word == high &>> 6 {
      mask[Int(word)] |= ((2 &<< UInt64(high &- low)) &- 1) &<< UInt64(low & 63)
    } else {
      mask[Int(word)] |= ~0 &<< UInt64(low & 63)
      var next = word &+ 1
      while next < high &>> 6 {
        mask[Int(next)] = ~0
        next &+= 1
      }
      mask[Int(next)] |= (2 &<< UInt64(high & 63)) &- 1
    }
  }

  /// Adds an edge; `x` relative to the grid is worked out here.
  @inline(__always)
  func add(_ edge: Edge) {
    let origin = minX &<< Subpixel.bits
    var (x0, y0, x1, y1) = (edge.x0 &- origin, edge.y0, edge.x1 &- origin, edge.y1)
    var sign: Int32 = 1
    if y1 < y0 {
      swap(&x0, &x1)
      swap(&y0, &y1)
      sign = -1
    }
    let topRow = y0 &>> Subpixel.bits
    let bottomRow = (y1 &- 1) &>> Subpixel.bits
    let firstRow = max(topRow, top)
    let lastRow = min(bottomRow, bottom &- 1)
    if firstRow > lastRow { return }
    // Unsigned, so that a negative coordinate is too large as well.
    let limit = UInt32(bitPattern: width &<< Subpixel.bits)
    if UInt32(bitPattern: x0) < limit && UInt32(bitPattern: x1) < limit {
      add(x0, y0, x1, y1, sign, topRow, bottomRow, firstRow, lastRow, clipped: false)
    } else {
      addClipped(x0, y0, x1, y1, sign, topRow, bottomRow, firstRow, lastRow)
    }
  }

  @inline(never)
  private func addClipped(
    _ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32, _ sign: Int32, _ topRow: Int32,
    _ bottomRow: Int32, _ firstRow: Int32, _ lastRow: Int32
  ) {
    if x0 >= width &<< Subpixel.bits && x1 >= width &<< Subpixel.bits { return }
    if x0 <= 0 && x1 <= 0 {
      // Only its height matters; at the grid's left side it is an upright edge.
      add(0, y0, 0, y1, sign, topRow, bottomRow, firstRow, lastRow, clipped: false)
      return
    }
    add(x0, y0, x1, y1, sign, topRow, bottomRow, firstRow, lastRow, clipped: true)
  }

  /// Fraction bits of x while it walks from row to row.
  private static let walkBits: Int64 = 28
  /// Fraction bits of the height per step across.
  private static let riseBits: Int64 = 20

  @inline(__always)
  private func add(
    _ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32, _ sign: Int32, _ topRow: Int32,
    _ bottomRow: Int32, _ firstRow: Int32, _ lastRow: Int32, clipped: Bool
  ) {
    var cells = self.cells + Int(firstRow &- top) &* stride
    var mask = self.masks + Int(firstRow &- top) &* words
    let dx = x1 &- x0
    let dy = y1 &- y0
    if dx == 0 {
      let column = Int(x0 &>> Subpixel.bits)
      let twice = (x0 & Subpixel.mask) &* 2
      let low = x0 &>> (Subpixel.bits &+ 2)
      let high = (x0 &>> Subpixel.bits &+ 1) &>> 2
      var row = firstRow
      while row <= lastRow {
        let start = row == topRow ? y0 & Subpixel.mask : 0
        let end = row == bottomRow ? (y1 &- 1) & Subpixel.mask &+ 1 : Subpixel.one
        let height = sign &* (end &- start)
        let area = height &* twice
        cells[column] &+= height &* 2048 &- area
        cells[column &+ 1] &+= area
        mask[Int(low &>> 6)] |= 1 &<< UInt64(low & 63)
        mask[Int(high &>> 6)] |= 1 &<< UInt64(high & 63)
        cells += stride
        mask += words
        row &+= 1
      }
      return
    }
    let isUpright = x0 &>> Subpixel.bits == x1 &>> Subpixel.bits
    if topRow == bottomRow && isUpright && !clipped {
      // Within one pixel, as most edges of text and of small curves are.
      let column = x0 &>> Subpixel.bits
      let height = sign &* dy
      let area = height &* ((x0 & Subpixel.mask) &+ (x1 & Subpixel.mask))
      cells[Int(column)] &+= height &* 2048 &- area
      cells[Int(column) &+ 1] &+= area
      mark(mask, column, column &+ 1)
      return
    }
    // Within one column the height needs no dividing.
    let rise = isUpright ? 0 : CellGrid.rise(dy, dx)
    if topRow == bottomRow {
      segment(cells, mask, x0, x1, dy, sign, rise, clipped: clipped)
      return
    }
    // Each row's x follows from the edge's own start by whole-number steps, so a row's cells are the
    // same whichever row the band begins with.
    let slope = Int64(Double(dx) / Double(dy) * Double(1 << CellGrid.walkBits))
    let step = slope &<< Int64(Subpixel.bits)
    let half: Int64 = 1 << (CellGrid.walkBits - 1)
    let start = Int64(x0) &<< CellGrid.walkBits &+ half
    var row = firstRow
    var x: Int32
    var walk: Int64
    if row == topRow {
      x = x0
      walk = start &+ slope &* Int64(Subpixel.one &- (y0 & Subpixel.mask))
    } else {
      walk = start &+ slope &* Int64((row &<< Subpixel.bits) &- y0)
      x = Int32(truncatingIfNeeded: walk &>> CellGrid.walkBits)
      walk &+= step
    }
    var height = row == topRow ? Subpixel.one &- (y0 & Subpixel.mask) : Subpixel.one
    while row < bottomRow {
      let next = Int32(truncatingIfNeeded: walk &>> CellGrid.walkBits)
      segment(cells, mask, x, next, height, sign, rise, clipped: clipped)
      if row == lastRow { return }
      x = next
      walk &+= step
      height = Subpixel.one
      cells += stride
      mask += words
      row &+= 1
    }
    segment(
      cells, mask, x, x1, (y1 &- 1) & Subpixel.mask &+ 1, sign, rise, clipped: clipped)
  }

  /// How far down the edge goes for a step across, with `riseBits` of fraction.
  @inline(__always)
  private static func rise(_ dy: Int32, _ dx: Int32) -> Int64 {
    Int64(Double(dy) / Double(abs(dx)) * Double(1 << riseBits))
  }

  /// Adds the part of an edge within one row: `height` down from x = `xa` to `xb`.
  @inline(__always)
  private func segment(
    _ cells: UnsafeMutablePointer<Int32>, _ mask: UnsafeMutablePointer<UInt64>, _ xa: Int32,
    _ xb: Int32, _ height: Int32, _ sign: Int32, _ rise: Int64, clipped: Bool
  ) {
    let low = min(xa, xb)
    let high = max(xa, xb)
    if clipped {
      if low >= width &<< Subpixel.bits { return }
      if high < 0 {
        cells[0] &+= sign &* height &* 2048
        mask[0] |= 1
        return
      }
    }
    let first = low &>> Subpixel.bits
    let last = high &>> Subpixel.bits
    if first == last {
      let signed = sign &* height
      let area = signed &* ((low & Subpixel.mask) &+ (high & Subpixel.mask))
      cells[Int(first)] &+= signed &* 2048 &- area
      cells[Int(first) &+ 1] &+= area
      mark(mask, first, first &+ 1)
      return
    }
    /// The height left behind when the edge has come to the left side of `column`.
    @inline(__always) func behind(_ column: Int32) -> Int32 {
      let distance = Int64((column &<< Subpixel.bits) &- low)
      let half: Int64 = 1 << (CellGrid.riseBits - 1)
      return Int32(
        truncatingIfNeeded: min(Int64(height), (distance &* rise &+ half) &>> CellGrid.riseBits))
    }
    var column = first
    var done: Int32 = 0
    var from = low & Subpixel.mask
    var end = last
    if clipped {
      if first < 0 {
        done = behind(0)
        cells[0] &+= sign &* done &* 2048
        column = 0
        from = 0
      }
      end = min(last, width)
    }
    mark(mask, column, end &+ (clipped && end == width ? 0 : 1))
    while column < end {
      let next = behind(column &+ 1)
      let part = sign &* (next &- done)
      let area = part &* (from &+ Subpixel.one)
      cells[Int(column)] &+= part &* 2048 &- area
      cells[Int(column) &+ 1] &+= area
      done = next
      from = 0
      column &+= 1
    }
    if clipped && end == width { return }
    let part = sign &* (height &- done)
    let area = part &* (high & Subpixel.mask)
    cells[Int(last)] &+= part &* 2048 &- area
    cells[Int(last) &+ 1] &+= area
  }
}
