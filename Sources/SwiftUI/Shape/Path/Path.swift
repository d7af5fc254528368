import Foundation
import Raster

/// The outline of a two-dimensional shape: lines and curves in any number of subpaths, in points.
///
/// Copying is free and comparing two copies of one path takes constant time. An element with a NaN coordinate is left
/// out; coordinates beyond ±10¹², infinite ones included, are moved there; segments without a current point are left
/// out.
public struct Path: Equatable, Sendable {
  /// One step of a path.
  public typealias Element = Raster.Path.Element

  /// The path as the rasteriser has it.
  var raster: Raster.Path

  init(_ raster: Raster.Path) { self.raster = raster }

  /// A path without elements.
  public init() { raster = Raster.Path() }

  /// A path that `callback` fills.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// The outline of `rect`, clockwise from its origin.
  public init(_ rect: CGRect) { raster = Raster.Path(rect) }

  /// The outline of `rect` with rounded corners, clockwise from the middle of the right side.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// The outline of `rect` with rounded corners, clockwise from the middle of the right side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline of `rect` with corners of different radii, clockwise from the middle of the right side.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The ellipse that touches the sides of `rect`, clockwise from its rightmost point.
  public init(ellipseIn rect: CGRect) { raster = Raster.Path(ellipseIn: rect) }

  /// Whether there is no element.
  public var isEmpty: Bool { raster.isEmpty }

  /// The smallest rectangle that holds the curves; null when the path is empty. Linear time.
  public var boundingRect: CGRect { raster.boundingRect }

  /// Whether `point` is inside, by the even-odd (`eoFill`) or the non-zero rule. Open subpaths count as closed.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool { raster.contains(point, eoFill: eoFill) }

  /// Calls `body` with each element in order.
  public func forEach(_ body: (Element) -> Void) { raster.forEach(body) }

  /// The part of the path between two fractions, clamped to 0…1, of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(raster.trimmedPath(from: from, to: to)) }

  /// The area that a line along the path covers, to be filled by the non-zero rule.
  public func strokedPath(_ style: StrokeStyle) -> Path { Path(raster.strokedPath(style)) }

  /// The path with every point mapped.
  public func applying(_ transform: CGAffineTransform) -> Path { Path(raster.applying(transform)) }

  /// The path moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { Path(raster.offsetBy(dx: dx, dy: dy)) }

  /// Where the next segment would start; nil in an empty path.
  public var currentPoint: CGPoint? { raster.currentPoint }
}

extension Path: Hashable {}
