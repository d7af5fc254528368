/// How a sum of signed areas becomes coverage of 8 bits.
///
/// The sum is in units in which a pixel wound around once is `Coverage.full`. Both rules are exact for
/// sums below 2048 windings; there the 32-bit sum starts anew.
protocol CoverageRule {
  static func alpha(_ sum: SIMD8<Int32>) -> SIMD8<UInt32>
  static func alpha(_ sum: Int32) -> UInt32
}

enum Coverage {
  /// The area of a whole pixel: 1024 steps down by twice 1024 across.
  static let full: Int32 = 1 << 21

  /// `value` of `full` in 255ths, rounded: `255/256·value` scaled down.
  @inline(__always)
  static func scaled(_ value: Int32) -> UInt32 {
    UInt32(bitPattern: (value &- (value &>> 8) &+ 4096) &>> 13)
  }

  @inline(__always)
  static func scaled(_ value: SIMD8<Int32>) -> SIMD8<UInt32> {
    unsafeBitCast((value &- (value &>> 8) &+ 4096) &>> 13, to: SIMD8<UInt32>.self)
  }
}

/// Inside where the winding number is not zero.
enum NonZeroRule: CoverageRule {
  @inline(__always)
  static func alpha(_ sum: SIMD8<Int32>) -> SIMD8<UInt32> {
    let sign = sum &>> 31
    let size = (sum ^ sign) &- sign
    let full = SIMD8<Int32>(repeating: Coverage.full)
    return Coverage.scaled(size.replacing(with: full, where: size .> full))
  }

  @inline(__always)
  static func alpha(_ sum: Int32) -> UInt32 {
    let sign = sum &>> 31
    let size = (sum ^ sign) &- sign
    // The one sum whose size does not fit, 1024 windings, is covered too.
    return Coverage.scaled(UInt32(bitPattern: size) > UInt32(Coverage.full) ? Coverage.full : size)
  }
}

/// Inside where the winding number is odd.
enum EvenOddRule: CoverageRule {
  @inline(__always)
  static func alpha(_ sum: SIMD8<Int32>) -> SIMD8<UInt32> {
    let two = SIMD8<Int32>(repeating: 2 &* Coverage.full)
    let folded = sum & (two &- 1)
    let mirrored = two &- folded
    return Coverage.scaled(folded.replacing(with: mirrored, where: mirrored .< folded))
  }

  @inline(__always)
  static func alpha(_ sum: Int32) -> UInt32 {
    let folded = sum & (2 &* Coverage.full &- 1)
    return Coverage.scaled(min(folded, 2 &* Coverage.full &- folded))
  }
}
