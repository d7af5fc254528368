import Testing

@testable import SwiftUI

@MainActor
struct StateTests {
  /// Counts how often bodies are evaluated.
  @MainActor final class Counter {
    var counts: [String: Int] = [:]
    func note(_ name: String) { counts[name, default: 0] += 1 }
  }

  private struct Child: View {
    @Binding var number: Int
    let counter: Counter

    var body: some View {
      let _ = counter.note("child \(number)")
      return EmptyView()
    }
  }

  private struct Bystander: View {
    let counter: Counter

    var body: some View {
      let _ = counter.note("bystander")
      return EmptyView()
    }
  }

  private struct Parent: View {
    @State private var number = 1
    let counter: Counter
    let expose: (Binding<Int>) -> Void

    var body: some View {
      let _ = counter.note("parent")
      let _ = expose($number)
      return Group {
        Child(number: $number, counter: counter)
        Bystander(counter: counter)
      }
    }
  }

  @Test func aWriteReachesThoseWhoReadAndNobodyElse() {
    let counter = Counter()
    var binding: Binding<Int>?
    let host = host(Parent(counter: counter) { binding = $0 })
    #expect(counter.counts == ["parent": 1, "child 1": 1, "bystander": 1])
    binding?.wrappedValue = 5
    #expect(binding?.wrappedValue == 5)
    host.update(to: 0.1)
    // The parent handed the binding on but did not read it.
    #expect(counter.counts == ["parent": 1, "child 1": 1, "child 5": 1, "bystander": 1])
  }

  @Test func writesOfOneTurnAreCarriedOutTogether() {
    let counter = Counter()
    var binding: Binding<Int>?
    let host = host(Parent(counter: counter) { binding = $0 })
    binding?.wrappedValue = 2
    binding?.wrappedValue = 3
    binding?.wrappedValue += 1
    host.update(to: 0.1)
    #expect(counter.counts["child 4"] == 1)
    #expect(counter.counts["child 2"] == nil)
  }

  @Test func anEqualValueUpdatesNothing() {
    let counter = Counter()
    var binding: Binding<Int>?
    let host = host(Parent(counter: counter) { binding = $0 })
    binding?.wrappedValue = 1
    host.update(to: 0.1)
    #expect(counter.counts["child 1"] == 1)
  }

  private struct Switching: View {
    let model: TestModel<Bool>
    let expose: (Binding<Int>) -> Void

    var body: some View {
      if model.value {
        Holder(expose: expose)
      } else {
        Holder(expose: expose)
      }
    }
  }

  private struct Holder: View {
    @State private var number = 0
    let expose: (Binding<Int>) -> Void

    var body: some View {
      let _ = number
      let _ = expose($number)
      return EmptyView()
    }
  }

  @Test func branchesAreDifferentViewsWithStateOfTheirOwn() {
    let model = TestModel(true)
    var binding: Binding<Int>?
    let host = host(Switching(model: model) { binding = $0 })
    binding?.wrappedValue = 7
    host.update(to: 0.1)
    model.value = false
    host.update(to: 0.2)
    #expect(binding?.wrappedValue == 0)
  }

  private struct Rows: View {
    let model: TestModel<[Int]>
    let expose: (Int, Binding<Int>) -> Void

    var body: some View {
      ForEach(model.value, id: \.self) { id in
        Holder { expose(id, $0) }
      }
    }
  }

  @Test func stateFollowsIdentityWhenRowsMove() {
    let model = TestModel([1, 2, 3])
    var bindings: [Int: Binding<Int>] = [:]
    let host = host(Rows(model: model) { bindings[$0] = $1 })
    bindings[2]?.wrappedValue = 22
    host.update(to: 0.1)
    model.value = [3, 2, 4]
    host.update(to: 0.2)
    #expect(bindings[2]?.wrappedValue == 22)
    #expect(bindings[4]?.wrappedValue == 0)
  }

  private struct Identified: View {
    let model: TestModel<Int>
    let expose: (Binding<Int>) -> Void

    var body: some View { Holder(expose: expose).id(model.value) }
  }

  @Test func aNewIdentityStartsAfresh() {
    let model = TestModel(1)
    var binding: Binding<Int>?
    let host = host(Identified(model: model) { binding = $0 })
    binding?.wrappedValue = 9
    host.update(to: 0.1)
    model.value = 2
    host.update(to: 0.2)
    #expect(binding?.wrappedValue == 0)
  }

  @Test func bindingsProjectAndWriteBack() {
    struct Point: Equatable { var x = 1, y = 2 }
    let model = TestModel(Point())
    let binding = Binding(get: { model.value }, set: { model.value = $0 })
    binding.x.wrappedValue = 10
    #expect(model.value == Point(x: 10, y: 2))
  }

  private struct Reader: View {
    @Environment(\.isEnabled) private var isEnabled
    let counter: Counter

    var body: some View {
      let _ = counter.note("reader \(isEnabled)")
      return EmptyView()
    }
  }

  private struct EnvironmentWriter: View {
    let model: TestModel<(Bool, CGFloat)>
    let counter: Counter

    var body: some View {
      Group {
        Reader(counter: counter)
        Bystander(counter: counter)
      }
      .disabled(model.value.0)
      .environment(\.displayScale, model.value.1)
    }
  }

  @Test func onlyReadersOfAChangedValueAreEvaluated() {
    let model = TestModel((false, CGFloat(2)))
    let counter = Counter()
    let host = host(EnvironmentWriter(model: model, counter: counter))
    model.value = (false, 3)
    host.update(to: 0.1)
    #expect(counter.counts == ["reader true": 1, "bystander": 1])
    model.value = (true, 3)
    host.update(to: 0.2)
    #expect(counter.counts == ["reader true": 1, "reader false": 1, "bystander": 1])
  }

  private struct ReadInRows: View {
    @State private var chosen = 0
    let counter: Counter
    let expose: (Binding<Int>) -> Void

    var body: some View {
      let _ = expose($chosen)
      return ForEach(0..<2) { index in
        let _ = counter.note("row \(index) \(chosen == index)")
        EmptyView()
      }
    }
  }

  @Test func stateThatOnlyRowsReadUpdatesTheRows() {
    let counter = Counter()
    var binding: Binding<Int>?
    let host = host(ReadInRows(counter: counter) { binding = $0 })
    binding?.wrappedValue = 1
    host.update(to: 0.1)
    #expect(counter.counts["row 0 false"] == 1)
    #expect(counter.counts["row 1 true"] == 1)
  }

  private struct Seeded: View {
    @State private var number: Int
    @State private var optional: Int?
    @State private var names = ["a", "b"]
    let expose: (Binding<Int>, Binding<Int?>, Binding<[String]>) -> Void

    init(_ number: Int, expose: @escaping (Binding<Int>, Binding<Int?>, Binding<[String]>) -> Void) {
      _number = State(initialValue: number)
      self.expose = expose
    }

    var body: some View {
      let _ = (number, optional, names)
      let _ = expose($number, $optional, $names)
      return EmptyView()
    }
  }

  @Test func aFirstValueComesFromTheInitialiserOnce() {
    let model = TestModel(5)
    struct Parent: View {
      let model: TestModel<Int>
      let expose: (Binding<Int>, Binding<Int?>, Binding<[String]>) -> Void
      var body: some View { Seeded(model.value, expose: expose) }
    }
    var seen: Binding<Int>?
    let host = host(Parent(model: model) { number, _, _ in seen = number })
    #expect(seen?.wrappedValue == 5)
    model.value = 6
    host.update(to: 0.1)
    #expect(seen?.wrappedValue == 5)
  }

  @Test func bindingsReachElementsAndWhatIsOptional() {
    var names: Binding<[String]>?
    var optional: Binding<Int?>?
    let host = host(
      Seeded(1) { _, second, third in
        optional = second
        names = third
      })
    names?[1].wrappedValue = "c"
    host.update(to: 0.1)
    #expect(names?.wrappedValue == ["a", "c"])
    #expect(optional.flatMap { Binding<Int>($0) } == nil)
    optional?.wrappedValue = 3
    host.update(to: 0.2)
    #expect(optional.flatMap { Binding<Int>($0) }?.wrappedValue == 3)
    #expect(Binding.constant(7).wrappedValue == 7)
  }
}
