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

  /// Entries along a line; all places are inside the table.
  @inline(__always)
  func look(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ x: Int, _ position: Int64, _ step: Int64
  ) {
    // Four positions of their own, so that none waits for the one before it.
    var position = (position, position &+ step, position &+ 2 &* step, position &+ 3 &* step)
    let stride = 4 &* step
    var index = 0
    if let dither {
      let columns = UInt64((x & 7) &* 8)
      let turned = dither &>> columns | dither &<< (64 &- columns)
      var amounts = (RampEntries.amounts(turned), RampEntries.amounts(turned &>> 32))
      while index &+ 4 <= count {
        let entries = SIMD4(
          table[Int(position.0 &>> 32)], table[Int(position.1 &>> 32)], table[Int(position.2 &>> 32)],
          table[Int(position.3 &>> 32)])
        PixelMath.store(GradientRamp.pixels(entries, amounts.0), target + index)
        amounts = (amounts.1, amounts.0)
        advance(&position, stride)
        index &+= 4
      }
    } else {
      while index &+ 4 <= count {
        target[index] = pixels[Int(position.0 &>> 32)]
        target[index &+ 1] = pixels[Int(position.1 &>> 32)]
        target[index &+ 2] = pixels[Int(position.2 &>> 32)]
        target[index &+ 3] = pixels[Int(position.3 &>> 32)]
        advance(&position, stride)
        index &+= 4
      }
    }
    while index < count {
      target[index] = pixel(Int(position.0 &>> 32), x &+ index)
      position.0 &+= step
      index &+= 1
    }
  }

  @inline(__always)
  private func advance(_ position: inout (Int64, Int64, Int64, Int64), _ step: Int64) {
    position.0 &+= step
    position.1 &+= step
    position.2 &+= step
    position.3 &+= step
  }

  /// The four lowest bytes of `dither`, each in all lanes of a pixel.
  @inline(__always)
  private static func amounts(_ dither: UInt64) -> SIMD4<UInt64> {
    let bytes = SIMD4(dither, dither &>> 8, dither &>> 16, dither &>> 24) & 0xFF
    let pairs = bytes | bytes &<< 16
    return pairs | pairs &<< 32
  }
}
