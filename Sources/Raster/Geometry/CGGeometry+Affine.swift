import Foundation

extension CGPoint {
  /// The image of the point under `transform`.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    transform.apply(Point(self)).cgPoint
  }
}

extension CGSize {
  /// The image of the size as a vector: the translation does not count.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle that holds the images of the four corners. Null stays null.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    if isNull { return self }
    let corners = [
      Point(minX, minY), Point(maxX, minY), Point(minX, maxY), Point(maxX, maxY),
    ].map(transform.apply)
    var (low, high) = (corners[0], corners[0])
    for corner in corners.dropFirst() {
      low = pointwiseMin(low, corner)
      high = pointwiseMax(high, corner)
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
