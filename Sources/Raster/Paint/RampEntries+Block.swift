extension RampEntries {
  /// The pixels of eight entries, from device column `x` on; all places are inside the table.
  @inline(__always)
  func block(_ places: SIMD8<Int32>, _ x: Int) -> SIMD8<UInt32> {
    @inline(__always) func place(_ lane: Int) -> Int { Int(places[lane]) }
    guard let dither else {
      return SIMD8(
        pixels[place(0)], pixels[place(1)], pixels[place(2)], pixels[place(3)], pixels[place(4)], pixels[place(5)],
        pixels[place(6)], pixels[place(7)])
    }
    let amounts = RampEntries.amounts(dither, x)
    let first = SIMD4(table[place(0)], table[place(1)], table[place(2)], table[place(3)])
    let second = SIMD4(table[place(4)], table[place(5)], table[place(6)], table[place(7)])
    return SIMD8(
      lowHalf: GradientRamp.pixels(first, amounts.0), highHalf: GradientRamp.pixels(second, amounts.1))
  }

  /// The pixels of the next eight entries along a line, from device column `x` on; all places are inside the table.
  @inline(__always)
  func next(_ position: inout Int64, _ step: Int64, _ x: Int) -> SIMD8<UInt32> {
    var places = SIMD8<Int32>()
    for lane in 0..<8 {
      places[lane] = Int32(truncatingIfNeeded: position &>> 32)
      position &+= step
    }
    return block(places, x)
  }

  /// Puts entries along a line over `count` pixels, under `alpha` of 255; all places are inside the table. A
  /// function of its own: inlined into the sweep its loop would not have registers enough.
  @inline(never)
  func blend(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ x: Int, _ position: Int64, _ step: Int64, _ alpha: UInt32
  ) {
    var position = position
    var index = 0
    if alpha == 255 {
      while index &+ 8 <= count {
        let colors = next(&position, step, x &+ index)
        PixelMath.store(PixelMath.over(colors, PixelMath.load(target + index)), target + index)
        index &+= 8
      }
    } else {
      let factor = PixelMath.spread(SIMD8(repeating: alpha))
      while index &+ 8 <= count {
        let colors = PixelMath.scale(next(&position, step, x &+ index), by: factor)
        PixelMath.store(PixelMath.over(colors, PixelMath.load(target + index)), target + index)
        index &+= 8
      }
    }
    while index < count {
      let color = PixelMath.scale(pixel(Int(position &>> 32), x &+ index), alpha)
      target[index] = PixelMath.over(color, target[index])
      position &+= step
      index &+= 1
    }
  }
}

extension GradientSource {
  /// Stores the pixels at eight positions along the ramp, in entries: those from `index` on of the `count` that
  /// begin at device column `x`.
  @inline(__always)
  func store(
    _ values: SIMD8<Float>, _ target: UnsafeMutablePointer<UInt32>, _ x: Int, _ index: Int, _ count: Int,
    _ entries: RampEntries
  ) {
    let block = entries.block(places(values), x &+ index)
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
