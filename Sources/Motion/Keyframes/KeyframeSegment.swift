/// One keyframe in its place: where and when it starts, and how fast.
struct KeyframeSegment<Data: VectorArithmetic> {
  enum Curve {
    case move
    case linear(UnitCurve)
    /// With the velocities at both ends, in units a second.
    case cubic(Data, Data)
    /// With the velocity at the start, in units a second.
    case spring(Spring, Data)
  }

  let begin: Double
  let duration: Double
  let start: Data
  let target: Data
  let curve: Curve

  var end: Double { begin + duration }

  /// The value after `time` seconds of this segment, 0...duration.
  ///
  /// The cubic is the Hermite curve through both ends with both velocities.
  func value(at time: Double) -> Data {
    switch curve {
    case .move:
      return target
    case .linear(let unitCurve):
      guard duration > 0 else { return target }
      let covered = unitCurve.value(at: time / duration)
      return covered == 1 ? target : start.interpolated(towards: target, amount: covered)
    case .cubic(let startVelocity, let endVelocity):
      guard duration > 0, time < duration else { return target }
      let p = time / duration
      let (p2, p3) = (p * p, p * p * p)
      var value = start.scaled(by: 2 * p3 - 3 * p2 + 1)
      value += startVelocity.scaled(by: (p3 - 2 * p2 + p) * duration)
      value += target.scaled(by: 3 * p2 - 2 * p3)
      value += endVelocity.scaled(by: (p3 - p2) * duration)
      return value
    case .spring(let spring, let startVelocity):
      return start + spring.value(target: target - start, initialVelocity: startVelocity, time: time)
    }
  }

  /// The velocity after `time` seconds of this segment, 0...duration, in units a second. A segment without duration has
  /// none, and neither has a timing curve where it is upright.
  func velocity(at time: Double) -> Data {
    switch curve {
    case .move:
      return .zero
    case .linear(let unitCurve):
      guard duration > 0 else { return .zero }
      let slope = unitCurve.velocity(at: time / duration) / duration
      return slope.isFinite ? (target - start).scaled(by: slope) : .zero
    case .cubic(let startVelocity, let endVelocity):
      guard duration > 0 else { return .zero }
      let p = time / duration
      var velocity = (target - start).scaled(by: 6 * p * (1 - p) / duration)
      velocity += startVelocity.scaled(by: (3 * p - 4) * p + 1)
      velocity += endVelocity.scaled(by: (3 * p - 2) * p)
      return velocity
    case .spring(let spring, let startVelocity):
      return spring.velocity(target: target - start, initialVelocity: startVelocity, time: time)
    }
  }
}
