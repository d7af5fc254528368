import Foundation
import Testing

@testable import Motion

@Suite struct SpringPropertyTests {
  static func springs(count: Int, seed: UInt64) -> [Spring] {
    var generator = SeededGenerator(seed: seed)
    let random = (0..<count).map { _ in
      Spring(
        duration: .random(in: 0.05...3, using: &generator), bounce: .random(in: -0.9...1, using: &generator))
    }
    return random + [.smooth, .snappy, .bouncy, Spring(duration: 1, bounce: 1), Spring(duration: 1, bounce: 1e-9)]
  }

  @Test func velocityIsTheDerivative() {
    var generator = SeededGenerator(seed: 11)
    for spring in Self.springs(count: 200, seed: 10) {
      let target = Double.random(in: -50...50, using: &generator)
      let velocity = Double.random(in: -200...200, using: &generator)
      let time = Double.random(in: 0.01...2, using: &generator)
      let step = 1e-5 * spring.response
      let ahead = spring.value(target: target, initialVelocity: velocity, time: time + step)
      let behind = spring.value(target: target, initialVelocity: velocity, time: time - step)
      let actual = spring.velocity(target: target, initialVelocity: velocity, time: time)
      let scale = abs(target) / spring.response + abs(velocity) + 1
      #expect(abs(actual - (ahead - behind) / (2 * step)) < 1e-6 * scale, "\(spring) at \(time)")
    }
  }

  @Test func startsAtZeroWithItsVelocity() {
    for spring in Self.springs(count: 100, seed: 12) {
      #expect(abs(spring.value(target: 7.0, initialVelocity: 3, time: 0)) < 1e-12)
      #expect(abs(spring.velocity(target: 7.0, initialVelocity: 3, time: 0) - 3) < 1e-9)
    }
  }

  @Test func obeysItsEquation() {
    // m x'' = k (target - x) - c x', with the second derivative as a difference of velocities.
    for spring in Self.springs(count: 100, seed: 13) {
      let time = 0.3 * spring.response
      let step = 1e-5 * spring.response
      let ahead = spring.velocity(target: 2.0, initialVelocity: -1, time: time + step)
      let behind = spring.velocity(target: 2.0, initialVelocity: -1, time: time - step)
      let acceleration = (ahead - behind) / (2 * step)
      let position = spring.value(target: 2.0, initialVelocity: -1, time: time)
      let velocity = spring.velocity(target: 2.0, initialVelocity: -1, time: time)
      let force = spring.forceConstant * (2 - position) - spring.damping * velocity
      #expect(abs(spring.mass * acceleration - force) < 1e-5 * (spring.forceConstant + spring.damping))
    }
  }

  @Test func energyNeverGrows() {
    for spring in Self.springs(count: 100, seed: 14) {
      func energy(_ time: Double) -> Double {
        let distance = 5 - spring.value(target: 5.0, initialVelocity: 40, time: time)
        let velocity = spring.velocity(target: 5.0, initialVelocity: 40, time: time)
        return 0.5 * spring.forceConstant * distance * distance + 0.5 * spring.mass * velocity * velocity
      }
      var last = energy(0)
      let start = last
      for step in 1...400 {
        let now = energy(Double(step) * 0.01)
        #expect(now <= last + 1e-9 * start)
        last = now
      }
    }
  }

  @Test func updateInStepsIsTheWholeWay() {
    for spring in Self.springs(count: 50, seed: 15) {
      var (value, velocity) = (1.0, 2.0)
      for _ in 0..<20 { spring.update(value: &value, velocity: &velocity, target: 4, deltaTime: 0.03) }
      let whole = 1 + spring.value(target: 3.0, initialVelocity: 2, time: 0.6)
      #expect(abs(value - whole) < 1e-8)
      #expect(abs(velocity - spring.velocity(target: 3.0, initialVelocity: 2, time: 0.6)) < 1e-6)
    }
  }

  @Test func staysCloseAfterSettling() {
    for spring in Self.springs(count: 100, seed: 16) where spring.bounce < 1 {
      let duration = spring.settlingDuration
      guard duration > 0 else { continue }
      for step in 0..<200 {
        let value = spring.value(target: 1.0, time: duration + Double(step) * 0.01)
        #expect(abs(value - 1) <= 0.0011 * max(1, spring.decayConstant / max(abs(spring.angularFrequency), 1e-3)))
      }
    }
  }

  @Test func conversionsGoThereAndBack() {
    for spring in Self.springs(count: 100, seed: 17) {
      let again = Spring(duration: spring.duration, bounce: spring.bounce)
      #expect(abs(again.decayConstant - spring.decayConstant) < 1e-6 * spring.decayConstant + 1e-9)
      let physical = Spring(
        mass: 1, stiffness: spring.forceConstant, damping: spring.damping, allowOverDamping: true)
      #expect(abs(physical.value(target: 1.0, time: 0.2) - spring.value(target: 1.0, time: 0.2)) < 1e-6)
    }
  }
}
