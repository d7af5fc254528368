/// Reads a picture at places between its pixels and beyond its edges.
struct PictureSampler {
  let image: Surface
  let filter: ImagePaint.Filter
  let extend: ImagePaint.Extend

  /// The colour at (`u`, `v`): for the linear filter from pixel centres, which are whole numbers; otherwise of the
  /// pixel whose area it is in.
  @inline(__always)
  func sample(_ u: Double, _ v: Double) -> UInt32 {
    // Far outside only the edge matters, or the phase, which no longer has any meaning.
    let x = max(-0x1p24, min(0x1p24, u))
    let y = max(-0x1p24, min(0x1p24, v))
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (column, row) = (Int(left), Int(top))
    if filter == .nearest { return pixel(column, row) }
    let across = UInt32((x - left) * 256)
    let down = UInt32((y - top) * 256)
    return PixelMath.mix(
      PixelMath.mix(pixel(column, row), pixel(column + 1, row), across),
      PixelMath.mix(pixel(column, row + 1), pixel(column + 1, row + 1), across), down)
  }

  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    if x >= 0 && x < image.width && y >= 0 && y < image.height { return image.row(y)[x] }
    switch extend {
    case .clear: return 0
    case .pad: return image.row(max(0, min(image.height - 1, y)))[max(0, min(image.width - 1, x))]
    case .repeat: return image.row(PictureSampler.wrap(y, image.height))[PictureSampler.wrap(x, image.width)]
    case .reflect: return image.row(PictureSampler.fold(y, image.height))[PictureSampler.fold(x, image.width)]
    }
  }

  @inline(__always)
  private static func wrap(_ place: Int, _ size: Int) -> Int {
    let rest = place % size
    return rest < 0 ? rest + size : rest
  }

  @inline(__always)
  private static func fold(_ place: Int, _ size: Int) -> Int {
    let rest = wrap(place, 2 * size)
    return rest < size ? rest : 2 * size - 1 - rest
  }
}
