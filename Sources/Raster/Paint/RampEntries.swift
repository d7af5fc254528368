/// A ramp's entries, looked up for one row.
struct RampEntries {
  let pixels: UnsafePointer<UInt32>
  let table: UnsafePointer<UInt64>
  /// The row's dither; nil to round.
  let dither: UInt64?

  /// The pixel of entry `place` in device column `x`.
  @inline(__always)
  func pixel(_ place: Int, _ x: Int) -> UInt32 {
    guard let dither else { return pixels[place] }
    return GradientRamp.pixel(table[place], dither &>> UInt64((x & 7) &* 8) & 0xFF)
  }

  /// One entry for `count` pixels.
  @inline(__always)
  func fill(_ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ x: Int, _ place: Int) {
    guard count > 0 else { return }
    guard dither != nil else { return SolidSink.store(target, count, pixels[place]) }
    // The dither comes again after eight columns.
    var pattern = SIMD8<UInt32>()
    for lane in 0..<8 { pattern[lane] = pixel(place, x &+ lane) }
    var index = 0
    while index &+ 8 <= count {
      PixelMath.store(pattern, target + index)
      index &+= 8
    }
    while index < count {
      target[index] = pattern[index & 7]
      index &+= 1
    }
  }

  /// The row's dither for eight pixels from device column `x` on, in two halves of four, each in all lanes of its
  /// pixel: the same for `x + 8`. Nil to round.
  @inline(__always)
  func amounts(_ x: Int) -> Amounts? {
    guard let dither else { return nil }
    let columns = UInt64((x & 7) &* 8)
    let turned = dither &>> columns | dither &<< (64 &- columns)
    return (RampEntries.amounts(turned), RampEntries.amounts(turned &>> 32))
  }

  typealias Amounts = (SIMD4<UInt64>, SIMD4<UInt64>)

  /// The four lowest bytes of `dither`, each in all lanes of a pixel.
  @inline(__always)
  private static func amounts(_ dither: UInt64) -> SIMD4<UInt64> {
    let bytes = SIMD4(dither, dither &>> 8, dither &>> 16, dither &>> 24) & 0xFF
    let pairs = bytes | bytes &<< 16
    return pairs | pairs &<< 32
  }
}
