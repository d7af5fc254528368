/// What eight edges add to the cells of two rows each, unless they are too long for that.
struct ShortEdges {
  /// What the part of an edge in one row adds to three cells side by side.
  struct Row {
    let first, second, third: SIMD8<Int32>

    @inline(__always)
    fileprivate func store(to scratch: CellScratch, _ vector: Int) {
      scratch.store(first, vector)
      scratch.store(second, vector &+ 1)
      scratch.store(third, vector &+ 2)
    }
  }

  /// The device column of the first cell.
  let column: SIMD8<Int32>
  /// The device row of the upper end.
  let row: SIMD8<Int32>
  let upper, lower: Row
  /// All ones where the edge goes on to the next row.
  let crosses: SIMD8<Int32>
  /// All ones where the edge does not fit into two rows and columns; nothing else counts there.
  let isLong: SIMD8<Int32>

  /// Two cells.
  private static let limit = 2 * Subpixel.one

  /// Takes eight edges, none of them level: first those with even numbers, then those with odd ones.
  @inline(__always)
  init(_ edges: UnsafePointer<Edge>) {
    let memory = UnsafeRawPointer(edges)
    @inline(__always) func pair(_ index: Int) -> SIMD8<Int32> {
      memory.loadUnaligned(fromByteOffset: index &* 32, as: SIMD8<Int32>.self)
    }
    let (a, b, c, d) = (pair(0), pair(1), pair(2), pair(3))
    let starts0 = SIMD8(a[0], b[0], a[1], b[1], a[4], b[4], a[5], b[5])
    let starts1 = SIMD8(c[0], d[0], c[1], d[1], c[4], d[4], c[5], d[5])
    let ends0 = SIMD8(a[2], b[2], a[3], b[3], a[6], b[6], a[7], b[7])
    let ends1 = SIMD8(c[2], d[2], c[3], d[3], c[6], d[6], c[7], d[7])
    @inline(__always) func x(_ p: SIMD8<Int32>, _ q: SIMD8<Int32>) -> SIMD8<Int32> {
      SIMD8(p[0], p[1], q[0], q[1], p[4], p[5], q[4], q[5])
    }
    @inline(__always) func y(_ p: SIMD8<Int32>, _ q: SIMD8<Int32>) -> SIMD8<Int32> {
      SIMD8(p[2], p[3], q[2], q[3], p[6], p[7], q[6], q[7])
    }
    var (x0, y0, x1, y1) = (x(starts0, starts1), y(starts0, starts1), x(ends0, ends1), y(ends0, ends1))

    // Turned to go down.
    let isUp = (y1 &- y0) &>> 31
    let (swapX, swapY) = ((x0 ^ x1) & isUp, (y0 ^ y1) & isUp)
    (x0, x1, y0, y1) = (x0 ^ swapX, x1 ^ swapX, y0 ^ swapY, y1 ^ swapY)

    let across = x1 &- x0
    let left = x0 &+ across.negative
    column = left &>> Subpixel.bits
    row = y0 &>> Subpixel.bits
    let (xa, xb) = (x0 &- column &<< Subpixel.bits, x1 &- column &<< Subpixel.bits)
    let (ya, yb) = (y0 & Subpixel.mask, y1 &- row &<< Subpixel.bits)
    isLong = ((ShortEdges.limit &- xa) | (ShortEdges.limit &- xb) | (ShortEdges.limit &- yb)) &>> 31
    crosses = (Subpixel.one &- yb) &>> 31

    // Where the edge comes to the first row's lower side, as far as it does.
    let (start, slope) = (ya.float, xb.float - xa.float)
    let way = ((Float(Subpixel.one) - start) / (yb.float - start) * slope).whole
    let middle = xa &+ ((way & crosses) | (across & ~crosses))
    upper = ShortEdges.part(xa, middle, yb.atMost(Subpixel.one) &- ya, isUp)
    lower = ShortEdges.part(middle, xb, (yb &- Subpixel.one).atLeast(0), isUp)
  }

  /// The lane of an edge.
  @inline(__always)
  static func lane(of index: Int) -> Int { index &>> 1 &+ (index & 1) &* 4 }

  /// Lays down two vectors that tell where the cells are, which edges are long, and what they add: to the upper row,
  /// then to the lower one.
  @inline(__always)
  func store(to scratch: CellScratch, _ place0: SIMD8<Int32>, _ place1: SIMD8<Int32>) {
    scratch.store(place0, 0)
    scratch.store(place1, 1)
    scratch.store(isLong, 2)
    upper.store(to: scratch, 3)
    lower.store(to: scratch, 6)
  }

  /// What the part of edges that goes from `xa` to `xb` and so far down adds, negative where it goes up.
  @inline(__always)
  private static func part(
    _ xa: SIMD8<Int32>, _ xb: SIMD8<Int32>, _ down: SIMD8<Int32>, _ isUp: SIMD8<Int32>
  ) -> Row {
    let back = (xb &- xa).negative
    let (low, high) = (xa &+ back, xb &- back)
    // How far down it has come at the first cell's right side, as far as it comes there.
    let level = ((Float(Subpixel.one) - low.float) / (high &- low).atLeast(1).float * down.float).whole.atLeast(0)
    let before = level &+ (down &- level).negative
    let height0 = (before ^ isUp) &- isUp
    let height1 = ((down &- before) ^ isUp) &- isUp
    let area0 = height0 &* (low.atMost(Subpixel.one) &+ high.atMost(Subpixel.one))
    let area1 = height1 &* ((low &- Subpixel.one).atLeast(0) &+ (high &- Subpixel.one))
    return Row(
      first: height0 &* 2048 &- area0, second: area0 &+ height1 &* 2048 &- area1, third: area1)
  }
}

extension SIMD8<Float> {
  /// The nearest whole numbers, below 2²².
  @inline(__always)
  fileprivate var whole: SIMD8<Int32> {
    // Beside 1.5·2²³ a Float has no room for a fraction: the low bits of the sum are the whole number.
    unsafeBitCast(self + 0x1.8p23, to: SIMD8<Int32>.self) &- 0x4B40_0000
  }
}

extension SIMD8<Int32> {
  /// Whole numbers from 0 to 2²³ as Float.
  @inline(__always)
  fileprivate var float: SIMD8<Float> { unsafeBitCast(self | 0x4B00_0000, to: SIMD8<Float>.self) - 0x1p23 }

  /// Those below zero, and zero for the others. Comparisons of vectors may become loops; this is one instruction.
  @inline(__always)
  fileprivate var negative: Self { self & (self &>> 31) }

  @inline(__always)
  fileprivate func atMost(_ limit: Int32) -> Self { limit &+ (self &- limit).negative }

  @inline(__always)
  fileprivate func atLeast(_ limit: Int32) -> Self { self &- (self &- limit).negative }
}
