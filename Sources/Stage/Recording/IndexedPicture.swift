import Raster

/// A rectangle of a frame in the colours of a palette.
struct IndexedPicture {
  let area: PixelRect
  /// The colours, 0xRRGGBB.
  let palette: [UInt32]
  /// The index that stands for "as the frame before".
  let transparentIndex: UInt8
  /// An index for every pixel of the area, row by row.
  let indices: [UInt8]

  /// Reduces the pixels of `area` to at most 255 colours.
  ///
  /// - Parameters:
  ///   - frame: The opaque pixels of the frame, 0xRRGGBB, `width` to a row.
  ///   - before: The frame before it; pixels that are equal there get the transparent index. Nil for the first.
  ///   - dithers: Whether colours between two of the palette are shown by a pattern of both.
  init(frame: [UInt32], before: [UInt32]?, width: Int, area: PixelRect, dithers: Bool) {
    self.area = area
    var changed: [UInt32] = []
    for y in area.minY..<area.maxY {
      for index in y * width + area.minX..<y * width + area.maxX where before == nil || before![index] != frame[index] {
        changed.append(frame[index])
      }
    }
    let palette = ColorReducer.palette(for: changed, limit: 255)
    let transparent = UInt8(palette.count)
    self.palette = palette
    transparentIndex = transparent

    var cache = NearestColorCache(palette: palette)
    // A palette that holds every colour needs no pattern.
    let strength = dithers && palette.count == 255 ? OrderedDither.strength(for: palette.count) : 0
    indices = [UInt8](unsafeUninitializedCapacity: area.width * area.height) { indices, count in
      for y in area.minY..<area.maxY {
        for x in area.minX..<area.maxX {
          let color = frame[y * width + x]
          if let before, before[y * width + x] == color {
            indices[count] = transparent
          } else {
            indices[count] = cache.index(strength == 0 ? color : OrderedDither.shift(color, x: x, y: y, by: strength))
          }
          count += 1
        }
      }
    }
  }
}

/// Nearest colours, remembered.
private struct NearestColorCache {
  private let palette: [UInt32]
  private var keys = [UInt32](repeating: .max, count: 1 << 14)
  private var values = [UInt8](repeating: 0, count: 1 << 14)

  init(palette: [UInt32]) {
    self.palette = palette
  }

  mutating func index(_ color: UInt32) -> UInt8 {
    let slot = Int((color &* 2_654_435_761) >> 18)
    if keys[slot] != color {
      keys[slot] = color
      values[slot] = UInt8(ColorDistance.nearest(to: color, in: palette))
    }
    return values[slot]
  }
}

/// Ordered dithering with the 8 × 8 matrix of Bayer (1973): a fixed pattern, which does not crawl from frame to frame.
enum OrderedDither {
  /// How far a channel is shifted at most, for a palette of a size: about half the distance of its colours.
  static func strength(for colors: Int) -> Int { colors >= 128 ? 12 : 24 }

  static func shift(_ color: UInt32, x: Int, y: Int, by strength: Int) -> UInt32 {
    let offset = (Int(matrix[(y & 7) * 8 + (x & 7)]) * 2 - 63) * strength / 64
    func shifted(_ bits: UInt32) -> UInt32 { UInt32(max(0, min(255, Int(color >> bits & 0xFF) + offset))) }
    return shifted(16) << 16 | shifted(8) << 8 | shifted(0)
  }

  /// Entry (x, y) interleaves the bits of x ^ y and y, most significant last.
  private static let matrix: [UInt8] = (0..<64).map { index in
    let (x, y) = (index & 7, index >> 3)
    return (0..<3).reduce(UInt8(0)) { value, bit in
      let xor = UInt8((x ^ y) >> bit & 1)
      let row = UInt8(y >> bit & 1)
      return value | (xor << 1 | row) << UInt8(4 - 2 * bit)
    }
  }
}
