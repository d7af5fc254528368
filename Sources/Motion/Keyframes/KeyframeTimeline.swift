import Foundation

/// A value in time, given by keyframes. It can be asked for any time, in any order.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [KeyframeTimelineTrack<Value>]

  /// The duration of the longest track, in seconds.
  public let duration: TimeInterval

  /// A timeline.
  ///
  /// - Parameters:
  ///   - initialValue: the value from which all tracks start.
  ///   - content: the tracks, or the keyframes of a single track.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue: initialValue, content: content()) { _ in nil }
  }

  /// - Parameter carriedVelocity: the velocity with which the part at a key path starts.
  init(
    initialValue: Value, content: some Keyframes<Value>, carriedVelocity: @escaping (AnyKeyPath) -> Any?
  ) {
    var resolved = _ResolvedKeyframes(initialValue: initialValue, carriedVelocity: carriedVelocity)
    content._resolve(into: &resolved)
    self.initialValue = initialValue
    tracks = resolved.tracks
    duration = resolved.tracks.map(\.duration).max() ?? 0
  }

  /// The value at a time.
  ///
  /// - Parameter time: seconds since the start; a time outside the timeline counts as its start or its end.
  public func value(time: Double) -> Value {
    var value = initialValue
    for track in tracks { track.apply(to: &value, time: time) }
    return value
  }

  /// The value at a part of the duration.
  ///
  /// - Parameter progress: 0 for the start, 1 for the end.
  public func value(progress: Double) -> Value {
    value(time: progress * duration)
  }

  /// Each track's part of the value, and the velocity of that part's animatable data in units a second.
  func samples(time: Double) -> [KeyframeTrackSample] {
    tracks.map { track in
      let (value, velocity) = track.sample(time: time)
      return KeyframeTrackSample(keyPath: track.keyPath, value: value, velocity: velocity)
    }
  }
}

/// The state of one track of a timeline.
public struct KeyframeTrackSample {
  /// The part of the value that the track drives.
  public let keyPath: AnyKeyPath

  /// The value of that part.
  public let value: Any

  /// The velocity of the animatable data of that part, in units a second.
  public let velocity: Any
}
