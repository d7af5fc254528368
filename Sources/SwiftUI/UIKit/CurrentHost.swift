/// The interface whose code is running, for code that has no view at hand: `UIScreen.main`, haptics.
@MainActor
enum CurrentHost {
  private struct Entry {
    weak var clock: (any _VirtualClock)?
    weak var host: ViewHost?
  }

  private static var entries: [Entry] = []

  /// Notes that `host` belongs to the clock of the code that is running now.
  static func note(_ host: ViewHost) {
    entries.removeAll { $0.host == nil || $0.host === host }
    entries.append(Entry(clock: _VirtualTime.current, host: host))
  }

  /// The host of the running code's clock; the one that was made last where the code has none.
  static var host: ViewHost? {
    let clock = _VirtualTime.current
    let own = entries.last { entry in entry.host != nil && clock != nil && entry.clock === clock }
    return own?.host ?? entries.last { $0.host != nil }?.host
  }

  /// Tells what a device would let be felt.
  static func feel(_ feedback: SensoryFeedback, source: String) {
    guard let host else { return }
    let time = _VirtualTime.current.map { $0._now / .seconds(1) } ?? host.time
    host.feedback(FeedbackEvent(time: max(time, host.time), kind: feedback.name, source: source))
  }
}
