@testable import Motion

extension Animation {
  /// The values at some times, each from a fresh start.
  func value(of interval: Double = 1, at time: Double) -> Double? {
    var context = AnimationContext<Double>()
    return animate(value: interval, time: time, context: &context)
  }

  /// The values at some times, one after the other.
  func values(of interval: Double = 1, at times: [Double]) -> [Double?] {
    var context = AnimationContext<Double>()
    return times.map { animate(value: interval, time: $0, context: &context) }
  }

  /// The first time among `times` at which the animation is logically complete, and that at which it is over.
  func completion(of interval: Double = 1, at times: some Sequence<Double>) -> (logical: Double?, end: Double?) {
    var context = AnimationContext<Double>()
    var logical: Double?
    for time in times {
      let value = animate(value: interval, time: time, context: &context)
      if context.isLogicallyComplete, logical == nil { logical = time }
      if value == nil { return (logical, time) }
    }
    return (logical, nil)
  }
}

extension AttributeAnimator {
  /// The displayed value, completions not looked at.
  mutating func value(at time: Double) -> Value {
    var completed: [AnimationCompletion] = []
    return value(at: time, completed: &completed)
  }
}
