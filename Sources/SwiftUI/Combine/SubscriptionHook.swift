/// Passes everything on and tells what its subscriber asks for, and when it leaves.
final class SubscriptionHook<Input, Failure: Error>: Subscriber, Subscription {
  private let downstream: AnySubscriber<Input, Failure>
  private var upstream: (any Subscription)?
  private let asked: (Subscribers.Demand) -> Void
  private var left: (() -> Void)?

  init(
    _ downstream: AnySubscriber<Input, Failure>, asked: @escaping (Subscribers.Demand) -> Void = { _ in },
    left: @escaping () -> Void
  ) {
    self.downstream = downstream
    self.asked = asked
    self.left = left
  }

  func receive(subscription: any Subscription) {
    upstream = subscription
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }
  func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }

  func request(_ demand: Subscribers.Demand) {
    asked(demand)
    upstream?.request(demand)
  }

  func cancel() {
    upstream?.cancel()
    upstream = nil
    let left = left
    self.left = nil
    left?()
  }
}
