import Foundation

/// An affine map of colours: each output channel is a weighted sum of the input's red, green and blue plus
/// a constant, on gamma-encoded sRGB values from 0 to 1 that are *not* premultiplied. Alpha is left alone.
///
/// Colour effects in a row are one matrix: `a.followed(by: b)`. Nothing is clamped in between, so that an
/// effect and its opposite cancel; the result is clamped to 0…1 once, when it is stored.
public struct ColorMatrix: Equatable, Sendable {
  /// How red is made: weights of red, green and blue, then the constant.
  public var red: SIMD4<Float>
  /// How green is made.
  public var green: SIMD4<Float>
  /// How blue is made.
  public var blue: SIMD4<Float>

  /// The matrix with these rows.
  public init(red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The matrix that changes nothing.
  public static let identity = ColorMatrix(
    red: [1, 0, 0, 0], green: [0, 1, 0, 0], blue: [0, 0, 1, 0])

  /// Rec. 709 luminance weights, here applied to gamma-encoded values, as CSS filters and Core Image do.
  static let luminance = SIMD4<Float>(0.2126, 0.7152, 0.0722, 0)

  /// Whether nothing changes.
  public var isIdentity: Bool { self == .identity }

  /// Whether every number is finite.
  var isFinite: Bool {
    let sum = red * 0 + green * 0 + blue * 0
    return sum == .zero
  }

  /// The matrix that does this and then `next`.
  public func followed(by next: ColorMatrix) -> ColorMatrix {
    func row(_ weights: SIMD4<Float>) -> SIMD4<Float> {
      var result = red * weights.x + green * weights.y + blue * weights.z
      result.w += weights.w
      return result
    }
    return ColorMatrix(red: row(next.red), green: row(next.green), blue: row(next.blue))
  }

  /// Adds `amount` to each channel; 1 makes everything white, −1 black.
  public static func brightness(_ amount: Double) -> ColorMatrix {
    let amount = Float(amount)
    return ColorMatrix(red: [1, 0, 0, amount], green: [0, 1, 0, amount], blue: [0, 0, 1, amount])
  }

  /// Moves each channel away from (`amount` > 1) or towards (< 1) mid-grey: `(c − ½)·amount + ½`.
  /// Negative amounts invert as well.
  public static func contrast(_ amount: Double) -> ColorMatrix {
    let scale = Float(amount)
    let shift = (1 - scale) / 2
    return ColorMatrix(
      red: [scale, 0, 0, shift], green: [0, scale, 0, shift], blue: [0, 0, scale, shift])
  }

  /// Moves each channel away from (`amount` > 1) or towards (< 1) the colour's luminance `y`:
  /// `y + (c − y)·amount`.
  public static func saturation(_ amount: Double) -> ColorMatrix {
    let scale = Float(amount)
    let grey = luminance * (1 - scale)
    return ColorMatrix(
      red: grey + [scale, 0, 0, 0], green: grey + [0, scale, 0, 0], blue: grey + [0, 0, scale, 0])
  }

  /// Takes the colour away: 0 leaves it, 1 is grey. The amount is clamped to 0…1.
  public static func grayscale(_ amount: Double) -> ColorMatrix {
    saturation(1 - max(0, min(1, amount)))
  }

  /// Turns the hue by `angle` radians, keeping the luminance: a rotation about the grey axis, sheared so
  /// that planes of one luminance stay planes of one luminance (the matrix of SVG's `hueRotate`, with
  /// Rec. 709 weights).
  public static func hueRotation(_ angle: Double) -> ColorMatrix {
    let (cosine, sine) = (Float(cos(angle)), Float(sin(angle)))
    // L + cos·(1 − L) + sin·S, where S is a quarter turn: red and blue are given, and green follows from
    // the columns of S having no luminance.
    let y = luminance
    let red = SIMD4<Float>(-y.x, -y.y, 1 - y.z, 0)
    let blue = SIMD4<Float>(y.x - 1, y.y, y.z, 0)
    let green = (red * y.x + blue * y.z) * (-1 / y.y)
    func row(_ unit: SIMD4<Float>, _ turn: SIMD4<Float>) -> SIMD4<Float> {
      y + (unit - y) * cosine + turn * sine
    }
    return ColorMatrix(
      red: row([1, 0, 0, 0], red), green: row([0, 1, 0, 0], green), blue: row([0, 0, 1, 0], blue))
  }

  /// The opposite of each channel, `1 − c`.
  public static let colorInvert = ColorMatrix(
    red: [-1, 0, 0, 1], green: [0, -1, 0, 1], blue: [0, 0, -1, 1])

  /// Each channel times that of `red`, `green`, `blue` (0…1, gamma-encoded).
  public static func colorMultiply(red: Double, green: Double, blue: Double) -> ColorMatrix {
    ColorMatrix(
      red: [Float(red), 0, 0, 0], green: [0, Float(green), 0, 0], blue: [0, 0, Float(blue), 0])
  }

  /// The image of one colour, not clamped.
  public func callAsFunction(red r: Float, green g: Float, blue b: Float) -> SIMD3<Float> {
    let color = SIMD4<Float>(r, g, b, 1)
    return [(red * color).sum(), (green * color).sum(), (blue * color).sum()]
  }
}
