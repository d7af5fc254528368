/// An animation that counts as logically complete after a time, unless its base says so earlier. It goes on all the same.
struct LogicalCompletionAnimation: BuiltInAnimation {
  let base: Animation
  /// In seconds.
  let duration: Double

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    let result = base.animate(value: value, time: time, context: &context)
    if time >= duration - Conventions.timeTolerance { context.isLogicallyComplete = true }
    return result
  }

  /// Merges with the same modifier on the same kind of animation, if that does.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? LogicalCompletionAnimation, base.hasSameKind(as: previous.base) else {
      return false
    }
    return base.shouldMerge(previous: previous.base, value: value, time: time, context: &context)
  }

  func rate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V {
    base.box.rate(value: value, time: time, context: &context)
  }

  func duration<V: VectorArithmetic>(of value: V) -> Double? {
    base.box.duration(of: value)
  }

  func nextChange(after time: Double) -> Double {
    let change = base.box.nextChange(after: time)
    return time < duration ? min(change, duration) : change
  }

  var isEndless: Bool { !(duration < .infinity) && base.box.isEndless }
}
