/// A colour in gamma-encoded sRGB with separate (un-premultiplied) alpha.
///
/// Components may leave 0...1 (extended sRGB); they are clamped when they become pixels, and NaN
/// becomes 0 there.
public struct RGBA: Hashable, Sendable, Codable {
  /// Red, 0...1 for what sRGB can show.
  public var red: Float
  /// Green, 0...1 for what sRGB can show.
  public var green: Float
  /// Blue, 0...1 for what sRGB can show.
  public var blue: Float
  /// Opacity, 0...1.
  public var alpha: Float

  /// A colour of these components.
  public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A grey.
  public init(white: Float, alpha: Float = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The colour of four bytes, 0...255 each.
  public init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    self.init(
      red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255,
      alpha: Float(alpha) / 255)
  }

  /// Nothing: transparent black.
  public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  public static let black = RGBA(white: 0)
  /// Opaque white.
  public static let white = RGBA(white: 1)

  /// The colour with its alpha multiplied.
  public func multipliedAlpha(by opacity: Float) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }

  /// The pixel of this colour: clamped, premultiplied, rounded to 8 bits, `0xAARRGGBB`.
  public var pixel: UInt32 {
    let color = premultiplied
    // One by one: converting vectors is slow.
    func byte(_ value: Float) -> UInt32 { UInt32(bitPattern: Int32(value * 255 + 0.5)) }
    return byte(color.w) << 24 | byte(color.x) << 16 | byte(color.y) << 8 | byte(color.z)
  }

  /// The colour of a premultiplied `0xAARRGGBB` pixel.
  public init(pixel: UInt32) {
    let alpha = Float(pixel >> 24)
    let scale = alpha == 0 ? 0 : 1 / alpha
    self.init(
      red: Float(pixel >> 16 & 0xFF) * scale, green: Float(pixel >> 8 & 0xFF) * scale,
      blue: Float(pixel & 0xFF) * scale, alpha: alpha / 255)
  }

  /// Red, green, blue and alpha in a vector.
  var vector: SIMD4<Float> { SIMD4(red, green, blue, alpha) }

  init(vector: SIMD4<Float>) {
    self.init(red: vector.x, green: vector.y, blue: vector.z, alpha: vector.w)
  }

  /// Clamped to 0...1, NaN as 0, and multiplied by alpha.
  var premultiplied: SIMD4<Float> {
    var color = SIMD4<Float>(
      RGBA.unit(red), RGBA.unit(green), RGBA.unit(blue), RGBA.unit(alpha))
    let alpha = color.w
    color *= alpha
    color.w = alpha
    return color
  }

  /// `value` within 0...1; NaN is 0.
  @inline(__always)
  static func unit(_ value: Float) -> Float { value > 0 ? (value < 1 ? value : 1) : 0 }
}
