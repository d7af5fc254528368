/// An ordered dither: the 8×8 Bayer matrix, scaled to 0...255, fixed to the device's pixels so that
/// redrawing a part of a picture gives the same pixels again.
enum Dither {
  /// The eight amounts of a row, the first column's in the lowest byte.
  @inline(__always)
  static func row(_ y: Int) -> UInt64 { rows[y & 7] }

  private static let rows: InlineArray<8, UInt64> = {
    var result = InlineArray<8, UInt64>(repeating: 0)
    for y in 0..<8 {
      for x in 0..<8 {
        // Bits of x ^ y and y interleaved, lowest first, give the matrix (Bayer, 1973).
        var value = 0
        for bit in 0..<3 {
          let (xb, yb) = (x >> bit & 1, y >> bit & 1)
          value |= (xb ^ yb) << (5 - 2 * bit) | yb << (4 - 2 * bit)
        }
        result[y] |= UInt64(value * 4 + 2) << UInt64(8 * x)
      }
    }
    return result
  }()
}
