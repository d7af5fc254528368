/// Pictures reduced to a quarter of their size: pixel (x, y) is the mean of the square of four by four pixels whose
/// first is (4x, 4y); at a picture's edge, of the pixels of the square that there are.
enum SquareMeans {
  /// Sets the pixels of `area` in `target`; each must have a pixel of `source` in its square. About a fifth of a
  /// nanosecond for a pixel of `source`.
  static func reduce(_ source: PixelBlock, into target: PixelBlock, _ area: PixelRect) {
    let bounds = source.bounds
    // The columns whose squares are whole.
    let whole = max(area.minX, (bounds.minX + 3) >> 2)..<min(area.maxX, bounds.maxX >> 2)
    for y in area.minY..<area.maxY {
      let row = target.row(y)
      var x = area.minX
      if 4 * y >= bounds.minY, 4 * y + 4 <= bounds.maxY {
        while x < whole.lowerBound {
          row[x] = mean(source, x, y)
          x += 1
        }
        while x + 8 <= whole.upperBound {
          row.store8(means(source.row(4 * y) + 4 * x, stride: source.stride), x)
          x += 8
        }
      }
      while x < area.maxX {
        row[x] = mean(source, x, y)
        x += 1
      }
    }
  }

  /// The means of eight squares, side by side.
  @inline(__always)
  private static func means(_ pixels: UnsafeMutablePointer<UInt32>, stride: Int) -> SIMD8<UInt32> {
    let first = pairs(pixels, stride: stride)
    let second = pairs(pixels + 16, stride: stride)
    let even = halved(SIMD16(lowHalf: first.even, highHalf: second.even)) &+ 0x0008_0008
    let odd = halved(SIMD16(lowHalf: first.odd, highHalf: second.odd)) &+ 0x0008_0008
    return ((even &>> 4) & 0x00FF_00FF) | (((odd &>> 4) & 0x00FF_00FF) &<< 8)
  }

  /// The sums of sixteen columns of four pixels in pairs: blue and red, and green and alpha, in lanes of 16 bits, where
  /// sixteen times 255 fit.
  @inline(__always)
  private static func pairs(
    _ pixels: UnsafeMutablePointer<UInt32>, stride: Int
  ) -> (even: SIMD8<UInt32>, odd: SIMD8<UInt32>) {
    let (left, right) = (columns(pixels, stride: stride), columns(pixels + 8, stride: stride))
    return (
      halved(SIMD16(lowHalf: left.even, highHalf: right.even)), halved(SIMD16(lowHalf: left.odd, highHalf: right.odd))
    )
  }

  /// The sums of eight columns of four pixels.
  @inline(__always)
  private static func columns(
    _ pixels: UnsafeMutablePointer<UInt32>, stride: Int
  ) -> (even: SIMD8<UInt32>, odd: SIMD8<UInt32>) {
    let (a, b) = (pixels.load8(0), pixels.load8(stride))
    let (c, d) = (pixels.load8(2 * stride), pixels.load8(3 * stride))
    let mask = SIMD8<UInt32>(repeating: 0x00FF_00FF)
    let even = ((a & mask) &+ (b & mask)) &+ ((c & mask) &+ (d & mask))
    let odd = (((a &>> 8) & mask) &+ ((b &>> 8) & mask)) &+ (((c &>> 8) & mask) &+ ((d &>> 8) & mask))
    return (even, odd)
  }

  /// The sums of neighbours.
  @inline(__always)
  private static func halved(_ values: SIMD16<UInt32>) -> SIMD8<UInt32> { values.evenHalf &+ values.oddHalf }

  /// The mean of the pixels that there are of one square.
  private static func mean(_ source: PixelBlock, _ x: Int, _ y: Int) -> UInt32 {
    let square = PixelRect(x: 4 * x, y: 4 * y, width: 4, height: 4).intersection(source.bounds)
    var (even, odd): (UInt32, UInt32) = (0, 0)
    for line in square.minY..<square.maxY {
      let row = source.row(line)
      for column in square.minX..<square.maxX {
        even &+= row[column] & 0x00FF_00FF
        odd &+= row[column] &>> 8 & 0x00FF_00FF
      }
    }
    let count = UInt32(square.area)
    func mean(_ sum: UInt32) -> UInt32 { (sum &+ count / 2) / count }
    return mean(even & 0xFFFF) | mean(odd & 0xFFFF) &<< 8 | mean(even &>> 16) &<< 16 | mean(odd &>> 16) &<< 24
  }
}
