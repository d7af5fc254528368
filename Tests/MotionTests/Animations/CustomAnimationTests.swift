import Testing

@testable import Motion

/// Counts how often it was asked, in its state.
private struct Counting: CustomAnimation {
  enum Calls: AnimationStateKey {
    static var defaultValue: Int { 0 }
  }

  var merges = false

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    context.state[Calls.self] += 1
    if time >= 0.5 { context.isLogicallyComplete = true }
    return time < 1 ? value.scaled(by: time) : nil
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    merges && previous.base is Counting
  }
}

@Suite struct CustomAnimationTests {
  @Test func stateIsAValue() {
    var state = AnimationState<Double>()
    #expect(state[Counting.Calls.self] == 0)
    state[Counting.Calls.self] = 3
    let copy = state
    state[Counting.Calls.self] += 1
    #expect(state[Counting.Calls.self] == 4)
    #expect(copy[Counting.Calls.self] == 3)
  }

  @Test func keysAreKeptApart() {
    enum Other: AnimationStateKey {
      static var defaultValue: String { "none" }
    }
    var state = AnimationState<Double>()
    state[Other.self] = "some"
    state[Counting.Calls.self] = 1
    #expect(state[Other.self] == "some")
    #expect(state[Counting.Calls.self] == 1)
  }

  @Test func contextIsHandedThroughModifiers() {
    var context = AnimationContext<Double>()
    let animation = Animation(Counting()).delay(1).speed(2)
    #expect(animation.animate(value: 8, time: 0.75, context: &context) == 4)
    #expect(context.state[Counting.Calls.self] == 1)
    #expect(context.isLogicallyComplete)
  }

  @Test func contextWithAnotherState() {
    var context = AnimationContext<Double>(isLogicallyComplete: true, environment: "night")
    context.state[Counting.Calls.self] = 5
    let other = context.withState(AnimationState<Float>())
    #expect(other.isLogicallyComplete)
    #expect(other._environment as? String == "night")
    #expect(other.state[Counting.Calls.self] == 0)
  }

  @Test func mergingKeepsStateAndClock() {
    var animator = AttributeAnimator(0.0)
    animator.setModel(10, animation: Animation(Counting(merges: true)), time: 0)
    #expect(animator.value(at: 0.5) == 5)
    animator.setModel(20, animation: Animation(Counting(merges: true)), time: 0.5)
    #expect(animator.value(at: 0.5) == 10)
    #expect(animator.value(at: 0.75) == 15)
    #expect(animator.value(at: 1) == 20)
    #expect(!animator.isAnimating)
  }

  @Test func notMergingCombines() {
    var animator = AttributeAnimator(0.0)
    animator.setModel(10, animation: Animation(Counting()), time: 0)
    animator.setModel(20, animation: Animation(Counting()), time: 0.5)
    #expect(animator.value(at: 0.75) == 10.625)
    #expect(animator.animation?.base is CombinedAnimation)
    #expect(animator.value(at: 1.25) == 17.5)
    #expect(animator.value(at: 1.5) == 20)
    #expect(!animator.isAnimating)
  }

  @Test func environmentReachesTheAnimation() {
    struct Reads: CustomAnimation {
      func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        (context._environment as? Double).map { value.scaled(by: $0) }
      }
    }
    var animator = AttributeAnimator(0.0)
    animator.setModel(10, animation: Animation(Reads()), time: 0, environment: 0.25)
    #expect(animator.value(at: 0) == 2.5)
    animator.setModel(20, animation: Animation(Reads()).delay(0), time: 0, environment: 0.5)
    // The latest environment counts for both.
    #expect(animator.value(at: 0) == 12.5)
  }
}
