import Foundation
import Raster

extension Path {
  /// Starts a new subpath at `end`.
  public mutating func move(to end: CGPoint) { raster.move(to: end) }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) { raster.addLine(to: end) }

  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    raster.addQuadCurve(to: end, control: control)
  }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    raster.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Closes the current subpath with a straight line to its start.
  public mutating func closeSubpath() { raster.closeSubpath() }

  /// Adds a rectangle, clockwise from its origin.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    raster.addRect(rect, transform: transform)
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    raster.addRects(rects, transform: transform)
  }

  /// Adds the ellipse that touches the sides of `rect`, clockwise from its rightmost point.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    raster.addEllipse(in: rect, transform: transform)
  }

  /// Starts a subpath at the first point and adds lines through the others.
  public mutating func addLines(_ lines: [CGPoint]) { raster.addLines(lines) }

  /// Adds an arc of a circle from one angle by another, with a line to its start when there is a current point.
  ///
  /// - Parameters:
  ///   - center: The circle's centre.
  ///   - radius: The circle's radius.
  ///   - startAngle: Where the arc starts, from the direction to the right.
  ///   - delta: How far it goes; positive is clockwise as it looks on the screen.
  ///   - transform: Maps the arc.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    raster.addRelativeArc(
      center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians, transform: transform)
  }

  /// Adds an arc of a circle, with a line to its start when there is a current point.
  ///
  /// - Parameters:
  ///   - center: The circle's centre.
  ///   - radius: The circle's radius.
  ///   - startAngle: Where the arc starts, from the direction to the right.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Which way round, in coordinates whose y axis points up: on the screen, where it points down,
  ///     `false` looks clockwise.
  ///   - transform: Maps the arc.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    raster.addArc(
      center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
      clockwise: clockwise, transform: transform)
  }

  /// Adds an arc that touches the line from the current point to `tangent1End` and the line from there to
  /// `tangent2End`, with a line to its start.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    raster.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Adds the elements of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    raster.addPath(path.raster, transform: transform)
  }
}
