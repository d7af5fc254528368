/// What an animation is told about the attribute it animates, and what it remembers and reports about it.
public struct AnimationContext<Value> where Value: VectorArithmetic {
  /// What the animation remembers about the attribute.
  public var state: AnimationState<Value>

  /// Whether the animation counts as complete, although it may go on for some time: a spring that only settles.
  ///
  /// The animation sets it.
  public var isLogicallyComplete: Bool

  /// The environment of the view that has the attribute. Motion knows no views and only passes it on.
  public var _environment: (any Sendable)? {
    get { environment?.value }
    set { environment = newValue.map(SharedEnvironment.init) }
  }

  // Behind a reference: a context is handed around for every value, and most animations do not look at it.
  fileprivate var environment: SharedEnvironment?

  package init(
    state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
    environment: (any Sendable)? = nil
  ) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    self.environment = environment.map(SharedEnvironment.init)
  }

  /// This context with another state, for calling an animation inside this one.
  public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> where T: VectorArithmetic {
    var context = AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete)
    context.environment = environment
    return context
  }
}

/// An environment that is kept once for all copies of a context.
private final class SharedEnvironment: Sendable {
  let value: any Sendable

  init(_ value: any Sendable) {
    self.value = value
  }
}
