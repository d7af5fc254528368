import Foundation

extension Spring {
  /// How long the spring takes to come and stay within `epsilon` of `toValue`, in seconds.
  ///
  /// The distance is that of the animatable data. See ``settlingDuration(target:initialVelocity:epsilon:)``.
  public func settlingDuration<V>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval where V: Animatable {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }

  /// The value of the spring on its way from one value to another.
  ///
  /// - Parameters:
  ///   - fromValue: where it starts.
  ///   - toValue: where it comes to rest.
  ///   - initialVelocity: a value whose animatable data is the velocity at the start, in units a second.
  ///   - time: seconds since the start.
  public func value<V>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V where V: Animatable {
    let start = fromValue.animatableData
    var result = fromValue
    result.animatableData =
      start
      + value(
        target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The velocity of the spring on its way from one value to another: a value whose animatable data is in units a
  /// second.
  public func velocity<V>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V where V: Animatable {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      time: time)
    return result
  }

  /// The force on the mass: a value whose animatable data is the force.
  ///
  /// - Parameters:
  ///   - fromValue: where the spring started. The force does not depend on it.
  ///   - toValue: where the spring comes to rest.
  ///   - position: where it is.
  ///   - velocity: a value whose animatable data is the velocity, in units a second.
  public func force<V>(fromValue: V, toValue: V, position: V, velocity: V) -> V where V: Animatable {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
    return result
  }
}
