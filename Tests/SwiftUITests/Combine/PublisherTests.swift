import Testing

@testable import SwiftUI

@MainActor
struct PublisherTests {
  private let log = Log()

  @Test func aPassthroughSubjectDeliversWhatIsSentFromThenOn() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(1)
    let subscription = subject.sink { log("\($0)") }
    subject.send(2)
    subscription.cancel()
    subject.send(3)
    #expect(log.entries == ["2"])
  }

  @Test func aCurrentValueSubjectDeliversItsValueFirst() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let subscription = subject.sink { log("\($0)") }
    subject.value = 2
    #expect(log.entries == ["1", "2"])
    #expect(subject.value == 2)
    subscription.cancel()
  }

  @Test func aSubscriptionEndsWithTheObjectThatKeepsIt() {
    let subject = PassthroughSubject<Int, Never>()
    var kept: Set<AnyCancellable> = []
    subject.sink { log("\($0)") }.store(in: &kept)
    subject.send(1)
    kept = []
    subject.send(2)
    #expect(log.entries == ["1"])
  }

  @Test func operatorsChangeDropAndRememberValues() {
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.filter { $0 > 0 }.removeDuplicates().map { $0 * 10 }.scan(0, +).dropFirst()
      .sink { log("\($0)") }
    for value in [1, -1, 1, 2, 3, 3] { subject.send(value) }
    #expect(log.entries == ["30", "60"])
    subscription.cancel()
  }

  @Test func aSequenceIsDeliveredAndEnds() {
    _ = [1, 2, 3].publisher.prefix(2)
      .sink(receiveCompletion: { _ in log("end") }, receiveValue: { log("\($0)") })
    #expect(log.entries == ["1", "2", "end"])
  }

  @Test func theLatestValuesOfTwoAreCombined() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let subscription = a.combineLatest(b).sink { log("\($0)\($1)") }
    a.send(1)
    b.send("x")
    a.send(2)
    #expect(log.entries == ["1x", "2x"])
    subscription.cancel()
  }

  @Test func anErrorEndsTheDelivery() {
    struct Oops: Error {}
    let subject = PassthroughSubject<Int, Oops>()
    let subscription = subject.replaceError(with: -1)
      .sink(receiveCompletion: { _ in log("end") }, receiveValue: { log("\($0)") })
    subject.send(completion: .failure(Oops()))
    subject.send(1)
    #expect(log.entries == ["-1", "end"])
    subscription.cancel()
  }

  private final class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
    var quiet = 0
  }

  @Test func anObjectSpeaksBeforeAnyOfItsPublishedPropertiesChanges() {
    let model = Model()
    let subscription = model.objectWillChange.sink { log("\(model.count)\(model.name)") }
    model.count = 1
    model.name = "b"
    model.quiet = 1
    #expect(log.entries == ["0a", "1a"])
    subscription.cancel()
  }

  @Test func aPublishedPropertyDeliversItsValueAndTheNewOneBeforeItHasIt() {
    let model = Model()
    let subscription = model.$count.sink { log("\($0) \(model.count)") }
    model.count = 5
    #expect(log.entries == ["0 0", "5 0"])
    subscription.cancel()
  }

  @Test func valuesAreAssignedToAPublishedProperty() {
    let model = Model()
    let subject = PassthroughSubject<Int, Never>()
    subject.assign(to: &model.$count)
    subject.send(7)
    #expect(model.count == 7)
  }

  // MARK: Demand

  /// Asks for values when it is told to, and for so many more on each value.
  @MainActor
  private final class Reader: @MainActor Subscriber {
    let log: Log
    let more: Subscribers.Demand
    var subscription: (any Subscription)?

    init(_ log: Log, more: Subscribers.Demand = .none) {
      self.log = log
      self.more = more
    }

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Int) -> Subscribers.Demand {
      log("\(input)")
      return more
    }

    func receive(completion: Subscribers.Completion<Never>) { log("end") }

    func ask(_ count: Int) { subscription?.request(.max(count)) }
  }

  private func reader<P: Publisher>(of publisher: P, more: Subscribers.Demand = .none) -> Reader
  where P.Output == Int, P.Failure == Never {
    let reader = Reader(log, more: more)
    publisher.subscribe(reader)
    return reader
  }

  @Test func aSequenceDeliversNoMoreThanIsAskedFor() {
    let reader = reader(of: (1...4).publisher)
    #expect(log.entries == [])
    reader.ask(2)
    #expect(log.entries == ["1", "2"])
    reader.ask(2)
    #expect(log.entries == ["1", "2", "3", "4", "end"])
  }

  @Test func aSequenceNeedNotEnd() {
    let reader = reader(of: sequence(first: 1) { $0 * 2 }.publisher)
    reader.ask(5)
    #expect(log.entries == ["1", "2", "4", "8", "16"])
  }

  @Test func whatIsAskedForOnAValueIsAdded() {
    let reader = reader(of: (1...3).publisher, more: .max(1))
    reader.ask(1)
    #expect(log.entries == ["1", "2", "3", "end"])
  }

  @Test func aPassthroughSubjectDropsWhatIsNotAskedFor() {
    let subject = PassthroughSubject<Int, Never>()
    let reader = reader(of: subject)
    subject.send(1)
    reader.ask(1)
    for value in 2...4 { subject.send(value) }
    reader.ask(1)
    subject.send(5)
    subject.send(completion: .finished)
    #expect(log.entries == ["2", "5", "end"])
  }

  @Test func aCurrentValueWaitsUntilItIsAskedFor() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let reader = reader(of: subject)
    subject.send(2)
    reader.ask(1)
    #expect(log.entries == ["2"])
    for value in 3...5 { subject.send(value) }
    reader.ask(2)
    #expect(log.entries == ["2", "5"])
    subject.send(6)
    subject.send(7)
    #expect(log.entries == ["2", "5", "6"])
  }

  @Test func aPublishedPropertyWaitsUntilItIsAskedFor() {
    let model = Model()
    let reader = reader(of: model.$count)
    model.count = 3
    reader.ask(1)
    model.count = 4
    #expect(log.entries == ["3"])
  }

  @Test func valuesThatAnOperatorLeavesOutDoNotCount() {
    let numbers = [1, 1, 2, 3, 3, 4, 5, 6].publisher
    let reader = reader(of: numbers.filter { $0 != 2 }.removeDuplicates().dropFirst().map { $0 * 10 }.prefix(3))
    reader.ask(2)
    #expect(log.entries == ["30", "40"])
    reader.ask(2)
    #expect(log.entries == ["30", "40", "50", "end"])
  }

  @Test func mergedAndPairedValuesWait() {
    let reader = reader(of: [1, 3].publisher.merge(with: [5].publisher))
    reader.ask(1)
    #expect(log.entries == ["1"])
    reader.ask(2)
    #expect(log.entries == ["1", "3", "5", "end"])
  }

  @Test func onlySoManyPublishersAreOpenAtATime() {
    let gates = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let subscription = [0, 1, 2].publisher.flatMap(maxPublishers: .max(1)) { index in gates[index] }
      .sink(receiveCompletion: { _ in log("end") }, receiveValue: { log("\($0)") })
    gates[0].send(1)
    gates[1].send(2)
    gates[0].send(completion: .finished)
    gates[1].send(3)
    gates[1].send(completion: .finished)
    gates[2].send(4)
    gates[2].send(completion: .finished)
    #expect(log.entries == ["1", "3", "4", "end"])
    subscription.cancel()
  }

  @Test func anErrorsReplacementWaitsAsWell() {
    struct Oops: Error {}
    let reader = reader(of: Fail<Int, Oops>(error: Oops()).replaceError(with: 9))
    #expect(log.entries == [])
    reader.ask(1)
    #expect(log.entries == ["9", "end"])
  }

  @Test func eventsTellWhatIsAskedForAndWhoLeaves() {
    let subject = PassthroughSubject<Int, Never>()
    let reader = reader(
      of: subject.handleEvents(receiveCancel: { log("left") }, receiveRequest: { log("\($0.max ?? -1)") }))
    reader.ask(3)
    reader.subscription?.cancel()
    subject.send(1)
    #expect(log.entries == ["3", "left"])
  }

  @Test func demandsAreAddedAndCompared() {
    var demand = Subscribers.Demand.max(2) + .max(3)
    demand -= 1
    #expect(demand == .max(4))
    #expect(demand + .unlimited == .unlimited)
    #expect(demand - .unlimited == .none)
    #expect(Subscribers.Demand.unlimited - 5 == .unlimited)
    #expect(demand > 3 && !(demand > 4) && demand < .unlimited && .unlimited > 1_000_000)
    #expect(Subscribers.Demand.max(.max) + 1 == .unlimited)
  }
}
