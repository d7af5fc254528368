/// Divides time into the passes of a repeated animation.
///
/// The duration of a pass is asked of the animation. A custom animation does not tell it, so it is found by playing one
/// in advance, looking on a fixed grid for the first time at which it is over: as far as the time asked for, so that the
/// cost is spread over the first pass.
struct PassClock<V: VectorArithmetic> {
  private var value: V
  /// nil as long as it is not known.
  private var duration: Double?
  private var search: (context: AnimationContext<V>, step: Int)?

  init(base: Animation, value: V) {
    self.value = value
    duration = base.box.duration(of: value)
  }

  /// The pass that `time` is in, and the time within it; nil for the latter when passes take no time.
  mutating func position(
    base: Animation, value: V, time: Double, context: AnimationContext<V>
  ) -> (pass: Int, local: Double?) {
    if value != self.value {
      self = PassClock(base: base, value: value)
    }
    if duration == nil { look(base: base, until: time, context: context) }
    guard let duration, duration < .infinity else { return (0, time) }
    guard duration > 0 else { return (0, nil) }
    guard time > 0 else { return (0, 0) }
    // The end of a pass belongs to it, also when rounding put a frame's time just behind it.
    let passes = time / duration
    let pass = max(0, (passes - max(1e-9, 4 * passes.ulp)).rounded(.up) - 1)
    guard pass < Double(Int.max) else { return (.max, 0) }
    return (Int(pass), min(max(time - pass * duration, 0), duration))
  }

  private mutating func look(base: Animation, until time: Double, context: AnimationContext<V>) {
    var (inner, step) = search ?? (context.withState(AnimationState()), 0)
    search = nil
    while Double(step) * Conventions.durationSearchStep <= time {
      if base.animate(value: value, time: Double(step) * Conventions.durationSearchStep, context: &inner) == nil {
        duration = Double(step) * Conventions.durationSearchStep
        return
      }
      step += 1
      if step > Conventions.largestStepCount {
        duration = .infinity
        return
      }
    }
    search = (inner, step)
  }
}
