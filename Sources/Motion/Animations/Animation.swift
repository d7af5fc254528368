import Foundation

/// How a value gets from an old state to a new one in time.
///
/// An animation is a pure function of the time since it began: the frames that happen to be shown change nothing about
/// the values at other times.
public struct Animation: Sendable {
  let box: AnimationBox

  /// Wraps a custom animation.
  public init<A>(_ base: A) where A: CustomAnimation {
    if let builtIn = base as? any BuiltInAnimation {
      box = Animation.box(of: builtIn)
    } else {
      box = CustomAnimationBox(base)
    }
  }

  init(builtIn base: some BuiltInAnimation) {
    box = Animation.box(of: base)
  }

  private static func box(of base: some BuiltInAnimation) -> AnimationBox { BuiltInAnimationBox(base) }

  /// The animation that is wrapped.
  public var base: any CustomAnimation { box.base }

  /// The part of `value` covered at `time`; nil when the animation is over.
  ///
  /// - Parameters:
  ///   - value: the vector from the old value to the new one.
  ///   - time: seconds since the animation began.
  ///   - context: what the animation remembers about the attribute.
  public func animate<V>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    // Not through the box, where it can be helped: a call that is known can be specialised for the vector's type.
    switch box.kind {
    case .custom: box.animate(value: value, time: time, context: &context)
    case .spring(let spring): spring.animate(value: value, time: time, context: &context)
    case .bezier(let bezier): bezier.animate(value: value, time: time, context: &context)
    case .unitCurve(let curve): curve.animate(value: value, time: time, context: &context)
    case .interpolatingSpring(let spring): spring.animate(value: value, time: time, context: &context)
    case .delay(let delay): delay.animate(value: value, time: time, context: &context)
    case .speed(let speed): speed.animate(value: value, time: time, context: &context)
    case .repeats(let repeats): repeats.animate(value: value, time: time, context: &context)
    case .logicalCompletion(let animation): animation.animate(value: value, time: time, context: &context)
    case .combined(let chain): chain.animate(value: value, time: time, context: &context)
    }
  }

  /// The velocity at `time` that the animation hands to one that merges with it, in units a second; nil when it hands
  /// on none.
  public func velocity<V>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    box.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation takes the place of a running one. See ``CustomAnimation``.
  public func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic {
    box.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: Hashable {
  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    lhs.box === rhs.box || lhs.box.isEqual(to: rhs.box)
  }

  public func hash(into hasher: inout Hasher) {
    box.hash(into: &hasher)
  }
}
