extension ContinuousClock {
  /// The preview's time, as an instant of this clock.
  public static var now: Instant { Instant.now }

  /// The preview's time, as an instant of this clock.
  public var now: Instant { Instant.now }

  /// Suspends the task until `deadline`; throws `CancellationError` as soon as it is cancelled.
  public nonisolated(nonsending) func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
    try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
  }

  /// Suspends the task for `duration`; throws `CancellationError` as soon as it is cancelled.
  public nonisolated(nonsending) func sleep(
    for duration: Swift.Duration, tolerance: Swift.Duration? = nil
  ) async throws {
    try await Task.sleep(for: duration, tolerance: tolerance, clock: self)
  }
}

extension SuspendingClock {
  /// The preview's time, as an instant of this clock.
  public static var now: Instant { Instant.now }

  /// The preview's time, as an instant of this clock.
  public var now: Instant { Instant.now }

  /// Suspends the task until `deadline`; throws `CancellationError` as soon as it is cancelled.
  public nonisolated(nonsending) func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
    try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
  }

  /// Suspends the task for `duration`; throws `CancellationError` as soon as it is cancelled.
  public nonisolated(nonsending) func sleep(
    for duration: Swift.Duration, tolerance: Swift.Duration? = nil
  ) async throws {
    try await Task.sleep(for: duration, tolerance: tolerance, clock: self)
  }
}

extension ContinuousClock.Instant {
  /// The preview's time, as an instant of this clock.
  public static var now: ContinuousClock.Instant {
    guard let virtual = _VirtualTime.current else { return _VirtualTime.systemNow(ContinuousClock()) }
    return _VirtualTime.Origin.continuous.advanced(by: virtual._now)
  }
}

extension SuspendingClock.Instant {
  /// The preview's time, as an instant of this clock.
  public static var now: SuspendingClock.Instant {
    guard let virtual = _VirtualTime.current else { return _VirtualTime.systemNow(SuspendingClock()) }
    return _VirtualTime.Origin.suspending.advanced(by: virtual._now)
  }
}
