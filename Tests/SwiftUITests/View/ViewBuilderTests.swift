import Testing

@testable import SwiftUI

/// Which views a block of statements makes, told by the widths of what is drawn.
@MainActor
@Suite struct ViewBuilderTests {
  private func widths<V: View>(@ViewBuilder _ view: () -> V) -> [CGFloat] {
    Player(VStack(spacing: 0) { view() }, scale: 1).fills.map(\.bounds.width)
  }

  private func bar(_ width: CGFloat) -> some View { Color.red.frame(width: width, height: 5) }

  private enum Kind { case first, second, third }

  @Test func branchesLoopsAndOptionalsAreViews() {
    let (no, some): (Int?, Int?) = (nil, 40)
    let kind = Kind.second
    #expect(
      widths {
        if no == nil { bar(10) }
        if no != nil { bar(1) } else { bar(20) }
        if let some { bar(CGFloat(some)) }
        if let no { bar(CGFloat(no)) }
        switch kind {
        case .first: bar(2)
        case .second: bar(50)
        case .third: EmptyView()
        }
        ForEach(0..<2) { bar(60 + CGFloat($0)) }
        if #available(iOS 17, macOS 14, *) { bar(70) }
      } == [10, 20, 40, 50, 60, 61, 70])
  }

  @Test func aBlockHoldsAnyNumberOfViews() {
    #expect(
      widths {
        bar(1)
        bar(2)
        bar(3)
        bar(4)
        bar(5)
        bar(6)
        bar(7)
        bar(8)
        bar(9)
        bar(10)
        bar(11)
      } == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  }

  private struct Row: Identifiable {
    let id: String
    var width: CGFloat
  }

  @Test func loopsGoOverEveryKindOfCollection() {
    let rows = [Row(id: "a", width: 10), Row(id: "b", width: 20)]
    #expect(widths { ForEach(rows) { bar($0.width) } } == [10, 20])
    #expect(widths { ForEach([30.0, 40], id: \.self) { bar($0) } } == [30, 40])
    #expect(
      widths { ForEach(Array(rows.enumerated()), id: \.offset) { index, row in bar(row.width + CGFloat(index)) } } == [
        10, 21,
      ])
    #expect(widths { ForEach(rows.indices, id: \.self) { bar(rows[$0].width) } } == [10, 20])
    #expect(widths { ForEach(0..<3) { index in bar(CGFloat(index + 1)) } } == [1, 2, 3])
    #expect(widths { ForEach(1...2, id: \.self) { bar(CGFloat($0)) } } == [1, 2])
    #expect(widths { ForEach([] as [Row]) { bar($0.width) } } == [])
  }

  @Test func aLoopOverABindingWritesBack() {
    struct Subject: View {
      @State private var rows = [Row(id: "a", width: 10), Row(id: "b", width: 20)]
      var body: some View {
        VStack(spacing: 0) {
          ForEach($rows) { $row in
            Color.red.frame(width: row.width, height: 50).onTapGesture { row.width += 100 }
          }
        }
      }
    }
    let player = Player(Subject())
    player.click(100, 125)
    #expect(player.fills.map(\.bounds.width) == [10, 120])
  }

  @Test func aGroupIsItsViews() {
    #expect(
      widths {
        Group {
          bar(10)
          bar(20)
        }
        .frame(width: 30)
        Group { if true { bar(40) } }
      } == [10, 20, 40])
  }

  private struct Framed: ViewModifier {
    let width: CGFloat
    func body(content: Content) -> some View {
      HStack(spacing: 0) {
        content
        Color.blue.frame(width: width, height: 5)
        content
      }
    }
  }

  @Test func aModifierPlacesItsContentWhereAndAsOftenAsItLikes() {
    #expect(widths { bar(10).modifier(Framed(width: 20)) } == [10, 20, 10])
    #expect(widths { bar(10).modifier(EmptyModifier()) } == [10])
  }

  private struct Card<Content: View>: View {
    let title: String
    @ViewBuilder var content: Content
    var body: some View { VStack(spacing: 0) { content } }
  }

  private struct Older<Content: View>: View {
    private let content: () -> Content
    init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
    var body: some View { VStack(spacing: 0) { content() } }
  }

  private struct Computed: View {
    @ViewBuilder private var parts: some View {
      Color.red.frame(width: 10, height: 5)
      Color.red.frame(width: 20, height: 5)
    }
    var body: some View { VStack(spacing: 0) { parts } }
  }

  @Test func aViewOfOnesOwnTakesABlock() {
    #expect(
      widths {
        Card(title: "x") {
          bar(10)
          bar(20)
        }
        Older { bar(30) }
        Computed()
        AnyView(bar(50))
      } == [10, 20, 30, 10, 20, 50])
  }
}
