/// The motion of one attribute under a fluid spring since it began, or last took over: where it began, how fast, and the
/// integration as far as it was needed.
///
/// The integration only saves work: what is asked for depends on the beginning, the target and the time alone.
struct FluidSpringMotion<V: VectorArithmetic> {
  /// The time at which the motion began, in seconds since the animation did.
  private let begin: Double
  private let origin: V
  private let initialVelocity: V

  private var target: V
  private var displacement: V
  private var grid: SpringGrid

  init(
    spring: FluidSpringAnimation, begin: Double, origin: V, velocity: V, responseExcess: Double, target: V
  ) {
    self.begin = begin
    self.origin = origin
    self.initialVelocity = velocity
    self.target = target
    displacement = origin - target
    grid = SpringGrid(
      response: spring.response, dampingRatio: spring.dampingFraction, responseExcess: responseExcess,
      blendDuration: spring.blendDuration,
      norms: FluidSpringMotion.norms(displacement: displacement, velocity: velocity, target: target))
  }

  private static func norms(displacement: V, velocity: V, target: V) -> SpringGrid.Norms {
    let displacementSquared = displacement.magnitudeSquared
    let velocitySquared = velocity.magnitudeSquared
    let targetSquared = target.magnitudeSquared
    let product =
      velocitySquared == 0
      ? 0 : 0.5 * ((displacement + velocity).magnitudeSquared - displacementSquared - velocitySquared)
    // A change and its reversal leave no distance, or what rounding leaves of one.
    let isReturn = targetSquared <= 1e-12 * displacementSquared
    return SpringGrid.Norms(
      displacement: displacementSquared, product: product, velocity: velocitySquared,
      distance: isReturn ? displacementSquared : targetSquared)
  }

  /// The position at `time`; nil once the motion rests.
  @inline(__always)
  mutating func position(target: V, time: Double) -> V? {
    move(target: target, time: time)
    guard !grid.isOver else { return nil }
    var position = displacement.scaled(by: grid.displacement.position)
    position += target
    if grid.velocity.position != 0 {
      position += initialVelocity.scaled(by: grid.velocity.position)
    }
    return position
  }

  /// The velocity at `time`, in units a second; nil once the motion rests.
  mutating func velocity(target: V, time: Double) -> V? {
    move(target: target, time: time)
    guard !grid.isOver else { return nil }
    return displacement.scaled(by: grid.displacement.velocity) + initialVelocity.scaled(by: grid.velocity.velocity)
  }

  @inline(__always)
  private mutating func move(target: V, time: Double) {
    if target != self.target {
      self.target = target
      displacement = origin - target
      grid.reset(
        norms: FluidSpringMotion.norms(displacement: displacement, velocity: initialVelocity, target: target))
    }
    grid.move(to: time - begin)
  }

  /// The effective response at `time`.
  func response(at time: Double) -> Double { grid.response(at: time - begin) }

  /// Whether a response has passed since the motion began.
  @inline(__always)
  func isLogicallyComplete(at time: Double) -> Bool {
    time - begin >= response(at: time) - Conventions.timeTolerance
  }

  /// The time from the beginning to rest.
  var duration: Double {
    var grid = grid
    return grid.timeOfRest()
  }
}
