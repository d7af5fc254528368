import Foundation
import Testing

@testable import Motion

@Suite struct SpringTests {
  @Test(arguments: [
    (Spring.smooth, 157.91367041742973, 25.132741228718345, 12.566370614359172, 0.0),
    (Spring.snappy, 157.91367041742973, 21.362830044410593, 10.681415022205297, 6.619746486145581),
    (Spring.bouncy, 157.91367041742973, 17.59291886010284, 8.79645943005142, 8.974183634899006),
    (Spring(duration: 0.7, bounce: 0.2), 80.56819919256618, 14.361566416410485, 7.180783208205242, 5.38558740615393),
    (Spring(duration: 0.3, bounce: 1.2), 438.6490844928604, 0.0, 0.0, 20.943951023931955),
  ])
  func parameters(spring: Spring, stiffness: Double, damping: Double, decay: Double, frequency: Double) {
    #expect(abs(spring.stiffness - stiffness) < 1e-10)
    #expect(abs(spring.damping - damping) < 1e-10)
    #expect(abs(spring.decayConstant - decay) < 1e-10)
    #expect(abs(spring.angularFrequency - frequency) < 1e-10)
    #expect(spring.mass == 1)
  }

  @Test func physicalParametersReadBackAsDurationAndBounce() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(spring.duration - 0.6283185307179586) < 1e-12)
    #expect(abs(spring.bounce - 0.5) < 1e-12)
    #expect(abs(spring.response - spring.duration) < 1e-15)
    #expect(abs(spring.stiffness - 100) < 1e-10)
    #expect(abs(spring.damping - 10) < 1e-12)
  }

  @Test func dampingAboveTheCriticalOneIsReducedUnlessAllowed() {
    let reduced = Spring(mass: 1, stiffness: 100, damping: 40)
    #expect(reduced.angularFrequency == 0)
    #expect(reduced.decayConstant == 10)
    let kept = Spring(mass: 1, stiffness: 100, damping: 40, allowOverDamping: true)
    #expect(abs(kept.decayConstant - 20) < 1e-12)
    #expect(abs(kept.angularFrequency + 300.0.squareRoot()) < 1e-12)
    #expect(abs(kept.dampingRatio - 2) < 1e-12)
    #expect(abs(kept.bounce + 0.5) < 1e-12)
  }

  @Test func stiffnessOfAnOverDampedSpringIsSwiftUIs() {
    let spring = Spring(mass: 0.6, stiffness: 0.1, damping: 10, allowOverDamping: true)
    #expect(abs(spring.stiffness - 83.23333333333335) < 1e-9)
    #expect(abs(spring.forceConstant - 0.1) < 1e-9)
    #expect(abs(spring.value(target: 2.0, initialVelocity: 0, time: 0.3) - 0.004804165910317293) < 1e-9)
    let flat = Spring(duration: 0.7, bounce: -0.2)
    #expect(abs(flat.force(target: 0.2, position: 1, velocity: -0.2) + 132.47794912223426) < 1e-9)
    #expect(abs(flat.forceConstant - 80.56819919256618) < 1e-9)
    #expect(abs(flat.damping - 22.43994752564138) < 1e-9)
    #expect(abs(flat.angularFrequency + 6.731984257692414) < 1e-9)
  }

  @Test(arguments: [
    (Spring.smooth, [0.1313114554, 0.3577395565, 0.8210255536, 0.9863990685, 0.9999526894]),
    (Spring.snappy, [0.1382103527, 0.3881024458, 0.8945094532, 1.0060199607, 0.9999660819]),
    (Spring.bouncy, [0.1457150135, 0.4233021231, 0.9840874910, 1.0144984216, 1.0000715969]),
    (Spring(duration: 0.5, bounce: -0.2), [0.1209995930, 0.3156834093, 0.7234497124, 0.9423826048, 0.9975100764]),
  ])
  func values(spring: Spring, expected: [Double]) {
    for (time, value) in zip([0.05, 0.1, 0.25, 0.5, 1], expected) {
      #expect(abs(spring.value(target: 1.0, time: time) - value) < 1e-9)
    }
  }

  @Test(arguments: [
    (Spring.smooth, [4.2122531294, 4.4943737624, 1.7060171115, 0.1474473680, 0.0005506990]),
    (Spring.snappy, [4.5445083910, 5.0389075783, 1.6455812826, -0.0191478891, 0.0001809392]),
    (Spring.bouncy, [4.9170485434, 5.7075583376, 1.5262647111, -0.2109508199, 0.0011592037]),
  ])
  func velocities(spring: Spring, expected: [Double]) {
    for (time, velocity) in zip([0.05, 0.1, 0.25, 0.5, 1], expected) {
      #expect(abs(spring.velocity(target: 1.0, time: time) - velocity) < 1e-9)
    }
  }

  @Test func valuesOfTheDefaultSpring() {
    let spring = Spring()
    #expect(abs(spring.value(target: 1.2, time: 0.2) - 0.8584988269031488) < 1e-12)
    #expect(abs(spring.velocity(target: 1.2, initialVelocity: 0.1, time: 0.2) - 3.0576820811770435) < 1e-12)
    #expect(abs(spring.force(target: 0.2, position: 1, velocity: -0.2) + 121.30438808820011) < 1e-10)
    #expect(abs(spring.force(target: 1, position: 0.3, velocity: 0) - 110.53956929220081) < 1e-10)
  }

  @Test func valuesWithBounce() {
    let spring = Spring(duration: 0.7, bounce: 0.2)
    #expect(abs(spring.value(target: 1.2, initialVelocity: 0.1, time: 0.2) - 0.7335374463664996) < 1e-12)
    #expect(abs(spring.velocity(target: 1.2, initialVelocity: 0.1, time: 0.2) - 3.7432199543353395) < 1e-12)
    #expect(abs(spring.force(target: 1.2, position: 0.1, velocity: 0.2) - 85.7527058285407) < 1e-10)
  }

  @Test func overDampedVelocityIsTheDerivativeAndSwiftUIsAddsTheTarget() {
    let spring = Spring(duration: 0.7, bounce: -0.2)
    #expect(abs(spring.value(target: 1.2, time: 0.2) - 0.5589590832276458) < 1e-12)
    #expect(abs(spring.velocity(target: 1.2, initialVelocity: 0.1, time: 0.2) - 2.718503301573137) < 1e-12)
    let copied = spring.velocity(at: 0.2, asSwiftUI: true).applied(target: 1.2, initialVelocity: 0.1)
    #expect(abs(copied - 3.918503301573137) < 1e-12)
  }

  @Test func updateMovesOn() {
    let spring = Spring()
    var (value, velocity) = (0.0, 0.0)
    let steps = [
      (0.16, 0.7162330212017152), (0.16, 1.0919585580975728), (0.16, 1.1797395665550872), (1.0, 1.1999998030798995),
    ]
    for (time, expected) in steps {
      spring.update(value: &value, velocity: &velocity, target: 1.2, deltaTime: time)
      #expect(abs(value - expected) < 1e-12)
    }
  }

  @Test(arguments: [
    (Spring.smooth, 0.7999999999999999, 1.0), (Spring.snappy, 0.8768271225053476, 1.0923964163),
    (Spring.bouncy, 1.0447130905120119, 1.3064758044),
    (Spring(duration: 0.5, bounce: 0.5), 1.4154164094969397, 1.7818842089),
    (Spring(duration: 1, bounce: 0), 1.5, 1.9), (Spring(duration: 1, bounce: 0.3), 1.9539284905684269, 2.4774539183),
    (Spring(duration: 0.5, bounce: -0.2), 1.2, 1.6), (Spring(duration: 0.5, bounce: -0.5), 2.1, 2.8),
  ])
  func settlingDuration(spring: Spring, coarse: Double, fine: Double) {
    #expect(abs(spring.settlingDuration - coarse) < 1e-9)
    #expect(abs(spring.settlingDuration(target: 1.0, epsilon: 1e-4) - fine) < 1e-9)
  }

  @Test func settlingDurationOfATargetAndAVelocity() {
    let spring = Spring(duration: 0.7, bounce: 0.2)
    let duration = spring.settlingDuration(target: 1.2, initialVelocity: 0.1, epsilon: 0.001)
    #expect(abs(duration - 1.2786385205350255) < 1e-9)
    #expect(abs(Spring().settlingDuration(target: 10.0, initialVelocity: 1, epsilon: 0.01) - 0.8) < 1e-9)
    #expect(abs(Spring(duration: 0.7, bounce: -0.2).settlingDuration - 1.7) < 1e-9)
    #expect(abs(Spring(mass: 1, stiffness: 100, damping: 10).settlingDuration - 1.7399029496420382) < 1e-9)
  }

  @Test func settlingDurationWithoutEnd() {
    #expect(Spring(duration: 0.3, bounce: 1.2).settlingDuration == .infinity)
    #expect(Spring(mass: 0.6, stiffness: 0.1, damping: 10, allowOverDamping: true).settlingDuration == 0)
  }

  @Test(arguments: [
    (0.5, 0.3, 38.33958539830451), (0.4, 0.8, 22.48574171793666), (0.1, 0.1, 461.0195353914841),
    (0.456, 0.321, 39.80033395521344), (11.0, 0.9, 0.8480804664235072), (2.0, 20.0, 4.616706446380154),
  ])
  func settlingInAGivenTime(duration: Double, ratio: Double, frequency: Double) {
    let spring = Spring(settlingDuration: duration, dampingRatio: ratio)
    #expect(abs(2 * .pi / spring.response - frequency) < 1e-6 * frequency)
    #expect(abs(spring.dampingRatio - min(ratio, 1)) < 1e-12)
  }

  @Test(arguments: [(0.0, 0.5), (1.0, 0.0), (.nan, 0.5), (1.0, .nan)])
  func settlingInAnImpossibleTimeGivesNaN(duration: Double, ratio: Double) {
    let spring = Spring(settlingDuration: duration, dampingRatio: ratio)
    #expect(spring.response.isNaN)
    #expect(spring.value(target: 1.0, time: 0.1).isNaN)
  }

  @Test func infiniteDampingReadsBackAsNaN() {
    let spring = Spring(duration: 0.5, bounce: -1)
    #expect(spring.duration.isNaN)
    #expect(spring.bounce.isNaN)
  }

  @Test func infiniteTimeIsRest() {
    for spring in [Spring.smooth, .bouncy, Spring(duration: 0.5, bounce: -0.5)] {
      #expect(spring.value(target: 3.0, initialVelocity: 2, time: .infinity) == 3)
      #expect(spring.velocity(target: 3.0, initialVelocity: 2, time: .infinity) == 0)
    }
  }

  @Test func animatableFormsWorkOnTheData() {
    let spring = Spring.bouncy
    let (from, to) = (CGPoint(x: 10, y: 20), CGPoint(x: 110, y: -20))
    let velocity = CGPoint(x: 5, y: 6)
    let value = spring.value(fromValue: from, toValue: to, initialVelocity: velocity, time: 0.2)
    #expect(abs(value.x - (10 + spring.value(target: 100.0, initialVelocity: 5, time: 0.2))) < 1e-12)
    #expect(abs(value.y - (20 + spring.value(target: -40.0, initialVelocity: 6, time: 0.2))) < 1e-12)
    let speed = spring.velocity(fromValue: from, toValue: to, initialVelocity: velocity, time: 0.2)
    #expect(abs(speed.x - spring.velocity(target: 100.0, initialVelocity: 5, time: 0.2)) < 1e-12)
    let force = spring.force(fromValue: from, toValue: to, position: value, velocity: speed)
    #expect(abs(force.y - spring.force(target: -20, position: value.y, velocity: speed.y)) < 1e-9)
    let duration = spring.settlingDuration(fromValue: from, toValue: to, initialVelocity: velocity, epsilon: 0.001)
    let pair = AnimatablePair(100.0, -40.0)
    #expect(duration == spring.settlingDuration(target: pair, initialVelocity: AnimatablePair(5, 6), epsilon: 0.001))
  }

  @Test func mirrorShowsWhatIsStored() {
    let labels = Mirror(reflecting: Spring()).children.map { $0.label ?? "" }
    #expect(labels == ["angularFrequency", "decayConstant", "_mass"])
  }
}
