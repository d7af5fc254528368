/// The way of one value through its keyframes.
///
/// Every keyframe starts where the one before really ended. Velocities are handed on: a cubic keyframe between two others
/// passes its ends with the slope of the line from the neighbour before to the neighbour after (the Catmull-Rom tangent
/// for uneven times), a spring takes the velocity it is met with, and both take over that of an interrupted animation.
struct KeyframePath<Data: VectorArithmetic> {
  private let initialValue: Data
  private let segments: [KeyframeSegment<Data>]

  /// In seconds.
  let duration: Double

  /// - Parameters:
  ///   - keyframes: in order.
  ///   - initialValue: where the first one starts.
  ///   - velocity: the velocity with which the value arrives there, in units a second.
  init(_ keyframes: [KeyframeDescription<Data>], from initialValue: Data, velocity: Data) {
    var segments: [KeyframeSegment<Data>] = []
    for (index, keyframe) in keyframes.enumerated() {
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      let previous = segments.last
      let start = previous.map { $0.value(at: $0.duration) } ?? initialValue
      let arrival = previous.map { $0.velocity(at: $0.duration) } ?? velocity
      let segment = KeyframePath.segment(
        keyframe, from: start, begin: previous?.end ?? 0, arrival: arrival, previous: previous, next: next)
      segments.append(segment)
    }
    self.initialValue = initialValue
    self.segments = segments
    duration = segments.last?.end ?? 0
  }

  private static func segment(
    _ keyframe: KeyframeDescription<Data>, from start: Data, begin: Double, arrival: Data,
    previous: KeyframeSegment<Data>?, next: KeyframeDescription<Data>?
  ) -> KeyframeSegment<Data> {
    let distance = keyframe.target - start
    var duration = keyframe.duration ?? 0
    let curve: KeyframeSegment<Data>.Curve
    switch keyframe.kind {
    case .move:
      curve = .move
    case .linear(let unitCurve):
      curve = .linear(unitCurve)
    case .cubic(let startVelocity, let endVelocity):
      // A cubic keyframe before has already been given the velocity at the joint.
      curve = .cubic(
        startVelocity ?? arrival, endVelocity ?? departure(from: start, duration: duration, keyframe, next: next))
    case .spring(let spring, let startVelocity):
      let velocity = startVelocity ?? arrival
      curve = .spring(spring, velocity)
      if keyframe.duration == nil {
        duration = settlingDuration(of: spring, distance: distance, velocity: velocity)
      }
    }
    return KeyframeSegment(begin: begin, duration: duration, start: start, target: keyframe.target, curve: curve)
  }

  /// The velocity with which a cubic keyframe that does not say leaves for the next one.
  private static func departure(
    from start: Data, duration: Double, _ keyframe: KeyframeDescription<Data>, next: KeyframeDescription<Data>?
  ) -> Data {
    guard let next else { return .zero }
    switch next.kind {
    case .move:
      return .zero
    case .linear(let unitCurve):
      return slope(next.target - keyframe.target, in: next.duration ?? 0, times: unitCurve.velocity(at: 0))
    case .cubic(let startVelocity, _):
      return startVelocity ?? slope(next.target - start, in: duration + (next.duration ?? 0))
    case .spring(_, let startVelocity):
      return startVelocity ?? slope(next.target - start, in: 2 * duration)
    }
  }

  private static func slope(_ distance: Data, in duration: Double, times factor: Double = 1) -> Data {
    let slope = factor / duration
    return slope.isFinite ? distance.scaled(by: slope) : .zero
  }

  /// How long a spring that has no duration takes. One that does not settle is left after as long as it is looked at.
  private static func settlingDuration(of spring: Spring, distance: Data, velocity: Data) -> Double {
    let precision = Conventions.springKeyframePrecision
    let settled = spring.settlingDuration(target: distance, initialVelocity: velocity, epsilon: precision)
    let isThere = distance.magnitudeSquared < precision * precision
    return settled.isFinite && (settled > 0 || isThere) ? settled : Conventions.longestSpringKeyframe
  }

  /// The segment that `time` is in; nil before the first one. The end of a segment belongs to it.
  private func segment(at time: Double) -> KeyframeSegment<Data>? {
    var low = 0
    var high = segments.count
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].end < time { low = middle + 1 } else { high = middle }
    }
    return low < segments.count ? segments[low] : segments.last
  }

  /// The value `time` seconds after the start; before it, that at the start, and after the end, that at the end.
  func value(at time: Double) -> Data {
    let time = time > 0 ? time : 0
    guard let segment = segment(at: time) else { return initialValue }
    return segment.value(at: min(time - segment.begin, segment.duration))
  }

  /// The velocity `time` seconds after the start, in units a second; none before the start and after the end.
  func velocity(at time: Double) -> Data {
    guard time >= 0, time <= duration, let segment = segment(at: time) else { return .zero }
    return segment.velocity(at: time - segment.begin)
  }
}
