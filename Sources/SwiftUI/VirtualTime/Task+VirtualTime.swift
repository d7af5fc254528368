import Foundation

// Declared in this module, these win over the standard library's in every file that imports it.
extension Task where Success == Never, Failure == Never {
  /// Suspends the task for `duration` of the preview's time.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public nonisolated(nonsending) static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    guard let virtual = _VirtualTime.current, clock is ContinuousClock || clock is SuspendingClock,
      let duration = duration as? Duration
    else { return try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance) }
    try await virtual._sleep(until: virtual._now + max(.zero, duration))
  }

  /// Suspends the task until `deadline`.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public nonisolated(nonsending) static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    if let virtual = _VirtualTime.current {
      if let deadline = deadline as? ContinuousClock.Instant {
        return try await virtual._sleep(until: _VirtualTime.Origin.continuous.duration(to: deadline))
      }
      if let deadline = deadline as? SuspendingClock.Instant {
        return try await virtual._sleep(until: _VirtualTime.Origin.suspending.duration(to: deadline))
      }
    }
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }

  /// Suspends the task for a number of nanoseconds of the preview's time.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public nonisolated(nonsending) static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)), clock: .continuous)
  }

  /// Suspends the task for a number of nanoseconds of the preview's time, or less when it is cancelled.
  @available(*, deprecated, renamed: "Task.sleep(nanoseconds:)")
  public nonisolated(nonsending) static func sleep(_ duration: UInt64) async {
    // The form without errors ends early on cancellation, which is the only error there is.
    try? await sleep(nanoseconds: duration)
  }
}
