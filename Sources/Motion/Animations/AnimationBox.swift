/// An animation whose type is forgotten.
class AnimationBox: @unchecked Sendable {
  // Safe to share: all stored properties of this and its subclasses are constants of `Sendable` types.

  final let kind: AnimationKind

  init(kind: AnimationKind) {
    self.kind = kind
  }

  var base: any CustomAnimation { fatalError("abstract") }

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    fatalError("abstract")
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    fatalError("abstract")
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    fatalError("abstract")
  }

  func isEqual(to other: AnimationBox) -> Bool { fatalError("abstract") }

  func hash(into hasher: inout Hasher) { fatalError("abstract") }

  func rate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V {
    fatalError("abstract")
  }

  func duration<V: VectorArithmetic>(of value: V) -> Double? { nil }

  func nextChange(after time: Double) -> Double { time }

  var isEndless: Bool { false }
}

/// A box for an animation of which only the public protocol is known.
class CustomAnimationBox<Base: CustomAnimation>: AnimationBox, @unchecked Sendable {
  final let animation: Base

  init(_ animation: Base) {
    self.animation = animation
    super.init(kind: AnimationKind(animation))
  }

  final override var base: any CustomAnimation { animation }

  final override func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    animation.animate(value: value, time: time, context: &context)
  }

  final override func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    animation.velocity(value: value, time: time, context: context)
  }

  final override func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    animation.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  final override func isEqual(to other: AnimationBox) -> Bool {
    guard let other = other as? CustomAnimationBox<Base> else { return false }
    return animation == other.animation
  }

  final override func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(Base.self))
    hasher.combine(animation)
  }

  /// The velocity the animation tells, or else the slope of its next hundred microseconds.
  override func rate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V {
    if let velocity = animation.velocity(value: value, time: time, context: context) { return velocity }
    let step = 1e-4
    guard let now = animation.animate(value: value, time: time, context: &context) else { return .zero }
    var ahead = context
    guard let next = animation.animate(value: value, time: time + step, context: &ahead) else { return .zero }
    return (next - now).scaled(by: 1 / step)
  }
}

/// A box for one of Motion's own animations.
final class BuiltInAnimationBox<Base: BuiltInAnimation>: CustomAnimationBox<Base>, @unchecked Sendable {
  override func rate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V {
    animation.rate(value: value, time: time, context: &context)
  }

  override func duration<V: VectorArithmetic>(of value: V) -> Double? {
    animation.duration(of: value)
  }

  override func nextChange(after time: Double) -> Double {
    animation.nextChange(after: time)
  }

  override var isEndless: Bool { animation.isEndless }
}
