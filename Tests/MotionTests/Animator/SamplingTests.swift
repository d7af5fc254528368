import Testing

@testable import Motion

/// The values at a time do not depend on the other times that were looked at.
@Suite struct SamplingTests {
  private struct Change {
    let time: Double
    let value: Double
    let animation: Animation?
  }

  /// The values at `times`, with the changes made when their time has come.
  private func play(_ changes: [Change], at times: [Double]) -> [Double: Double] {
    var animator = AttributeAnimator(0.0)
    var values: [Double: Double] = [:]
    var next = 0
    for time in times {
      while next < changes.count, changes[next].time <= time {
        animator.setModel(changes[next].value, animation: changes[next].animation, time: changes[next].time)
        next += 1
      }
      values[time] = animator.value(at: time)
    }
    return values
  }

  static let animations: [Animation] = [
    .default, .smooth, .bouncy, .snappy.delay(0.1), .bouncy.speed(1.7), .linear(duration: 0.4), .easeInOut,
    .easeOut(duration: 0.35).repeatForever(), .easeIn(duration: 0.2).repeatCount(3, autoreverses: false),
    .bouncy.repeatCount(2), .interpolatingSpring(stiffness: 120, damping: 9, initialVelocity: 2), .interactiveSpring,
    .spring(duration: 0.3, bounce: 0.4, blendDuration: 0.2), .timingCurve(.circularEaseOut, duration: 0.6),
    .linear(duration: 2).logicallyComplete(after: 0.5), .smooth.delay(0.05).repeatForever(autoreverses: false),
  ]

  @Test func framesDoNotMatter() {
    var generator = SeededGenerator(seed: 40)
    for round in 0..<150 {
      let changes = (0..<Int.random(in: 1...5, using: &generator)).map { index in
        Change(
          time: Double(index) * 0.2 + .random(in: 0...0.1, using: &generator),
          value: .random(in: -100...100, using: &generator),
          animation: round % 7 == index ? nil : Self.animations.randomElement(using: &generator))
      }
      let at30 = (0...90).map { Double($0) / 30 }
      let at60 = (0...180).map { Double($0) / 60 }
      let at120 = (0...360).map { Double($0) / 120 }
      let random = (at30 + (0..<200).map { _ in Double.random(in: 0...3, using: &generator) }).sorted()
      let reference = play(changes, at: at30)
      for times in [at60, at120, random, at30.filter { $0 > 1.5 }] {
        let values = play(changes, at: times)
        for (time, value) in values {
          guard let expected = reference[time] else { continue }
          #expect(abs(value - expected) < 1e-9, "round \(round) at \(time)")
        }
      }
    }
  }

  @Test func aStallIsSkipped() throws {
    var animator = AttributeAnimator(0.0)
    animator.setModel(1, animation: .smooth, time: 0)
    #expect(animator.value(at: 0) == 0)
    #expect(animator.value(at: 2) == 1)
    #expect(!animator.isAnimating)
  }

  @Test func nextSample() {
    var animator = AttributeAnimator(0.0)
    #expect(animator.nextSampleTime(after: 0) == nil)
    animator.setModel(1, animation: .linear(duration: 1).delay(2), time: 10)
    #expect(animator.nextSampleTime(after: 10) == 12)
    #expect(animator.nextSampleTime(after: 11.5) == 12)
    #expect(animator.isAnimating)
    #expect(animator.nextSampleTime(after: 12.5) == 12.5)
    #expect(animator.value(at: 13.5) == 1)
    #expect(animator.nextSampleTime(after: 13.5) == nil)
    animator.setModel(5, animation: .linear.speed(0), time: 20)
    #expect(animator.nextSampleTime(after: 20) == nil)
    #expect(animator.value(at: 99) == 1)
  }

  @Test func peekingChangesNothing() {
    var animator = AttributeAnimator(0.0)
    animator.setModel(100, animation: .bouncy, time: 0)
    let (now, ahead, end) = (animator.peek(at: 0.1), animator.peek(at: 0.4), animator.peek(at: 9))
    #expect(end == 100)
    #expect(animator.isAnimating)
    #expect(animator.value(at: 0.1) == now)
    #expect(animator.value(at: 0.4) == ahead)
    #expect(AttributeAnimator(3.0).peek(at: 1) == 3)
  }

  @Test func copiesAreIndependent() {
    var animator = AttributeAnimator(0.0)
    animator.setModel(100, animation: .bouncy, time: 0)
    _ = animator.value(at: 0.1)
    var copy = animator
    copy.setModel(0, animation: .bouncy, time: 0.1)
    let (a, b) = (copy.value(at: 0.3), animator.value(at: 0.3))
    #expect(a < 50)
    #expect(b == Animation.bouncy.value(of: 100, at: 0.3))
  }
}
