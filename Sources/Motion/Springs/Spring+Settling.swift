import Foundation

extension Spring {
  /// How long the spring takes to come within 0.001 of a target of 1 from rest, in seconds.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001)
  }

  /// How long the spring takes to come and stay within `epsilon` of `target`, in seconds.
  ///
  /// For a spring that oscillates this is the time at which a bound on its amplitude falls below `epsilon`:
  /// `ln((|β target - v₀| + |target|) / ε) / β`, and infinite without damping. Any other spring is looked at ten times a
  /// second, and the answer is the first such time from which it stays close for more than a second; 0 when there is
  /// none within 102 seconds.
  public func settlingDuration<V>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval where V: VectorArithmetic {
    let b = decayConstant
    if b == 0 { return .infinity }
    if angularFrequency > 0 {
      let amplitude =
        (target.scaled(by: b) - initialVelocity).magnitudeSquared.squareRoot()
        + target.magnitudeSquared.squareRoot()
      return max(0, log(amplitude / epsilon) / b)
    }
    return Spring.settlingTime(epsilon: epsilon) { time in
      let response = position(at: time)
      return SpringResponse(ofTarget: response.ofTarget - 1, ofVelocity: response.ofVelocity)
        .applied(target: target, initialVelocity: initialVelocity).magnitudeSquared.squareRoot()
    }
  }

  /// The first of the times 0, 0.1, 0.2… from which `distance` stays below `epsilon` for more than a second; 0 when
  /// there is none among 1024.
  static func settlingTime(epsilon: Double, distance: (Double) -> Double) -> Double {
    var settled: Double?
    var time = 0.0
    for _ in 0..<1024 {
      if distance(time) < epsilon {
        if let settled, time - settled > 1 { return settled }
        settled = settled ?? time
      } else {
        settled = nil
      }
      time += 0.1
    }
    return 0
  }

  /// A spring of mass 1 that settles in a given time.
  ///
  /// - Parameters:
  ///   - settlingDuration: the time after which it stays within `epsilon` of a target of 1, in seconds; clamped to
  ///     0.01...10. A value of 0, or NaN, gives a spring of NaNs.
  ///   - dampingRatio: the damping as a fraction of the critical one, clamped to at most 1. A value of 0, or NaN, gives a
  ///     spring of NaNs.
  ///   - epsilon: how close is close enough.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    guard settlingDuration != 0, dampingRatio != 0, !settlingDuration.isNaN, !dampingRatio.isNaN, !epsilon.isNaN else {
      self.init(angularFrequency: .nan, decayConstant: .nan, mass: 1)
      return
    }
    let ratio = min(max(dampingRatio, .ulpOfOne), 1)
    let duration = min(max(settlingDuration, 0.01), 10)
    let frequency =
      Spring.frequency(settlingIn: duration, dampingRatio: ratio, epsilon: epsilon, guess: 5 / duration, attempts: 12)
      ?? Spring.frequency(
        settlingIn: duration, dampingRatio: ratio, epsilon: epsilon, guess: 1 / duration, attempts: 20)
    self.init(response: 2 * .pi / (frequency ?? .nan), dampingRatio: ratio)
  }

  /// The undamped frequency at which a bound on the amplitude is `epsilon` after `duration`, by Newton's method; nil when
  /// it does not converge.
  ///
  /// The bound is `ζ/√(1-ζ²) e^(-ζωS)`, and `(1 + ωS) e^(-ωS)` for critical damping. The iteration stops when a step is
  /// no larger than `epsilon`, as SwiftUI's does, so a frequency is good to about five digits.
  private static func frequency(
    settlingIn duration: Double, dampingRatio ratio: Double, epsilon: Double, guess: Double, attempts: Int
  ) -> Double? {
    var frequency = guess
    for _ in 0..<attempts {
      let decay = exp(-ratio * frequency * duration)
      let excess: Double
      let slope: Double
      if ratio < 1 {
        let amplitude = ratio / (1 - ratio * ratio).squareRoot() * decay
        excess = amplitude - epsilon
        slope = -ratio * duration * amplitude
      } else {
        excess = (1 + frequency * duration) * decay - epsilon
        slope = -duration * duration * frequency * decay
      }
      let step = excess / slope
      guard step.isFinite else { return nil }
      frequency -= step
      if abs(step) <= epsilon { return frequency }
    }
    return nil
  }
}
