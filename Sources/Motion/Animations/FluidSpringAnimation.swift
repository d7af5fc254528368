/// The spring of the `.spring` family. It takes over any running animation, with its position and, if told, its velocity.
///
/// It is logically complete after its response, counted from the last take-over.
struct FluidSpringAnimation: BuiltInAnimation {
  let response: Double
  let dampingFraction: Double
  let blendDuration: Double

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    let (position, isComplete) = advance(&context.state[FluidSpringKey<V>.self], value: value, time: time)
    if isComplete { context.isLogicallyComplete = true }
    return position
  }

  @inline(__always)
  private func advance<V: VectorArithmetic>(
    _ motion: inout FluidSpringMotion<V>?, value: V, time: Double
  ) -> (position: V?, isComplete: Bool) {
    if motion == nil { motion = freshMotion(value: value) }
    return (motion!.position(target: value, time: time), motion!.isLogicallyComplete(at: time))
  }

  private func freshMotion<V: VectorArithmetic>(value: V) -> FluidSpringMotion<V> {
    FluidSpringMotion(spring: self, begin: 0, origin: .zero, velocity: .zero, responseExcess: 0, target: value)
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    var motion = context.state[FluidSpringKey<V>.self] ?? freshMotion(value: value)
    return motion.velocity(target: value, time: time)
  }

  func rate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V {
    velocity(value: value, time: time, context: context) ?? .zero
  }

  /// Always: the motion goes on from the position and the velocity of the running animation. One that tells no velocity,
  /// as an easing, hands over a standstill.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    let velocity = previous.velocity(value: value, time: time, context: context)
    var running = context
    let position = previous.animate(value: value, time: time, context: &running)
    var responseExcess = 0.0
    if blendDuration > 0, previous.isFluidSpring, let motion = running.state[FluidSpringKey<V>.self] {
      responseExcess = motion.response(at: time) - response
    }
    context.state[FluidSpringKey<V>.self] = FluidSpringMotion(
      spring: self, begin: time, origin: position ?? value, velocity: velocity ?? .zero,
      responseExcess: responseExcess.isFinite ? responseExcess : 0, target: value)
    return true
  }

  func duration<V: VectorArithmetic>(of value: V) -> Double? {
    freshMotion(value: value).duration
  }
}

/// The key of a fluid spring's motion.
enum FluidSpringKey<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: FluidSpringMotion<V>? { nil }
}

extension Animation {
  /// Whether the animation keeps a fluid spring's motion.
  var isFluidSpring: Bool { base is FluidSpringAnimation || base is DefaultAnimation }
}
