/// What is to happen at known moments of the stage's time.
@MainActor
struct WakeTimers {
  /// One appointment. Cancelling it, or letting go of it, changes nothing else.
  @MainActor
  final class Timer {
    let time: Double
    private var action: (@MainActor () -> Void)?

    init(time: Double, action: @escaping @MainActor () -> Void) {
      self.time = time
      self.action = action
    }

    var isCancelled: Bool { action == nil }

    func cancel() { action = nil }

    fileprivate func fire() {
      let due = action
      action = nil
      due?()
    }
  }

  private var timers: [Timer] = []

  /// Adds an appointment; those of one moment are kept in the order in which they were made.
  mutating func add(_ timer: Timer) { timers.append(timer) }

  /// The next moment at which something is to happen.
  var next: Double? { timers.lazy.filter { !$0.isCancelled }.map(\.time).min() }

  /// Takes out what is due by `time`, in order.
  mutating func takeDue(by time: Double) -> [Timer] {
    guard !timers.isEmpty else { return [] }
    let due = timers.filter { $0.time <= time && !$0.isCancelled }
    timers.removeAll { $0.time <= time || $0.isCancelled }
    return due.enumerated().sorted { a, b in
      a.element.time == b.element.time ? a.offset < b.offset : a.element.time < b.element.time
    }.map(\.element)
  }

  /// Runs the actions of appointments that were taken out.
  static func fire(_ due: [Timer]) {
    for timer in due { timer.fire() }
  }
}
