import Foundation

extension Timer {
  /// Makes a timer of the preview's time: `scheduledTimer(withTimeInterval:repeats:block:)`.
  ///
  /// A property of a callable type for the reason given at `DispatchTime.now`.
  public static var scheduledTimer: _TimerScheduling { _TimerScheduling() }
}

extension RunLoop {
  /// Adds a timer, which then counts the preview's time: `add(_:forMode:)`.
  public var add: _RunLoopAdding { _RunLoopAdding(loop: self) }
}

/// `RunLoop.add`.
public struct _RunLoopAdding {
  let loop: RunLoop

  private var original: (RunLoop) -> (Timer, RunLoop.Mode) -> Void { RunLoop.add(_:forMode:) }
  private var originalForPorts: (RunLoop) -> (Port, RunLoop.Mode) -> Void { RunLoop.add(_:forMode:) }

  /// Starts a timer; every mode is one here.
  public func callAsFunction(_ timer: Timer, forMode mode: RunLoop.Mode) {
    guard let virtual = _VirtualTime.current else { return original(loop)(timer, mode) }
    // A timer that was made without a date says that of its making; its time comes an interval later.
    let due = timer.fireDate.timeIntervalSinceNow
    let delay = due > 0 ? due : timer.timeInterval
    VirtualTimer(timer: timer, interval: .seconds(timer.timeInterval), repeats: timer.timeInterval > 0) { $0.fire() }
      .schedule(on: virtual, after: .seconds(max(delay, 0)))
  }

  /// Adds a port, which the preview's time has nothing to do with.
  public func callAsFunction(_ port: Port, forMode mode: RunLoop.Mode) { originalForPorts(loop)(port, mode) }
}

/// `Timer.scheduledTimer`.
public struct _TimerScheduling {
  /// A timer that calls `block` every `interval` seconds, or once.
  ///
  /// - Parameter interval: In seconds; zero or less counts as a tenth of a millisecond.
  @discardableResult
  public func callAsFunction(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    guard let virtual = _VirtualTime.current else {
      RunLoop.current.add(timer, forMode: .default)
      return timer
    }
    // The timer is on no run loop: it is only what the caller can invalidate.
    VirtualTimer(timer: timer, interval: .seconds(interval > 0 ? interval : 0.0001), repeats: repeats, block: block)
      .schedule(on: virtual)
    return timer
  }
}

private final class VirtualTimer: @unchecked Sendable {
  let timer: Timer
  let interval: Duration
  let repeats: Bool
  let block: @Sendable (Timer) -> Void

  init(timer: Timer, interval: Duration, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
    self.timer = timer
    self.interval = interval
    self.repeats = repeats
    self.block = block
  }

  func schedule(on clock: any _VirtualClock) { schedule(on: clock, after: interval) }

  func schedule(on clock: any _VirtualClock, after delay: Duration) {
    clock._schedule(after: delay) { [self, weak clock] in
      guard timer.isValid else { return }
      block(timer)
      if !repeats {
        timer.invalidate()
      } else if timer.isValid, let clock {
        schedule(on: clock)
      }
    }
  }
}
