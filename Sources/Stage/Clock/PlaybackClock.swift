/// Maps the real time to the stage's: paused, slowed or quickened, without ever jumping.
package struct PlaybackClock {
  /// The speeds that the player offers, slowest first.
  package static let speeds = [0.1, 0.25, 0.5, 1, 2]

  package private(set) var speed = 1.0
  package private(set) var isPaused = false
  /// Whether something other than the person at the window stops the time.
  package private(set) var isHeld = false
  private var stageOrigin = 0.0
  private var realOrigin: Double

  /// - Parameter now: the real time, in seconds.
  package init(now: Double) { realOrigin = now }

  /// Whether the time stands still.
  package var isStill: Bool { isPaused || isHeld }

  /// The stage's time at the real time `now`, in seconds.
  package func time(at now: Double) -> Double {
    isStill ? stageOrigin : stageOrigin + max(now - realOrigin, 0) * speed
  }

  /// How long, in real seconds from `now`, until the stage's time is `target`; nil while it stands still.
  package func wait(until target: Double, at now: Double) -> Double? {
    isStill ? nil : max(target - time(at: now), 0) / speed
  }

  package mutating func setPaused(_ paused: Bool, at now: Double) {
    rebase(at: now)
    isPaused = paused
  }

  package mutating func setHeld(_ held: Bool, at now: Double) {
    guard held != isHeld else { return }
    rebase(at: now)
    isHeld = held
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
