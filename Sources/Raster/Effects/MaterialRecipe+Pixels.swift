extension MaterialRecipe {
  /// Recolours premultiplied pixels; their alpha stays. There must be room for whole groups of eight.
  func apply(to pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    let tones = SIMD4<Float>(luminance)
    let (mix, vivid, shift) = (Float(amount), Float(saturation), Float(brightness))
    let byte = SIMD8<UInt32>(repeating: 0xFF)
    for x in stride(from: 0, to: count, by: 8) {
      let block = pixels.load8(x)
      let alpha = LaneConversion.float(block &>> 24)
      // What is transparent is all zero, and stays so.
      let scale = 1 / alpha.replacing(with: 1, where: alpha .== 0)
      let blue = LaneConversion.float(block & byte) * scale
      let green = LaneConversion.float((block &>> 8) & byte) * scale
      let red = LaneConversion.float((block &>> 16) & byte) * scale
      let y = red * 0.2126 + green * 0.7152 + blue * 0.0722
      let rest = 1 - y
      let outer = rest * rest * rest * tones.x + y * y * y * tones.w
      let inner = rest * rest * y * tones.y + rest * y * y * tones.z
      let added = (outer + inner * 3) * mix + shift
      @inline(__always) func recolored(_ channel: SIMD8<Float>) -> SIMD8<Float> {
        var value = ((channel - y) * vivid + y) * (1 - mix) + added
        value.replace(with: 0, where: value .< 0)
        value.replace(with: 1, where: value .> 1)
        return value * alpha
      }
      pixels.store8(LaneConversion.pixels(recolored(blue), recolored(green), recolored(red), alpha), x)
    }
  }
}
