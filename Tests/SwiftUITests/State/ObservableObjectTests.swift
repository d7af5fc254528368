import Testing

@testable import SwiftUI

@MainActor
struct ObservableObjectTests {
  fileprivate final class Counter: ObservableObject {
    nonisolated(unsafe) static var made = 0
    @Published var count = 0
    init() { Self.made += 1 }
  }

  private struct Owner: View {
    let log: Log
    @StateObject private var counter = Counter()

    var body: some View {
      log("owner \(counter.count)")
      return VStack(spacing: 0) {
        Color.red.onTapGesture { counter.count += 1 }
        Reader(log: log)
      }
      .environmentObject(counter)
    }
  }

  private struct Reader: View {
    let log: Log
    @EnvironmentObject var counter: Counter

    var body: some View {
      log("reader \(counter.count)")
      return Slider(value: $counter.half)
    }
  }

  @Test func aStateObjectIsMadeOnceAndEveryReaderFollowsIt() {
    Counter.made = 0
    let log = Log()
    let player = Player(Owner(log: log))
    #expect(log.entries == ["owner 0", "reader 0"])
    player.click(100, 50)
    player.wait(0.1)
    #expect(Counter.made == 1)
    #expect(log.entries.suffix(2) == ["owner 1", "reader 1"])
  }

  private struct Observer: View {
    @ObservedObject var counter: Counter
    let log: Log

    var body: some View {
      log("\(counter.count)")
      return Color.clear
    }
  }

  @Test func anObservedObjectUpdatesTheViewInTheTransactionOfTheChange() {
    let (counter, log) = (Counter(), Log())
    let player = Player(
      Observer(counter: counter, log: log)
        .transaction { log("animated: \($0.animation != nil)") })
    counter.count = 3
    player.wait()
    #expect(log.entries.contains("3"))
    withAnimation { counter.count = 4 }
    player.wait()
    #expect(log.entries.last == "4")
  }

  @Observable final class Model { var value = 1 }

  private struct Taker: View {
    @Environment(Model.self) private var model
    @Environment(Counter2.self) private var missing: Counter2?
    let log: Log

    var body: some View {
      @Bindable var bound = model
      log("\(model.value) \(missing == nil)")
      return Toggle("", isOn: $bound.isOdd)
    }
  }

  @Observable final class Counter2 {}

  @Test func anObservableObjectIsFoundInTheEnvironmentByItsType() {
    let (model, log) = (Model(), Log())
    let player = Player(Taker(log: log).environment(model))
    #expect(log.entries == ["1 true"])
    model.value = 2
    player.wait()
    #expect(log.entries == ["1 true", "2 true"])
  }

  private struct Stored: View {
    let log: Log
    @AppStorage("level") private var level = 1

    var body: some View {
      log("\(level)")
      return VStack(spacing: 0) {
        Color.red.onTapGesture { level += 1 }
        Other(log: log)
      }
    }

    struct Other: View {
      let log: Log
      @AppStorage("level") private var level = 9

      var body: some View {
        log("other \(level)")
        return Color.blue
      }
    }
  }

  @Test func storageOfOneNameIsSharedAndStartsAfreshWithEveryInterface() {
    let log = Log()
    let player = Player(Stored(log: log))
    #expect(log.entries == ["1", "other 1"])
    player.click(100, 50)
    player.wait(0.1)
    #expect(Set(log.entries.suffix(2)) == ["2", "other 2"])
    _ = Player(Stored(log: log))
    #expect(log.entries.suffix(2) == ["1", "other 1"])
  }

  @Test func aViewReceivesWhatAPublisherDeliversWhileItIsThere() {
    let (subject, log) = (PassthroughSubject<Int, Never>(), Log())
    struct Switch: View {
      let subject: PassthroughSubject<Int, Never>
      let log: Log
      @State private var isShown = true

      var body: some View {
        VStack {
          if isShown { Color.red.onReceive(subject) { log("\($0)") } }
          Color.blue.onTapGesture { isShown = false }
        }
      }
    }
    let player = Player(Switch(subject: subject, log: log))
    subject.send(1)
    player.click(100, 150)
    player.wait(1)
    subject.send(2)
    #expect(log.entries == ["1"])
  }
}

extension ObservableObjectTests.Counter {
  fileprivate var half: Double {
    get { Double(count) / 2 }
    set { count = Int(newValue * 2) }
  }
}

extension ObservableObjectTests.Model {
  fileprivate var isOdd: Bool {
    get { value % 2 == 1 }
    set { value = newValue ? 1 : 2 }
  }
}
