import CVectors

extension RampEntries {
  /// The pixels of eight entries, all inside the table, with the dither of their columns.
  @inline(__always)
  func block(_ places: SIMD8<UInt32>, _ amounts: Amounts?) -> SIMD8<UInt32> {
    guard let amounts else { return vectors_look8(pixels, places) }
    return SIMD8(
      lowHalf: GradientRamp.pixels(vectors_look4(table, places.lowHalf), amounts.0),
      highHalf: GradientRamp.pixels(vectors_look4(table, places.highHalf), amounts.1))
  }

  /// Sets `count` pixels from device column `x` on to the entries along a line; all places are inside the table.
  @inline(__always)
  func look(_ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ x: Int, _ line: RampLine) {
    guard count >= 8 else {
      for index in 0..<count { target[index] = pixel(x &+ index, line) }
      return
    }
    let amounts = amounts(x)
    let last = count &- 8
    var index = 0
    while index < last {
      PixelMath.store(block(line.places(x &+ index), amounts), target + index)
      index &+= 8
    }
    // Some of the last eight may have been set before.
    PixelMath.store(block(line.places(x &+ last), self.amounts(x &+ last)), target + last)
  }

  /// Puts entries along a line over `count` pixels, under `alpha` of 255; all places are inside the table, and
  /// `amounts` are those of `x`. A function of its own: inlined into the sweep its loop would not have registers
  /// enough.
  @inline(never)
  func blend(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ x: Int, _ line: RampLine, _ alpha: UInt32,
    _ amounts: Amounts?
  ) {
    var index = 0
    if alpha == 255 {
      while index &+ 8 <= count {
        let colors = block(line.places(x &+ index), amounts)
        PixelMath.store(PixelMath.over(colors, PixelMath.load(target + index)), target + index)
        index &+= 8
      }
    } else {
      let factor = PixelMath.spread(SIMD8(repeating: alpha))
      while index &+ 8 <= count {
        let colors = PixelMath.scale(block(line.places(x &+ index), amounts), by: factor)
        PixelMath.store(PixelMath.over(colors, PixelMath.load(target + index)), target + index)
        index &+= 8
      }
    }
    while index < count {
      target[index] = PixelMath.over(PixelMath.scale(pixel(x &+ index, line), alpha), target[index])
      index &+= 1
    }
  }

  /// The pixel of the device column `x`.
  @inline(__always)
  private func pixel(_ x: Int, _ line: RampLine) -> UInt32 { pixel(Int(line.position(x) &>> 32), x) }
}

extension GradientSource {
  /// Stores the pixels at eight positions along the ramp, in entries: those from `index` on of the `count` that
  /// begin at device column `x`.
  @inline(__always)
  func store(
    _ values: SIMD8<Float>, _ target: UnsafeMutablePointer<UInt32>, _ x: Int, _ index: Int, _ count: Int,
    _ entries: RampEntries
  ) {
    let block = entries.block(unsafeBitCast(places(values), to: SIMD8<UInt32>.self), entries.amounts(x &+ index))
    if index &+ 8 <= count { return PixelMath.store(block, target + index) }
    for lane in 0..<count &- index { target[index &+ lane] = block[lane] }
  }

  /// The table places of eight positions along the ramp, in entries.
  @inline(__always)
  func places(_ values: SIMD8<Float>) -> SIMD8<Int32> {
    let last = Int32(GradientRamp.size - 1)
    switch extend {
    case .pad:
      // Limited as floats, which takes two instructions; whole numbers would be compared one by one.
      let end = SIMD8<Float>(repeating: Float(last) + 0.5)
      let ahead = values.replacing(with: end, where: .!(values .<= end))
      return GradientSource.floor(ahead.replacing(with: 0, where: ahead .< 0))
    case .repeat: return GradientSource.floor(values) & last
    case .reflect:
      let folded = GradientSource.floor(values) & (2 &* last &+ 1)
      // All ones where the number is in the ramp's second, mirrored half.
      let isMirrored = (SIMD8(repeating: last) &- folded) &>> 31
      return folded ^ (isMirrored & (2 &* last &+ 1))
    }
  }
}
