import Foundation

extension Animation {
  private static func fluidSpring(response: Double, dampingRatio: Double, blendDuration: Double) -> Animation {
    Animation(
      builtIn: FluidSpringAnimation(
        response: response, dampingFraction: dampingRatio, blendDuration: blendDuration))
  }

  /// The animation of a change for which none is named: a spring that does not bounce.
  public static let `default` = Animation(builtIn: DefaultAnimation())

  /// A spring that takes over whatever runs.
  ///
  /// - Parameters:
  ///   - spring: its response and damping ratio.
  ///   - blendDuration: the time in which the response goes over from that of a spring it takes over, in seconds.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    fluidSpring(response: spring.response, dampingRatio: spring.dampingRatio, blendDuration: blendDuration)
  }

  /// A spring that takes over whatever runs.
  ///
  /// - Parameters:
  ///   - duration: its pace, in seconds.
  ///   - bounce: 0 for none, up to 1 for a spring that never rests; negative for a flatter approach.
  ///   - blendDuration: the time in which the pace goes over from that of a spring it takes over, in seconds.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    fluidSpring(
      response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring that takes over whatever runs.
  ///
  /// - Parameters:
  ///   - response: the period it would have without damping, in seconds.
  ///   - dampingFraction: the damping as a fraction of the critical one.
  ///   - blendDuration: the time in which the response goes over from that of a spring it takes over, in seconds.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    fluidSpring(response: response, dampingRatio: dampingFraction, blendDuration: blendDuration)
  }

  /// A spring that does not bounce: duration 0.5 s.
  public static var spring: Animation { .spring() }

  /// A spring for following a finger: short, and it blends.
  ///
  /// - Parameters:
  ///   - response: the period it would have without damping, in seconds.
  ///   - dampingFraction: the damping as a fraction of the critical one.
  ///   - blendDuration: the time in which the response goes over from that of a spring it takes over, in seconds.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    fluidSpring(response: response, dampingRatio: dampingFraction, blendDuration: blendDuration)
  }

  /// A spring for following a finger: short, and it blends.
  ///
  /// - Parameters:
  ///   - duration: its pace, in seconds.
  ///   - extraBounce: added to its bounce of 0.15.
  ///   - blendDuration: the time in which the pace goes over from that of a spring it takes over, in seconds.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    fluidSpring(
      response: duration, dampingRatio: Spring.dampingRatio(bounce: 0.15 + extraBounce), blendDuration: blendDuration)
  }

  /// A spring for following a finger: duration 0.15 s, bounce 0.15.
  public static var interactiveSpring: Animation { .interactiveSpring() }

  /// A spring that does not bounce: duration 0.5 s.
  public static var smooth: Animation { .smooth() }

  /// A spring that does not bounce, to be adjusted.
  ///
  /// - Parameters:
  ///   - duration: its pace, in seconds.
  ///   - extraBounce: added to its bounce of 0.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    .spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a little bounce: duration 0.5 s, bounce 0.15.
  public static var snappy: Animation { .snappy() }

  /// A spring with a little bounce, to be adjusted.
  ///
  /// - Parameters:
  ///   - duration: its pace, in seconds.
  ///   - extraBounce: added to its bounce of 0.15.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    .spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with more bounce: duration 0.5 s, bounce 0.3.
  public static var bouncy: Animation { .bouncy() }

  /// A spring with more bounce, to be adjusted.
  ///
  /// - Parameters:
  ///   - duration: its pace, in seconds.
  ///   - extraBounce: added to its bounce of 0.3.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    .spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring in closed form whose effect is combined with that of others.
  ///
  /// - Parameters:
  ///   - mass: the mass at its end.
  ///   - stiffness: the force per displacement.
  ///   - damping: the friction per velocity. Above the critical damping it counts as that.
  ///   - initialVelocity: in intervals a second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      builtIn: InterpolatingSpringAnimation(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  /// A spring in closed form whose effect is combined with that of others.
  ///
  /// - Parameters:
  ///   - duration: its pace, in seconds.
  ///   - bounce: 0 for none, up to 1 for a spring that never rests; negative counts as 0.
  ///   - initialVelocity: in intervals a second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: max(bounce, 0)), initialVelocity: initialVelocity)
  }

  /// A spring in closed form whose effect is combined with that of others.
  ///
  /// - Parameters:
  ///   - spring: its mass, stiffness and damping.
  ///   - initialVelocity: in intervals a second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    interpolatingSpring(
      mass: spring.mass, stiffness: spring.forceConstant, damping: spring.damping, initialVelocity: initialVelocity)
  }

  /// A spring in closed form that does not bounce: duration 0.5 s.
  public static var interpolatingSpring: Animation { .interpolatingSpring() }
}
