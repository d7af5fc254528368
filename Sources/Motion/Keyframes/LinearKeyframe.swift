import Foundation

/// A keyframe that goes straight to a value.
public struct LinearKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
  private let to: Value
  private let duration: TimeInterval
  private let timingCurve: UnitCurve

  /// A straight way.
  ///
  /// - Parameters:
  ///   - to: the value to go to.
  ///   - duration: in seconds; negative counts as 0.
  ///   - timingCurve: the part of the way covered, by the part of the duration passed.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    self.to = to
    self.duration = duration
    self.timingCurve = timingCurve
  }

  public var body: LinearKeyframe<Value> { self }

  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    resolved.keyframes.append(
      KeyframeDescription(target: to.animatableData, duration: duration, kind: .linear(curve: timingCurve)))
  }
}
