import Testing

@testable import Motion

@Suite struct VelocityTests {
  private func sampled(_ samples: [(Double, Double)]) -> VelocitySampler<Double> {
    var sampler = VelocitySampler<Double>()
    for (value, time) in samples { sampler.add(value, at: time) }
    return sampler
  }

  @Test func sampler() {
    #expect(sampled([]).velocity == 0)
    #expect(sampled([(1, 1)]).velocity == 0)
    #expect(sampled([(1, 1), (2, 2)]).velocity == 1)
    #expect(sampled([(1, 1), (2, 2), (4, 3)]).velocity == 1.25)
    #expect(abs(sampled([(1, 1), (2, 1.1)]).velocity - 10) < 1e-9)
    #expect(sampled([(1, 1), (2, 2), (4, 4)]).velocity == 1)
  }

  @Test func samplesOutOfOrder() {
    #expect(sampled([(1, 1), (2, 2), (9, 1.5)]).velocity == 1)
    #expect(sampled([(1, 1), (2, 2), (5, 2)]).velocity == 4)
  }

  @Test func anAnimationTakesOverTheVelocityOfAFinger() throws {
    var animator = AttributeAnimator(0.0)
    for frame in 1...6 {
      let time = Double(frame) / 60
      animator.setModel(Double(frame) * 10, animation: ._velocityTracking, time: time)
      #expect(animator.value(at: time) == Double(frame) * 10)
      #expect(animator.velocity(at: time) == 0)
    }
    // 600 points a second, and back to where it came from.
    animator.setModel(0, animation: .smooth, time: 0.1)
    #expect(abs(animator.value(at: 0.1) - 60) < 1e-9)
    #expect(abs(animator.velocity(at: 0.1) - 600) < 1e-6)
    let next = animator.value(at: 0.1 + 1.0 / 60)
    #expect(next > 67 && next < 70)
    #expect(animator.value(at: 5) == 0)
  }

  @Test func aTrackedVelocityDecays() throws {
    var animator = AttributeAnimator(0.0)
    animator.setModel(10, animation: ._velocityTracking, time: 0)
    animator.setModel(20, animation: ._velocityTracking, time: 0.01)
    animator.setModel(0, animation: .smooth, time: 0.11)
    let expected = 1000 * 0.818_566_804_688_150
    #expect(abs(animator.velocity(at: 0.11) - expected) < 1e-6)
  }

  @Test func trackingEnds() {
    var animator = AttributeAnimator(0.0)
    animator.setModel(10, animation: ._velocityTracking, time: 0)
    #expect(animator.value(at: 0.05) == 10)
    #expect(animator.isAnimating)
    #expect(animator.value(at: 0.1) == 10)
    #expect(!animator.isAnimating)
  }
}
