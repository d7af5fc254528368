import Foundation

/// The `.spring` family's integrator: an oscillator advanced in steps of 1/300 s by the leapfrog method, from the moment
/// a motion begins until it rests.
///
/// The oscillator is linear, so its state after any number of steps is a combination of the displacement from the target
/// and the velocity with which the motion began. What is integrated are the factors of those two, which are plain
/// numbers: one integration serves a vector of any dimension. Whether the motion rests takes lengths of vectors; those of
/// the combinations follow from three products of the two vectors.
struct SpringGrid {
  /// The factors of one of the two vectors: in position, velocity and acceleration.
  struct Factors {
    var position: Double
    var velocity: Double
    var acceleration: Double
  }

  /// The products that decide when the motion rests.
  struct Norms {
    /// |displacement|².
    var displacement: Double
    /// displacement · velocity.
    var product: Double
    /// |velocity|².
    var velocity: Double
    /// The square of the distance of which ``Conventions/restingDistance`` is a fraction.
    var distance: Double
  }

  private let response: Double
  private let dampingRatio: Double
  /// By how much the response of the spring that was taken over from is longer, in seconds.
  private let responseExcess: Double
  /// The time in which the response changes over, in seconds.
  private let blendDuration: Double

  private var norms: Norms
  private(set) var displacement: Factors
  private(set) var velocity: Factors
  private var step: Int
  private(set) var isOver: Bool

  private var stiffness = 0.0
  private var damping = 0.0
  private var exact: (position: SpringResponse, velocity: SpringResponse)?

  init(response: Double, dampingRatio: Double, responseExcess: Double, blendDuration: Double, norms: Norms) {
    self.response = response
    // Not a ratio, a negative one, and one so large that the spring stands still for hours.
    self.dampingRatio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), 10_000)
    self.responseExcess = responseExcess
    self.blendDuration = blendDuration
    self.norms = norms
    (displacement, velocity, step, isOver) = SpringGrid.start
    setCoefficients(response: self.response(at: 0))
  }

  private static let start = (
    Factors(position: 1, velocity: 0, acceleration: 0), Factors(position: 0, velocity: 1, acceleration: 0), 0, false
  )

  /// Sets other lengths, and goes back to the start.
  mutating func reset(norms: Norms) {
    self.norms = norms
    rewind()
  }

  private mutating func rewind() {
    (displacement, velocity, step, isOver) = SpringGrid.start
    setCoefficients(response: self.response(at: 0))
  }

  /// The response at `time` seconds since the motion began. After taking over from a spring with another response it
  /// goes smoothly from that one to its own.
  func response(at time: Double) -> Double {
    guard responseExcess != 0, blendDuration > 0, time < blendDuration else { return response }
    let s = max(time, 0) / blendDuration
    return response + responseExcess * (1 - s * s * (3 - 2 * s))
  }

  private mutating func setCoefficients(response: Double) {
    let frequency = 2 * .pi / response
    stiffness =
      response > 0 ? min(frequency * frequency, Conventions.largestStiffness) : Conventions.largestStiffness
    damping = 2 * dampingRatio * stiffness.squareRoot()
    exact = nil
    // The leapfrog method diverges when friction stops the motion within a step or so. The exact solution does not.
    if damping * Conventions.springStep > 1 {
      let spring = Spring(response: 2 * .pi / stiffness.squareRoot(), dampingRatio: dampingRatio)
      exact = (spring.position(at: Conventions.springStep), spring.velocity(at: Conventions.springStep))
    }
  }

  /// Moves to the first step not earlier than `time` seconds since the motion began, or to the one at which it came to
  /// rest.
  ///
  /// - Complexity: linear in the number of steps passed; going back costs all of them.
  mutating func move(to time: Double) {
    let limit = Double(Conventions.largestStepCount)
    let exactStep = (time / Conventions.springStep - Conventions.timeTolerance * 300).rounded(.up)
    let target = exactStep > 0 ? Int(min(exactStep, limit)) : 0
    if target < step { rewind() }
    while step < target, !isOver {
      advance()
      isOver = rests || step == Conventions.largestStepCount
    }
  }

  /// The time at which the motion comes to rest, in seconds since it began: infinite without damping.
  mutating func timeOfRest() -> Double {
    guard dampingRatio > 0 else { return .infinity }
    move(to: .infinity)
    return Double(step) * Conventions.springStep
  }

  private mutating func advance() {
    step += 1
    if responseExcess != 0, Double(step - 1) * Conventions.springStep < blendDuration {
      setCoefficients(response: self.response(at: Double(step) * Conventions.springStep))
    }
    displacement = advanced(displacement)
    if norms.velocity != 0 { velocity = advanced(velocity) }
  }

  @inline(__always)
  private func advanced(_ factors: Factors) -> Factors {
    if let exact {
      let (x, v) = (factors.position, factors.velocity)
      let position = x * (1 - exact.position.ofTarget) + v * exact.position.ofVelocity
      let velocity = v * exact.velocity.ofVelocity - x * exact.velocity.ofTarget
      return Factors(
        position: position, velocity: velocity, acceleration: -stiffness * position - damping * velocity)
    }
    let half = 0.5 * Conventions.springStep
    let middle = factors.velocity + factors.acceleration * half
    let position = factors.position + middle * Conventions.springStep
    let acceleration = -stiffness * position - damping * middle
    return Factors(position: position, velocity: middle + acceleration * half, acceleration: acceleration)
  }

  private var rests: Bool {
    let restingDistance = Conventions.restingDistance * Conventions.restingDistance * norms.distance
    return lengthSquared(displacement.velocity, velocity.velocity) <= Conventions.restingMotion
      && lengthSquared(displacement.acceleration, velocity.acceleration) <= Conventions.restingMotion
      && lengthSquared(displacement.position, velocity.position) <= restingDistance
  }

  /// The squared length of the combination of both vectors with the given factors.
  @inline(__always)
  private func lengthSquared(_ a: Double, _ b: Double) -> Double {
    a * a * norms.displacement + 2 * a * b * norms.product + b * b * norms.velocity
  }
}
