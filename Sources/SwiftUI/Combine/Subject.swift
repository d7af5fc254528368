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

/// Who has subscribed, in order.
final class SubscriberList<Output, Failure: Error> {
  final class Entry: Subscription {
    let subscriber: AnySubscriber<Output, Failure>
    fileprivate weak var list: SubscriberList?
    fileprivate var isCancelled = false
    /// Called when the first values are asked for.
    fileprivate var started: ((Entry) -> Void)?

    fileprivate init(_ subscriber: AnySubscriber<Output, Failure>) { self.subscriber = subscriber }

    func request(_ demand: Subscribers.Demand) {
      guard demand != .none, let started else { return }
      self.started = nil
      started(self)
    }

    func deliver(_ value: Output) { if !isCancelled { _ = subscriber.receive(value) } }

    func cancel() {
      guard !isCancelled else { return }
      isCancelled = true
      list?.remove(self)
    }
  }

  private var entries: [Entry] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  /// Told of the number of subscribers after it has changed.
  var countChanged: (Int) -> Void = { _ in }

  /// Adds `subscriber`; `started` is called when it asks for values.
  func add(_ subscriber: AnySubscriber<Output, Failure>, started: ((Entry) -> Void)? = nil) {
    let entry = Entry(subscriber)
    if let completion {
      subscriber.receive(subscription: entry)
      return subscriber.receive(completion: completion)
    }
    entry.list = self
    entry.started = started
    entries.append(entry)
    subscriber.receive(subscription: entry)
    countChanged(entries.count)
  }

  private func remove(_ entry: Entry) {
    entries.removeAll { $0 === entry }
    countChanged(entries.count)
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for entry in entries { entry.deliver(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let all = entries
    entries = []
    for entry in all where !entry.isCancelled { entry.subscriber.receive(completion: completion) }
  }
}

/// A subject that keeps nothing: whoever subscribes gets what is sent from then on.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    subscribers.add(AnySubscriber(subscriber))
  }

  public func send(_ input: Output) { subscribers.send(input) }
  public func send(completion: Subscribers.Completion<Failure>) { subscribers.send(completion: completion) }
}

/// A subject that keeps its last value: whoever subscribes gets it first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>()
  private var current: Output

  public init(_ value: Output) { current = value }

  /// The last value. Setting it sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    subscribers.add(AnySubscriber(subscriber)) { [weak self] entry in
      if let self { entry.deliver(self.current) }
    }
  }

  public func send(_ input: Output) {
    guard subscribers.completion == nil else { return }
    current = input
    subscribers.send(input)
  }

  public func send(completion: Subscribers.Completion<Failure>) { subscribers.send(completion: completion) }
}
