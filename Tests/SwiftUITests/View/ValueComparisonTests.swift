import Testing

@testable import SwiftUI

/// One rule of how an update tells that a view is the same: each test has a pair that is and a pair that is not.
@MainActor
struct ValueComparisonTests {
  private struct Plain: View {
    var number = 1
    var title = "a"
    var body: some View { EmptyView() }
  }

  @Test func fieldsAreComparedOneByOne() {
    #expect(ValueComparison.areEqual(views: Plain(), Plain()))
    #expect(!ValueComparison.areEqual(views: Plain(), Plain(number: 2)))
    #expect(!ValueComparison.areEqual(views: Plain(), Plain(title: "b")))
  }

  @Test func anEquatableViewSaysItself() {
    struct Numbered: View, Equatable {
      var number: Int
      var note: String
      var body: some View { EmptyView() }
      nonisolated static func == (a: Self, b: Self) -> Bool { a.number == b.number }
    }
    #expect(ValueComparison.areEqual(views: Numbered(number: 1, note: "a"), Numbered(number: 1, note: "b")))
    #expect(!ValueComparison.areEqual(views: Numbered(number: 1, note: "a"), Numbered(number: 2, note: "a")))
  }

  @Test func whatStateBeginsWithSaysNothing() {
    struct Counting: View {
      @State var count: Int
      var step: Int
      var body: some View { EmptyView() }
    }
    #expect(ValueComparison.areEqual(views: Counting(count: 1, step: 1), Counting(count: 2, step: 1)))
    #expect(!ValueComparison.areEqual(views: Counting(count: 1, step: 1), Counting(count: 1, step: 2)))
  }

  @Test func closuresAreTheSameWithTheSameCode() {
    struct Acting: View {
      var act: () -> Int
      var body: some View { EmptyView() }
    }
    let captured = Log()
    let counting = { captured.entries.count }
    #expect(ValueComparison.areEqual(views: Acting(act: counting), Acting(act: counting)))
    #expect(!ValueComparison.areEqual(views: Acting(act: counting), Acting(act: { 2 })))
  }

  @Test func objectsAreTheSameWhenTheyAreOne() {
    struct Observing: View {
      var log: Log
      var body: some View { EmptyView() }
    }
    let log = Log()
    #expect(ValueComparison.areEqual(views: Observing(log: log), Observing(log: log)))
    #expect(!ValueComparison.areEqual(views: Observing(log: log), Observing(log: Log())))
  }

  @Test func bindingsAreTheSameWhenTheyLeadToOnePlace() {
    struct Switching: View {
      @Binding var isOn: Bool
      var body: some View { EmptyView() }
    }
    #expect(ValueComparison.areEqual(views: Switching(isOn: .constant(true)), Switching(isOn: .constant(true))))
    #expect(!ValueComparison.areEqual(views: Switching(isOn: .constant(true)), Switching(isOn: .constant(false))))
  }

  @Test func whatCannotBeSeenIntoCountsAsDifferent() {
    enum Source {
      case none
      case text(() -> String)
    }
    struct Reading: View {
      var source: Source
      var body: some View { EmptyView() }
    }
    let source = Source.text { "a" }
    #expect(!ValueComparison.areEqual(views: Reading(source: source), Reading(source: source)))
  }

  @Test func aModifiedViewIsItsContentAndItsModifier() {
    func padded(_ number: Int, _ length: CGFloat) -> some View { Plain(number: number).padding(length) }
    #expect(ValueComparison.areEqual(views: padded(1, 4), padded(1, 4)))
    #expect(!ValueComparison.areEqual(views: padded(1, 4), padded(2, 4)))
    #expect(!ValueComparison.areEqual(views: padded(1, 4), padded(1, 5)))
  }

  @Test func modifiersInARowAreComparedOneByOne() {
    struct Framed: ViewModifier {
      var width: CGFloat
      func body(content: Content) -> some View { content.frame(width: width) }
    }
    func row(_ a: CGFloat, _ b: CGFloat) -> some ViewModifier { Framed(width: a).concat(Framed(width: b)) }
    #expect(ValueComparison.areEqual(modifiers: row(1, 2), row(1, 2)))
    #expect(!ValueComparison.areEqual(modifiers: row(1, 2), row(3, 2)))
    #expect(!ValueComparison.areEqual(modifiers: row(1, 2), row(1, 3)))
  }

  @Test func aTupleIsItsMembers() {
    func pair(_ a: Int, _ b: String) -> TupleView<(Plain, Text)> { TupleView((Plain(number: a), Text(b))) }
    #expect(ValueComparison.areEqual(views: pair(1, "a"), pair(1, "a")))
    #expect(!ValueComparison.areEqual(views: pair(1, "a"), pair(2, "a")))
    #expect(!ValueComparison.areEqual(views: pair(1, "a"), pair(1, "b")))
  }

  @Test func aStackIsItsLayoutAndItsContent() {
    func stack(_ spacing: CGFloat, _ number: Int) -> some View { VStack(spacing: spacing) { Plain(number: number) } }
    #expect(ValueComparison.areEqual(views: stack(4, 1), stack(4, 1)))
    #expect(!ValueComparison.areEqual(views: stack(4, 1), stack(5, 1)))
    #expect(!ValueComparison.areEqual(views: stack(4, 1), stack(4, 2)))
  }
}
