/// A keyframe that jumps to a value.
public struct MoveKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
  private let to: Value

  /// A jump.
  ///
  /// - Parameter to: the value to jump to.
  public init(_ to: Value) {
    self.to = to
  }

  public var body: MoveKeyframe<Value> { self }

  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    resolved.keyframes.append(KeyframeDescription(target: to.animatableData, duration: 0, kind: .move))
  }
}
