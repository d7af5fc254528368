import Testing

@testable import Motion

@Suite struct AnimationFactoryTests {
  @Test(arguments: [
    (Animation.smooth, "FluidSpringAnimation(response: 0.5, dampingFraction: 1.0, blendDuration: 0.0)"),
    (.spring, "FluidSpringAnimation(response: 0.5, dampingFraction: 1.0, blendDuration: 0.0)"),
    (.spring(), "FluidSpringAnimation(response: 0.5, dampingFraction: 1.0, blendDuration: 0.0)"),
    (
      .spring(dampingFraction: 0.825),
      "FluidSpringAnimation(response: 0.5, dampingFraction: 0.825, blendDuration: 0.0)"
    ),
    (.spring(response: 0.3), "FluidSpringAnimation(response: 0.3, dampingFraction: 0.825, blendDuration: 0.0)"),
    (.snappy, "FluidSpringAnimation(response: 0.5, dampingFraction: 0.85, blendDuration: 0.0)"),
    (.bouncy, "FluidSpringAnimation(response: 0.5, dampingFraction: 0.7, blendDuration: 0.0)"),
    (
      .bouncy(duration: 0.25, extraBounce: 0.2),
      "FluidSpringAnimation(response: 0.25, dampingFraction: 0.5, blendDuration: 0.0)"
    ),
    (.interactiveSpring, "FluidSpringAnimation(response: 0.15, dampingFraction: 0.85, blendDuration: 0.25)"),
    (
      .interactiveSpring(response: 0.15),
      "FluidSpringAnimation(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)"
    ),
    (
      .spring(Spring(response: 0.25, dampingRatio: 0.5), blendDuration: 1),
      "FluidSpringAnimation(response: 0.25, dampingFraction: 0.5, blendDuration: 1.0)"
    ),
    (.default, "DefaultAnimation()"),
    (
      .linear,
      "BezierAnimation(duration: 0.35, curve: SwiftUI.UnitCurve.CubicSolver"
        + "(ax: -2.0, bx: 3.0, cx: 0.0, ay: -2.0, by: 3.0, cy: 0.0))"
    ),
    (
      .interpolatingSpring(stiffness: 100, damping: 10),
      "InterpolatingSpringAnimation(mass: 1.0, stiffness: 100.0, damping: 10.0, initialVelocity: 0.0)"
    ),
  ])
  func description(animation: Animation, text: String) {
    #expect(animation.description == text)
  }

  @Test func debugDescription() {
    #expect(Animation.default.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
    #expect(Animation.default.customMirror.description == "Mirror for Animation")
  }

  @Test func equality() {
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.linear != .easeIn)
    #expect(Animation.linear.delay(1) == Animation.linear.delay(1))
    #expect(Animation.linear.delay(1) != Animation.linear.delay(2))
    #expect(Animation.linear.delay(1).speed(2) != Animation.linear.speed(2).delay(1))
    #expect(Animation.easeIn != .timingCurve(.easeIn, duration: 0.35))
    #expect(Animation.default != .spring)
    let animations: Set<Animation> = [.smooth, .spring, .bouncy, .linear.repeatForever(), .linear.repeatForever()]
    #expect(animations.count == 3)
    let base = Animation.bouncy.base
    let again = Animation(base)
    #expect(again == .bouncy)
  }

  @Test func interpolatingSpringsOfTheSameKind() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let animation = Animation.interpolatingSpring(spring)
    for time in [0.1, 0.25, 0.5] {
      #expect(animation.value(at: time) == Animation.interpolatingSpring(duration: 0.5, bounce: 0.3).value(at: time))
    }
    #expect(Animation.interpolatingSpring.value(at: 0.2) == Animation.interpolatingSpring(duration: 0.5).value(at: 0.2))
  }

  @Test func easingsWithoutDurationTakeAThirdOfASecond() {
    for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut, .timingCurve(0.2, 0.3, 0.4, 0.5)] {
      #expect(animation.value(at: 0.35) == 1)
      #expect(animation.value(at: 0.351) == nil)
    }
  }
}
