/// A type whose look follows a vector that can be animated.
///
/// When a state change moves `animatableData` from one value to another under an animation, the values between are
/// written to it, one a frame.
public protocol Animatable {
  /// The type of the vector.
  associatedtype AnimatableData: VectorArithmetic

  /// The vector to animate.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  @inlinable
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  @inlinable
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

// A number is its own animatable data, and both an `Animatable` and a vector: the vector's function is meant then.
extension Animatable {
  /// Moves this value's animatable data towards that of `other`.
  ///
  /// - Parameter amount: 0 leaves the value alone, 1 gives `other`'s data; values outside extrapolate.
  @inlinable
  @_disfavoredOverload
  public mutating func interpolate(towards other: Self, amount: Double) {
    var data = animatableData
    data.interpolate(towards: other.animatableData, amount: amount)
    animatableData = data
  }

  /// This value with its animatable data `amount` of the way to that of `other`.
  @inlinable
  @_disfavoredOverload
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var copy = self
    copy.interpolate(towards: other, amount: amount)
    return copy
  }
}
