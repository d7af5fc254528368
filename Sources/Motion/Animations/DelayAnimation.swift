/// An animation that waits: its base at `max(0, t - delay)`. While it waits it counts as running.
struct DelayAnimation: BuiltInAnimation {
  let base: Animation
  /// In seconds; negative skips the beginning of the base. NaN counts as 0.
  let delay: Double

  init(base: Animation, delay: Double) {
    self.base = base
    self.delay = delay.isNaN ? 0 : delay
  }

  private func local(_ time: Double) -> Double { max(0, time - delay) }

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: local(time), context: &context)
  }

  /// Merges with the same delay of the same kind of animation, if that does: the motion goes on without waiting again.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? DelayAnimation, previous.delay == delay,
      base.hasSameKind(as: previous.base)
    else { return false }
    return base.shouldMerge(previous: previous.base, value: value, time: local(time), context: &context)
  }

  func rate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V {
    time < delay ? .zero : base.box.rate(value: value, time: local(time), context: &context)
  }

  func duration<V: VectorArithmetic>(of value: V) -> Double? {
    base.box.duration(of: value).map { max(0, $0 + delay) }
  }

  func nextChange(after time: Double) -> Double {
    max(time, base.box.nextChange(after: local(time)) + delay)
  }

  var isEndless: Bool { base.box.isEndless }
}

extension Animation {
  /// Whether both wrap an animation of the same type.
  func hasSameKind(as other: Animation) -> Bool { type(of: base) == type(of: other.base) }
}
