import Foundation

/// A damped harmonic oscillator, described by how long it takes and how much it bounces, and solved in closed form.
///
/// The oscillator obeys `m x'' = k (target - x) - c x'`, from `x = 0`. With `β = c / 2m` and `ω₀ = √(k/m)` its motion is
/// a decay with the rate `β` and, depending on `β < ω₀`, `=` or `>`, an oscillation with the frequency `Ω = √(ω₀² - β²)`,
/// none, or a second decay. Those two numbers and the mass are what a spring stores.
///
/// Parameters that describe no spring (a duration of 0, NaN) give a spring whose values are NaN.
public struct Spring: Hashable, Sendable {
  /// `Ω`, in radians a second. For an over-damped spring minus the `√(β² - ω₀²)` of its hyperbolic functions.
  var angularFrequency: Double

  /// `β`, per second.
  var decayConstant: Double

  var _mass: Double

  init(angularFrequency: Double, decayConstant: Double, mass: Double) {
    self.angularFrequency = angularFrequency
    self.decayConstant = decayConstant
    self._mass = mass
  }

  /// A spring of mass 1 with the given undamped period and damping ratio.
  ///
  /// - Parameters:
  ///   - response: the period the spring would have without damping, in seconds; a measure of its stiffness.
  ///   - dampingRatio: the damping as a fraction of the critical one: below 1 the spring overshoots, above 1 it
  ///     approaches its target more slowly.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * .pi / response
    decayConstant = dampingRatio * frequency
    angularFrequency =
      dampingRatio > 1
      ? -frequency * (dampingRatio * dampingRatio - 1).squareRoot()
      : frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    _mass = 1
  }

  /// A spring of mass 1 with a perceived duration and a bounce.
  ///
  /// - Parameters:
  ///   - duration: the pace of the spring, in seconds: the period it would have without damping. Not the time after
  ///     which it rests, for which see ``settlingDuration``.
  ///   - bounce: 0 is critical damping, 1 is none, so that the spring oscillates for ever (as it does above 1). Negative
  ///     values are over-damped; -1 and below damp infinitely.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
  }

  /// A spring from its physical parameters.
  ///
  /// - Parameters:
  ///   - mass: the mass at the end of the spring.
  ///   - stiffness: the force per displacement.
  ///   - damping: the friction per velocity.
  ///   - allowOverDamping: whether damping above the critical one is kept; otherwise it is reduced to that.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let frequency = (stiffness / mass).squareRoot()
    let decay = damping / (2 * mass)
    _mass = mass
    if decay > frequency {
      angularFrequency = allowOverDamping ? -(abs(stiffness / mass - decay * decay)).squareRoot() : 0
      decayConstant = allowOverDamping ? decay : frequency
    } else {
      angularFrequency = (abs(stiffness / mass - decay * decay)).squareRoot()
      decayConstant = decay
    }
  }

  static func dampingRatio(bounce: Double) -> Double {
    if bounce > 0 { return max(1 - bounce, 0) }
    if bounce < 0 { return bounce > -1 ? 1 / (1 + bounce) : .infinity }
    return bounce == 0 ? 1 : .nan
  }
}

extension Spring {
  /// The pace of the spring, in seconds: the period it would have without damping.
  public var duration: TimeInterval { response }

  /// How much the spring overshoots: 1 for an undamped spring, 0 for a critically damped one, negative when it is
  /// over-damped.
  public var bounce: Double {
    angularFrequency < 0 ? 1 / dampingRatio - 1 : 1 - dampingRatio
  }

  /// The period the spring would have without damping, in seconds.
  public var response: Double {
    let frequencySquared = decayConstant * decayConstant + angularFrequency * abs(angularFrequency)
    return 2 * .pi / frequencySquared.squareRoot()
  }

  /// The damping as a fraction of the critical one.
  public var dampingRatio: Double { decayConstant * response / (2 * .pi) }

  /// The mass at the end of the spring.
  public var mass: Double { _mass }

  /// The force per displacement.
  ///
  /// For an over-damped spring this copies SwiftUI, which returns more than the spring was made with.
  public var stiffness: Double {
    Conventions.copiesOverDampedStiffness
      ? mass * (decayConstant * decayConstant + angularFrequency * angularFrequency) : forceConstant
  }

  /// The force per displacement of which the spring moves as it does: `m ω₀²`.
  var forceConstant: Double {
    mass * (decayConstant * decayConstant + angularFrequency * abs(angularFrequency))
  }

  /// The friction per velocity.
  public var damping: Double { 2 * decayConstant * mass }
}
