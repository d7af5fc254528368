import Foundation

/// No motion at all: the display stays at the model, as it follows a finger. It only notes the times at which the model
/// changes, so that an animation that takes over can go on with the velocity of the finger.
struct VelocityTrackingAnimation: BuiltInAnimation {
  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    var sampler = context.state[VelocityTrackingKey<V>.self] ?? VelocitySampler()
    if sampler.lastValue != value {
      sampler.add(value, at: time)
      context.state[VelocityTrackingKey<V>.self] = sampler
    }
    guard let last = sampler.lastTime, time - last >= Conventions.velocityTrackingWindow else { return value }
    let velocity = velocity(value: value, time: time, context: context) ?? .zero
    return velocity.magnitudeSquared <= Conventions.restingMotion ? nil : value
  }

  /// The sampled velocity, which decays as long as there is no new sample.
  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    guard let sampler = context.state[VelocityTrackingKey<V>.self], let last = sampler.lastTime else { return nil }
    let milliseconds = max(0, time - last) * 1000
    return sampler.velocity.scaled(by: pow(Conventions.trackedVelocityDecay, milliseconds))
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    if !(previous.base is VelocityTrackingAnimation) {
      var sampler = VelocitySampler<V>()
      sampler.add(value, at: time)
      context.state[VelocityTrackingKey<V>.self] = sampler
    }
    return true
  }

  /// The display does not move of itself.
  func rate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V { .zero }

  func duration<V: VectorArithmetic>(of value: V) -> Double? { nil }
}

/// The key of a tracked velocity.
enum VelocityTrackingKey<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: VelocitySampler<V>? { nil }
}

extension Animation {
  /// The animation of an un-animated change in a transaction that tracks velocity.
  public static let _velocityTracking = Animation(builtIn: VelocityTrackingAnimation())
}
