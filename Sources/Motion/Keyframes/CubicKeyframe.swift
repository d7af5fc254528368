import Foundation

/// A keyframe that goes to a value along a cubic curve, which joins the keyframes before and after smoothly.
public struct CubicKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
  private let to: Value
  private let duration: TimeInterval
  private let startVelocity: Value?
  private let endVelocity: Value?

  /// A curved way.
  ///
  /// - Parameters:
  ///   - to: the value to go to.
  ///   - duration: in seconds; negative counts as 0.
  ///   - startVelocity: the velocity at the beginning, in units a second. nil takes that of the keyframe before; between
  ///     two cubic keyframes the slope from the one's start to the other's end.
  ///   - endVelocity: the velocity at the end, in units a second. nil makes a smooth joint with the keyframe after, or
  ///     comes to a stop if there is none.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    self.to = to
    self.duration = duration
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
  }

  public var body: CubicKeyframe<Value> { self }

  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    resolved.keyframes.append(
      KeyframeDescription(
        target: to.animatableData, duration: duration,
        kind: .cubic(startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData)))
  }
}
