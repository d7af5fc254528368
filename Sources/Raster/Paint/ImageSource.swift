import Foundation

/// A picture made ready for a shape.
///
/// Places in the picture are stepped in 16.16 fixed point from the row's start at device column zero.
struct ImageSource: PixelSource {
  private let picture: PictureSampler
  private let xx, xy, x0, yx, yy, y0: Double
  /// When the picture only moves by whole pixels: the device pixel of its first one.
  private let offset: (x: Int, y: Int)?

  var isOpaque: Bool { false }

  /// Nil when nothing is to be seen: the picture is empty or its transform cannot be undone.
  init?(_ paint: ImagePaint, transform: CGAffineTransform) {
    guard paint.image.width > 0, paint.image.height > 0,
      var map = paint.transform.concatenating(transform).inverse, map.isFinite
    else { return nil }
    var image = paint.image
    if paint.filter == .linear {
      // Two pixels or more to each device pixel: start from a picture of half the size, so that every
      // pixel has its part in the result.
      let larger = max(
        (map.a * map.a + map.b * map.b).squareRoot(), (map.c * map.c + map.d * map.d).squareRoot())
      for level in paint.reductions.levels(for: larger) {
        map = map.concatenating(
          CGAffineTransform(
            scaleX: CGFloat(level.width) / CGFloat(image.width),
            y: CGFloat(level.height) / CGFloat(image.height)))
        image = level
      }
    }
    picture = PictureSampler(image: image, filter: paint.filter, extend: paint.extend)
    // From pixel centres to pixel centres for filtering, to the pixel's own area for the nearest.
    let half = paint.filter == .linear ? 0.5 : 0
    xx = map.a
    xy = map.c
    x0 = map.tx + (map.a + map.c) / 2 - half
    yx = map.b
    yy = map.d
    y0 = map.ty + (map.b + map.d) / 2 - half
    let (left, top) = (map.tx.rounded(), map.ty.rounded())
    if map.isTranslation, abs(map.tx - left) < 1e-6, abs(map.ty - top) < 1e-6, abs(left) < 0x1p30,
      abs(top) < 0x1p30
    {
      offset = (-Int(left), -Int(top))
    } else {
      offset = nil
    }
  }

  func pixels(
    x: Int, y: Int, count: Int, scratch: UnsafeMutablePointer<UInt32>
  ) -> UnsafePointer<UInt32> {
    if let offset {
      let image = picture.image
      let (column, row) = (x - offset.x, y - offset.y)
      if row >= 0, row < image.height, column >= 0, column + count <= image.width {
        return UnsafePointer(image.row(row) + column)
      }
      for index in 0..<count { scratch[index] = picture.pixel(column + index, row) }
      return UnsafePointer(scratch)
    }
    let rowX = x0 + xy * Double(y)
    let rowY = y0 + yy * Double(y)
    for index in 0..<count {
      let column = Double(x + index)
      scratch[index] = picture.sample(rowX + xx * column, rowY + yx * column)
    }
    return UnsafePointer(scratch)
  }
}

extension PixelMath {
  /// `a` at 0, nearly `b` at 255: a mean weighted in 256ths, each channel rounded.
  @inline(__always)
  static func mix(_ a: UInt32, _ b: UInt32, _ amount: UInt32) -> UInt32 {
    let rest = 256 &- amount
    let even = (a & 0x00FF_00FF) &* rest &+ (b & 0x00FF_00FF) &* amount &+ 0x0080_0080
    let odd = (a &>> 8 & 0x00FF_00FF) &* rest &+ (b &>> 8 & 0x00FF_00FF) &* amount &+ 0x0080_0080
    return (even &>> 8 & 0x00FF_00FF) | (odd & 0xFF00_FF00)
  }
}
