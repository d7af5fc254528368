import SwiftUI
import Synchronization

extension StageScheduler: _VirtualClock {
  /// Makes the code of every stage live in its stage's time; once is enough.
  static func connectVirtualTime(_ first: StageScheduler) {
    _ = connectedToProvider
    isOriginSet.withLock { isSet in
      guard !isSet else { return }
      isSet = true
      first.perform(showing: 0) { _VirtualTime._setOrigin() }
    }
  }

  private static let connectedToProvider: Void = {
    _VirtualTime._setProvider { StageScheduler.current }
    FrameProfile.systemSeconds = { SteadyTime.now }
  }()

  private static let isOriginSet = Mutex(false)

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
