/// Something that delivers values over time, and at the end says that it has finished or failed.
///
/// Combine's vocabulary, as far as files with animations use it. A subscriber gets as many values as it has asked for and
/// no more; what becomes of the others is said with each publisher. Everything runs on the main thread and on the
/// preview's clock.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error that can end the delivery; `Never` where there is none.
  associatedtype Failure: Error

  /// Starts the delivery to `subscriber`. Callers use `subscribe`.
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
  /// Starts the delivery to `subscriber`.
  public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Passes everything on to `subject`, until the result is cancelled or released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where Failure == S.Failure, Output == S.Output {
    sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }
}

/// Something that takes a publisher's values.
public protocol Subscriber<Input, Failure> {
  /// The type of the values.
  associatedtype Input
  /// The type of the error that can end the delivery.
  associatedtype Failure: Error

  /// The delivery has been set up; it begins when values are asked for.
  func receive(subscription: any Subscription)
  /// The next value; the result says how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// The end.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// One delivery from a publisher to a subscriber.
public protocol Subscription: Cancellable {
  /// Asks for values.
  func request(_ demand: Subscribers.Demand)
}

/// Something that can be stopped.
public protocol Cancellable {
  func cancel()
}

/// A publisher that begins only when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins; cancelling the result stops it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that begins with its first subscriber and stops with its last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

/// The types that belong to subscribers.
public enum Subscribers {
  /// How a delivery ends.
  @frozen public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

/// The types that belong to publishers.
public enum Publishers {}
