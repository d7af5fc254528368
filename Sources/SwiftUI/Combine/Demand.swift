extension Subscribers {
  /// How many values a subscriber wants.
  public struct Demand: Equatable, Hashable, Sendable {
    /// The number; nil for all there are.
    public private(set) var max: Int?

    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)

    /// At most `value` more.
    public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(value, 0)) }
  }
}

extension Subscribers.Demand {
  /// Both together; with all there are, all there are.
  public static func + (a: Self, b: Self) -> Self {
    guard let a = a.max, let b = b.max else { return .unlimited }
    let (sum, isTooLarge) = a.addingReportingOverflow(b)
    return isTooLarge ? .unlimited : .max(sum)
  }

  /// What is left of the first, at least none; of all there are, all there are.
  public static func - (a: Self, b: Self) -> Self {
    guard let a = a.max else { return .unlimited }
    return .max(a - (b.max ?? a))
  }

  public static func + (a: Self, b: Int) -> Self { a + .max(b) }
  public static func - (a: Self, b: Int) -> Self { a - .max(b) }
  public static func += (a: inout Self, b: Self) { a = a + b }
  public static func -= (a: inout Self, b: Self) { a = a - b }
  public static func += (a: inout Self, b: Int) { a = a + b }
  public static func -= (a: inout Self, b: Int) { a = a - b }
}

/// All there are is more than any number.
extension Subscribers.Demand: Comparable {
  public static func < (a: Self, b: Self) -> Bool { (a.max ?? .max) < (b.max ?? .max) }
  public static func < (a: Self, b: Int) -> Bool { a.max.map { $0 < b } ?? false }
  public static func > (a: Self, b: Int) -> Bool { a.max.map { $0 > b } ?? true }
  public static func <= (a: Self, b: Int) -> Bool { !(a > b) }
  public static func >= (a: Self, b: Int) -> Bool { !(a < b) }
  public static func == (a: Self, b: Int) -> Bool { a.max == b }
}
