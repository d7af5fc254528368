/// Who has subscribed, in order.
final class SubscriberList<Output, Failure: Error> {
  private let surplus: Outlet<Output, Failure>.Surplus
  private var outlets: [Outlet<Output, Failure>] = []
  private(set) var completion: Subscribers.Completion<Failure>?

  /// - Parameter surplus: what becomes of values that a subscriber has not asked for yet.
  init(_ surplus: Outlet<Output, Failure>.Surplus) { self.surplus = surplus }

  /// Adds `subscriber`, which gets `first` before anything else.
  func add(_ subscriber: AnySubscriber<Output, Failure>, first: Output? = nil) {
    let outlet = Outlet(subscriber, surplus)
    if completion == nil {
      outlets.append(outlet)
      outlet.ended = { [weak self, unowned outlet] in self?.outlets.removeAll { $0 === outlet } }
    }
    subscriber.receive(subscription: outlet)
    if let first { outlet.send(first) }
    if let completion { outlet.send(completion: completion) }
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for outlet in outlets { outlet.send(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    for outlet in outlets { outlet.send(completion: completion) }
  }
}
