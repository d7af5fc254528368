/// Counts the ends of several publishers: the last one ends the whole, and so does the first error.
private final class JointEnd<Output, Failure: Error> {
  private var open: Int
  private let outlet: Outlet<Output, Failure>

  init(_ count: Int, _ outlet: Outlet<Output, Failure>) {
    open = count
    self.outlet = outlet
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    open -= 1
    if case .failure = completion { return outlet.send(completion: completion) }
    if open == 0 { outlet.send(completion: completion) }
  }
}

extension Publisher {
  /// The values of both, as they come.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher(.waits) { outlet in
      let end = JointEnd(2, outlet)
      return [
        self.sink(receiveCompletion: end.end) { outlet.send($0) },
        other.sink(receiveCompletion: end.end) { outlet.send($0) },
      ]
    }
  }

  /// The latest values of both, whenever one of them has a new one.
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher(.isDropped) { outlet in
      var (first, second): (Output?, P.Output?)
      func send() { if let first, let second { outlet.send((first, second)) } }
      let end = JointEnd(2, outlet)
      return [
        self.sink(receiveCompletion: end.end) {
          first = $0
          send()
        },
        other.sink(receiveCompletion: end.end) {
          second = $0
          send()
        },
      ]
    }
  }

  /// What `transform` makes of the latest values of both.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }.eraseToAnyPublisher()
  }

  /// The latest values of the three.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }.eraseToAnyPublisher()
  }

  /// The first value of each together, then the second of each, and so on.
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher(.waits) { outlet in
      var (first, second): ([Output], [P.Output]) = ([], [])
      func send() {
        while !first.isEmpty, !second.isEmpty { outlet.send((first.removeFirst(), second.removeFirst())) }
      }
      let end = JointEnd(2, outlet)
      return [
        self.sink(receiveCompletion: end.end) {
          first.append($0)
          send()
        },
        other.sink(receiveCompletion: end.end) {
          second.append($0)
          send()
        },
      ]
    }
  }

  /// The values of the publishers that `transform` makes of the values, at most `maxPublishers` of them at a time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    inner(maxPublishers, transform, keepsAll: true)
  }

  fileprivate func inner<P: Publisher>(
    _ maxPublishers: Subscribers.Demand, _ transform: @escaping (Output) -> P, keepsAll: Bool
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher(.waits) { outlet in
      let flow = InnerFlow(outlet, keepsAll: keepsAll)
      self.subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: { subscription in
            flow.outer = subscription
            subscription.request(maxPublishers)
          },
          receiveValue: { value in
            flow.add(transform(value))
            return .none
          },
          receiveCompletion: flow.outerEnded))
      return [AnyCancellable(flow)]
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the publisher that came last.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> { inner(.unlimited, { $0 }, keepsAll: false) }
}

/// The deliveries of publishers that another one delivers.
private final class InnerFlow<Output, Failure: Error>: Cancellable {
  private let outlet: Outlet<Output, Failure>
  /// Whether a new publisher leaves those before it.
  private let keepsAll: Bool
  private var open: Set<Int> = []
  private var parts: [Int: AnyCancellable] = [:]
  private var count = 0
  private var isOuterOver = false
  var outer: (any Subscription)?

  init(_ outlet: Outlet<Output, Failure>, keepsAll: Bool) {
    self.outlet = outlet
    self.keepsAll = keepsAll
  }

  func add<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if !keepsAll {
      open = []
      parts = [:]
    }
    count += 1
    let number = count
    open.insert(number)
    let part = publisher.sink(
      receiveCompletion: { [self] completion in ended(number, completion) },
      receiveValue: { [self] value in outlet.send(value) })
    // It may have ended already.
    if open.contains(number) { parts[number] = part }
  }

  private func ended(_ number: Int, _ completion: Subscribers.Completion<Failure>) {
    guard open.remove(number) != nil else { return }
    parts[number] = nil
    if case .failure = completion { return outlet.send(completion: completion) }
    if isOuterOver, open.isEmpty { return outlet.send(completion: .finished) }
    outer?.request(.max(1))
  }

  func outerEnded(_ completion: Subscribers.Completion<Failure>) {
    outer = nil
    isOuterOver = true
    if case .failure = completion { return outlet.send(completion: completion) }
    if open.isEmpty { outlet.send(completion: .finished) }
  }

  func cancel() {
    outer?.cancel()
    outer = nil
    open = []
    parts = [:]
  }
}

extension Publishers {
  /// The latest values of two publishers, whenever one of them has a new one.
  public static func CombineLatest<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure { a.combineLatest(b) }

  /// The values of two publishers, as they come.
  public static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> AnyPublisher<A.Output, A.Failure>
  where A.Failure == B.Failure, A.Output == B.Output { a.merge(with: b) }

  /// The values of two publishers in pairs.
  public static func Zip<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure { a.zip(b) }
}
