/// An animation at another pace: its base at `t · speed`.
struct SpeedAnimation: BuiltInAnimation {
  let base: Animation
  /// Seconds of the base per second. A negative speed, or NaN, counts as 0, which holds the base at its start.
  let speed: Double

  init(base: Animation, speed: Double) {
    self.base = base
    self.speed = speed > 0 ? speed : 0
  }

  private func local(_ time: Double) -> Double { speed == 0 ? 0 : time * speed }

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: local(time), context: &context)
  }

  /// Merges with the same speed of the same kind of animation, if that does.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? SpeedAnimation, previous.speed == speed,
      base.hasSameKind(as: previous.base)
    else { return false }
    return base.shouldMerge(previous: previous.base, value: value, time: local(time), context: &context)
  }

  func rate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V {
    base.box.rate(value: value, time: local(time), context: &context).scaled(by: speed)
  }

  func duration<V: VectorArithmetic>(of value: V) -> Double? {
    guard let duration = base.box.duration(of: value) else { return nil }
    return duration == 0 ? 0 : duration / speed
  }

  func nextChange(after time: Double) -> Double {
    speed == 0 ? .infinity : max(time, base.box.nextChange(after: local(time)) / speed)
  }

  var isEndless: Bool { speed == 0 || base.box.isEndless }
}
