import Dispatch
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// The process's executors: they hand every task's steps to the stage that the task belongs to, and the steps of tasks
/// of no stage to the system's queues.
public enum StageExecutor {
  static let main = StageMainExecutor()
  static let background = StageBackgroundExecutor()

  /// Makes the process use these executors. It must be called before anything asynchronous, best as the first thing in
  /// `main`, for the runtime chooses its executors once; a later call is an error that stops the program.
  public static func install() {
    _createExecutors(factory: Factory.self)
  }

  /// Whether the process uses these executors.
  public static var isInstalled: Bool { MainActor.executor === main }

  private enum Factory: ExecutorFactory {
    static var mainExecutor: any MainExecutor { main }
    static var defaultExecutor: any TaskExecutor { background }
  }
}

/// The executor of the main actor.
final class StageMainExecutor: MainExecutor, SchedulingExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let (job, stage) = JobHome.route(job)
    if let stage {
      stage.enqueue(.main(job))
    } else {
      DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }

  func enqueue<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C) {
    guard let delay = delay as? Duration else { unsupported(clock) }
    let (job, stage) = JobHome.route(job)
    if let stage {
      _ = stage.enqueue(.main(job), at: stage.clock.now.offset + delay)
    } else {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay.dispatchInterval) {
        job.runSynchronously(on: self.asUnownedSerialExecutor())
      }
    }
  }

  func enqueue<C: Clock>(_ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C) {
    enqueue(job, after: clock.now.duration(to: instant), tolerance: tolerance, clock: clock)
  }

  var isMainExecutor: Bool { true }

  func checkIsolated() {
    dispatchPrecondition(condition: .onQueue(.main))
  }

  func run() throws {
    dispatchMain()
  }

  func stop() {
    fatalError("The main queue cannot be stopped.")
  }
}

/// The executor of what runs on no actor, and of actors without an executor of their own.
final class StageBackgroundExecutor: TaskExecutor, SchedulingExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let (job, stage) = JobHome.route(job)
    if let stage {
      stage.enqueue(.background(job))
    } else {
      DispatchQueue.global().async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }

  func enqueue<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C) {
    guard let delay = delay as? Duration else { unsupported(clock) }
    let (job, stage) = JobHome.route(job)
    if let stage {
      _ = stage.enqueue(.background(job), at: stage.clock.now.offset + delay)
    } else {
      DispatchQueue.global().asyncAfter(deadline: .now() + delay.dispatchInterval) {
        job.runSynchronously(on: self.asUnownedTaskExecutor())
      }
    }
  }

  func enqueue<C: Clock>(_ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C) {
    enqueue(job, after: clock.now.duration(to: instant), tolerance: tolerance, clock: clock)
  }
}

private func unsupported(_ clock: some Clock) -> Never {
  fatalError("A task sleeps on '\(type(of: clock))', whose durations are no Swift.Duration.")
}

extension Duration {
  /// The duration in whole nanoseconds; Dispatch knows no finer ones.
  fileprivate var dispatchInterval: DispatchTimeInterval {
    let (seconds, attoseconds) = components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? .never : .nanoseconds(Int(whole) + Int(attoseconds / 1_000_000_000))
  }
}
