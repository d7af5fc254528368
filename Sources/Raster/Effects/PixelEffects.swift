/// Effects on whole stretches of premultiplied pixels.
enum PixelEffects {
  private typealias Lanes = SIMD8<UInt32>

  /// Moves `target` back towards `saved` where `mask` is not opaque: `saved + (target − saved)·alpha`, with one
  /// rounding, so that equal pixels stay as they are. `mask` gives the alpha of its pixels.
  static func restore(
    _ target: UnsafeMutablePointer<UInt32>, from saved: UnsafeMutablePointer<UInt32>,
    mask: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    var x = 0
    while x &+ 8 <= count {
      PixelMath.store(
        mix(saved.load8(x), target.load8(x), PixelMath.alpha(mask.load8(x))), target + x)
      x &+= 8
    }
    while x < count {
      target[x] = mix(saved[x], target[x], mask[x] >> 24)
      x &+= 1
    }
  }

  /// The same with one alpha, 0…255, for all.
  static func restore(
    _ target: UnsafeMutablePointer<UInt32>, from saved: UnsafeMutablePointer<UInt32>, alpha: UInt32,
    count: Int
  ) {
    let lanes = Lanes(repeating: alpha)
    var x = 0
    while x &+ 8 <= count {
      PixelMath.store(mix(saved.load8(x), target.load8(x), lanes), target + x)
      x &+= 8
    }
    while x < count {
      target[x] = mix(saved[x], target[x], alpha)
      x &+= 1
    }
  }

  @inline(__always)
  private static func mix(_ a: Lanes, _ b: Lanes, _ alpha: Lanes) -> Lanes {
    let (weight, rest) = (PixelMath.spread(alpha), PixelMath.spread(255 &- alpha))
    let even = PixelMath.even(a) &* rest &+ PixelMath.even(b) &* weight
    let odd = PixelMath.odd(a) &* rest &+ PixelMath.odd(b) &* weight
    return PixelMath.round(even &+ 128, odd &+ 128)
  }

  @inline(__always)
  private static func mix(_ a: UInt32, _ b: UInt32, _ alpha: UInt32) -> UInt32 {
    let rest = 255 &- alpha
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let value = (a &>> shift & 0xFF) &* rest &+ (b &>> shift & 0xFF) &* alpha
      result |= PixelMath.div255(value) &<< shift
    }
    return result
  }

  /// Replaces each pixel by black whose alpha is the pixel's premultiplied luminance (Rec. 709 weights in
  /// 256ths), which is its luminance times its alpha.
  static func luminanceToAlpha(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    for x in 0..<count {
      let pixel = pixels[x]
      let sum = (pixel &>> 16 & 0xFF) &* 54 &+ (pixel &>> 8 & 0xFF) &* 183 &+ (pixel & 0xFF) &* 19
      pixels[x] = ((sum &+ 128) &>> 8) &<< 24
    }
  }

  /// Recolours pixels by `matrix`. Alpha stays; what is transparent stays transparent.
  static func apply(_ matrix: ColorMatrix, to pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    let whole = count & ~7
    for x in stride(from: 0, to: whole, by: 8) {
      pixels.store8(recolored(pixels.load8(x), matrix), x)
    }
    withRest(count - whole) { rest, _ in
      rest.update(from: pixels + whole, count: count - whole)
      rest.store8(recolored(rest.load8(0), matrix), 0)
      (pixels + whole).update(from: rest, count: count - whole)
    }
  }

  /// Recolours `target` by `matrix` as far as the alpha of `mask` times `opacity` (0…255) says.
  static func applyVibrancy(
    _ matrix: ColorMatrix, to target: UnsafeMutablePointer<UInt32>, mask: UnsafeMutablePointer<UInt32>,
    opacity: UInt32, count: Int
  ) {
    let opacity = Lanes(repeating: opacity)
    @inline(__always) func vibrant(_ below: Lanes, _ mask: Lanes) -> Lanes {
      mix(below, recolored(below, matrix), PixelMath.div255(PixelMath.alpha(mask) &* opacity))
    }
    let whole = count & ~7
    for x in stride(from: 0, to: whole, by: 8) {
      target.store8(vibrant(target.load8(x), mask.load8(x)), x)
    }
    withRest(count - whole) { rest, restMask in
      rest.update(from: target + whole, count: count - whole)
      restMask.update(from: mask + whole, count: count - whole)
      rest.store8(vibrant(rest.load8(0), restMask.load8(0)), 0)
      (target + whole).update(from: rest, count: count - whole)
    }
  }

  /// Calls `body` with room for eight pixels twice, all zero, unless `count` is zero: the last pixels of a row are
  /// treated as a vector like the others, by the same arithmetic.
  @inline(__always)
  private static func withRest(
    _ count: Int, _ body: (UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void
  ) {
    if count == 0 { return }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 16) { buffer in
      guard let base = buffer.baseAddress else { return }
      base.initialize(repeating: 0, count: 16)
      body(base, base + 8)
    }
  }

  /// Premultiplied `M·c + b` is `M·(premultiplied c) + b·alpha`: no division is needed. The result is clamped
  /// to 0…alpha, that is the plain colour to 0…1.
  @inline(__always)
  private static func recolored(_ pixels: Lanes, _ matrix: ColorMatrix) -> Lanes {
    let byte = Lanes(repeating: 0xFF)
    let blue = LaneConversion.float(pixels & byte)
    let green = LaneConversion.float((pixels &>> 8) & byte)
    let red = LaneConversion.float((pixels &>> 16) & byte)
    let alpha = LaneConversion.float(pixels &>> 24)
    @inline(__always) func row(_ weights: SIMD4<Float>) -> Lanes {
      var sum = red * weights.x + green * weights.y
      sum = sum + blue * weights.z
      sum = sum + alpha * weights.w
      sum.replace(with: 0, where: sum .< 0)
      sum.replace(with: alpha, where: sum .> alpha)
      return LaneConversion.rounded(sum)
    }
    let low = row(matrix.blue) | (row(matrix.green) &<< 8)
    return low | (row(matrix.red) &<< 16) | (pixels & Lanes(repeating: 0xFF00_0000))
  }
}
