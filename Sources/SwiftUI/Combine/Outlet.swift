/// Where a publisher's values come out for one subscriber: never more than it has asked for.
final class Outlet<Output, Failure: Error>: Subscription {
  /// What becomes of a value that comes before it is asked for.
  enum Surplus {
    /// It is gone.
    case isDropped
    /// It waits until another one comes.
    case waitsForNext
    /// It waits, and so does the end behind it.
    case waits
  }

  private var downstream: AnySubscriber<Output, Failure>?
  private let surplus: Surplus
  private var demand = Subscribers.Demand.none
  private var waiting: [Output] = []
  private var completion: Subscribers.Completion<Failure>?
  private var start: ((Outlet) -> [any Cancellable])?
  private var parts: [any Cancellable] = []
  /// Is asked for as many values as the outlet is.
  var upstream: (any Subscription)?
  /// Called when no more is to be delivered.
  var ended: () -> Void = {}

  /// - Parameter start: called when the first values are asked for; what it returns is cancelled at the end.
  init(
    _ downstream: AnySubscriber<Output, Failure>, _ surplus: Surplus,
    start: @escaping (Outlet) -> [any Cancellable] = { _ in [] }
  ) {
    self.downstream = downstream
    self.surplus = surplus
    self.start = start
  }

  func request(_ more: Subscribers.Demand) {
    guard more > .none, downstream != nil else { return }
    demand += more
    if let start {
      self.start = nil
      let made = start(self)
      // It may have delivered everything already.
      if downstream == nil { for part in made { part.cancel() } } else { parts = made }
    }
    upstream?.request(more)
    while demand > .none, !waiting.isEmpty { _ = deliver(waiting.removeFirst()) }
    if waiting.isEmpty, let completion { end(completion) }
  }

  /// Takes a value; returns how many more the subscriber has asked for on receiving it.
  @discardableResult
  func send(_ value: Output) -> Subscribers.Demand {
    guard downstream != nil, completion == nil else { return .none }
    if demand > .none, waiting.isEmpty { return deliver(value) }
    switch surplus {
    case .isDropped: break
    case .waitsForNext: waiting = [value]
    case .waits: waiting.append(value)
    }
    return .none
  }

  /// Takes the end.
  func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    if surplus == .waits, !waiting.isEmpty {
      self.completion = completion
    } else {
      end(completion)
    }
  }

  func cancel() {
    upstream?.cancel()
    close()
  }

  private func deliver(_ value: Output) -> Subscribers.Demand {
    guard let downstream else { return .none }
    demand -= 1
    let more = downstream.receive(value)
    demand += more
    return more
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    guard let downstream else { return }
    close()
    downstream.receive(completion: completion)
  }

  private func close() {
    guard downstream != nil else { return }
    downstream = nil
    upstream = nil
    start = nil
    waiting = []
    let parts = parts
    self.parts = []
    for part in parts { part.cancel() }
    ended()
    ended = {}
  }
}

extension Publisher {
  /// The publisher put through an outlet, in which values wait until they are asked for; what the outlet is asked for is
  /// asked of the upstream.
  ///
  /// - Parameters:
  ///   - value: sends what becomes of a value; returns how many more to ask the upstream for.
  ///   - completion: sends what becomes of the end.
  func throughOutlet<T, E: Error>(
    value: @escaping (Output, Outlet<T, E>) -> Subscribers.Demand,
    completion: @escaping (Subscribers.Completion<Failure>, Outlet<T, E>) -> Void
  ) -> _Operation<Self, T, E> {
    _Operation(upstream: self) { upstream, downstream in
      let outlet = Outlet(downstream, .waits)
      upstream.subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: {
            outlet.upstream = $0
            downstream.receive(subscription: outlet)
          },
          receiveValue: { value($0, outlet) },
          receiveCompletion: { completion($0, outlet) }))
    }
  }
}

extension AnyPublisher {
  /// A publisher that begins when the first values are asked for: `start` sends into the outlet, and what it returns is
  /// cancelled at the end.
  init(
    _ surplus: Outlet<Output, Failure>.Surplus, start: @escaping (Outlet<Output, Failure>) -> [any Cancellable]
  ) {
    self.init { downstream in downstream.receive(subscription: Outlet(downstream, surplus, start: start)) }
  }
}
