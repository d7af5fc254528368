/// A straight edge in device space, in the direction of the path.
struct Edge {
  var start, end: DevicePoint

  @inline(__always) var x0: Int32 { start.x }
  @inline(__always) var y0: Int32 { start.y }
  @inline(__always) var x1: Int32 { end.x }
  @inline(__always) var y1: Int32 { end.y }
}

/// A point of the device in units of 1/1024 pixel, both coordinates in one word: copied and compared at once.
struct DevicePoint: Equatable {
  /// x in the lower half, y in the upper one.
  let bits: UInt64

  @inline(__always)
  init(bits: UInt64) { self.bits = bits }

  @inline(__always)
  init(x: Int32, y: Int32) {
    bits = UInt64(UInt32(bitPattern: x)) | UInt64(UInt32(bitPattern: y)) &<< 32
  }

  /// The nearest point of the grid; coordinates that are too large are moved to the limit.
  @inline(__always)
  init(_ point: Point) {
    let words = unsafeBitCast(DevicePoint.fixed(point.limited), to: SIMD4<UInt32>.self)
    bits = UInt64(words[0]) | UInt64(words[2]) &<< 32
  }

  /// The points of the grid nearest to two inside the limit.
  @inline(__always)
  static func pair(_ points: SIMD4<Double>) -> (DevicePoint, DevicePoint) {
    let words = unsafeBitCast(fixed(points), to: SIMD8<UInt32>.self)
    let both = unsafeBitCast(SIMD4(words[0], words[2], words[4], words[6]), to: SIMD2<UInt64>.self)
    return (DevicePoint(bits: both[0]), DevicePoint(bits: both[1]))
  }

  /// The whole numbers of subpixels in the lower halves of the vector's words.
  @inline(__always)
  private static func fixed<V: SIMD>(_ values: V) -> V where V.Scalar == Double {
    // Beside 1.5·2⁵² a Double has no room for a fraction: the low bits of the sum are the whole number, rounded to even.
    values * Double(Subpixel.one) + 0x1.8p52
  }

  @inline(__always) var x: Int32 { Int32(truncatingIfNeeded: bits) }
  @inline(__always) var y: Int32 { Int32(truncatingIfNeeded: bits &>> 32) }
}

/// The grid to which device coordinates are rounded.
enum Subpixel {
  /// 1024 steps a pixel: a vertex moves by at most 1/2048 pixel, an eighth of what 8 bits of coverage
  /// can tell apart.
  static let bits: Int32 = 10
  static let one: Int32 = 1 << bits
  static let mask: Int32 = one - 1
  /// Device coordinates are clamped to ±this many pixels: differences still fit in 32 bits.
  static let limit = 0x1p19
}

extension Point {
  /// The point with coordinates of ±`Subpixel.limit` at most, one by one: comparing vectors of doubles is slow.
  @inline(__always)
  var limited: Point {
    let limit = Subpixel.limit
    return Point(Swift.max(-limit, Swift.min(limit, x)), Swift.max(-limit, Swift.min(limit, y)))
  }
}
