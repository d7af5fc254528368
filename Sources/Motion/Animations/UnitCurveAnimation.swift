/// An easing along a unit curve. Other than ``BezierAnimation`` it hands its velocity on.
struct UnitCurveAnimation: BuiltInAnimation {
  let duration: Double
  let curve: UnitCurve

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    guard duration > 0, time <= duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  /// nil where the curve is upright.
  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    guard duration > 0, time >= 0, time <= duration else { return nil }
    let slope = curve.velocity(at: time / duration) / duration
    return slope.isFinite ? value.scaled(by: slope) : nil
  }

  func rate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V {
    velocity(value: value, time: time, context: context) ?? .zero
  }

  func duration<V: VectorArithmetic>(of value: V) -> Double? {
    duration > 0 ? duration : 0
  }
}
