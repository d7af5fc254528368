import Foundation

/// A projective map of the plane, as SwiftUI's type of this name: a row vector times a matrix,
/// `(x, y, 1)·M = (x′·w, y′·w, w)`, so that parallel lines may meet. With m13 = m23 = 0 and m33 = 1 it is affine.
///
/// What comes to `w ≤ nearest` lies behind the viewer or beside the eye and is not seen; drawing cuts it off.
public struct ProjectionTransform: Hashable, Codable, Sendable {
  /// How much of the input's x goes to the output's x·w.
  public var m11: CGFloat = 1
  /// How much of the input's x goes to the output's y·w.
  public var m12: CGFloat = 0
  /// How much of the input's x goes to w.
  public var m13: CGFloat = 0
  /// How much of the input's y goes to the output's x·w.
  public var m21: CGFloat = 0
  /// How much of the input's y goes to the output's y·w.
  public var m22: CGFloat = 1
  /// How much of the input's y goes to w.
  public var m23: CGFloat = 0
  /// The constant of the output's x·w.
  public var m31: CGFloat = 0
  /// The constant of the output's y·w.
  public var m32: CGFloat = 0
  /// The constant of w.
  public var m33: CGFloat = 1

  /// The map that changes nothing.
  public init() {}

  /// The affine map `m`.
  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// Whether this is exactly the identity.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether parallel lines stay parallel: m13 and m23 are 0 and m33 is 1.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Replaces the map by the one that undoes it; false, and no change, when there is none.
  public mutating func invert() -> Bool {
    guard let inverse else { return false }
    self = inverse
    return true
  }

  /// The map that undoes this one; a map that cannot be undone is returned unchanged.
  public func inverted() -> ProjectionTransform { inverse ?? self }

  /// The map that does what this one does, and then what `next` does.
  public func concatenating(_ next: ProjectionTransform) -> ProjectionTransform {
    if let affine, let other = next.affine { return ProjectionTransform(affine.concatenating(other)) }
    var result = ProjectionTransform()
    result.m11 = m11 * next.m11 + m12 * next.m21 + m13 * next.m31
    result.m12 = m11 * next.m12 + m12 * next.m22 + m13 * next.m32
    result.m13 = m11 * next.m13 + m12 * next.m23 + m13 * next.m33
    result.m21 = m21 * next.m11 + m22 * next.m21 + m23 * next.m31
    result.m22 = m21 * next.m12 + m22 * next.m22 + m23 * next.m32
    result.m23 = m21 * next.m13 + m22 * next.m23 + m23 * next.m33
    result.m31 = m31 * next.m11 + m32 * next.m21 + m33 * next.m31
    result.m32 = m31 * next.m12 + m32 * next.m22 + m33 * next.m32
    result.m33 = m31 * next.m13 + m32 * next.m23 + m33 * next.m33
    return result
  }
}

extension CGPoint {
  /// The image of the point under a projective map. Points for which w is zero go to infinity.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let image = m.homogeneous(Point(self))
    return CGPoint(x: image.x / image.z, y: image.y / image.z)
  }
}

extension ProjectionTransform {
  /// What comes closer than this to the plane of the eye is not seen: there it would be magnified more than a
  /// thousand times.
  static let nearest = 0x1p-10

  /// The map as an affine one, when it is one.
  package var affine: CGAffineTransform? {
    isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
  }

  /// Whether every number is finite.
  var isFinite: Bool {
    m11.isFinite && m12.isFinite && m13.isFinite && m21.isFinite && m22.isFinite && m23.isFinite && m31.isFinite
      && m32.isFinite && m33.isFinite
  }

  var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// The map that undoes this one, by the adjugate; nil when there is none.
  var inverse: ProjectionTransform? {
    if let affine { return affine.inverse.map { ProjectionTransform($0) } }
    let scale = 1 / determinant
    guard scale.isFinite else { return nil }
    var result = ProjectionTransform()
    result.m11 = (m22 * m33 - m23 * m32) * scale
    result.m12 = (m13 * m32 - m12 * m33) * scale
    result.m13 = (m12 * m23 - m13 * m22) * scale
    result.m21 = (m23 * m31 - m21 * m33) * scale
    result.m22 = (m11 * m33 - m13 * m31) * scale
    result.m23 = (m13 * m21 - m11 * m23) * scale
    result.m31 = (m21 * m32 - m22 * m31) * scale
    result.m32 = (m12 * m31 - m11 * m32) * scale
    result.m33 = (m11 * m22 - m12 * m21) * scale
    return result.isFinite ? result : nil
  }

  /// The image of `point` before the division: x·w, y·w, w.
  @inline(__always)
  func homogeneous(_ point: Point) -> SIMD3<Double> {
    SIMD3(m11, m12, m13) * point.x + SIMD3(m21, m22, m23) * point.y + SIMD3(m31, m32, m33)
  }

  /// The affine map that is closest near `point`: the same image, the same derivative there. Behind the viewer, that
  /// of where w is `nearest`.
  func tangent(at point: Point) -> CGAffineTransform {
    let image = homogeneous(point)
    let w = max(image.z, ProjectionTransform.nearest)
    let (x, y) = (image.x / w, image.y / w)
    let (a, b) = ((m11 - x * m13) / w, (m12 - y * m13) / w)
    let (c, d) = ((m21 - x * m23) / w, (m22 - y * m23) / w)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: x - a * point.x - c * point.y, ty: y - b * point.x - d * point.y)
  }

  /// The affine map that is closest near `point`.
  package func tangent(at point: CGPoint) -> CGAffineTransform { tangent(at: Point(point)) }

  /// The image of `point`; nil when it lies behind the viewer or too close to the eye to be seen.
  package func imageInSight(of point: CGPoint) -> CGPoint? {
    homogeneous(Point(point)).z >= ProjectionTransform.nearest ? point.applying(self) : nil
  }

  /// The largest factor by which lengths grow inside `rect`. They grow most where w is smallest, at a corner.
  func largestScale(in rect: CGRect) -> Double {
    let corners = [
      Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.minX, rect.maxY),
      Point(rect.maxX, rect.maxY),
    ]
    return corners.reduce(0) { max($0, tangent(at: $1).largestScale) }
  }

  /// The smallest rectangle around the image of the visible part of `rect`; null when nothing is visible.
  func bounds(of rect: CGRect) -> CGRect {
    if rect.isNull { return rect }
    if let affine { return rect.applying(affine) }
    var corners: ContiguousArray<SIMD3<Double>> = [
      homogeneous(Point(rect.minX, rect.minY)), homogeneous(Point(rect.maxX, rect.minY)),
      homogeneous(Point(rect.maxX, rect.maxY)), homogeneous(Point(rect.minX, rect.maxY)),
    ]
    ProjectionTransform.cut(&corners)
    var (low, high) = (Point(repeating: .infinity), Point(repeating: -.infinity))
    for corner in corners {
      let point = Point(corner.x / corner.z, corner.y / corner.z)
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    guard low.x <= high.x, low.y <= high.y else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Cuts off what of a closed polygon lies behind the plane `w = nearest` (Sutherland and Hodgman, 1974).
  static func cut(_ polygon: inout ContiguousArray<SIMD3<Double>>) {
    guard var last = polygon.last, polygon.contains(where: { !($0.z >= nearest) }) else { return }
    var result = ContiguousArray<SIMD3<Double>>()
    result.reserveCapacity(polygon.count + 4)
    for point in polygon {
      if (point.z >= nearest) != (last.z >= nearest) {
        var crossing = last + (point - last) * ((nearest - last.z) / (point.z - last.z))
        crossing.z = nearest
        result.append(crossing)
      }
      if point.z >= nearest { result.append(point) }
      last = point
    }
    polygon = result
  }
}
