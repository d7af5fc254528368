import Motion

/// The numbers of a resolved style, for animation.
///
/// Styles of one kind differ by numbers and can be crossed; between kinds there is no way, and the difference of two
/// kinds is zero: the change shows at once. Lists of different lengths (a gradient with more stops) are crossed as far
/// as both go.
struct StyleVector: VectorArithmetic, Sendable {
  /// What the numbers mean.
  enum Kind: UInt8, Sendable {
    /// Nothing yet: the zero of every kind.
    case zero
    case color, linear, radial, elliptical, angular, mesh, material, picture
  }

  var kind: Kind
  /// A colour, or the opacity of another fill. A colour alone needs no storage elsewhere.
  var head: SIMD4<Double>
  /// The geometry and stops of a gradient.
  var tail: [Double]
  /// Seven numbers a shadow.
  var shadows: [Double]

  static let zero = StyleVector(kind: .zero, head: .zero, tail: [], shadows: [])

  static func += (a: inout StyleVector, b: StyleVector) {
    if b.kind == .zero { return }
    if a.kind == .zero {
      a = b
      return
    }
    guard a.kind == b.kind else { return }
    a.head += b.head
    for index in 0..<min(a.tail.count, b.tail.count) { a.tail[index] += b.tail[index] }
    for index in 0..<min(a.shadows.count, b.shadows.count) { a.shadows[index] += b.shadows[index] }
  }

  static func -= (a: inout StyleVector, b: StyleVector) {
    if b.kind == .zero { return }
    if a.kind == .zero {
      a = b
      a.scale(by: -1)
      return
    }
    guard a.kind == b.kind else {
      a = .zero
      return
    }
    a.head -= b.head
    a.tail = zip(a.tail, b.tail).map { $0 - $1 }
    a.shadows = zip(a.shadows, b.shadows).map { $0 - $1 }
  }

  static func + (a: StyleVector, b: StyleVector) -> StyleVector {
    var sum = a
    sum += b
    return sum
  }

  static func - (a: StyleVector, b: StyleVector) -> StyleVector {
    var difference = a
    difference -= b
    return difference
  }

  mutating func scale(by factor: Double) {
    head *= factor
    for index in tail.indices { tail[index] *= factor }
    for index in shadows.indices { shadows[index] *= factor }
  }

  var magnitudeSquared: Double {
    (head * head).sum() + tail.reduce(0) { $0 + $1 * $1 } + shadows.reduce(0) { $0 + $1 * $1 }
  }
}

extension StyleVector: ComponentVector {
  /// What a trace shows: a colour's four numbers, or the opacity, geometry and stops of another fill.
  var components: [Double] {
    (kind == .color ? [head.x, head.y, head.z, head.w] : [head.x] + tail) + shadows
  }
}
