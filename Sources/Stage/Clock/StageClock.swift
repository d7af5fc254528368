import Synchronization

/// The time of a stage. It stands still until its stage moves it.
///
/// A time is a `Duration` since the clock began: exact sums, so a thousand sleeps of 1/60 s do not drift, and the same
/// on every machine.
public final class StageClock: Clock, Sendable {
  /// A time on a stage clock.
  public struct Instant: InstantProtocol, Sendable {
    /// The time since the clock began.
    public let offset: Duration

    /// The time `offset` after the clock began.
    public init(offset: Duration) {
      self.offset = offset
    }

    /// The time since the clock began, in seconds.
    public var seconds: Double { offset / .seconds(1) }

    /// The time `duration` later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// How much later `other` is.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Whether `a` is before `b`.
    public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }

  private let time = Mutex(Duration.zero)
  private let sleeper = Mutex(Sleeper())

  // A closure of its own in a mutex is wrapped once more by every access to it; in a structure it is not.
  private struct Sleeper {
    var sleep: (@Sendable (Instant) async throws -> Void)?
  }

  /// A clock that shows zero.
  public init() {}

  /// The time.
  public var now: Instant { Instant(offset: time.withLock { $0 }) }

  /// The time in seconds.
  public var seconds: Double { now.seconds }

  /// The shortest step: an attosecond.
  public var minimumResolution: Duration { Duration(secondsComponent: 0, attosecondsComponent: 1) }

  /// Sets the time. It never goes back: an earlier `instant` leaves it as it is.
  ///
  /// Nothing runs; that is `StageScheduler.run(until:)`, which calls this.
  public func advance(to instant: Instant) {
    time.withLock { $0 = max($0, instant.offset) }
  }

  /// Suspends the task until the clock shows `deadline`; the tolerance is not used.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled; `StageClockStopped` when the clock belongs to no
  ///   scheduler any more, for then nothing would move it.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    guard let sleep = sleeper.withLock(\.sleep) else { throw StageClockStopped() }
    try await sleep(deadline)
  }

  /// Gives the clock the scheduler's way to wait, and takes it away.
  func setSleeper(_ sleep: (@Sendable (Instant) async throws -> Void)?) {
    sleeper.withLock { $0.sleep = sleep }
  }
}

/// A task slept on a stage clock whose stage is gone.
public struct StageClockStopped: Error, CustomStringConvertible {
  public var description: String { "The stage that moved this clock is gone; a sleep on it would never end." }
}
