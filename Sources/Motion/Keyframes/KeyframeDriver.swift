/// A value that is played through keyframes, over and over or whenever something asks for it.
///
/// Between runs it rests where the last one ended, or at its initial value. Times are in seconds on one clock.
public struct KeyframeDriver<Value> {
  private enum State {
    case resting
    case playing(KeyframeTimeline<Value>, begin: Double)
    case looping(KeyframeTimeline<Value>, begin: Double)
  }

  private var state = State.resting
  private var restingValue: Value

  /// A driver at rest.
  ///
  /// - Parameter initialValue: the value to rest at, and to start the first run from.
  public init(initialValue: Value) {
    restingValue = initialValue
  }

  /// Starts a run: from where the value is, and, if it moves, with the velocities that its parts have.
  ///
  /// A velocity is taken up by a cubic keyframe or a spring at the start of a track of the same part.
  ///
  /// - Parameters:
  ///   - time: now.
  ///   - keyframes: gives the keyframes for a value to start from.
  public mutating func start<K: Keyframes>(at time: Double, keyframes: (Value) -> K) where K.Value == Value {
    let current = value(at: time)
    let moving = isPlaying(at: time) ? samples(at: time) : []
    restingValue = current
    let timeline = KeyframeTimeline(initialValue: current, content: keyframes(current)) { keyPath in
      moving.last { $0.keyPath == keyPath }?.velocity
    }
    state = .playing(timeline, begin: time)
  }

  /// Starts runs without end, from the resting value. At the end of the keyframes the value jumps to their start.
  ///
  /// - Parameters:
  ///   - time: now.
  ///   - keyframes: gives the keyframes for a value to start from; asked once.
  public mutating func startLoop<K: Keyframes>(at time: Double, keyframes: (Value) -> K) where K.Value == Value {
    let timeline = KeyframeTimeline(initialValue: restingValue, content: keyframes(restingValue)) { _ in nil }
    state = .looping(timeline, begin: time)
  }

  /// Ends what is played. A loop goes back to the beginning of its keyframes; a run stays where it is.
  ///
  /// - Parameter time: now.
  public mutating func stop(at time: Double) {
    switch state {
    case .resting:
      break
    case .playing:
      restingValue = value(at: time)
    case .looping(let timeline, _):
      restingValue = timeline.value(time: 0)
    }
    state = .resting
  }

  /// The value now.
  public func value(at time: Double) -> Value {
    position(at: time).map { $0.timeline.value(time: $0.time) } ?? restingValue
  }

  /// The parts that the keyframes drive, with their velocities.
  public func samples(at time: Double) -> [KeyframeTrackSample] {
    position(at: time).map { $0.timeline.samples(time: $0.time) } ?? []
  }

  private func position(at time: Double) -> (timeline: KeyframeTimeline<Value>, time: Double)? {
    switch state {
    case .resting:
      return nil
    case .playing(let timeline, let begin):
      return (timeline, min(time - begin, timeline.duration))
    case .looping(let timeline, let begin):
      let elapsed = max(0, time - begin)
      return (timeline, timeline.duration > 0 ? elapsed.truncatingRemainder(dividingBy: timeline.duration) : 0)
    }
  }

  /// Whether the value moves now, or stands still within its keyframes. The end of a run belongs to it.
  public func isPlaying(at time: Double) -> Bool {
    switch state {
    case .resting: return false
    case .playing(let timeline, let begin): return time - begin <= timeline.duration
    case .looping(let timeline, _): return timeline.duration > 0
    }
  }

  /// Whether the value rests now.
  public func isFinished(at time: Double) -> Bool { !isPlaying(at: time) }

  /// The earliest time at which the value has to be looked at again: `time` itself while it moves, otherwise nil.
  public func nextSampleTime(after time: Double) -> Double? {
    isPlaying(at: time) ? time : nil
  }
}
