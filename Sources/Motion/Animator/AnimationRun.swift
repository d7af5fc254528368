/// One animation, or chain of animations, running on one attribute.
struct AnimationRun<Value: VectorArithmetic> {
  private(set) var animation: Animation
  private(set) var context: AnimationContext<Value>
  /// The vector that the animation covers.
  private(set) var interval: Value
  /// On the clock of the attribute, in seconds.
  private let begin: Double

  init(animation: Animation, interval: Value, begin: Double, environment: (any Sendable)?) {
    self.animation = animation
    self.interval = interval
    self.begin = begin
    context = AnimationContext(environment: environment)
  }

  var isLogicallyComplete: Bool { context.isLogicallyComplete }

  private func elapsed(at time: Double) -> Double { time > begin ? time - begin : 0 }

  /// How far the display is from the model at `time`; nil when the animation is over.
  @inline(__always)
  mutating func offset(at time: Double) -> Value? {
    guard var offset = animation.animate(value: interval, time: elapsed(at: time), context: &context) else {
      return nil
    }
    offset -= interval
    return offset
  }

  /// The derivative of what is covered, in units a second.
  func rate(at time: Double) -> Value {
    var context = context
    return animation.box.rate(value: interval, time: elapsed(at: time), context: &context)
  }

  /// Covers a further interval under another animation, which merges with the running one or joins it in a chain.
  mutating func retarget(_ new: Animation, by delta: Value, at time: Double, environment: (any Sendable)?) {
    let elapsed = elapsed(at: time)
    context._environment = environment
    var merged = context
    if new.shouldMerge(previous: animation, value: interval, time: elapsed, context: &merged) {
      animation = new
      context = merged
      context.isLogicallyComplete = false
    } else {
      var chain = animation.base as? CombinedAnimation ?? CombinedAnimation(animation)
      context = chain.append(new, interval: delta, value: interval, time: elapsed, context: context)
      animation = Animation(builtIn: chain)
    }
    interval += delta
    // Some animations learn from the targets that they are given, and at which times.
    if new.base is VelocityTrackingAnimation { _ = offset(at: time) }
  }

  /// The earliest time, not before `time`, at which something may change.
  func nextChange(after time: Double) -> Double {
    max(time, begin + animation.box.nextChange(after: elapsed(at: time)))
  }
}
