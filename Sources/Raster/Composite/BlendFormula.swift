/// The blend modes' formulas for one pixel, on premultiplied values (W3C Compositing and Blending
/// Level 1, sections 9 and 10).
enum BlendFormula {
  /// `source` on `backdrop`, both premultiplied.
  static func blend(_ mode: BlendMode, _ source: UInt32, _ backdrop: UInt32) -> UInt32 {
    if source == 0 { return backdrop }
    let s = unpack(source)
    let d = unpack(backdrop)
    switch mode {
    case .normal: return PixelMath.over(source, backdrop)
    case .sourceAtop: return pack(s * d.w + d * (1 - s.w), alpha: d.w)
    case .destinationOver: return pack(d + s * (1 - d.w))
    case .destinationOut: return pack(d * (1 - s.w))
    case .plusLighter: return pack(s + d)
    case .plusDarker:
      let alpha = min(1, s.w + d.w)
      return pack(SIMD4(repeating: alpha) - ((SIMD4(repeating: d.w) - d) + (SIMD4(repeating: s.w) - s)), alpha: alpha)
    case .hue, .saturation, .color, .luminosity:
      return pack(mix(s, d, nonSeparable(mode, plain(s), plain(d))))
    default:
      let (cs, cd) = (plain(s), plain(d))
      let blended = SIMD4(
        separable(mode, cs.x, cd.x), separable(mode, cs.y, cd.y), separable(mode, cs.z, cd.z), 1)
      return pack(mix(s, d, blended))
    }
  }

  /// `(1 − αd)·S + (1 − αs)·D + αs·αd·B`: the colour formula, with a blend function's result in `b`.
  @inline(__always)
  private static func mix(
    _ s: SIMD4<Float>, _ d: SIMD4<Float>, _ b: SIMD4<Float>
  ) -> SIMD4<Float> {
    var blend = b
    blend.w = 1
    return s * (1 - d.w) + d * (1 - s.w) + blend * (s.w * d.w)
  }

  private static func separable(_ mode: BlendMode, _ s: Float, _ d: Float) -> Float {
    switch mode {
    case .multiply: s * d
    case .screen: s + d - s * d
    case .overlay: hardLight(d, s)
    case .darken: min(s, d)
    case .lighten: max(s, d)
    case .colorDodge: d == 0 ? 0 : (s >= 1 ? 1 : min(1, d / (1 - s)))
    case .colorBurn: d >= 1 ? 1 : (s <= 0 ? 0 : 1 - min(1, (1 - d) / s))
    case .hardLight: hardLight(s, d)
    case .softLight: softLight(s, d)
    case .difference: abs(s - d)
    case .exclusion: s + d - 2 * s * d
    default: s
    }
  }

  private static func hardLight(_ s: Float, _ d: Float) -> Float {
    s <= 0.5 ? 2 * s * d : 2 * s - 1 + d - (2 * s - 1) * d
  }

  private static func softLight(_ s: Float, _ d: Float) -> Float {
    if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
    let curve = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
    return d + (2 * s - 1) * (curve - d)
  }

  private static func nonSeparable(
    _ mode: BlendMode, _ s: SIMD4<Float>, _ d: SIMD4<Float>
  ) -> SIMD4<Float> {
    switch mode {
    case .hue: withLuminosity(withSaturation(s, saturation(d)), luminosity(d))
    case .saturation: withLuminosity(withSaturation(d, saturation(s)), luminosity(d))
    case .color: withLuminosity(s, luminosity(d))
    default: withLuminosity(d, luminosity(s))
    }
  }

  private static func luminosity(_ c: SIMD4<Float>) -> Float {
    0.3 * c.z + 0.59 * c.y + 0.11 * c.x
  }

  private static func saturation(_ c: SIMD4<Float>) -> Float {
    max(c.x, c.y, c.z) - min(c.x, c.y, c.z)
  }

  private static func withLuminosity(_ c: SIMD4<Float>, _ target: Float) -> SIMD4<Float> {
    var c = c + (target - luminosity(c))
    let lum = luminosity(c)
    let low = min(c.x, c.y, c.z)
    let high = max(c.x, c.y, c.z)
    let grey = SIMD4<Float>(repeating: lum)
    if low < 0 { c = grey + (c - grey) * (lum / (lum - low)) }
    if high > 1 { c = grey + (c - grey) * ((1 - lum) / (high - lum)) }
    return c
  }

  private static func withSaturation(_ c: SIMD4<Float>, _ target: Float) -> SIMD4<Float> {
    let low = min(c.x, c.y, c.z)
    let range = max(c.x, c.y, c.z) - low
    if range <= 0 { return .zero }
    return (c - low) * (target / range)
  }

  @inline(__always)
  private static func plain(_ c: SIMD4<Float>) -> SIMD4<Float> {
    c.w > 0 ? c / c.w : .zero
  }

  /// Blue, green, red, alpha, 0...1.
  @inline(__always)
  private static func unpack(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4(
      Float(pixel & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel >> 16 & 0xFF), Float(pixel >> 24))
      * (1 / 255)
  }

  @inline(__always)
  private static func pack(_ color: SIMD4<Float>) -> UInt32 { pack(color, alpha: color.w) }

  /// The nearest pixel; colours are kept within 0...alpha, as premultiplied ones have to be.
  @inline(__always)
  private static func pack(_ color: SIMD4<Float>, alpha: Float) -> UInt32 {
    let top = max(0, min(1, alpha))
    func byte(_ value: Float) -> UInt32 { UInt32(max(0, min(top, value)) * 255 + 0.5) }
    return byte(top) << 24 | byte(color.z) << 16 | byte(color.y) << 8 | byte(color.x)
  }
}
