import Synchronization

extension StageScheduler {
  /// Suspends the task for exactly `duration`; at once when it is zero or less, after whatever is ready.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled or the stage shut down.
  public nonisolated(nonsending) func sleep(for duration: Duration) async throws {
    try await sleep(until: clock.now.advanced(by: max(.zero, duration)))
  }

  /// Suspends the task until the clock shows `deadline`.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled or the stage shut down.
  public nonisolated(nonsending) func sleep(until deadline: StageClock.Instant) async throws {
    let sleeper = Sleeper(scheduler: self)
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        sleeper.start(continuation, until: deadline)
      }
    } onCancel: {
      sleeper.cancel()
    }
  }

  /// Calls `body` on the main thread when `delay` has passed; as the next thing when that is zero or less. When the
  /// stage is shut down before, it is not called.
  public func schedule(after delay: Duration, _ body: @escaping @Sendable () -> Void) {
    let job = StageJob.action { completed in
      if completed { body() }
    }
    if delay <= .zero {
      enqueue(job)
    } else if !isShutDown {
      _ = enqueue(job, at: clock.now.offset + delay)
    }
  }
}

/// One task's wait. Its time, and its cancellation from whatever thread, both try to end it; the first does.
private final class Sleeper: Sendable {
  private enum State {
    case idle
    case cancelled
    case waiting(UnsafeContinuation<Void, any Error>, TimedQueue<StageJob>.Ticket?)
    case done
  }

  private let scheduler: StageScheduler
  private let state = Mutex(State.idle)

  init(scheduler: StageScheduler) {
    self.scheduler = scheduler
  }

  func start(_ continuation: UnsafeContinuation<Void, any Error>, until deadline: StageClock.Instant) {
    let isCancelled = state.withLock { state in
      guard case .idle = state, !scheduler.isShutDown else {
        state = .done
        return true
      }
      let ticket = scheduler.enqueue(.action { self.finish(completed: $0) }, at: deadline.offset)
      state = .waiting(continuation, ticket)
      return false
    }
    if isCancelled { continuation.resume(throwing: CancellationError()) }
  }

  func cancel() {
    let waiting = state.withLock { state -> (UnsafeContinuation<Void, any Error>, TimedQueue<StageJob>.Ticket?)? in
      switch state {
      case .idle:
        state = .cancelled
        return nil
      case .waiting(let continuation, let ticket):
        state = .done
        return (continuation, ticket)
      case .cancelled, .done: return nil
      }
    }
    guard let (continuation, ticket) = waiting else { return }
    if let ticket { _ = scheduler.cancel(ticket) }
    // Whoever cancels may be of another stage or of none; the woken task is of this one.
    scheduler.perform { continuation.resume(throwing: CancellationError()) }
  }

  private func finish(completed: Bool) {
    let continuation = state.withLock { state -> UnsafeContinuation<Void, any Error>? in
      guard case .waiting(let continuation, _) = state else { return nil }
      state = .done
      return continuation
    }
    if completed { continuation?.resume() } else { continuation?.resume(throwing: CancellationError()) }
  }
}
