/// The key under which a custom animation keeps something in its ``AnimationState``.
public protocol AnimationStateKey {
  /// The type of what is kept.
  associatedtype Value

  /// What is there before anything has been kept.
  static var defaultValue: Self.Value { get }
}
