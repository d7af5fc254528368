import Foundation

/// The Oklab colour space (Björn Ottosson, 2020), in which equal steps look about equal. The matrices are those of
/// its definition.
enum Oklab {
  /// Linear sRGB to L, a, b.
  static func from(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let l = 0.4122214708 * color.x + 0.5363325363 * color.y + 0.0514459929 * color.z
    let m = 0.2119034982 * color.x + 0.6806995451 * color.y + 0.1073969566 * color.z
    let s = 0.0883024619 * color.x + 0.2817188376 * color.y + 0.6299787005 * color.z
    let (l3, m3, s3) = (cbrt(l), cbrt(m), cbrt(s))
    return SIMD3(
      0.2104542553 * l3 + 0.7936177850 * m3 - 0.0040720468 * s3,
      1.9779984951 * l3 - 2.4285922050 * m3 + 0.4505937099 * s3,
      0.0259040371 * l3 + 0.7827717662 * m3 - 0.8086757660 * s3)
  }

  /// L, a, b to linear sRGB, out of gamut values included.
  static func toLinear(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let l = color.x + 0.3963377774 * color.y + 0.2158037573 * color.z
    let m = color.x - 0.1055613458 * color.y - 0.0638541728 * color.z
    let s = color.x - 0.0894841775 * color.y - 1.2914855480 * color.z
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return SIMD3(
      4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
      -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
      -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3)
  }
}
