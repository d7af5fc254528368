@_spi(ExperimentalCustomExecutors) import _Concurrency

/// One step of work in a stage's queue.
enum StageJob: Sendable {
  /// A step of a task, or of an actor, on the main executor.
  case main(UnownedJob)
  /// A step of a task, or of an actor, that runs on no actor's executor.
  case background(UnownedJob)
  /// Something to call, and whether it is still wanted: true when its time came, false when it will not come.
  case action(@Sendable (_ completed: Bool) -> Void)

  /// Does the work, on the main thread.
  func run() {
    switch self {
    case .main(let job): job.runSynchronously(on: StageExecutor.main.asUnownedSerialExecutor())
    case .background(let job): job.runSynchronously(on: StageExecutor.background.asUnownedTaskExecutor())
    case .action(let body): body(true)
    }
  }

  /// Tells a waiting action that its time will not come. The runtime's own delayed jobs have to run, or the task that
  /// waits for one is lost; they find the task cancelled.
  func cancel() {
    switch self {
    case .main, .background: run()
    case .action(let body): body(false)
    }
  }
}
