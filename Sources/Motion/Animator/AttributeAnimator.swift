/// The animated value of one attribute: the value that the model has, and how far the display is behind it.
///
/// The displayed value is `model + covered - interval`, where the interval is the sum of the animated changes that have
/// not been completed, and what is covered of it is told by the animation. When the animation is over the model itself
/// is displayed.
///
/// Times are in seconds on one clock, and never go back: setting and sampling happen at non-decreasing times. To go back
/// in time, make a new animator and set the same values at the same times again; the values at a time do not depend on
/// when else it was sampled.
///
/// - Complexity: sampling a single spring or easing does not allocate.
public struct AttributeAnimator<Value: VectorArithmetic> {
  /// What the attribute has been set to.
  public private(set) var model: Value

  private var run: AnimationRun<Value>?
  private var listeners = CompletionListeners<Value>()

  /// An attribute at rest.
  public init(_ model: Value) {
    self.model = model
  }

  /// Sets a new model value.
  ///
  /// - Parameters:
  ///   - new: the new value. A change whose length is not a finite number is not animated, and ends what runs.
  ///   - animation: how to get there. With nil the display jumps by the change; an animation that runs goes on, relative
  ///     to the new value.
  ///   - time: now.
  ///   - environment: the environment for the animation's context.
  ///   - completions: what waits for this change. Each is joined if the change is animated.
  public mutating func setModel(
    _ new: Value, animation: Animation?, time: Double, environment: (any Sendable)? = nil,
    completions: [AnimationCompletion] = []
  ) {
    guard new != model else { return }
    let delta = new - model
    model = new
    guard delta.magnitudeSquared.isFinite else {
      run = nil
      listeners.release()
      return
    }
    guard let animation else { return }
    if run != nil, run?.offset(at: time) == nil {
      // It was over before now, and nobody has looked since.
      run = nil
      listeners.runEnded()
    }
    if let running = run {
      listeners.fork(running)
      run?.retarget(animation, by: delta, at: time, environment: environment)
    } else {
      run = AnimationRun(animation: animation, interval: delta, begin: time, environment: environment)
      if animation.base is VelocityTrackingAnimation { _ = run?.offset(at: time) }
    }
    listeners.join(completions)
  }

  /// The displayed value.
  ///
  /// - Parameters:
  ///   - time: now.
  ///   - completed: gets the completions that have become due.
  @inline(__always)
  public mutating func value(at time: Double, completed: inout [AnimationCompletion]) -> Value {
    var displayed = model
    if let offset = run?.offset(at: time) {
      displayed += offset
      if run?.isLogicallyComplete == true { listeners.runCompletedLogically() }
    } else if run != nil {
      run = nil
      listeners.runEnded()
    }
    if !listeners.isEmpty { listeners.sample(at: time, completed: &completed) }
    return displayed
  }

  /// The displayed value at a later time, without moving on to it: nothing ends and nothing becomes due.
  public func peek(at time: Double) -> Value {
    guard var run, let offset = run.offset(at: time) else { return model }
    return model + offset
  }

  /// Whether the animator has to be sampled: the display may be behind the model, or somebody waits for the completion of
  /// an animation that another has replaced.
  public var isAnimating: Bool { run != nil || listeners.isWaiting }

  /// The velocity of the displayed value, in units a second.
  public func velocity(at time: Double) -> Value {
    run?.rate(at: time) ?? .zero
  }

  /// The animation that runs. Several that run at once are one combined animation.
  public var animation: Animation? { run?.animation }

  /// The earliest time at which the animator has to be sampled again: `time` itself while something moves, the end of a
  /// wait, and nil when nothing changes any more.
  public func nextSampleTime(after time: Double) -> Double? {
    let next = min(run?.nextChange(after: time) ?? .infinity, listeners.nextChange(after: time))
    return next < .infinity ? next : nil
  }

  /// Ends everything at once, since the attribute goes away. The model is displayed.
  ///
  /// - Parameter completed: gets the completions that have become due.
  public mutating func finish(completed: inout [AnimationCompletion]) {
    run = nil
    listeners.release()
    listeners.collect(into: &completed)
  }
}
