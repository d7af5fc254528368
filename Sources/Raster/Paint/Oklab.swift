import Foundation

/// The Oklab colour space (Björn Ottosson, 2020): steps of equal size look about equal.
///
/// The matrices are those of the definition, from linear sRGB.
enum Oklab {
  /// Gamma-encoded sRGB to L, a, b; alpha passes through.
  static func from(_ color: SIMD4<Float>) -> SIMD4<Float> {
    let (r, g, b) = (linear(color.x), linear(color.y), linear(color.z))
    let l = cbrtf(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrtf(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrtf(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return SIMD4(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
      color.w)
  }

  /// L, a, b to gamma-encoded sRGB; alpha passes through.
  static func toSRGB(_ color: SIMD4<Float>) -> SIMD4<Float> {
    let l = color.x + 0.3963377774 * color.y + 0.2158037573 * color.z
    let m = color.x - 0.1055613458 * color.y - 0.0638541728 * color.z
    let s = color.x - 0.0894841775 * color.y - 1.2914855480 * color.z
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return SIMD4(
      encoded(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
      encoded(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
      encoded(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3),
      color.w)
  }

  /// The sRGB transfer function's inverse (IEC 61966-2-1), odd about zero for extended values.
  static func linear(_ value: Float) -> Float {
    let size = abs(value)
    let result = size <= 0.04045 ? size / 12.92 : powf((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  /// The sRGB transfer function, odd about zero for extended values.
  static func encoded(_ value: Float) -> Float {
    let size = abs(value)
    let result = size <= 0.0031308 ? size * 12.92 : 1.055 * powf(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}
