/// A sequence of keyframes that drives one part of a value.
///
/// Tracks run side by side; a track that ends before others keeps its last value. When several drive the same part, the
/// last one wins.
public struct KeyframeTrack<Root, Value, Content>: Keyframes
where Value == Content.Value, Content: KeyframeTrackContent {
  @_implements(Keyframes,Value)
  public typealias _Root = Root

  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  init(keyPath: WritableKeyPath<Root, Value>, content: Content) {
    self.keyPath = keyPath
    self.content = content
  }

  /// A track that drives the value itself.
  ///
  /// - Parameter content: the keyframes, in order.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(keyPath: \.self, content: content())
  }

  /// A track that drives a part of the value.
  ///
  /// - Parameters:
  ///   - keyPath: the part.
  ///   - content: the keyframes, in order.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.init(keyPath: keyPath, content: content())
  }

  public var body: KeyframeTrack<Root, Value, Content> { self }

  public func _resolve(into resolved: inout _ResolvedKeyframes<Root>) {
    var keyframes = _ResolvedKeyframeTrackContent<Value>()
    content._resolve(into: &keyframes)
    let initialValue = resolved.initialValue[keyPath: keyPath]
    let path = KeyframePath(
      keyframes.keyframes, from: initialValue.animatableData,
      velocity: resolved.carriedVelocity(keyPath) as? Value.AnimatableData ?? .zero)
    resolved.tracks.append(KeyframeTimelinePart(keyPath: keyPath, initialValue: initialValue, path: path))
  }
}
