/// Maps the real time to the stage's: paused, slowed or quickened, without ever jumping.
package struct PlaybackClock {
  /// The speeds that the player offers, slowest first.
  package static let speeds = [0.1, 0.25, 0.5, 1, 2]

  package private(set) var speed = 1.0
  package private(set) var isPaused = false
  private var stageOrigin = 0.0
  private var realOrigin: Double

  /// - Parameter now: the real time, in seconds.
  package init(now: Double) { realOrigin = now }

  /// The stage's time at the real time `now`, in seconds.
  package func time(at now: Double) -> Double {
    isPaused ? stageOrigin : stageOrigin + max(now - realOrigin, 0) * speed
  }

  /// How long, in real seconds from `now`, until the stage's time is `target`; nil while paused.
  package func wait(until target: Double, at now: Double) -> Double? {
    isPaused ? nil : max(target - time(at: now), 0) / speed
  }

  package mutating func setPaused(_ paused: Bool, at now: Double) {
    rebase(at: now)
    isPaused = paused
  }

  /// Goes to the next speed up or down the list; at its ends nothing changes.
  package mutating func changeSpeed(by step: Int, at now: Double) {
    rebase(at: now)
    let index = Self.speeds.firstIndex(of: speed) ?? 3
    speed = Self.speeds[min(max(index + step, 0), Self.speeds.count - 1)]
  }

  /// Goes to a time of the stage.
  package mutating func seek(to time: Double, at now: Double) {
    stageOrigin = max(time, 0)
    realOrigin = now
  }

  private mutating func rebase(at now: Double) {
    stageOrigin = time(at: now)
    realOrigin = now
  }
}
