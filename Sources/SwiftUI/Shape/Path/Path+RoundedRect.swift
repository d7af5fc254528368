import Foundation
import Raster

extension Path {
  /// Adds a rectangle with rounded corners, clockwise from the middle of the right side.
  ///
  /// A size whose sides are equal is limited to half of the rectangle's shorter side; of another, each side is limited
  /// by itself. Negative and NaN sides count as 0.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    var size = cornerSize
    if size.width == size.height {
      let limit = min(rect.width, rect.height) / 2
      size = CGSize(width: min(size.width, limit), height: min(size.height, limit))
    }
    addRoundedRect(in: rect, corners: [size, size, size, size], style: style, transform: transform)
  }

  /// Adds a rectangle with corners of different radii, leading being left, clockwise from the middle of the right side.
  ///
  /// Where two radii are more than their side, all are scaled down together.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    func square(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
    addRoundedRect(
      in: rect,
      corners: [
        square(cornerRadii.bottomTrailing), square(cornerRadii.bottomLeading), square(cornerRadii.topLeading),
        square(cornerRadii.topTrailing),
      ], style: style, transform: transform)
  }

  /// Adds a rectangle whose corners, clockwise from the bottom right one, have these sizes.
  private mutating func addRoundedRect(
    in rect: CGRect, corners: [CGSize], style: RoundedCornerStyle, transform: CGAffineTransform
  ) {
    guard !rect.isNull, !rect.isInfinite else { return }
    let (width, height) = (Double(rect.width), Double(rect.height))
    var radii = corners.map { size -> SIMD2<Double> in
      let (x, y) = (Double(size.width), Double(size.height))
      return x > 0 && y > 0 ? SIMD2(min(x, width), min(y, height)) : .zero
    }
    let scale = min(
      1, width / max(radii[0].x + radii[1].x, .leastNormalMagnitude),
      width / max(radii[2].x + radii[3].x, .leastNormalMagnitude),
      height / max(radii[1].y + radii[2].y, .leastNormalMagnitude),
      height / max(radii[3].y + radii[0].y, .leastNormalMagnitude))
    if scale < 1 { radii = radii.map { $0 * scale } }

    let (left, top) = (Double(rect.minX), Double(rect.minY))
    let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
    let vertices = [SIMD2(right, bottom), SIMD2(left, bottom), SIMD2(left, top), SIMD2(right, top)]
    // From each corner back along the edge that comes in; that of the next corner turned round goes out.
    let incoming = [SIMD2<Double>(0, -1), SIMD2(1, 0), SIMD2(0, 1), SIMD2(-1, 0)]
    func along(_ vector: SIMD2<Double>, _ axis: SIMD2<Double>) -> Double {
      abs(vector.x * axis.x) + abs(vector.y * axis.y)
    }

    var curves: [CornerCurve] = []
    for index in 0..<4 {
      let (into, out) = (incoming[index], -incoming[(index + 1) % 4])
      let (before, radius, after) = (radii[(index + 3) % 4], radii[index], radii[(index + 1) % 4])
      func smoothing(_ axis: SIMD2<Double>, neighbor: SIMD2<Double>) -> Double {
        guard style == .continuous else { return 0 }
        let (own, other) = (along(radius, axis), along(neighbor, axis))
        // An edge is shared by its two corners in the ratio of their radii.
        let edge = along(SIMD2(width, height), axis)
        return CornerCurve.smoothing(radius: own, available: own + other > 0 ? edge * own / (own + other) : edge)
      }
      curves.append(
        CornerCurve(incoming: smoothing(into, neighbor: before), outgoing: smoothing(out, neighbor: after)))
    }

    func place(_ point: SIMD2<Double>, _ index: Int) -> CGPoint {
      let (into, out) = (incoming[index], -incoming[(index + 1) % 4])
      let radius = radii[index]
      let place =
        vertices[index] + into * (point.x * along(radius, into)) + out * (point.y * along(radius, out))
      return CGPoint(x: place.x, y: place.y).applying(transform)
    }
    // Between the two corners on the right, where the outline begins and ends.
    let upper = top + radii[3].y * curves[3].segments[3].end.y
    let lower = bottom - radii[0].y * curves[0].start.x
    move(to: CGPoint(x: right, y: (upper + lower) / 2).applying(transform))
    for (index, curve) in curves.enumerated() {
      let start = place(curve.start, index)
      if start != currentPoint { addLine(to: start) }
      guard radii[index] != .zero else { continue }
      for segment in curve.segments {
        let end = place(segment.end, index)
        if segment.isLine {
          addLine(to: end)
        } else {
          addCurve(to: end, control1: place(segment.control1, index), control2: place(segment.control2, index))
        }
      }
    }
    closeSubpath()
  }
}
