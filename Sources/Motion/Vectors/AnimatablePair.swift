/// Two vectors side by side, animated together: one animation, one state, one decision that it is over.
@frozen
public struct AnimatablePair<First, Second>: VectorArithmetic where First: VectorArithmetic, Second: VectorArithmetic {
  /// The first vector.
  public var first: First

  /// The second vector.
  public var second: Second

  /// Joins two vectors.
  @inlinable
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @inlinable
  public static var zero: AnimatablePair<First, Second> { AnimatablePair(.zero, .zero) }

  @inlinable
  public static func += (lhs: inout AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) {
    lhs.first += rhs.first
    lhs.second += rhs.second
  }

  @inlinable
  public static func -= (lhs: inout AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) {
    lhs.first -= rhs.first
    lhs.second -= rhs.second
  }

  @inlinable
  public static func + (
    lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
  ) -> AnimatablePair<First, Second> {
    AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  @inlinable
  public static func - (
    lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
  ) -> AnimatablePair<First, Second> {
    AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  @inlinable
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of both vectors' `magnitudeSquared`.
  @inlinable
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }

  @inlinable
  public static func == (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) -> Bool {
    lhs.first == rhs.first && lhs.second == rhs.second
  }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
