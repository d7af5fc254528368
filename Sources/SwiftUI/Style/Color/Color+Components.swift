import Foundation

extension Color {
  /// How the components of a colour are to be understood.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded sRGB. Values outside 0…1 are colours that sRGB cannot show.
    case sRGB
    /// sRGB's primaries without the gamma curve: proportional to light.
    case sRGBLinear
    /// Display P3: wider primaries, sRGB's gamma curve.
    case displayP3
  }

  /// A constant colour. Components that are NaN or infinite count as 0; the opacity is clamped to 0…1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    func finite(_ value: Double) -> Float { value.isFinite ? Float(value) : 0 }
    self.init(
      Resolved(
        colorSpace: colorSpace, red: finite(red), green: finite(green), blue: finite(blue),
        opacity: Float(opacity > 0 ? min(opacity, 1) : 0)))
  }

  /// A constant grey. `white` follows the rules of the other components.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A constant colour by hue, saturation and brightness (the hexcone model).
  ///
  /// - Parameters:
  ///   - hue: 0 is red, ⅓ green, ⅔ blue. Only the fraction counts, so that 1 is red again.
  ///   - saturation: From 0, grey, to 1; clamped.
  ///   - brightness: From 0, black, to 1; not clamped.
  ///   - opacity: Clamped to 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let hue = hue.isFinite ? hue - hue.rounded(.down) : 0
    let saturation = saturation > 0 ? min(saturation, 1) : 0
    func component(_ offset: Double) -> Double {
      let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// The colour called `name` in the asset catalogue of `bundle`.
  ///
  /// A name that is not found is reported once on standard error and drawn clear.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(provider: .named(NamedColor(name: name, bundlePath: bundle?.bundlePath)))
  }

  /// The colour of `color` in the environment at hand.
  public init(_ color: UIColor) { self = color.color }

  /// The colour of `color` in the environment at hand.
  public init(uiColor color: UIColor) { self = color.color }
}
