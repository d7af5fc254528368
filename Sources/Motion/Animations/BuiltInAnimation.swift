/// What Motion's own animations tell about themselves beyond ``CustomAnimation``. Times are in seconds since the
/// animation began.
protocol BuiltInAnimation: CustomAnimation {
  /// The derivative of the animation's value by time.
  ///
  /// Other than `velocity`, which hands over to a merging animation only what SwiftUI hands over, this is there for
  /// every animation.
  func rate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V

  /// How long the animation of `value` takes from a fresh start: infinite when it has no end, nil when it cannot be told
  /// in advance.
  func duration<V: VectorArithmetic>(of value: V) -> Double?

  /// The earliest time, not before `time`, at which the value or the logical completion may differ from what it is at
  /// `time`. Infinite when nothing changes any more.
  func nextChange(after time: Double) -> Double

  /// Whether the animation never completes, not even logically.
  var isEndless: Bool { get }
}

extension BuiltInAnimation {
  func nextChange(after time: Double) -> Double { time }

  var isEndless: Bool { false }
}
