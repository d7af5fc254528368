import Foundation

/// A way to get from one value to another in time.
///
/// An animation works on intervals: it is given the vector from the old value to the new one, and returns how far along
/// it a time is. One animation value serves any number of attributes at once; what it has to remember about one of them
/// goes into that attribute's ``AnimationContext``.
public protocol CustomAnimation: Hashable, Sendable {
  /// The part of `value` covered at `time`.
  ///
  /// - Parameters:
  ///   - value: the vector from where the attribute was to where it goes.
  ///   - time: seconds since the animation began.
  ///   - context: what the animation remembers about this attribute.
  /// - Returns: the offset from where the attribute was; nil when the animation is over, and can be removed.
  func animate<V>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? where V: VectorArithmetic

  /// The velocity at `time`, in units a second, for an animation that takes over; nil when the animation does not tell.
  func velocity<V>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? where V: VectorArithmetic

  /// Whether this animation takes the place of `previous`, which is running.
  ///
  /// - Parameters:
  ///   - previous: the running animation.
  ///   - value: the vector that `previous` covers.
  ///   - time: seconds since `previous` began.
  ///   - context: the context of `previous`; this animation inherits it if it merges.
  /// - Returns: true to go on from where `previous` is, with the same clock and the sum of both vectors; false to have
  ///   both run and their effects combined.
  func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic
}

extension CustomAnimation {
  /// Tells no velocity.
  public func velocity<V>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    nil
  }

  /// Does not merge.
  public func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic {
    false
  }
}
