import Testing

@testable import SwiftUI

/// Bars of known widths, taken apart and put together anew.
@MainActor
@Suite struct SubviewsTests {
  private func widths<V: View>(_ view: V) -> [CGFloat] {
    Player(VStack(spacing: 0) { view }, scale: 1).fills.map(\.bounds.width)
  }

  private struct Bar: View {
    let width: CGFloat
    var body: some View { Color.red.frame(width: width, height: 5) }
  }

  @ViewBuilder private var bars: some View {
    Bar(width: 10)
    if true { Bar(width: 20) }
    if false { Bar(width: 1) }
    Group {
      ForEach(3..<5) { Bar(width: CGFloat($0) * 10) }
      EmptyView()
    }
    AnyView(Bar(width: 50))
  }

  @Test func everyViewOfABlockComesByItself() {
    #expect(widths(Group(subviews: bars) { $0 }) == [10, 20, 30, 40, 50])
    #expect(widths(Group(subviews: bars) { parts in Bar(width: CGFloat(parts.count)) }) == [5])
    #expect(widths(ForEach(subviews: bars) { $0.frame(width: 7).clipped() }).count == 5)
  }

  @Test func theyCanBeChosenAndTurnedRound() {
    #expect(widths(Group(subviews: bars) { ForEach($0.reversed()) { $0 } }) == [50, 40, 30, 20, 10])
    #expect(widths(Group(subviews: bars) { $0[1...] }) == [20, 30, 40, 50])
    #expect(
      widths(
        Group(subviews: bars) { parts in
          parts.first
          parts.last
        }) == [10, 50])
  }

  @Test func aModifierOfAGroupIsThatOfEveryPart() {
    let parts = Group {
      Rectangle()
      Rectangle()
    }
    .frame(width: 30, height: 5)
    #expect(widths(Group(subviews: parts) { ForEach($0) { $0.padding(1) } }) == [30, 30])
  }

  @Test func theEnvironmentIsThatOfThePlaceWhereAViewIsPut() {
    let player = Player(Group(subviews: Rectangle()) { $0.foregroundStyle(.white) })
    #expect(player.fills.first?.color == Color.white.resolve(in: EnvironmentValues()).rgba)
  }

  private struct Counter: View {
    @State private var count = 1
    var body: some View {
      Color.red.frame(width: CGFloat(count) * 10, height: 50).onTapGesture { count += 1 }
    }
  }

  @Test func stateFollowsTheViewToItsNewPlace() {
    let model = TestModel([1, 2])
    struct Subject: View {
      let model: TestModel<[Int]>
      var body: some View {
        VStack(spacing: 0) {
          Group(subviews: ForEach(model.value, id: \.self) { _ in Counter() }) { parts in ForEach(parts) { $0 } }
        }
      }
    }
    let player = Player(Subject(model: model), scale: 1)
    player.click(100, 75)
    #expect(player.fills.map(\.bounds.width) == [20, 10])
    model.value = [2, 1]
    player.wait(0.1)
    #expect(player.fills.map(\.bounds.width) == [10, 20])
  }
}
