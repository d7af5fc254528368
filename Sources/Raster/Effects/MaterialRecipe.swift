import Foundation

/// How a material looks through: a blur of what lies below it, and a recolouring of the blurred picture.
///
/// On gamma-encoded sRGB from 0 to 1, with `y` the Rec. 709 luminance of a blurred colour `c`:
/// `y + saturation·(c − y)` is mixed by `amount` with a tone `P(y)`, then `brightness` is added and the sum
/// clamped. `P` is the cubic Bernstein polynomial over the four `luminance` values, so that black,
/// dark, light and white backdrops each get a tone of their own.
public struct MaterialRecipe: Equatable, Sendable {
  /// Standard deviation of the blur, in points of the item's space.
  public var blurRadius: Double
  /// 1 keeps the blurred colours as vivid as they are.
  public var saturation: Double
  /// Added at the end, to each channel.
  public var brightness: Double
  /// How much of the tone is mixed in, from 0 to 1.
  public var amount: Double
  /// The tone's four Bernstein coefficients, from a black backdrop to a white one.
  public var luminance: SIMD4<Double>

  /// A recipe.
  public init(
    blurRadius: Double, saturation: Double, brightness: Double, amount: Double, luminance: SIMD4<Double>
  ) {
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.brightness = brightness
    self.amount = amount
    self.luminance = luminance
  }

  /// The image of one blurred colour, clamped to 0…1. Gamma-encoded, not premultiplied.
  public func callAsFunction(red: Double, green: Double, blue: Double) -> SIMD3<Double> {
    let color = SIMD3(red, green, blue)
    let y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    let vivid = SIMD3(repeating: y) + saturation * (color - y)
    let result = (1 - amount) * vivid + SIMD3(repeating: amount * tone(y) + brightness)
    return result.clamped(lowerBound: .zero, upperBound: .one)
  }

  /// The tone over a backdrop of luminance `y`.
  func tone(_ y: Double) -> Double {
    let x = 1 - y
    return x * x * x * luminance[0] + 3 * x * x * y * luminance[1] + 3 * x * y * y * luminance[2]
      + y * y * y * luminance[3]
  }
}
