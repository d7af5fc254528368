import Foundation

/// The delivery of a sequence's elements, each made when it is asked for.
private final class SequenceSubscription<Elements: IteratorProtocol, Failure: Error>: Subscription {
  private var elements: Elements
  private var next: Elements.Element?
  private var downstream: AnySubscriber<Elements.Element, Failure>?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false

  init(_ elements: Elements, _ downstream: AnySubscriber<Elements.Element, Failure>) {
    self.elements = elements
    self.downstream = downstream
    next = self.elements.next()
  }

  func request(_ more: Subscribers.Demand) {
    demand += more
    // What the subscriber asks for while it is delivered to is delivered by the loop outside.
    if isDelivering { return }
    isDelivering = true
    while demand > .none, let downstream, let value = next {
      next = elements.next()
      demand -= 1
      demand += downstream.receive(value)
    }
    isDelivering = false
    endIfDone()
  }

  /// Says that nothing is left, which takes no demand.
  func endIfDone() {
    guard next == nil, !isDelivering, let downstream else { return }
    self.downstream = nil
    downstream.receive(completion: .finished)
  }

  func cancel() { downstream = nil }
}

/// Delivers one value and ends.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Output {
    CollectionOfOne(output).publisher.receive(subscriber: subscriber)
  }
}

extension Just: Equatable where Output: Equatable {}

/// Delivers nothing and ends, or never does.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
    let outlet = Outlet(AnySubscriber(subscriber), .isDropped)
    subscriber.receive(subscription: outlet)
    if completeImmediately { outlet.send(completion: .finished) }
  }
}

/// Delivers an error.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }

  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
    let outlet = Outlet(AnySubscriber(subscriber), .isDropped)
    subscriber.receive(subscription: outlet)
    outlet.send(completion: .failure(error))
  }
}

/// Delivers one value, which a closure works out, and ends.
public final class Future<Output, Failure: Error>: Publisher {
  /// How the closure hands the value over.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let subscribers = SubscriberList<Output, Failure>(.waits)
  private var value: Output?

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] in fulfil($0) }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    guard subscribers.completion == nil else { return }
    switch result {
    case .success(let value):
      self.value = value
      subscribers.send(value)
      subscribers.send(completion: .finished)
    case .failure(let error):
      subscribers.send(completion: .failure(error))
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
    subscribers.add(AnySubscriber(subscriber), first: value)
  }
}

extension Publishers {
  /// Delivers the elements of a sequence and ends.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let subscription = SequenceSubscription(sequence.makeIterator(), AnySubscriber(subscriber))
      subscriber.receive(subscription: subscription)
      subscription.endIfDone()
    }
  }
}

extension Sequence {
  /// Delivers the elements and ends.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension NotificationCenter {
  /// Delivers the notifications called `name`.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// What `publisher(for:)` returns.
  public struct Publisher: SwiftUI.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Notification {
      AnyPublisher(.isDropped) { outlet in
        nonisolated(unsafe) let target = outlet
        nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
          target.send(notification)
        }
        return [AnyCancellable { [center] in center.removeObserver(token) }]
      }
      .receive(subscriber: subscriber)
    }
  }
}

extension NotificationCenter.Publisher: _IdentityComparable {
  public func _isIdentical(to other: Self) -> Bool {
    center === other.center && name == other.name && object === other.object
  }
}
