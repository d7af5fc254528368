/// Any number of vectors side by side, for data whose count is not known to the type: gradient stops, the points of
/// a polygon.
///
/// Two arrays of the same count behave as a vector of that dimension. For arrays of different counts the shorter one
/// decides: elements without a partner are dropped, since they have nothing to interpolate with. The empty array is
/// the zero of every count (it has to be: `.zero` does not know one), so adding or subtracting it changes nothing.
public struct AnimatableArray<Element: VectorArithmetic>: VectorArithmetic {
  /// The vectors, in order.
  public var elements: [Element]

  /// Makes a vector of `elements`.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  public static var zero: AnimatableArray { AnimatableArray() }

  public static func += (lhs: inout AnimatableArray, rhs: AnimatableArray) {
    if rhs.elements.isEmpty { return }
    if lhs.elements.isEmpty {
      lhs = rhs
      return
    }
    lhs.dropElements(beyond: rhs.elements.count)
    for index in lhs.elements.indices { lhs.elements[index] += rhs.elements[index] }
  }

  public static func -= (lhs: inout AnimatableArray, rhs: AnimatableArray) {
    if rhs.elements.isEmpty { return }
    if lhs.elements.isEmpty {
      lhs.elements = rhs.elements.map { .zero - $0 }
      return
    }
    lhs.dropElements(beyond: rhs.elements.count)
    for index in lhs.elements.indices { lhs.elements[index] -= rhs.elements[index] }
  }

  public static func + (lhs: AnimatableArray, rhs: AnimatableArray) -> AnimatableArray {
    var sum = lhs
    sum += rhs
    return sum
  }

  public static func - (lhs: AnimatableArray, rhs: AnimatableArray) -> AnimatableArray {
    var difference = lhs
    difference -= rhs
    return difference
  }

  public mutating func scale(by rhs: Double) {
    for index in elements.indices { elements[index].scale(by: rhs) }
  }

  /// The sum of the elements' `magnitudeSquared`.
  public var magnitudeSquared: Double {
    elements.reduce(0) { $0 + $1.magnitudeSquared }
  }

  private mutating func dropElements(beyond count: Int) {
    if elements.count > count { elements.removeLast(elements.count - count) }
  }
}

extension AnimatableArray: Sendable where Element: Sendable {}

extension AnimatableArray: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}
