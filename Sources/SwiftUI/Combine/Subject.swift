/// A publisher that values can be put into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Delivers a value to everybody who has subscribed.
  func send(_ value: Output)
  /// Ends the delivery.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes a subscription to a publisher upstream.
  func send(subscription: any Subscription)
}

extension Subject {
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

extension Subject where Output == Void {
  /// Tells everybody who has subscribed.
  public func send() { send(()) }
}

/// A subject that keeps nothing: whoever subscribes gets what is sent from then on, and what it has not asked for is gone.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>(.isDropped)

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    subscribers.add(AnySubscriber(subscriber))
  }

  public func send(_ input: Output) { subscribers.send(input) }
  public func send(completion: Subscribers.Completion<Failure>) { subscribers.send(completion: completion) }
}

/// A subject that keeps its last value: whoever subscribes gets it first, and whoever asks for more the latest.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>(.waitsForNext)
  private var current: Output

  public init(_ value: Output) { current = value }

  /// The last value. Setting it sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    subscribers.add(AnySubscriber(subscriber), first: subscribers.completion == nil ? current : nil)
  }

  public func send(_ input: Output) {
    guard subscribers.completion == nil else { return }
    current = input
    subscribers.send(input)
  }

  public func send(completion: Subscribers.Completion<Failure>) { subscribers.send(completion: completion) }
}
