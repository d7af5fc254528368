import Foundation
import Synchronization

/// The time that the code under preview lives in, in place of the system's.
///
/// A stage implements it. The overloads beside this file hand durations over as they were written; the system's own
/// functions would first turn them into deadlines of the real clock, microseconds off and different on every run.
public protocol _VirtualClock: AnyObject, Sendable {
  /// The time since the clock began.
  var _now: Duration { get }
  /// Suspends the task until the time since the clock began is `offset`; throws `CancellationError` once cancelled.
  nonisolated(nonsending) func _sleep(until offset: Duration) async throws
  /// Calls `body` on the main thread once `delay` has passed.
  func _schedule(after delay: Duration, _ body: @escaping @Sendable () -> Void)
}

/// Where the overloads find the clock.
public enum _VirtualTime {
  // A closure of its own in a mutex is wrapped once more by every access to it; in a structure it is not.
  private struct Provider {
    var body: (@Sendable () -> (any _VirtualClock)?)?
  }

  private static let provider = Mutex(Provider())

  /// Says how to find the clock of the code that is running; nil for code that lives in the system's time.
  public static func _setProvider(_ body: (@Sendable () -> (any _VirtualClock)?)?) {
    provider.withLock { $0.body = body }
  }

  /// The clock of the code that is running; nil when that is the system's.
  public static var current: (any _VirtualClock)? { provider.withLock(\.body)?() }

  /// Where zero of every virtual clock lies on the system's clocks. Only differences between instants mean anything.
  enum Origin {
    static let continuous = systemNow(ContinuousClock())
    static let suspending = systemNow(SuspendingClock())
    static let dispatchNanoseconds: UInt64 = 1_000_000_000_000
  }

  /// Takes the present time for that origin. Where code of a stage sees its clock through the runtime's as well, this
  /// has to be called as such code, at time zero, so that both count from the same.
  public static func _setOrigin() {
    _ = (Origin.continuous, Origin.suspending)
  }

  /// The system's own time: it goes by the protocol, past the overloads of this module.
  static func systemNow<C: Clock>(_ clock: C) -> C.Instant { clock.now }
}

extension Duration {
  /// The duration in nanoseconds, rounded down; zero for a negative one.
  var wholeNanoseconds: UInt64 {
    guard self > .zero else { return 0 }
    let (seconds, attoseconds) = components
    let (product, overflow) = UInt64(seconds).multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? .max : product.addingReportingOverflow(UInt64(attoseconds / 1_000_000_000)).partialValue
  }
}
