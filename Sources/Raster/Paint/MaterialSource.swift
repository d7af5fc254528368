/// A material's finished picture as a paint.
///
/// A reduced picture is enlarged to four times its size where it is drawn, by the weights of two doublings with
/// 1 3 3 1: each pixel is made of three by three reduced ones at most, in 16-bit whole numbers, exactly, and then
/// rounded. About half a nanosecond a pixel.
struct MaterialSource: PixelSource {
  private let picture: PixelBlock
  private let isReduced: Bool
  let isOpaque: Bool
  /// Room for a row of reduced pixels, mixed from three rows.
  private let line: UnsafeMutablePointer<UInt64>

  /// - Parameters:
  ///   - picture: The pixels, with room to read eight after each row; or, if `isReduced`, those over what is drawn
  ///     divided by four, and one more to each side.
  ///   - arena: Where the source's memory comes from; it ends with it.
  init(_ picture: PixelBlock, isReduced: Bool, isOpaque: Bool, arena: ScratchArena) {
    self.picture = picture
    self.isReduced = isReduced
    self.isOpaque = isOpaque
    line = arena.allocate(UInt64.self, count: isReduced ? picture.bounds.width + 16 : 0)
  }

  func pixels(
    x: Int, y: Int, count: Int, scratch: UnsafeMutablePointer<UInt32>
  ) -> UnsafePointer<UInt32> {
    guard isReduced else { return UnsafePointer(picture.row(y) + x) }
    let columns = x >> 2..<(x + count + 3) >> 2
    mixRows(y, columns)
    var (column, index) = (line + 1, 0)
    let before = x & 3
    if before != 0 {
      index = min(count, 4 - before)
      let block = enlarged(column)
      for lane in 0..<index { scratch[lane] = block[before + lane] }
      column += 1
    }
    while index &+ 4 <= count {
      PixelMath.store(enlarged(column), scratch + index)
      column += 1
      index &+= 4
    }
    if index < count {
      let block = enlarged(column)
      for lane in 0..<count - index { scratch[index + lane] = block[lane] }
    }
    return UnsafePointer(scratch)
  }

  /// The weights, in 16ths, of the reduced rows before, at and after the one over the row with the remainder `phase`.
  private static func weights(_ phase: Int) -> (UInt16, UInt16, UInt16) {
    switch phase {
    case 0: (6, 10, 0)
    case 1: (3, 12, 1)
    case 2: (1, 12, 3)
    default: (0, 10, 6)
    }
  }

  /// Mixes three rows of `columns` and one more column to each side: four 16-bit lanes for a pixel, in 16ths.
  private func mixRows(_ y: Int, _ columns: Range<Int>) {
    let middle = picture.row(y >> 2) + (columns.lowerBound - 1)
    let (above, below) = (middle - picture.stride, middle + picture.stride)
    let weights = Self.weights(y & 3)
    @inline(__always) func mixed(_ a: SIMD16<UInt16>, _ b: SIMD16<UInt16>, _ c: SIMD16<UInt16>) -> SIMD8<UInt32> {
      unsafeBitCast(a &* weights.0 &+ b &* weights.1 &+ c &* weights.2, to: SIMD8<UInt32>.self)
    }
    for x in stride(from: 0, to: columns.count + 2, by: 8) {
      let (a, b, c) = (above.load8(x), middle.load8(x), below.load8(x))
      var pair = SIMD16<UInt32>()
      pair.evenHalf = mixed(PixelMath.even(a), PixelMath.even(b), PixelMath.even(c))
      pair.oddHalf = mixed(PixelMath.odd(a), PixelMath.odd(b), PixelMath.odd(c))
      UnsafeMutableRawPointer(line + x).storeBytes(of: pair, as: SIMD16<UInt32>.self)
    }
  }

  /// The four pixels over a reduced one.
  @inline(__always)
  private func enlarged(_ column: UnsafeMutablePointer<UInt64>) -> SIMD4<UInt32> {
    @inline(__always) func lanes(_ pixel: UInt64) -> SIMD16<UInt16> {
      unsafeBitCast(SIMD4(repeating: pixel), to: SIMD16<UInt16>.self)
    }
    let before = SIMD16<UInt16>(6, 6, 6, 6, 3, 3, 3, 3, 1, 1, 1, 1, 0, 0, 0, 0)
    let over = SIMD16<UInt16>(10, 10, 10, 10, 12, 12, 12, 12, 12, 12, 12, 12, 10, 10, 10, 10)
    let after = SIMD16<UInt16>(0, 0, 0, 0, 1, 1, 1, 1, 3, 3, 3, 3, 6, 6, 6, 6)
    let sum = lanes(column[-1]) &* before &+ lanes(column[0]) &* over &+ lanes(column[1]) &* after
    // Blue, red, green and alpha, a lane each.
    let bytes = unsafeBitCast((sum &+ 128) &>> 8, to: SIMD4<UInt64>.self)
    return unsafeBitCast(bytes | bytes &>> 24, to: SIMD8<UInt32>.self).evenHalf
  }
}
