/// A type that can serve as the animatable data of an animatable type: a vector over the reals.
///
/// Every animation works on the difference of two such vectors, so `scale(by:)`, `+`, `-` and `.zero` have to obey the
/// laws of a vector space. `magnitudeSquared` is what a spring compares with its thresholds to decide that it has come
/// to rest.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component of this value by `rhs`.
  mutating func scale(by rhs: Double)

  /// The dot product of this vector with itself.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// This vector with each component multiplied by `factor`.
  @inlinable
  public func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }

  /// Moves this vector towards `other`.
  ///
  /// - Parameter amount: 0 leaves the vector alone, 1 gives `other`; values outside extrapolate.
  @inlinable
  public mutating func interpolate(towards other: Self, amount: Double) {
    var step = other - self
    step.scale(by: amount)
    self += step
  }

  /// The vector `amount` of the way from this one to `other`: `self + (other - self) * amount`.
  @inlinable
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var copy = self
    copy.interpolate(towards: other, amount: amount)
    return copy
  }
}
