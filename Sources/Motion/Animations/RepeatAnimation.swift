/// An animation played several times.
///
/// A pass takes exactly as long as the base: pass `i` fills the times after `i · duration` up to and including
/// `(i + 1) · duration`, whatever frames are shown. With autoreverse every other pass shows `value - base`.
///
/// A base that takes no time leaves nothing to repeat: the animation is over at once. A base without end is never
/// repeated. Only the last pass can complete logically. A custom base does not tell its duration; see ``PassClock``.
struct RepeatAnimation: BuiltInAnimation {
  let base: Animation
  /// nil for ever. At least one pass is played.
  let repeatCount: Int?
  let autoreverses: Bool

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    play(value: value, time: time, context: &context) { base, value, time, context, isReversed in
      let covered = base.animate(value: value, time: time, context: &context) ?? value
      return isReversed ? value - covered : covered
    }
  }

  func rate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V {
    play(value: value, time: time, context: &context) { base, value, time, context, isReversed in
      base.box.rate(value: value, time: time, context: &context).scaled(by: isReversed ? -1 : 1)
    } ?? .zero
  }

  private func play<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>,
    body: (Animation, V, Double, inout AnimationContext<V>, Bool) -> V
  ) -> V? {
    var state = context.state[RepeatKey<V>.self] ?? RepeatState(clock: PassClock(base: base, value: value))
    // Taken out while it is worked on, so that it is not copied.
    context.state[RepeatKey<V>.self] = nil
    defer { context.state[RepeatKey<V>.self] = state }

    let (pass, local) = state.clock.position(base: base, value: value, time: time, context: context)
    guard let local, pass < max(repeatCount ?? .max, 1) else { return nil }
    if pass != state.pass || local < state.local {
      state.base = AnimationState()
    }
    state.pass = pass
    state.local = local
    var inner = context.withState(state.base)
    inner.isLogicallyComplete = false
    state.base = AnimationState()
    let result = body(base, value, local, &inner, autoreverses && pass % 2 == 1)
    state.base = inner.state
    if inner.isLogicallyComplete, let repeatCount, pass >= repeatCount - 1 {
      context.isLogicallyComplete = true
    }
    return result
  }

  func duration<V: VectorArithmetic>(of value: V) -> Double? {
    guard let pass = base.box.duration(of: value) else { return nil }
    if pass == 0 { return 0 }
    guard let repeatCount else { return .infinity }
    return pass * Double(max(repeatCount, 1))
  }

  /// The wait at the beginning of a first pass needs no frames; later ones are not looked into.
  func nextChange(after time: Double) -> Double {
    let change = base.box.nextChange(after: 0)
    return time < change ? change : time
  }

  var isEndless: Bool { repeatCount == nil || base.box.isEndless }
}

/// What a repeated animation remembers: the pass it is in, and what its base remembers about that pass.
struct RepeatState<V: VectorArithmetic> {
  var clock: PassClock<V>
  var pass = 0
  var local = 0.0
  var base = AnimationState<V>()
}

/// The key of a repeated animation's state.
enum RepeatKey<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: RepeatState<V>? { nil }
}
