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

  // MARK: Values for the container

  @ViewBuilder private var weighed: some View {
    Bar(width: 10).containerValue(\.weight, 2)
    Bar(width: 20)
    ForEach(3..<5) { Bar(width: CGFloat($0)) }.containerValue(\.weight, 7)
  }

  @Test func aContainerReadsWhatItsViewsSay() {
    #expect(
      widths(
        Group(subviews: weighed) { parts in
          ForEach(parts) { Bar(width: CGFloat($0.containerValues.weight)) }
        }) == [2, 1, 7, 7])
  }

  @Test func theOuterOfTwoValuesCounts() {
    let bar = Bar(width: 10).containerValue(\.weight, 2).padding(1).containerValue(\.weight, 3)
    #expect(widths(ForEach(subviews: bar) { Bar(width: CGFloat($0.containerValues.weight)) }) == [3])
  }

  @ViewBuilder private var tagged: some View {
    Bar(width: 1).tag("a")
    ForEach(5..<7) { Bar(width: CGFloat($0)) }
    Bar(width: 2)
  }

  @Test func tagsAndIdentitiesAreReadToo() {
    let log = Log()
    _ = widths(
      Group(subviews: tagged) { parts in
        ForEach(parts) { part in
          let values = part.containerValues
          let _ = log(values.tag(for: String.self) ?? values.tag(for: Int.self).map(String.init) ?? "-")
          let _ = log("\(values.hasTag("a"))")
          part
        }
      })
    #expect(log.entries == ["a", "true", "5", "false", "6", "false", "-", "false"])
  }

  private struct Weighing: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for (index, subview) in subviews.enumerated() {
        let width = CGFloat(subview.containerValues.weight * 10)
        subview.place(at: CGPoint(x: 0, y: 5 * index), proposal: ProposedViewSize(width: width, height: 5))
      }
    }
  }

  @Test func aLayoutReadsThemAlsoFromInsideABody() {
    struct Heavy: View {
      let weight: Int
      var body: some View { Color.red.containerValue(\.weight, weight) }
    }
    struct Subject: View {
      let model: TestModel<Int>
      var body: some View {
        Weighing {
          Heavy(weight: model.value)
          Color.red
        }
      }
    }
    let model = TestModel(4)
    let player = Player(Subject(model: model), scale: 1)
    #expect(player.fills.map(\.bounds.width) == [40, 10])
    model.value = 6
    player.wait(0.1)
    #expect(player.fills.map(\.bounds.width) == [60, 10])
  }

  // MARK: Sections

  @ViewBuilder private var chapters: some View {
    Bar(width: 1)
    Section {
      Bar(width: 11)
      ForEach(12..<14) { Bar(width: CGFloat($0)) }
    } header: {
      Bar(width: 10)
    }
    .containerValue(\.weight, 5)
    Bar(width: 2)
    Bar(width: 3)
    Section(isExpanded: .constant(false)) {
      Bar(width: 21)
    } header: {
      Bar(width: 20)
    }
  }

  @Test func sectionsComeWithHeaderContentAndFooter() {
    let log = Log()
    let kept = widths(
      Group(sections: chapters) { all in
        ForEach(all) { section in
          let parts = [section.header, section.content, section.footer].map(\.count)
          let _ = log("\(parts) \(section.containerValues.weight)")
          section.header
          section.content.first
        }
      })
    #expect(log.entries == ["[0, 1, 0] 1", "[1, 3, 0] 5", "[0, 2, 0] 1", "[1, 0, 0] 1"])
    #expect(kept == [1, 10, 11, 2, 20])
    #expect(widths(ForEach(sections: chapters) { Bar(width: CGFloat($0.content.count) + 1) }) == [2, 4, 3, 1])
  }

  @Test func aSectionAmongSubviewsIsItsHeaderContentAndFooter() {
    #expect(widths(ForEach(subviews: chapters) { $0 }) == [1, 10, 11, 12, 13, 2, 3, 20])
  }
}

extension ContainerValues {
  @Entry fileprivate var weight: Int = 1
}
