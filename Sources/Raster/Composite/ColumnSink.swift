/// A sink that has a colour for each column of a row and puts them over what is there.
protocol ColumnSink: SpanSink {
  /// Puts the eight pixels from device column `x` on, each under its alpha of 255.
  mutating func over(_ x: Int, _ alphas: SIMD8<UInt32>)

  /// Puts one pixel under `alpha` of 255.
  mutating func over(_ x: Int, _ alpha: UInt32)
}

extension ColumnSink {
  @inline(__always)
  mutating func cells<Rule: CoverageRule>(
    x: Int, count: Int, cells: UnsafeMutablePointer<Int32>, sum: inout CellSum, rule: Rule.Type
  ) {
    var cells = cells
    var (place, end) = (x, x &+ count)
    while place &+ 8 <= end {
      over(place, rule.alpha(sum.next8(cells)))
      cells += 8
      place &+= 8
    }
    while place < end {
      over(place, rule.alpha(sum.next(cells)))
      cells += 1
      place &+= 1
    }
  }

  @inline(__always)
  mutating func mask(x: Int, count: Int, bytes: UnsafePointer<UInt8>) {
    var bytes = bytes
    var (place, end) = (x, x &+ count)
    while place &+ 8 <= end {
      over(place, PixelMath.loadBytes(bytes))
      bytes += 8
      place &+= 8
    }
    while place < end {
      over(place, UInt32(bytes.pointee))
      bytes += 1
      place &+= 1
    }
  }
}
