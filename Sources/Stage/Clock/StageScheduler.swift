import Foundation
import Synchronization

/// Runs the tasks of one stage, in a fixed order, when it is told to.
///
/// A stage's code never runs by itself. Whatever it starts (tasks, sleeps, actors' messages, detached work) waits here;
/// the host moves the time with `run(until:)` and everything due by then runs before the call returns, on the calling
/// thread, at the very time it was due. How the host cuts the time into frames therefore changes nothing.
///
/// Work belongs to the stage whose code started it: see `current`. `StageExecutor.install()` must have been called
/// for tasks to arrive here.
public final class StageScheduler: Sendable {
  /// The time of the stage.
  public let clock: StageClock

  /// How many jobs may run while the time moves by less than a millisecond, before `RunawayTasks` is thrown.
  public let jobLimit: Int

  /// What the C library tells the stage's code.
  let surroundings: StageSurroundings

  private let queue = Mutex(TimedQueue<StageJob>())
  private let wake = Mutex(Wake())
  private let isRunning = Mutex(false)
  private let hasShutDown = Mutex(false)

  // A closure of its own in a mutex is wrapped once more by every access to it; in a structure it is not.
  private struct Wake {
    var body: (@Sendable () -> Void)?
  }

  /// A time so close after the one asked for counts as reached: a host that adds up frame times in floating point
  /// must not find work of the same instant one frame late.
  static let slack = Duration.microseconds(1)

  /// The time in which `jobLimit` jobs may run.
  static let window = Duration.milliseconds(1)

  /// A stage's scheduler with its clock at zero.
  ///
  /// - Parameters:
  ///   - jobLimit: How many jobs may run while the time stands still; at least 1.
  ///   - epoch: The date that the stage's code sees at time zero.
  ///   - seed: What the random numbers of the stage's code begin with.
  public init(
    clock: StageClock = StageClock(), jobLimit: Int = 100_000, epoch: Date = StageEnvironment.standardDate,
    seed: UInt64 = 0
  ) {
    self.clock = clock
    self.jobLimit = max(1, jobLimit)
    surroundings = StageSurroundings(epoch: epoch, seed: seed)
    surroundings.own(by: self)
    Self.connectVirtualTime(self)
    clock.setSleeper { [weak self] deadline in
      guard let self else { throw StageClockStopped() }
      try await self.sleep(until: deadline)
    }
  }

  deinit {
    clock.setSleeper(nil)
  }

  /// Called, on whatever thread, when work arrives from outside of the stage's own code, so that a host that waits for
  /// events can look again.
  public func onWake(_ body: (@Sendable () -> Void)?) {
    wake.withLock { $0.body = body }
  }

  /// Whether something could run at once.
  public var hasReadyJobs: Bool { queue.withLock { $0.readyCount > 0 } }

  /// The earliest time for which something waits; nil when nothing does.
  public var nextDeadline: StageClock.Instant? {
    queue.withLock { $0.nextDeadline() }.map(StageClock.Instant.init(offset:))
  }

  // MARK: Entering

  /// Runs `body` as code of this stage: the tasks that it starts are this stage's.
  ///
  /// - Parameter seconds: The time that the code sees, where that is not the clock's.
  public func perform<R, E: Error>(showing seconds: Double? = nil, _ body: () throws(E) -> R) throws(E) -> R {
    surroundings.show(seconds.map { Duration.seconds($0) } ?? clock.now.offset)
    let previous = CurrentStage.swap(self)
    defer { CurrentStage.swap(previous) }
    return try body()
  }

  /// The scheduler of the stage whose code is running on this thread; nil for code of no stage.
  public static var current: StageScheduler? { CurrentStage.scheduler }

  func enqueue(_ job: StageJob) {
    queue.withLock { $0.append(job) }
    if StageScheduler.current !== self { wake.withLock(\.body)?() }
  }

  func enqueue(_ job: StageJob, at deadline: Duration) -> TimedQueue<StageJob>.Ticket {
    let ticket = queue.withLock { $0.insert(job, at: deadline) }
    if StageScheduler.current !== self { wake.withLock(\.body)?() }
    return ticket
  }

  func cancel(_ ticket: TimedQueue<StageJob>.Ticket) -> StageJob? {
    queue.withLock { $0.cancel(ticket) }
  }

  // MARK: Running

  /// Runs what is ready or due at the time that the clock shows, and all that becomes so meanwhile.
  ///
  /// - Returns: How many jobs ran.
  /// - Throws: `RunawayTasks`; what had not run yet stays in the queue.
  /// - Precondition: Not called by the stage's own code.
  @MainActor @discardableResult
  public func runDueJobs() throws(RunawayTasks) -> Int {
    try run(until: clock.now)
  }

  /// Moves the time to `instant`, stopping at every deadline on the way to run what is due there.
  ///
  /// - Returns: How many jobs ran.
  /// - Throws: `RunawayTasks` when the jobs do not let the time move on; the clock then shows where that happened and
  ///   what had not run yet stays in the queue.
  /// - Precondition: Not called by the stage's own code.
  @MainActor @discardableResult
  public func run(until instant: StageClock.Instant) throws(RunawayTasks) -> Int {
    precondition(!isRunning.withLock { $0 }, "A stage's tasks were run by one of the stage's own tasks.")
    isRunning.withLock { $0 = true }
    surroundings.show(clock.now.offset)
    let previous = CurrentStage.swap(self)
    defer {
      CurrentStage.swap(previous)
      isRunning.withLock { $0 = false }
    }

    var count = 0
    var window = (start: clock.now.offset, count: 0)
    while true {
      while let job = queue.withLock({ $0.popReady() }) {
        job.run()
        count += 1
        window.count += 1
        if window.count >= jobLimit, continues(within: window.start + Self.window) {
          throw RunawayTasks(jobCount: window.count, seconds: clock.seconds)
        }
      }
      guard let deadline = nextDeadline?.offset, deadline <= instant.offset + Self.slack else { break }
      clock.advance(to: StageClock.Instant(offset: min(deadline, instant.offset)))
      surroundings.show(clock.now.offset)
      if clock.now.offset >= window.start + Self.window { window = (clock.now.offset, 0) }
      queue.withLock { _ = $0.release(through: deadline) }
    }
    clock.advance(to: instant)
    return count
  }

  /// Whether more is to run before `time`.
  private func continues(within time: Duration) -> Bool {
    queue.withLock { queue in
      queue.readyCount > 0 || queue.nextDeadline().map { $0 < time } ?? false
    }
  }

  /// `run(until:)` with a time in seconds since the clock began. A time that is no number, or negative, is the
  /// present one.
  @MainActor @discardableResult
  public func run(untilSeconds seconds: Double) throws(RunawayTasks) -> Int {
    guard seconds > clock.seconds else { return try runDueJobs() }
    // A Duration holds 2^63 seconds; no clock gets there.
    return try run(until: StageClock.Instant(offset: .seconds(min(seconds, 1e15))))
  }

  /// Whether the stage is over: nothing can wait on its clock any more.
  public var isShutDown: Bool { hasShutDown.withLock { $0 } }

  /// Ends the stage's tasks: every sleeper wakes with `CancellationError`, delayed actions are dropped, and what is
  /// ready runs. From then on a sleep throws at once, so that a loop around one ends as well.
  ///
  /// - Throws: `RunawayTasks` when a task does not end even so.
  /// - Precondition: Not called by the stage's own code.
  @MainActor public func shutDown() throws(RunawayTasks) {
    hasShutDown.withLock { $0 = true }
    perform {
      for job in queue.withLock({ $0.cancelAll() }) { job.cancel() }
    }
    try runDueJobs()
  }
}
