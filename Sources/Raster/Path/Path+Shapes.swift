import Foundation

extension Path {
  /// The outline of `rect`, from its origin along the top edge.
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// The ellipse that touches the sides of `rect`.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  /// The outline of `rect` with circular (or, with unequal sizes, elliptical) corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  /// Adds a closed rectangle, from its origin along the top edge. A null rectangle adds nothing.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    if rect.isNull { return }
    let corners = [
      Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY),
      Point(rect.maxX, rect.maxY), Point(rect.minX, rect.maxY),
    ]
    guard corners.allSatisfy({ Path.sane(transform.apply($0)) != nil }) else { return }
    move(transform.apply(corners[0]))
    for corner in corners.dropFirst() { line(transform.apply(corner)) }
    close()
  }

  /// Adds each rectangle.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that touches the sides of `rect`, as a closed subpath from its rightmost point
  /// on, downwards (clockwise where y points down).
  ///
  /// Eight cubic curves: the greatest distance from the true ellipse is 4·10⁻⁶ of the radius, so a
  /// circle of 1000 pixels is right to a two-hundredth of a pixel.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    if rect.isNull { return }
    let center = Point(rect.midX, rect.midY)
    let radii = Point(rect.width / 2, rect.height / 2)
    let map = CGAffineTransform(
      a: radii.x, b: 0, c: 0, d: radii.y, tx: center.x, ty: center.y
    ).concatenating(transform)
    guard map.isFinite else { return }
    move(map.apply(Point(1, 0)))
    addUnitArc(from: 0, sweep: 2 * .pi, map: map)
    close()
  }

  /// Adds a closed rectangle with elliptical corners, from the middle of the right side's upper end on,
  /// downwards. Radii are limited to half of the sides and to zero from below.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, transform: CGAffineTransform = .identity
  ) {
    addRoundedRect(
      in: rect,
      radii: (cornerSize, cornerSize, cornerSize, cornerSize), transform: transform)
  }

  /// Adds a closed rectangle with a circular corner of its own radius at each corner, named as they
  /// look where y points down. When two radii do not fit on a side, all are scaled down together.
  public mutating func addRoundedRect(
    in rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat,
    bottomLeft: CGFloat, transform: CGAffineTransform = .identity
  ) {
    func square(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
    addRoundedRect(
      in: rect,
      radii: (square(topLeft), square(topRight), square(bottomRight), square(bottomLeft)),
      transform: transform)
  }

  private mutating func addRoundedRect(
    in rect: CGRect, radii: (CGSize, CGSize, CGSize, CGSize), transform: CGAffineTransform
  ) {
    if rect.isNull { return }
    func clean(_ size: CGSize) -> Point {
      let (x, y) = (Double(size.width), Double(size.height))
      // A NaN or negative radius is none; an infinite one is as large as fits.
      guard x > 0, y > 0 else { return .zero }
      return Point(min(x, Path.limit), min(y, Path.limit))
    }
    var corners = [clean(radii.0), clean(radii.1), clean(radii.2), clean(radii.3)]
    let (width, height) = (Double(rect.width), Double(rect.height))
    let scale = min(
      1, width / max(corners[0].x + corners[1].x, .leastNormalMagnitude),
      width / max(corners[2].x + corners[3].x, .leastNormalMagnitude),
      height / max(corners[0].y + corners[3].y, .leastNormalMagnitude),
      height / max(corners[1].y + corners[2].y, .leastNormalMagnitude))
    if scale < 1 { corners = corners.map { $0 * scale } }
    guard corners.contains(where: { $0 != .zero }) else {
      addRect(rect, transform: transform)
      return
    }
    let (left, top) = (Double(rect.minX), Double(rect.minY))
    let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
    guard left.isFinite, top.isFinite, right.isFinite, bottom.isFinite, transform.isFinite else {
      return
    }
    // Clockwise from the right side, each corner a quarter of an ellipse about its own centre.
    let centers = [
      Point(right, bottom) - corners[2], Point(left + corners[3].x, bottom - corners[3].y),
      Point(left, top) + corners[0], Point(right - corners[1].x, top + corners[1].y),
    ]
    let order = [corners[2], corners[3], corners[0], corners[1]]
    move(transform.apply(Point(right, top + corners[1].y)))
    for (index, center) in centers.enumerated() {
      let radius = order[index]
      let map = CGAffineTransform(
        a: radius.x, b: 0, c: 0, d: radius.y, tx: center.x, ty: center.y
      ).concatenating(transform)
      let start = map.apply(Path.unitDirection(Double(index) * .pi / 2))
      if start != storage.current { line(start) }
      if radius != .zero { addUnitArc(from: Double(index) * .pi / 2, sweep: .pi / 2, map: map) }
    }
    close()
  }
}
