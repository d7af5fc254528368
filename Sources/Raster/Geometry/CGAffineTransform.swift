import Foundation

/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// Foundation has this type on Apple's platforms only; here it is ours, with the same members and the
/// same row-vector convention, so that `t.translatedBy(x:y:)` moves *before* `t` is applied.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// How much of the input's x goes to the output's x.
  public var a: CGFloat
  /// How much of the input's x goes to the output's y.
  public var b: CGFloat
  /// How much of the input's y goes to the output's x.
  public var c: CGFloat
  /// How much of the input's y goes to the output's y.
  public var d: CGFloat
  /// The horizontal translation, applied last.
  public var tx: CGFloat
  /// The vertical translation, applied last.
  public var ty: CGFloat

  /// The map that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The identity.
  public init() { self = .identity }

  /// The map with these six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map with these six numbers, in the order in which they are usually written.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// A move by (`x`, `y`).
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scale about the origin.
  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A turn about the origin by `angle` radians; with y pointing down a positive angle looks clockwise.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(Double(angle)), cos(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether this is exactly the identity.
  public var isIdentity: Bool { self == .identity }

  /// `a·d − b·c`: by how much areas grow; negative when the map mirrors.
  public var determinant: CGFloat { a * d - b * c }

  /// The map that moves by (`x`, `y`) first and then does what this one does.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: a * x + c * y + tx, ty: b * x + d * y + ty)
  }

  /// The map that scales first and then does what this one does.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a * x, b: b * x, c: c * y, d: d * y, tx: tx, ty: ty)
  }

  /// The map that turns by `angle` radians first and then does what this one does.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The map that does what this one does, and then what `next` does.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The map that undoes this one; a map that cannot be undone (zero or non-finite determinant) is
  /// returned unchanged, as CoreGraphics does.
  public func inverted() -> CGAffineTransform { inverse ?? self }

  /// The map that undoes this one, or nil when there is none.
  public var inverse: CGAffineTransform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite, tx.isFinite, ty.isFinite else { return nil }
    let scale = 1 / determinant
    guard scale.isFinite else { return nil }
    return CGAffineTransform(
      a: d * scale, b: -b * scale, c: -c * scale, d: a * scale,
      tx: (c * ty - d * tx) * scale, ty: (b * tx - a * ty) * scale)
  }
}

extension CGAffineTransform {
  /// Whether the map only moves.
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Whether axis-aligned rectangles stay axis-aligned rectangles.
  var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// Whether all six numbers are finite.
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The longest image of a unit vector: the larger singular value.
  var largestScale: Double {
    let (a, b, c, d) = (Double(a), Double(b), Double(c), Double(d))
    let sum = a * a + b * b + c * c + d * d
    let determinant = a * d - b * c
    let difference = max(0, sum * sum - 4 * determinant * determinant).squareRoot()
    return ((sum + difference) / 2).squareRoot()
  }

  /// The image of `point`.
  @inline(__always)
  func apply(_ point: Point) -> Point {
    Point(
      Double(a) * point.x + Double(c) * point.y + Double(tx),
      Double(b) * point.x + Double(d) * point.y + Double(ty))
  }
}
