import Foundation

/// A spring in closed form that moves from 0 to 1 and scales the interval with it. Overlapping ones are combined.
///
/// With `ω₀ = √(k/m)` and `ζ = c / 2√(km)` the motion is that of ``Spring``, but over-damping counts as critical damping.
/// It is over after the time in which a bound on the amplitude falls to a thousandth, the one that Core Animation
/// reports: `ln((1 + |ζω₀ - v₀| / ω₀√(1-ζ²)) / 0.001) / ζω₀`; for critical damping that time is looked for ten times a
/// second. It is logically complete after `2π/√k`, whatever the mass.
///
/// A stiffness or mass that is not positive pulls nowhere: such an animation is over at once.
struct InterpolatingSpringAnimation: BuiltInAnimation {
  let mass: Double
  let stiffness: Double
  let damping: Double
  /// In intervals a second.
  let initialVelocity: Double

  private let spring: Spring
  private let end: Double

  init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    spring = Spring(mass: mass, stiffness: stiffness, damping: max(damping, 0))
    end =
      mass > 0 && stiffness > 0 && initialVelocity.isFinite && spring.decayConstant.isFinite
      ? InterpolatingSpringAnimation.settlingTime(of: spring, initialVelocity: initialVelocity) : 0
  }

  private static func settlingTime(of spring: Spring, initialVelocity: Double) -> Double {
    let precision = Conventions.interpolatingSpringPrecision
    let (b, w) = (spring.decayConstant, spring.angularFrequency)
    if b == 0 { return .infinity }
    if w > 0 {
      return max(0, log((1 + abs(b - initialVelocity) / w) / precision) / b)
    }
    return Spring.settlingTime(epsilon: precision) { time in
      let response = spring.position(at: time)
      return abs(response.ofTarget + initialVelocity * response.ofVelocity - 1)
    }
  }

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    guard time < end else { return nil }
    if time >= 2 * .pi / stiffness.squareRoot() - Conventions.timeTolerance {
      context.isLogicallyComplete = true
    }
    let response = spring.position(at: max(time, 0))
    return value.scaled(by: response.ofTarget + initialVelocity * response.ofVelocity)
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    guard time < end else { return nil }
    let response = spring.velocity(at: max(time, 0))
    return value.scaled(by: response.ofTarget + initialVelocity * response.ofVelocity)
  }

  func rate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V {
    velocity(value: value, time: time, context: context) ?? .zero
  }

  func duration<V: VectorArithmetic>(of value: V) -> Double? { end }
}

extension InterpolatingSpringAnimation: CustomStringConvertible {
  var description: String {
    "InterpolatingSpringAnimation(mass: \(mass), stiffness: \(stiffness), damping: \(damping), "
      + "initialVelocity: \(initialVelocity))"
  }
}
