import Foundation

extension Timer {
  /// A publisher of the date, every `interval` seconds of the preview's time, once it is connected.
  ///
  /// - Parameters:
  ///   - interval: In seconds; zero or less counts as a tenth of a millisecond.
  ///   - tolerance: Taken and not used: the preview's time has no need of it.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: Never? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }

  /// Delivers the date again and again.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// In seconds.
    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    private let subscribers = SubscriberList<Date, Never>(.isDropped)
    private var run: Run?

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
    ) {
      self.interval = interval > 0 ? interval : 0.0001
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Date {
      subscribers.add(AnySubscriber(subscriber))
    }

    /// Starts the timer; the first date comes after one interval. Cancelling the result stops it.
    public func connect() -> any Cancellable {
      if let run { return run }
      let started = Run(interval) { [weak self] date in self?.subscribers.send(date) }
      started.ended = { [weak self] in self?.run = nil }
      run = started
      started.start()
      return started
    }
  }

  /// The time during which a publisher is connected.
  private final class Run: Cancellable, @unchecked Sendable {
    private let interval: TimeInterval
    private let tick: (Date) -> Void
    private var isOver = false
    var ended: () -> Void = {}

    init(_ interval: TimeInterval, _ tick: @escaping (Date) -> Void) {
      self.interval = interval
      self.tick = tick
    }

    func start() {
      PreviewClock.schedule(after: interval) { [weak self] in
        guard let self, !self.isOver else { return }
        self.start()
        self.tick(Date())
      }
    }

    func cancel() {
      isOver = true
      ended()
      ended = {}
    }
  }
}

extension Timer.TimerPublisher: _IdentityComparable {
  public func _isIdentical(to other: Timer.TimerPublisher) -> Bool { self === other }
}

extension Publishers {
  /// Begins with the first subscriber and stops with the last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private var count = 0
    private var connection: (any Cancellable)?

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let hook = SubscriptionHook<Output, Failure>(AnySubscriber(subscriber), left: { [weak self] in self?.left() })
      upstream.subscribe(hook)
      count += 1
      if count == 1 { connection = upstream.connect() }
    }

    private func left() {
      count -= 1
      guard count == 0 else { return }
      connection?.cancel()
      connection = nil
    }
  }
}

extension Publishers.Autoconnect: _IdentityComparable {
  public func _isIdentical(to other: Publishers.Autoconnect<Upstream>) -> Bool { self === other }
}

/// The preview's clock, for code that has no view at hand.
enum PreviewClock {
  /// Calls `body` on the main thread, `delay` seconds from now.
  static func schedule(after delay: TimeInterval, _ body: @escaping () -> Void) {
    nonisolated(unsafe) let body = body
    let delay = max(0, delay)
    guard let virtual = _VirtualTime.current else {
      return DispatchQueue.main.asyncAfter(
        deadline: DispatchTime.now() + delay, qos: .unspecified, flags: [], execute: { body() })
    }
    virtual._schedule(after: .seconds(delay)) { body() }
  }
}
