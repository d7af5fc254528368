/// The end of a chain: takes everything that comes, until it is cancelled.
final class SinkSubscriber<Input, Failure: Error>: Subscriber, Cancellable {
  private var onValue: ((Input) -> Void)?
  private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  private var subscription: (any Subscription)?
  private var isOver = false

  init(
    _ onValue: @escaping (Input) -> Void, _ onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) {
    guard !isOver, self.subscription == nil else { return subscription.cancel() }
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  func receive(_ value: Input) -> Subscribers.Demand {
    onValue?(value)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let action = onCompletion
    end()
    action?(completion)
  }

  func cancel() {
    let subscription = subscription
    end()
    subscription?.cancel()
  }

  private func end() {
    isOver = true
    subscription = nil
    onValue = nil
    onCompletion = nil
  }
}

extension Publisher {
  /// Calls `receiveValue` for every value and `receiveCompletion` at the end, as long as the result is kept.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = SinkSubscriber(receiveValue, receiveCompletion)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls `receiveValue` for every value, as long as the result is kept.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes every value to a property of `object`, as long as the result is kept.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Writes every value to a `@Published` property, as long as the object of the property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.feed = sink { [weak box] in box?.set($0) }
  }

  /// The values as a sequence to iterate over with `for await`.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      nonisolated(unsafe) let sink = SinkSubscriber<Output, Never>(
        { value in
          nonisolated(unsafe) let value = value
          continuation.yield(value)
        }, { _ in continuation.finish() })
      continuation.onTermination = { _ in sink.cancel() }
      subscribe(sink)
    }
  }
}
