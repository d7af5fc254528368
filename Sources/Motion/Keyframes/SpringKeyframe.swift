import Foundation

/// A keyframe that goes to a value as a spring does.
///
/// When its time is up the spring need not have settled. The next keyframe starts from where it is, and a last one leaves
/// the value there.
public struct SpringKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
  private let to: Value
  private let duration: TimeInterval?
  private let spring: Spring
  private let startVelocity: Value?

  /// A spring.
  ///
  /// - Parameters:
  ///   - to: the value at which the spring comes to rest.
  ///   - duration: in seconds; negative counts as 0. nil gives the spring the time it takes to settle.
  ///   - spring: the spring.
  ///   - startVelocity: the velocity at the beginning, in units a second. nil takes that of the keyframe before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
    self.spring = spring
    self.startVelocity = startVelocity
  }

  public var body: SpringKeyframe<Value> { self }

  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    resolved.keyframes.append(
      KeyframeDescription(
        target: to.animatableData, duration: duration,
        kind: .spring(spring, startVelocity: startVelocity?.animatableData)))
  }
}
