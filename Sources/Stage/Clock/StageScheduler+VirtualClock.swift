import SwiftUI

extension StageScheduler: _VirtualClock {
  /// Makes the code of every stage live in its stage's time; once is enough.
  static let connectVirtualTime: Void = _VirtualTime._setProvider { StageScheduler.current }

  /// The time since the clock began.
  public var _now: Duration { clock.now.offset }

  /// Suspends the task until the clock shows `offset`; throws `CancellationError` once cancelled.
  public nonisolated(nonsending) func _sleep(until offset: Duration) async throws {
    try await sleep(until: StageClock.Instant(offset: offset))
  }

  /// Calls `body` on the main thread when `delay` has passed.
  public func _schedule(after delay: Duration, _ body: @escaping @Sendable () -> Void) {
    schedule(after: delay, body)
  }
}
