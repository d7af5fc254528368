/// Arithmetic on pixels' 8-bit channels, many at a time in 16-bit lanes.
///
/// A pixel is split into two halves, blue and red in one and green and alpha in the other, each channel
/// in a lane of its own. Vectors change shape only by bit-cast: converting initialisers of Swift's
/// vector types are slow.
enum PixelMath {
  /// `value / 255`, rounded to nearest; exact for 0...65535−128.
  @inline(__always)
  static func div255(_ value: SIMD16<UInt16>) -> SIMD16<UInt16> {
    let biased = value &+ 128
    return (biased &+ (biased &>> 8)) &>> 8
  }

  @inline(__always)
  static func div255(_ value: SIMD8<UInt32>) -> SIMD8<UInt32> {
    let biased = value &+ 128
    return (biased &+ (biased &>> 8)) &>> 8
  }

  @inline(__always)
  static func div255(_ value: UInt32) -> UInt32 {
    let biased = value &+ 128
    return (biased &+ (biased &>> 8)) &>> 8
  }

  /// Pixels from their halves in 255ths, biased by 128 already. Green and alpha are rounded where they are in the
  /// pixel.
  @inline(__always)
  static func round(_ even: SIMD16<UInt16>, _ odd: SIMD16<UInt16>) -> SIMD8<UInt32> {
    let low = (even &+ (even &>> 8)) &>> 8
    let high = (odd &+ (odd &>> 8)) & 0xFF00
    return unsafeBitCast(low, to: SIMD8<UInt32>.self) | unsafeBitCast(high, to: SIMD8<UInt32>.self)
  }

  /// Blue and red of eight pixels.
  @inline(__always)
  static func even(_ pixels: SIMD8<UInt32>) -> SIMD16<UInt16> {
    unsafeBitCast(pixels & 0x00FF_00FF, to: SIMD16<UInt16>.self)
  }

  /// Green and alpha of eight pixels.
  @inline(__always)
  static func odd(_ pixels: SIMD8<UInt32>) -> SIMD16<UInt16> {
    unsafeBitCast((pixels &>> 8) & 0x00FF_00FF, to: SIMD16<UInt16>.self)
  }

  /// A value below 65536 for each pixel, in both lanes of its half.
  @inline(__always)
  static func spread(_ values: SIMD8<UInt32>) -> SIMD16<UInt16> {
    unsafeBitCast(values | (values &<< 16), to: SIMD16<UInt16>.self)
  }

  /// A pixel's channels times `scale` of 255.
  @inline(__always)
  static func scale(_ pixel: UInt32, _ scale: UInt32) -> UInt32 {
    let even = (pixel & 0x00FF_00FF) &* scale &+ 0x0080_0080
    let odd = (pixel &>> 8 & 0x00FF_00FF) &* scale &+ 0x0080_0080
    return ((even &+ (even &>> 8 & 0x00FF_00FF)) &>> 8 & 0x00FF_00FF)
      | ((odd &+ (odd &>> 8 & 0x00FF_00FF)) & 0xFF00_FF00)
  }

  @inline(__always)
  static func scale(_ pixels: SIMD8<UInt32>, _ scales: SIMD8<UInt32>) -> SIMD8<UInt32> {
    scale(pixels, by: spread(scales))
  }

  /// Eight pixels' channels times `factor` of 255.
  @inline(__always)
  static func scale(_ pixels: SIMD8<UInt32>, by factor: SIMD16<UInt16>) -> SIMD8<UInt32> {
    round(even(pixels) &* factor &+ 128, odd(pixels) &* factor &+ 128)
  }

  /// Eight pixels' alphas.
  @inline(__always)
  static func alpha(_ pixels: SIMD8<UInt32>) -> SIMD8<UInt32> { pixels &>> 24 }

  /// `source` over `backdrop`.
  @inline(__always)
  static func over(_ source: SIMD8<UInt32>, _ backdrop: SIMD8<UInt32>) -> SIMD8<UInt32> {
    source &+ scale(backdrop, 255 &- alpha(source))
  }

  @inline(__always)
  static func over(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
    source &+ scale(backdrop, 255 &- (source &>> 24))
  }

  @inline(__always)
  static func load(_ pointer: UnsafePointer<UInt32>) -> SIMD8<UInt32> {
    UnsafeRawPointer(pointer).loadUnaligned(as: SIMD8<UInt32>.self)
  }

  @inline(__always)
  static func load(_ pointer: UnsafeMutablePointer<UInt32>) -> SIMD8<UInt32> {
    UnsafeRawPointer(pointer).loadUnaligned(as: SIMD8<UInt32>.self)
  }

  @inline(__always)
  static func store(_ pixels: SIMD8<UInt32>, _ pointer: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(pointer).storeBytes(of: pixels, as: SIMD8<UInt32>.self)
  }

  /// The coverage bytes of eight pixels, one in each 32-bit lane.
  @inline(__always)
  static func loadBytes(_ pointer: UnsafePointer<UInt8>) -> SIMD8<UInt32> {
    let bytes = UnsafeRawPointer(pointer).loadUnaligned(as: SIMD8<UInt8>.self)
    return SIMD8<UInt32>(truncatingIfNeeded: bytes)
  }

  /// Stores the lowest byte of each lane.
  @inline(__always)
  static func storeBytes(_ values: SIMD8<UInt32>, _ pointer: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(pointer).storeBytes(
      of: SIMD8<UInt8>(truncatingIfNeeded: values), as: SIMD8<UInt8>.self)
  }
}

/// The same for four pixels.
extension PixelMath {
  @inline(__always)
  static func div255(_ value: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let biased = value &+ 128
    return (biased &+ (biased &>> 8)) &>> 8
  }

  @inline(__always)
  static func round(_ even: SIMD8<UInt16>, _ odd: SIMD8<UInt16>) -> SIMD4<UInt32> {
    let low = (even &+ (even &>> 8)) &>> 8
    let high = (odd &+ (odd &>> 8)) & 0xFF00
    return unsafeBitCast(low, to: SIMD4<UInt32>.self) | unsafeBitCast(high, to: SIMD4<UInt32>.self)
  }

  @inline(__always)
  static func even(_ pixels: SIMD4<UInt32>) -> SIMD8<UInt16> {
    unsafeBitCast(pixels & 0x00FF_00FF, to: SIMD8<UInt16>.self)
  }

  @inline(__always)
  static func odd(_ pixels: SIMD4<UInt32>) -> SIMD8<UInt16> {
    unsafeBitCast((pixels &>> 8) & 0x00FF_00FF, to: SIMD8<UInt16>.self)
  }

  @inline(__always)
  static func spread(_ values: SIMD4<UInt32>) -> SIMD8<UInt16> {
    unsafeBitCast(values | (values &<< 16), to: SIMD8<UInt16>.self)
  }

  @inline(__always)
  static func load4(_ pointer: UnsafeMutablePointer<UInt32>) -> SIMD4<UInt32> {
    UnsafeRawPointer(pointer).loadUnaligned(as: SIMD4<UInt32>.self)
  }

  @inline(__always)
  static func store(_ pixels: SIMD4<UInt32>, _ pointer: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(pointer).storeBytes(of: pixels, as: SIMD4<UInt32>.self)
  }
}
