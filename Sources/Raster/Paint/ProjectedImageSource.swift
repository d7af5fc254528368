import Foundation

/// A picture seen in perspective: every pixel looks up its own place, in a copy of the picture that is as much
/// smaller as the pixel's footprint is narrow, at up to eight places along the footprint's longer side.
struct ProjectedImageSource: PixelSource {
  /// Device pixel centres to places in the picture, before the division.
  private let column, row, origin: SIMD3<Double>
  /// The picture and its halvings.
  private let levels: ContiguousArray<PictureSampler>
  private let size: Point

  var isOpaque: Bool { false }

  /// Nil when nothing is to be seen.
  init?(_ paint: ImagePaint, projection: ProjectionTransform) {
    guard paint.image.width > 0, paint.image.height > 0,
      let map = ProjectionTransform(paint.transform).concatenating(projection).inverse, map.isFinite
    else { return nil }
    column = SIMD3(map.m11, map.m12, map.m13)
    row = SIMD3(map.m21, map.m22, map.m23)
    origin = SIMD3(map.m31, map.m32, map.m33) + (column + row) * 0.5
    size = Point(Double(paint.image.width), Double(paint.image.height))
    var pictures = [paint.image]
    if paint.filter == .linear { pictures += paint.reductions.levels(for: 0x1p24) }
    levels = ContiguousArray(
      pictures.map { PictureSampler(image: $0, filter: paint.filter, extend: paint.extend) })
  }

  func pixels(
    x: Int, y: Int, count: Int, scratch: UnsafeMutablePointer<UInt32>
  ) -> UnsafePointer<UInt32> {
    let start = origin + row * Double(y)
    for index in 0..<count { scratch[index] = pixel(start + column * Double(x + index)) }
    return UnsafePointer(scratch)
  }

  private func pixel(_ place: SIMD3<Double>) -> UInt32 {
    let w = 1 / place.z
    let center = Point(place.x * w, place.y * w)
    guard center.x.isFinite, center.y.isFinite else { return 0 }
    if levels[0].filter == .nearest { return levels[0].sample(center.x, center.y) }
    // How far the place moves with a pixel to the right, and with one down.
    let across = Point(column.x - center.x * column.z, column.y - center.y * column.z) * w
    let down = Point(row.x - center.x * row.z, row.y - center.y * row.z) * w
    let (long, short) = across.dot(across) > down.dot(down) ? (across, down) : (down, across)
    let length = ProjectedImageSource.limited(long.length)
    // The narrow side is the area over the long one.
    let width = length > 0 ? ProjectedImageSource.limited(min(abs(across.cross(down)) / length, short.length)) : 0
    let ratio = max(width, length / 8)
    let level = ratio >= 2 ? min(levels.count - 1, Int(log2(ratio))) : 0
    let picture = levels[level]
    let scale = Point(Double(picture.image.width), Double(picture.image.height)) / size
    let count = max(1, min(8, Int((length / max(ratio, 1)).rounded(.up))))
    if count == 1 { return picture.sample(center.x * scale.x - 0.5, center.y * scale.y - 0.5) }
    var sum = SIMD4<UInt32>(repeating: UInt32(count / 2))
    for number in 0..<count {
      let offset = (Double(number) + 0.5) / Double(count) - 0.5
      let point = (center + long * offset) * scale - 0.5
      let pixel = picture.sample(point.x, point.y)
      sum &+= SIMD4(pixel & 0xFF, pixel &>> 8 & 0xFF, pixel &>> 16 & 0xFF, pixel &>> 24)
    }
    let mean = sum / UInt32(count)
    return mean.x | mean.y &<< 8 | mean.z &<< 16 | mean.w &<< 24
  }

  /// A footprint's side, in pixels of the picture, as far as it matters. It is not a number where the picture is so
  /// far off that its place is one by chance.
  private static func limited(_ side: Double) -> Double { side < 0x1p24 ? side : 0x1p24 }
}
