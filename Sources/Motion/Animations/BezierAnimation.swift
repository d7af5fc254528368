/// An easing along a Bézier curve: `value · curve(t / duration)`.
///
/// The end of the interval belongs to the animation, which is over only after it. It hands no velocity to an animation
/// that merges with it, and is logically complete when it is removed.
struct BezierAnimation: BuiltInAnimation {
  let duration: Double
  let curve: CubicSolver

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    guard duration > 0, time <= duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func rate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V {
    guard duration > 0, time >= 0, time <= duration else { return .zero }
    let slope = curve.velocity(at: time / duration) / duration
    return slope.isFinite ? value.scaled(by: slope) : .zero
  }

  func duration<V: VectorArithmetic>(of value: V) -> Double? {
    duration > 0 ? duration : 0
  }
}

extension BezierAnimation: CustomStringConvertible {
  var description: String {
    let solver =
      "SwiftUI.UnitCurve.CubicSolver(ax: \(curve.ax), bx: \(curve.bx), cx: \(curve.cx), "
      + "ay: \(curve.ay), by: \(curve.by), cy: \(curve.cy))"
    return "BezierAnimation(duration: \(duration), curve: \(solver))"
  }
}
