import Foundation

extension Color {
  /// A colour's components: linear sRGB and an opacity, not premultiplied.
  ///
  /// Components may lie outside 0…1 (extended range) for colours that sRGB cannot show; they are clamped when they
  /// become pixels.
  public struct Resolved: Hashable, Sendable, BitwiseCopyable {
    /// Red, proportional to light.
    public var linearRed: Float
    /// Green, proportional to light.
    public var linearGreen: Float
    /// Blue, proportional to light.
    public var linearBlue: Float
    /// From 0, clear, to 1, opaque.
    public var opacity: Float

    /// The colour of these components.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      var (r, g, b) = (red, green, blue)
      if colorSpace != .sRGBLinear { (r, g, b) = (decodeSRGB(r), decodeSRGB(g), decodeSRGB(b)) }
      if colorSpace == .displayP3 {
        // Display P3's primaries in terms of sRGB's, both with white at D65.
        (r, g, b) = (
          1.22494018 * r - 0.22494018 * g,
          -0.04205695 * r + 1.04205695 * g,
          -0.01963755 * r - 0.07863605 * g + 1.0982736 * b
        )
      }
      (linearRed, linearGreen, linearBlue) = (r, g, b)
      self.opacity = opacity
    }

    /// Red, gamma-encoded sRGB.
    public var red: Float {
      get { encodeSRGB(linearRed) }
      set { linearRed = decodeSRGB(newValue) }
    }

    /// Green, gamma-encoded sRGB.
    public var green: Float {
      get { encodeSRGB(linearGreen) }
      set { linearGreen = decodeSRGB(newValue) }
    }

    /// Blue, gamma-encoded sRGB.
    public var blue: Float {
      get { encodeSRGB(linearBlue) }
      set { linearBlue = decodeSRGB(newValue) }
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// `#RRGGBBAA`, the gamma-encoded components clamped and rounded to bytes.
  public var description: String {
    func byte(_ value: Float) -> String {
      let clamped = value > 0 ? min(value, 1) : 0
      let digits = String(Int((clamped * 255).rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + byte(red) + byte(green) + byte(blue) + byte(opacity)
  }
}

extension Color.Resolved: Codable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(
      colorSpace: .sRGBLinear, red: try container.decode(Float.self), green: try container.decode(Float.self),
      blue: try container.decode(Float.self), opacity: try container.decode(Float.self))
  }

  /// Writes the four linear components as a list.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for component in [linearRed, linearGreen, linearBlue, opacity] { try container.encode(component) }
  }
}

/// The sRGB transfer function (IEC 61966-2-1), odd about zero for the extended range: light to code value.
func encodeSRGB(_ value: Float) -> Float {
  let size = Double(abs(value))
  let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
  return value < 0 ? -Float(result) : Float(result)
}

/// The inverse of `encodeSRGB`: code value to light.
func decodeSRGB(_ value: Float) -> Float {
  let size = Double(abs(value))
  let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
  return value < 0 ? -Float(result) : Float(result)
}
