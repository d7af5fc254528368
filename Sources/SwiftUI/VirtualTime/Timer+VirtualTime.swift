import Foundation

extension Timer {
  /// Makes a timer of the preview's time: `scheduledTimer(withTimeInterval:repeats:block:)`.
  ///
  /// A property of a callable type for the reason given at `DispatchTime.now`.
  public static var scheduledTimer: _TimerScheduling { _TimerScheduling() }
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

  func schedule(on clock: any _VirtualClock) {
    clock._schedule(after: interval) { [self, weak clock] in
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
