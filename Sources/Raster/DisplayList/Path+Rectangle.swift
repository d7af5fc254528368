import Foundation

extension Path {
  /// The rectangle whose outline this path is, with sides along the axes; nil for any other path.
  /// Constant time.
  var rectangle: CGRect? {
    let (verbs, points) = (storage.verbs, storage.points)
    guard verbs.count == 5 || verbs.count == 6, points.count == verbs.count - 1 else { return nil }
    guard verbs[0] == .move, verbs[verbs.count - 1] == .close else { return nil }
    for index in 1..<verbs.count - 1 where verbs[index] != .line { return nil }
    if points.count == 5, points[4] != points[0] { return nil }
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    let isUpright = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let isTurned = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard isUpright || isTurned else { return nil }
    return CGRect(
      x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
  }

  /// The whole pixels that the path covers exactly when mapped by `device`: nil when it is not an upright
  /// rectangle or an edge lies inside a pixel.
  func wholePixels(device: CGAffineTransform) -> PixelRect? {
    guard device.isFinite, device.keepsRectangles, let rect = rectangle?.applying(device) else { return nil }
    let edges = SIMD4(Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY))
    let whole = edges.rounded(.toNearestOrEven)
    let distance = max((edges - whole).max(), (whole - edges).max())
    guard distance < 1e-6, whole.max() < 0x1p23, whole.min() > -0x1p23 else { return nil }
    return PixelRect(
      minX: Int(whole.x), minY: Int(whole.y), maxX: Int(whole.z), maxY: Int(whole.w)
    ).normalized
  }
}
