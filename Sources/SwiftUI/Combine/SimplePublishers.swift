import Foundation

/// A delivery of values that are there already.
private final class ReadySubscription: Subscription {
  private var deliver: (() -> Void)?

  init(_ deliver: @escaping () -> Void) { self.deliver = deliver }

  func request(_ demand: Subscribers.Demand) {
    guard demand != .none, let deliver else { return }
    self.deliver = nil
    deliver()
  }

  func cancel() { deliver = nil }
}

/// Delivers one value and ends.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Output {
    subscriber.receive(
      subscription: ReadySubscription {
        _ = subscriber.receive(output)
        subscriber.receive(completion: .finished)
      })
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
    subscriber.receive(
      subscription: ReadySubscription { if completeImmediately { subscriber.receive(completion: .finished) } })
  }
}

/// Delivers an error.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }

  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
    subscriber.receive(subscription: ReadySubscription { subscriber.receive(completion: .failure(error)) })
  }
}

/// Delivers one value, which a closure works out, and ends.
public final class Future<Output, Failure: Error>: Publisher {
  /// How the closure hands the value over.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let subscribers = SubscriberList<Output, Failure>()
  private var result: Result<Output, Failure>?

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] in fulfil($0) }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    switch result {
    case .success(let value):
      subscribers.send(value)
      subscribers.send(completion: .finished)
    case .failure(let error):
      subscribers.send(completion: .failure(error))
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
    switch result {
    case .success(let value):
      subscriber.receive(
        subscription: ReadySubscription {
          _ = subscriber.receive(value)
          subscriber.receive(completion: .finished)
        })
    default: subscribers.add(AnySubscriber(subscriber))
    }
  }
}

extension Publishers {
  /// Delivers the elements of a sequence and ends.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      subscriber.receive(
        subscription: ReadySubscription {
          for element in sequence { _ = subscriber.receive(element) }
          subscriber.receive(completion: .finished)
        })
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
      nonisolated(unsafe) let target = AnySubscriber(subscriber)
      let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
        _ = target.receive(notification)
      }
      nonisolated(unsafe) let observer = token
      subscriber.receive(subscription: ObserverSubscription { [center] in center.removeObserver(observer) })
    }
  }
}

extension NotificationCenter.Publisher: _IdentityComparable {
  public func _isIdentical(to other: Self) -> Bool {
    center === other.center && name == other.name && object === other.object
  }
}

/// A delivery that is stopped by calling somebody.
private final class ObserverSubscription: Subscription {
  private var stop: (() -> Void)?

  init(_ stop: @escaping () -> Void) { self.stop = stop }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    let stop = stop
    self.stop = nil
    stop?()
  }
}
