/// A group of keyframes that drive one value, one after the other.
///
/// The content of a track is written as a list of keyframes; a type of one's own gives the list as its `body`.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value that is driven.
  associatedtype Value: Animatable = Self.Body.Value

  /// The type of `body`.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes.
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

  /// Appends the keyframes to a list. Only needed by Motion's own types.
  func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Self.Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  /// Appends those of the body.
  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Self.Value>) {
    body._resolve(into: &resolved)
  }
}

/// The keyframes of one track, in order.
public struct _ResolvedKeyframeTrackContent<Value: Animatable> {
  var keyframes: [KeyframeDescription<Value.AnimatableData>] = []
}
