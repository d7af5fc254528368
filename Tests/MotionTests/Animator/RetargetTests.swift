import Testing

@testable import Motion

@Suite struct RetargetTests {
  private func check(
    _ animator: AttributeAnimator<Double>, _ points: [(Double, Double)], within tolerance: Double = 1e-6,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var animator = animator
    for (time, expected) in points {
      let value = animator.value(at: time)
      #expect(abs(value - expected) <= tolerance, "\(time): \(value)", sourceLocation: sourceLocation)
    }
  }

  @Test func twoRampsMakeAChain() {
    var animator = AttributeAnimator(0.0)
    animator.setModel(100, animation: .linear(duration: 1), time: 0)
    animator.setModel(0, animation: .linear(duration: 1), time: 0.5)
    check(
      animator,
      [(0.5, 50), (0.625, 54.6875), (0.75, 56.25), (0.875, 54.6875), (1, 50), (1.25, 25), (1.5, 0), (2, 0)],
      within: 1e-9)
  }

  @Test func easingsTurnRoundSmoothly() {
    var animator = AttributeAnimator(0.0)
    animator.setModel(100, animation: .easeInOut(duration: 1), time: 0)
    animator.setModel(0, animation: .easeInOut(duration: 1), time: 0.5)
    check(animator, [(0.6, 65.493924), (0.75, 75.835894), (1, 50), (1.25, 12.916193), (1.5, 0)])
  }

  @Test func differentDurations() {
    var animator = AttributeAnimator(0.0)
    animator.setModel(1, animation: .easeInOut(duration: 0.35), time: 0)
    animator.setModel(2, animation: .linear(duration: 1), time: 0.175)
    check(animator, [(0.2625, 0.969640), (0.35, 1.175), (0.5, 1.325), (1, 1.825), (1.175, 2)])
  }

  @Test func threeRamps() {
    func animator(first: Double, third: Bool) -> AttributeAnimator<Double> {
      var animator = AttributeAnimator(0.0)
      animator.setModel(10, animation: .linear(duration: first), time: 0)
      if first < 0.25 { animator.setModel(15, animation: .linear(duration: 1), time: 0.125) }
      if first >= 0.25 { animator.setModel(15, animation: .linear(duration: 1), time: 0.25) }
      if third { animator.setModel(12, animation: .linear(duration: 1), time: 0.5) }
      return animator
    }
    check(animator(first: 1, third: false), [(0.75, 11.25)], within: 1e-9)
    check(animator(first: 1, third: true), [(0.75, 11.4375)], within: 1e-9)
  }

  @Test func aChainWhoseFirstLinkIsOver() {
    var animator = AttributeAnimator(0.0)
    animator.setModel(10, animation: .linear(duration: 0.2), time: 0)
    animator.setModel(15, animation: .linear(duration: 1), time: 0.125)
    // The first link has covered its 10; the second 0.375 of the 5 beyond.
    check(animator, [(0.5, 11.875)], within: 1e-9)
    animator.setModel(25, animation: .linear(duration: 1), time: 0.5)
    #expect((animator.animation?.base as? CombinedAnimation)?.links.count == 2)
    check(animator, [(0.5, 11.875), (1, 19.6875), (1.5, 25)], within: 1e-9)
  }

  @Test func anUnanimatedChangeJumpsAndTheAnimationGoesOn() {
    var animator = AttributeAnimator(0.0)
    animator.setModel(100, animation: .linear(duration: 1), time: 0)
    #expect(animator.value(at: 0.5) == 50)
    animator.setModel(200, animation: nil, time: 0.5)
    check(animator, [(0.5, 150), (0.75, 175), (1, 200)], within: 1e-9)
  }

  @Test func aRepetitionGoesOnAroundANewValueAndYieldsToAnAnimation() {
    var animator = AttributeAnimator(0.0)
    animator.setModel(10, animation: .linear(duration: 1).repeatForever(), time: 0)
    animator.setModel(110, animation: nil, time: 3.25)
    #expect(animator.value(at: 3.25) == 107.5)
    animator.setModel(10, animation: .linear(duration: 1), time: 3.5)
    #expect(animator.value(at: 3.5) == 105)
    #expect(animator.value(at: 4.5) == 10)
    #expect(animator.value(at: 4.6) == 10)
    #expect(!animator.isAnimating)
  }

  @Test func springsMerge() throws {
    var animator = AttributeAnimator(0.0)
    animator.setModel(100, animation: .smooth, time: 0)
    let position = animator.value(at: 0.25)
    let velocity = animator.velocity(at: 0.25)
    animator.setModel(0, animation: .smooth, time: 0.25)
    #expect(animator.animation == .smooth)
    #expect(abs(animator.value(at: 0.25) - position) < 1e-9)
    #expect(abs(animator.velocity(at: 0.25) - velocity) < 1e-9)
    // Close to the spring in closed form, and to the table made with a clock of added steps.
    let spring = Spring.smooth
    let table: [(Int, Double)] = [
      (16, 83.62926), (17, 81.37409), (18, 76.90958), (20, 64.85488), (24, 40.41890), (30, 16.98530), (45, 1.41423),
      (60, 0.10822),
    ]
    for (frame, expected) in table {
      let time = Double(frame) / 60
      let value = animator.value(at: time)
      let exact = position + spring.value(target: -position, initialVelocity: velocity, time: time - 0.25)
      #expect(abs(value - exact) < 1.6)
      #expect(abs(value - expected) < 1.2)
    }
  }

  // In the next two the tables' clock was a step ahead when the spring took over, which makes about a 300th of a second.

  @Test func aBouncySpringGoesOn() {
    var animator = AttributeAnimator(0.0)
    animator.setModel(100, animation: .bouncy, time: 0)
    animator.setModel(200, animation: .bouncy, time: 0.2)
    let table: [(Double, Double)] = [
      (13, 96.44582), (14, 105.86111), (18, 147.07456), (24, 191.61137), (30, 204.41075), (45, 200.31539),
    ]
    check(animator, table.map { ($0.0 / 60, $0.1) }, within: 4)
  }

  @Test func aSpringTakesOverAnEasingFromStandstill() {
    var animator = AttributeAnimator(0.0)
    animator.setModel(100, animation: .easeInOut(duration: 1), time: 0)
    animator.setModel(200, animation: .smooth, time: 0.5)
    #expect(abs(animator.value(at: 0.5) - 50) < 1e-9)
    let table: [(Double, Double)] = [
      (1, 53.51907), (2, 61.20666), (3, 71.30151), (6, 105.61429), (15, 173.50026), (30, 197.74805),
    ]
    check(animator, table.map { (0.5 + $0.0 / 60, $0.1) }, within: 3)
  }

  @Test func mergingIsContinuous() {
    var generator = SeededGenerator(seed: 30)
    for _ in 0..<200 {
      var animator = AttributeAnimator(0.0)
      var time = 0.0
      for _ in 0..<6 {
        let spring = Animation.spring(
          duration: .random(in: 0.1...1, using: &generator), bounce: .random(in: -0.5...0.8, using: &generator),
          blendDuration: [0, 0.3].randomElement(using: &generator) ?? 0)
        let (position, velocity) = (animator.value(at: time), animator.velocity(at: time))
        animator.setModel(.random(in: -100...100, using: &generator), animation: spring, time: time)
        #expect(abs(animator.value(at: time) - position) < 1e-9)
        #expect(abs(animator.velocity(at: time) - velocity) < 1e-7)
        time += .random(in: 0.01...0.4, using: &generator)
      }
      let end = animator.value(at: time + 60)
      #expect(end == animator.model)
    }
  }

  @Test func combiningIsContinuous() {
    var generator = SeededGenerator(seed: 31)
    let animations: [Animation] = [
      .easeInOut(duration: 0.7), .interpolatingSpring(stiffness: 80, damping: 9), .bouncy.delay(0.1),
      .easeInOut(duration: 0.3).repeatCount(3), .timingCurve(.easeInOut, duration: 1).speed(2),
    ]
    for _ in 0..<200 {
      var animator = AttributeAnimator(0.0)
      var time = 0.0
      for _ in 0..<8 {
        let position = animator.value(at: time)
        let animation = animations.randomElement(using: &generator) ?? .linear
        animator.setModel(.random(in: -100...100, using: &generator), animation: animation, time: time)
        #expect(abs(animator.value(at: time) - position) < 1e-9)
        time += .random(in: 0.01...0.4, using: &generator)
      }
      #expect(animator.value(at: time + 60) == animator.model)
      #expect(!animator.isAnimating)
    }
  }

  @Test func velocityOfAChainIsTheDerivative() {
    var animator = AttributeAnimator(0.0)
    animator.setModel(100, animation: .easeInOut(duration: 1), time: 0)
    animator.setModel(-50, animation: .interpolatingSpring(stiffness: 50, damping: 8), time: 0.3)
    animator.setModel(40, animation: .easeIn(duration: 0.9), time: 0.5)
    for step in 52...130 where ![100].contains(step) {
      let time = Double(step) / 100
      var (before, after) = (animator, animator)
      let slope = (after.value(at: time + 1e-6) - before.value(at: time - 1e-6)) / 2e-6
      #expect(abs(animator.velocity(at: time) - slope) < 1e-3, "at \(time)")
    }
  }

  @Test func springsReturnToTheStart() {
    var animator = AttributeAnimator(5.0)
    animator.setModel(105, animation: .easeIn(duration: 1), time: 0)
    let position = animator.value(at: 0.5)
    animator.setModel(5, animation: .smooth, time: 0.5)
    // Nothing is left to cover and nothing moves yet, but the way back is long.
    #expect(abs(animator.value(at: 0.5) - position) < 1e-9)
    #expect(animator.value(at: 0.6) > 10)
    #expect(animator.value(at: 3) == 5)
  }

  @Test func aDelayedSpringMergesWithItsLike() {
    var animator = AttributeAnimator(0.0)
    let animation = Animation.smooth.delay(0.25)
    animator.setModel(100, animation: animation, time: 0)
    let position = animator.value(at: 0.5)
    animator.setModel(0, animation: animation, time: 0.5)
    #expect(animator.animation == animation)
    #expect(abs(animator.value(at: 0.5) - position) < 1e-9)
    animator.setModel(50, animation: .smooth.delay(0.1), time: 0.6)
    #expect(animator.animation?.base is CombinedAnimation)
  }

  @Test func valuesThatAreNoNumbersJump() {
    var animator = AttributeAnimator(0.0)
    animator.setModel(10, animation: .linear(duration: 1), time: 0)
    animator.setModel(.infinity, animation: .linear(duration: 1), time: 0.5)
    #expect(animator.value(at: 0.5) == .infinity)
    #expect(!animator.isAnimating)
    animator.setModel(10, animation: .linear(duration: 1), time: 0.5)
    #expect(animator.value(at: 0.6) == 10)
  }

  @Test func anEqualValueChangesNothing() {
    var animator = AttributeAnimator(3.0)
    animator.setModel(3, animation: .linear, time: 0)
    #expect(!animator.isAnimating)
    #expect(animator.nextSampleTime(after: 0) == nil)
  }
}
