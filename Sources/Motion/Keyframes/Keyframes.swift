/// A group of tracks that drive the parts of one value at the same time.
///
/// It is written as a list of tracks; a type of one's own gives the list as its `body`.
public protocol Keyframes<Value> {
  /// The type of the value that is driven.
  associatedtype Value = Self.Body.Value

  /// The type of `body`.
  associatedtype Body: Keyframes

  /// The tracks.
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }

  /// Appends the tracks to a list. Only needed by Motion's own types.
  func _resolve(into resolved: inout _ResolvedKeyframes<Self.Value>)
}

extension Keyframes where Body.Value == Value {
  /// Appends those of the body.
  public func _resolve(into resolved: inout _ResolvedKeyframes<Self.Value>) {
    body._resolve(into: &resolved)
  }
}

/// The tracks of a timeline, in order, and what they start from.
public struct _ResolvedKeyframes<Value> {
  let initialValue: Value
  /// The velocity of the animatable data of the part at a key path with which a track starts, if there is one.
  let carriedVelocity: (AnyKeyPath) -> Any?
  var tracks: [KeyframeTimelineTrack<Value>] = []
}
