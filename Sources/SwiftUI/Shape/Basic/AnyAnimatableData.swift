/// Animatable data of any type. A sum of different types is its left side, a difference zero.
public struct _AnyAnimatableData: VectorArithmetic {
  /// Nil is the zero of every type.
  private var base: (any VectorArithmetic)?

  /// Wraps `value`.
  init<V: VectorArithmetic>(_ value: V) { base = value }

  private init() { base = nil }

  /// The wrapped value, when it is a `V`; zero is a value of every type.
  func value<V: VectorArithmetic>(as type: V.Type) -> V? {
    guard let base else { return .zero }
    return base as? V
  }

  public static var zero: _AnyAnimatableData { _AnyAnimatableData() }

  public static func += (a: inout _AnyAnimatableData, b: _AnyAnimatableData) {
    guard let other = b.base else { return }
    guard let base = a.base else {
      a = b
      return
    }
    func add<V: VectorArithmetic>(_ value: V) -> any VectorArithmetic { (other as? V).map { value + $0 } ?? value }
    a.base = add(base)
  }

  public static func -= (a: inout _AnyAnimatableData, b: _AnyAnimatableData) {
    guard let other = b.base else { return }
    func subtract<V: VectorArithmetic>(_ value: V) -> any VectorArithmetic {
      // Values of two types are not apart by anything that could be crossed.
      (other as? V).map { value - $0 } ?? V.zero
    }
    func negative<V: VectorArithmetic>(_ value: V) -> any VectorArithmetic { V.zero - value }
    a.base = a.base.map { subtract($0) } ?? negative(other)
  }

  public static func + (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
    var sum = a
    sum += b
    return sum
  }

  public static func - (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
    var difference = a
    difference -= b
    return difference
  }

  public mutating func scale(by factor: Double) {
    func scaled<V: VectorArithmetic>(_ value: V) -> any VectorArithmetic {
      var copy = value
      copy.scale(by: factor)
      return copy
    }
    base = base.map { scaled($0) }
  }

  public var magnitudeSquared: Double { base?.magnitudeSquared ?? 0 }

  public static func == (a: _AnyAnimatableData, b: _AnyAnimatableData) -> Bool {
    func isEqual<V: VectorArithmetic>(_ value: V) -> Bool { value == (b.base == nil ? .zero : b.base as? V) }
    guard let base = a.base else { return b.base?.magnitudeSquared ?? 0 == 0 }
    return isEqual(base)
  }
}
