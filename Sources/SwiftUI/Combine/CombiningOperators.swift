/// The deliveries of several publishers as one.
private final class JointSubscription: Subscription {
  private var parts: [any Cancellable] = []
  private var isOver = false
  private var start: (() -> [any Cancellable])?

  init(_ start: @escaping () -> [any Cancellable]) { self.start = start }

  func request(_ demand: Subscribers.Demand) {
    guard let start, !isOver else { return }
    self.start = nil
    parts = start()
  }

  func cancel() {
    isOver = true
    start = nil
    for part in parts { part.cancel() }
    parts = []
  }
}

/// Counts the ends of several publishers: the last one ends the whole, and so does the first error.
private final class JointEnd<Output, Failure: Error> {
  private var open: Int
  private let downstream: AnySubscriber<Output, Failure>

  init(_ count: Int, _ downstream: AnySubscriber<Output, Failure>) {
    open = count
    self.downstream = downstream
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    guard open > 0 else { return }
    if case .failure = completion { open = 1 }
    open -= 1
    if open == 0 { downstream.receive(completion: completion) }
  }
}

extension Publisher {
  /// The values of both, as they come.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { downstream in
      downstream.receive(
        subscription: JointSubscription {
          let end = JointEnd(2, downstream)
          return [
            self.sink(receiveCompletion: end.end) { _ = downstream.receive($0) },
            other.sink(receiveCompletion: end.end) { _ = downstream.receive($0) },
          ]
        })
    }
  }

  /// The latest values of both, whenever one of them has a new one.
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { downstream in
      var (first, second): (Output?, P.Output?)
      func send() { if let first, let second { _ = downstream.receive((first, second)) } }
      downstream.receive(
        subscription: JointSubscription {
          let end = JointEnd(2, downstream)
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
        })
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
    AnyPublisher { downstream in
      var (first, second): ([Output], [P.Output]) = ([], [])
      func send() {
        while !first.isEmpty, !second.isEmpty {
          _ = downstream.receive((first.removeFirst(), second.removeFirst()))
        }
      }
      downstream.receive(
        subscription: JointSubscription {
          let end = JointEnd(2, downstream)
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
        })
    }
  }

  /// The values of the publishers that `transform` makes of the values.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure { inner(transform, keepsAll: true) }

  private func inner<P: Publisher>(
    _ transform: @escaping (Output) -> P, keepsAll: Bool
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { downstream in
      var inner: [AnyCancellable] = []
      downstream.receive(
        subscription: JointSubscription {
          let outer = self.sink(
            receiveCompletion: { if case .failure = $0 { downstream.receive(completion: $0) } },
            receiveValue: { value in
              if !keepsAll { inner.removeAll() }
              inner.append(
                transform(value).sink(
                  receiveCompletion: { if case .failure = $0 { downstream.receive(completion: $0) } },
                  receiveValue: { _ = downstream.receive($0) }))
            })
          return [outer, AnyCancellable { inner.removeAll() }]
        })
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the publisher that came last.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> { inner({ $0 }, keepsAll: false) }
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
