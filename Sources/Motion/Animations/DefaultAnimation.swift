/// The animation of a change for which none is named.
struct DefaultAnimation: BuiltInAnimation {
  static let spring = FluidSpringAnimation(
    response: Conventions.defaultResponse, dampingFraction: 1, blendDuration: 0)

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    Self.spring.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    Self.spring.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    Self.spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  func rate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V {
    Self.spring.rate(value: value, time: time, context: &context)
  }

  func duration<V: VectorArithmetic>(of value: V) -> Double? {
    Self.spring.duration(of: value)
  }
}
