import Testing

@testable import Motion

@Suite struct InterpolatingSpringTests {
  @Test(arguments: [
    (1.0, 100.0, 10.0, 0.0, 1.4727003346780925, [0.34029985, 1.02335958, 1.07459057, 1.00217012]),
    (1, 100, 10, 10, 1.4727003346780925, [0.87380704, 1.29746948, 0.98664815, 1.00755560]),
    (1, 100, 1, 0, 13.91321015404625, [0.44500828, 1.67880069, 0.82121419, 1.52920882]),
    (1, 100, 20, 0, 1, [0.26424112, 0.71270250, 0.95957232]),
    (1, 100, 40, 0, 1, [0.26424112, 0.71270250, 0.95957232]),
    (1, 170, 15, 0, 0.992036064241539, [0.48094314, 1.08701591, 0.99978680]),
    (2, 50, 8, 0, 3.634960085933117, [0.10766714, 0.50868464, 1.12205529, 1.07608721]),
  ])
  func values(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, duration: Double, expected: [Double]
  ) throws {
    let animation = Animation.interpolatingSpring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    for (time, value) in zip([0.1, 0.25, 0.5, 1], expected) {
      let actual = try #require(animation.value(at: time))
      #expect(abs(actual - value) < 1e-8)
    }
    let told = try #require(animation.box.duration(of: 1.0))
    #expect(abs(told - duration) < 1e-9)
    #expect(animation.value(at: told - 1e-9) != nil)
    #expect(animation.value(at: told) == nil)
  }

  @Test func pace() throws {
    let animation = Animation.interpolatingSpring(duration: 0.5, bounce: 0.3)
    let duration = try #require(animation.box.duration(of: 1.0))
    #expect(abs(duration - 0.8629552831744205) < 1e-9)
    for (time, value) in [(0.1, 0.42330212), (0.25, 0.98408749), (0.5, 1.01449842)] {
      let actual = try #require(animation.value(at: time))
      #expect(abs(actual - value) < 1e-8)
    }
  }

  @Test func logicalCompletionIgnoresTheMass() throws {
    for mass in [1.0, 4] {
      let animation = Animation.interpolatingSpring(mass: mass, stiffness: 100, damping: 5)
      let times = stride(from: 0.0, to: 1, by: 0.001)
      let logical = try #require(animation.completion(at: times).logical)
      #expect(abs(logical - 0.2 * .pi) < 0.001)
    }
  }

  @Test func withoutDampingItHasNoEnd() {
    let animation = Animation.interpolatingSpring(stiffness: 100, damping: 0)
    #expect(animation.box.duration(of: 1.0) == .infinity)
    #expect(animation.value(at: 1e6) != nil)
  }

  @Test(arguments: [
    (0.0, 100.0, 10.0), (1, 0, 10), (-1, 100, 10), (1, -5, 10), (.nan, 1, 1), (1, .nan, 1), (1, 1, .nan),
  ])
  func withoutAPullItIsOverAtOnce(mass: Double, stiffness: Double, damping: Double) {
    #expect(Animation.interpolatingSpring(mass: mass, stiffness: stiffness, damping: damping).value(at: 0) == nil)
  }

  @Test func velocityIsTheDerivative() throws {
    let animation = Animation.interpolatingSpring(stiffness: 100, damping: 8, initialVelocity: 3)
    let context = AnimationContext<Double>()
    for time in [0.05, 0.3, 0.7, 1.1] {
      let (behind, ahead) = (
        try #require(animation.value(of: 10, at: time - 1e-6)), try #require(animation.value(of: 10, at: time + 1e-6))
      )
      let velocity = try #require(animation.velocity(value: 10, time: time, context: context))
      #expect(abs(velocity - (ahead - behind) / 2e-6) < 1e-5)
    }
  }
}
