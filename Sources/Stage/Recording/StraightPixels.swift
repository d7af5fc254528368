import Raster

/// The pixels of a picture with red, green and blue not multiplied by alpha, as picture files keep them.
struct StraightPixels {
  let width: Int
  let height: Int
  /// Red, green, blue and alpha of every pixel, row by row.
  private(set) var bytes: [UInt8]
  /// Whether every pixel is opaque.
  let isOpaque: Bool

  /// The pixels of `area` of a surface, which must lie inside it.
  init(_ surface: Surface, area: PixelRect? = nil) {
    let area = area ?? surface.bounds
    let (width, height) = (area.width, area.height)
    var all: UInt32 = 0xFF
    bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
      var target = 0
      for y in area.minY..<area.maxY {
        let row = surface.pixels + y * surface.stride
        for x in area.minX..<area.maxX {
          let pixel = row[x]
          let alpha = pixel >> 24
          all &= alpha
          var (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
          if alpha != 0xFF, alpha != 0 {
            red = min(255, (red * 255 + alpha / 2) / alpha)
            green = min(255, (green * 255 + alpha / 2) / alpha)
            blue = min(255, (blue * 255 + alpha / 2) / alpha)
          }
          bytes[target] = UInt8(truncatingIfNeeded: red)
          bytes[target + 1] = UInt8(truncatingIfNeeded: green)
          bytes[target + 2] = UInt8(truncatingIfNeeded: blue)
          bytes[target + 3] = UInt8(truncatingIfNeeded: alpha)
          target += 4
        }
      }
      count = target
    }
    self.width = width
    self.height = height
    isOpaque = all == 0xFF
  }

  /// Pixels in the order of a file.
  init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4)
    self.width = width
    self.height = height
    self.bytes = bytes
    isOpaque = stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 0xFF }
  }

  /// Red, green and blue of every pixel, row by row.
  var withoutAlpha: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * height * 3) { target, count in
      for pixel in 0..<width * height {
        target[pixel * 3] = bytes[pixel * 4]
        target[pixel * 3 + 1] = bytes[pixel * 4 + 1]
        target[pixel * 3 + 2] = bytes[pixel * 4 + 2]
      }
      count = width * height * 3
    }
  }

  /// The pixels as a surface keeps them. A surface that was written and read again is the same to the bit: rounding to
  /// nearest is undone by rounding to nearest.
  func makeSurface() -> Surface {
    let surface = Surface(width: width, height: height)
    for y in 0..<height {
      let row = surface.pixels + y * surface.stride
      for x in 0..<width {
        let source = (y * width + x) * 4
        let alpha = UInt32(bytes[source + 3])
        let red = (UInt32(bytes[source]) * alpha + 127) / 255
        let green = (UInt32(bytes[source + 1]) * alpha + 127) / 255
        let blue = (UInt32(bytes[source + 2]) * alpha + 127) / 255
        row[x] = alpha << 24 | red << 16 | green << 8 | blue
      }
    }
    return surface
  }
}
