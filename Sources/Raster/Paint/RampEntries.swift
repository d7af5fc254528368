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
    var position = position
    var index = 0
    if let dither {
      while index < count {
        let amount = dither &>> UInt64((x &+ index & 7) &* 8) & 0xFF
        target[index] = GradientRamp.pixel(table[Int(position &>> 32)], amount)
        position &+= step
        index &+= 1
      }
      return
    }
    while index &+ 4 <= count {
      let second = position &+ step
      let third = second &+ step
      let fourth = third &+ step
      target[index] = pixels[Int(position &>> 32)]
      target[index &+ 1] = pixels[Int(second &>> 32)]
      target[index &+ 2] = pixels[Int(third &>> 32)]
      target[index &+ 3] = pixels[Int(fourth &>> 32)]
      position = fourth &+ step
      index &+= 4
    }
    while index < count {
      target[index] = pixels[Int(position &>> 32)]
      position &+= step
      index &+= 1
    }
  }
}
