/// A picture of floats, a plane for each channel, in memory that someone else owns. Rows may be read and
/// written in whole groups of eight: there is room after each.
struct FloatPlanes {
  /// The pixels covered, in the coordinates of the picture's own level.
  let bounds: PixelRect
  /// 1 (alpha) or 4 (blue, green, red, alpha).
  let count: Int
  /// Floats from one row to the next.
  let stride: Int
  private let base: UnsafeMutablePointer<Float>

  init(bounds: PixelRect, count: Int, arena: ScratchArena) {
    self.bounds = bounds.isEmpty ? .empty : bounds
    self.count = count
    stride = FloatPlanes.padded(bounds.width)
    base = arena.allocate(Float.self, count: stride * max(1, bounds.height) * count)
  }

  /// The floats that a row of `width` takes with its room.
  static func padded(_ width: Int) -> Int { (width + 23) & ~7 }

  /// Where the first float of row `y` of a plane is.
  @inline(__always)
  func row(_ y: Int, plane: Int) -> UnsafeMutablePointer<Float> {
    base + (plane * bounds.height + (y - bounds.minY)) * stride
  }
}

/// Loads and stores of eight lanes at any address.
extension UnsafeMutablePointer<Float> {
  @inline(__always)
  func load8(_ index: Int) -> SIMD8<Float> {
    UnsafeRawPointer(self + index).loadUnaligned(as: SIMD8<Float>.self)
  }

  @inline(__always)
  func store8(_ value: SIMD8<Float>, _ index: Int) {
    UnsafeMutableRawPointer(self + index).storeBytes(of: value, as: SIMD8<Float>.self)
  }
}

extension UnsafeMutablePointer<UInt32> {
  @inline(__always)
  func load8(_ index: Int) -> SIMD8<UInt32> {
    UnsafeRawPointer(self + index).loadUnaligned(as: SIMD8<UInt32>.self)
  }

  @inline(__always)
  func store8(_ value: SIMD8<UInt32>, _ index: Int) {
    UnsafeMutableRawPointer(self + index).storeBytes(of: value, as: SIMD8<UInt32>.self)
  }

  @inline(__always)
  func load16(_ index: Int) -> SIMD16<UInt32> {
    UnsafeRawPointer(self + index).loadUnaligned(as: SIMD16<UInt32>.self)
  }

  @inline(__always)
  func store16(_ value: SIMD16<UInt32>, _ index: Int) {
    UnsafeMutableRawPointer(self + index).storeBytes(of: value, as: SIMD16<UInt32>.self)
  }
}

/// Conversions through the float whose last mantissa bit is worth one: they compile to plain vector
/// instructions, which the generic initialisers do not.
enum LaneConversion {
  /// Whole numbers below 2²³ as floats.
  @inline(__always)
  static func float(_ value: SIMD8<UInt32>) -> SIMD8<Float> {
    unsafeBitCast(value | SIMD8(repeating: 0x4B00_0000), to: SIMD8<Float>.self)
      - SIMD8(repeating: 8_388_608)
  }

  /// Doubles as floats, lane by lane, which the compiler makes one instruction of.
  @inline(__always)
  static func float(_ value: SIMD8<Double>) -> SIMD8<Float> {
    SIMD8(
      Float(value[0]), Float(value[1]), Float(value[2]), Float(value[3]), Float(value[4]), Float(value[5]),
      Float(value[6]), Float(value[7]))
  }

  /// Floats from 0 to 65 535 rounded to the nearest whole number, ties to even.
  @inline(__always)
  static func rounded(_ value: SIMD8<Float>) -> SIMD8<UInt32> {
    unsafeBitCast(value + SIMD8(repeating: 8_388_608), to: SIMD8<UInt32>.self)
      & SIMD8(repeating: 0xFFFF)
  }

  /// Pixels from floats from 0 to 255 for each channel, rounded to nearest. The exponent that the conversion leaves
  /// in the upper bits is shifted out of all channels but one, from which it is taken.
  @inline(__always)
  static func pixels(
    _ blue: SIMD8<Float>, _ green: SIMD8<Float>, _ red: SIMD8<Float>, _ alpha: SIMD8<Float>
  ) -> SIMD8<UInt32> {
    let low = (bits(blue) &- SIMD8(repeating: 0x4B00_0000)) | (bits(green) &<< 8)
    return low | (bits(red) &<< 16) | (bits(alpha) &<< 24)
  }

  /// Pixels of a colour (red, green, blue, alpha from 0 to 1) times `value`, from 0 to 255.
  @inline(__always)
  static func pixels(_ value: SIMD8<Float>, tint: SIMD4<Float>) -> SIMD8<UInt32> {
    pixels(value * tint.z, value * tint.y, value * tint.x, value * tint.w)
  }

  @inline(__always)
  private static func bits(_ value: SIMD8<Float>) -> SIMD8<UInt32> {
    unsafeBitCast(value + SIMD8(repeating: 8_388_608), to: SIMD8<UInt32>.self)
  }
}
