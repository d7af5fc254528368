import Foundation

/// What a spring does to a target and to an initial velocity at one time: both parts of its motion are linear, so two
/// numbers serve a vector of any dimension.
struct SpringResponse {
  /// The factor of the target.
  var ofTarget: Double
  /// The factor of the initial velocity.
  var ofVelocity: Double

  @inline(__always)
  func applied<V: VectorArithmetic>(target: V, initialVelocity: V) -> V {
    target.scaled(by: ofTarget) + initialVelocity.scaled(by: ofVelocity)
  }
}

extension Spring {
  /// The position's parts at `time`.
  ///
  /// The solution of the oscillator's equation, by kind of damping. Where the decay has underflown the spring rests:
  /// the oscillation, of which an infinite time has no phase, then counts for nothing.
  @inline(__always)
  func position(at time: Double) -> SpringResponse {
    let (b, w) = (decayConstant, angularFrequency)
    if w >= 0 {
      let decay = exp(-b * time)
      if decay == 0 { return SpringResponse(ofTarget: 1, ofVelocity: 0) }
      if w == 0 {
        return SpringResponse(ofTarget: 1 - decay * (1 + b * time), ofVelocity: decay * time)
      }
      let sine = sin(w * time) / w
      return SpringResponse(ofTarget: 1 - decay * (cos(w * time) + b * sine), ofVelocity: decay * sine)
    }
    let a = -w
    let slow = exp((a - b) * time)
    let fast = exp(-(a + b) * time)
    return SpringResponse(
      ofTarget: 1 - ((b + a) * slow - (b - a) * fast) / (2 * a), ofVelocity: (slow - fast) / (2 * a))
  }

  /// The velocity's parts at `time`: the derivatives of ``position(at:)``.
  ///
  /// - Parameter asSwiftUI: adds the target to the velocity of an over-damped spring.
  @inline(__always)
  func velocity(at time: Double, asSwiftUI: Bool = Conventions.copiesOverDampedVelocity) -> SpringResponse {
    let (b, w) = (decayConstant, angularFrequency)
    if w >= 0 {
      let decay = exp(-b * time)
      if decay == 0 { return SpringResponse(ofTarget: 0, ofVelocity: 0) }
      if w == 0 {
        return SpringResponse(ofTarget: decay * b * b * time, ofVelocity: decay * (1 - b * time))
      }
      let sine = sin(w * time)
      return SpringResponse(
        ofTarget: decay * sine * (w + b * b / w), ofVelocity: decay * (cos(w * time) - b * sine / w))
    }
    let a = -w
    let slow = exp((a - b) * time)
    let fast = exp(-(a + b) * time)
    return SpringResponse(
      ofTarget: (b * b - a * a) * (slow - fast) / (2 * a) + (asSwiftUI ? 1 : 0),
      ofVelocity: ((a - b) * slow + (a + b) * fast) / (2 * a))
  }

  /// The position of the spring, which starts at zero.
  ///
  /// - Parameters:
  ///   - target: the position at which it comes to rest.
  ///   - initialVelocity: its velocity at the start, in units a second.
  ///   - time: seconds since the start.
  /// - Complexity: O(1) in the time; no allocation of its own.
  public func value<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V where V: VectorArithmetic {
    position(at: time).applied(target: target, initialVelocity: initialVelocity)
  }

  /// The velocity of the spring, which starts at zero, in units a second.
  ///
  /// It is the derivative of ``value(target:initialVelocity:time:)`` for every spring.
  public func velocity<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V where V: VectorArithmetic {
    velocity(at: time).applied(target: target, initialVelocity: initialVelocity)
  }

  /// Moves a position and its velocity on by a time.
  ///
  /// - Parameters:
  ///   - value: the position; the new one on return.
  ///   - velocity: the velocity, in units a second; the new one on return.
  ///   - target: the position at which the spring comes to rest.
  ///   - deltaTime: the time to move on by, in seconds.
  public func update<V>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) where V: VectorArithmetic {
    let distance = target - value
    let initialVelocity = velocity
    velocity = self.velocity(target: distance, initialVelocity: initialVelocity, time: deltaTime)
    value += self.value(target: distance, initialVelocity: initialVelocity, time: deltaTime)
  }

  /// The force on the mass: the spring's pull less the friction.
  ///
  /// It uses ``stiffness``, and so copies SwiftUI for an over-damped spring.
  public func force<V>(target: V, position: V, velocity: V) -> V where V: VectorArithmetic {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}
