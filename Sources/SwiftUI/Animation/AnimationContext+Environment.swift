extension AnimationContext {
  /// The environment of the view that has the animated attribute, as it was when the animation began.
  public var environment: EnvironmentValues { _environment as? EnvironmentValues ?? EnvironmentValues() }
}
