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
}
