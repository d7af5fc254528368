/// Combines a row of premultiplied colours with a row of pixels.
enum Blender {
  /// Blends under one coverage for all, 1...255.
  static func blend(
    _ mode: BlendMode, _ target: UnsafeMutablePointer<UInt32>, _ colors: UnsafePointer<UInt32>,
    _ count: Int, _ alpha: UInt32
  ) {
    guard mode == .normal else {
      for index in 0..<count {
        target[index] = BlendFormula.blend(
          mode, PixelMath.scale(colors[index], alpha), target[index])
      }
      return
    }
    var index = 0
    if alpha == 255 {
      while index &+ 8 <= count {
        PixelMath.store(
          PixelMath.over(PixelMath.load(colors + index), PixelMath.load(target + index)),
          target + index)
        index &+= 8
      }
    } else {
      let scale = SIMD8<UInt32>(repeating: alpha)
      while index &+ 8 <= count {
        PixelMath.store(
          PixelMath.over(
            PixelMath.scale(PixelMath.load(colors + index), scale),
            PixelMath.load(target + index)), target + index)
        index &+= 8
      }
    }
    while index < count {
      target[index] = PixelMath.over(PixelMath.scale(colors[index], alpha), target[index])
      index &+= 1
    }
  }

  /// Blends under a coverage for each pixel.
  static func blend(
    _ mode: BlendMode, _ target: UnsafeMutablePointer<UInt32>, _ colors: UnsafePointer<UInt32>,
    _ count: Int, _ bytes: UnsafePointer<UInt8>
  ) {
    guard mode == .normal else {
      for index in 0..<count where bytes[index] != 0 {
        target[index] = BlendFormula.blend(
          mode, PixelMath.scale(colors[index], UInt32(bytes[index])), target[index])
      }
      return
    }
    var index = 0
    while index &+ 8 <= count {
      PixelMath.store(
        PixelMath.over(
          PixelMath.scale(PixelMath.load(colors + index), PixelMath.loadBytes(bytes + index)),
          PixelMath.load(target + index)), target + index)
      index &+= 8
    }
    while index < count {
      target[index] = PixelMath.over(
        PixelMath.scale(colors[index], UInt32(bytes[index])), target[index])
      index &+= 1
    }
  }
}
