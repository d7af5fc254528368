import Testing

@testable import SwiftUI

@MainActor
struct StackTests {
  private let a = Probe.Report()
  private let b = Probe.Report()
  private let c = Probe.Report()

  @Test func horizontalStackCentresItsViewsWithDefaultSpacing() {
    _ = host(
      HStack {
        Probe(a, width: 40, height: 20); Probe(b, width: 30, height: 40)
      })
    // 40 + 8 + 30 = 78 wide, centred in 200.
    #expect(a.frame == CGRect(x: 61, y: 40, width: 40, height: 20))
    #expect(b.frame == CGRect(x: 109, y: 30, width: 30, height: 40))
  }

  @Test func verticalStackAlignsLeadingEdges() {
    _ = host(
      VStack(alignment: .leading, spacing: 4) {
        Probe(a, width: 40, height: 20); Probe(b, width: 60, height: 10)
      })
    #expect(a.frame == CGRect(x: 70, y: 33, width: 40, height: 20))
    #expect(b.frame == CGRect(x: 70, y: 57, width: 60, height: 10))
  }

  @Test func theLeastFlexibleIsServedFirst() {
    let stack = HStack(spacing: 0) {
      Probe(a, least: CGSize(width: 10, height: 10), greatest: CGSize(width: 1000, height: 10))
      Probe(b, width: 80, height: 10)
    }
    _ = host(stack)
    #expect(b.frame.width == 80)
    #expect(a.frame.width == 120)
  }

  @Test func flexibleViewsShareWhatIsLeft() {
    let stack = HStack(spacing: 10) {
      Probe(a, least: .zero, greatest: CGSize(width: 1000, height: 10))
      Probe(b, least: .zero, greatest: CGSize(width: 1000, height: 10))
      Probe(c, width: 40, height: 10)
    }
    _ = host(stack)
    #expect(a.frame.width == 70)
    #expect(b.frame.width == 70)
  }

  @Test func higherPriorityIsServedFirstAndLowerKeepsItsLeast() {
    let stack = HStack(spacing: 0) {
      Probe(a, least: CGSize(width: 20, height: 10), greatest: CGSize(width: 1000, height: 10))
      Probe(b, least: CGSize(width: 20, height: 10), greatest: CGSize(width: 1000, height: 10)).layoutPriority(1)
    }
    _ = host(stack)
    #expect(a.frame.width == 20)
    #expect(b.frame.width == 180)
  }

  @Test func spacerTakesTheRestAndKeepsNoDistance() {
    _ = host(
      HStack {
        Probe(a, width: 40, height: 10); Spacer(); Probe(b, width: 40, height: 10)
      })
    #expect(a.frame.minX == 0)
    #expect(b.frame.maxX == 200)
  }

  @Test func spacerKeepsItsLeastLength() {
    _ = host(
      HStack(spacing: 0) {
        Probe(a, width: 40, height: 10); Spacer(minLength: 30)
      }.fixedSize())
    #expect(a.frame.minX == 65)
  }

  @Test func overlaidViewsLineUpAtTheAlignment() {
    _ = host(
      ZStack(alignment: .bottomTrailing) {
        Probe(a, width: 100, height: 60); Probe(b, width: 20, height: 10)
      })
    #expect(a.frame == CGRect(x: 50, y: 20, width: 100, height: 60))
    #expect(b.frame == CGRect(x: 130, y: 70, width: 20, height: 10))
  }

  @Test func anAlignmentGuideMovesAView() {
    let stack = HStack(alignment: .top, spacing: 0) {
      Probe(a, width: 20, height: 20)
      Probe(b, width: 20, height: 20).alignmentGuide(.top) { $0[.top] - 10 }
    }
    _ = host(stack)
    #expect(a.frame.minY == 35)
    #expect(b.frame.minY == 45)
  }

  @Test func aGroupIsLaidOutViewByView() {
    let stack = HStack(spacing: 10) {
      Group {
        Probe(a, width: 20, height: 10)
        Probe(b, width: 20, height: 10)
      }
      .padding(5)
    }
    _ = host(stack)
    // Each has padding of its own: 30 + 10 + 30.
    #expect(a.frame.minX == 70)
    #expect(b.frame.minX == 110)
  }

  @Test func rightToLeftMirrorsTheOrder() {
    let stack = HStack(spacing: 0) {
      Probe(a, width: 40, height: 10); Probe(b, width: 20, height: 10)
    }
    _ = host(stack.environment(\.layoutDirection, .rightToLeft))
    #expect(a.frame.minX == 90)
    #expect(b.frame.minX == 70)
  }

  @Test func viewsAtTheRootStandInAColumn() {
    _ = host(
      Group {
        Probe(a, width: 40, height: 20); Probe(b, width: 60, height: 10)
      })
    #expect(a.frame.midX == 100)
    #expect(b.frame.minY > a.frame.maxY)
  }

  @Test func aSpacerFillsAColumnUpAndDown() {
    _ = host(
      VStack {
        Spacer(); Probe(a, width: 40, height: 10)
      })
    #expect(a.frame.maxY == 100)
    #expect(a.frame.midX == 100)
  }

  @Test func anEmptyViewTakesNoRoomAndNoSpacing() {
    _ = host(
      HStack(spacing: 10) {
        Probe(a, width: 40, height: 10); EmptyView(); Probe(b, width: 40, height: 10)
      })
    #expect(b.frame.minX - a.frame.maxX == 10)
  }

  @Test func aDividerIsAPixelAcrossItsStack() {
    func line<V: View>(_ view: V) -> CGRect? { Player(view, width: 200, height: 100, scale: 2).fills.first?.bounds }
    let box = Color.clear.frame(width: 40, height: 20)
    let lying = line(
      VStack(spacing: 0) {
        box; Divider()
      })
    // 20.5 points high, so that the line lies 59.75 below the top, which is put on a pixel.
    #expect(lying?.width == 200 && lying?.height == 0.5)
    let upright = line(
      HStack(spacing: 0) {
        box; Divider()
      })
    #expect(upright?.width == 0.5 && upright?.height == 100)
  }

  @Test func aHigherIndexLiesAboveWhateverTheOrder() {
    let log = Log()
    let box = Color.red.frame(width: 20, height: 20)
    let player = Player(
      ZStack {
        box.frame(width: 30).onTapGesture { log("first") }.zIndex(1)
        box.background(Color.blue).onTapGesture { log("second") }
        box.onTapGesture { log("third") }.zIndex(-1)
      })
    player.click(100, 100)
    #expect(log.entries == ["first"])
    let drawn = host(
      ZStack {
        Probe(a, width: 10, height: 10).zIndex(1)
        Probe(b, width: 20, height: 20)
        Probe(c, width: 30, height: 30).zIndex(-1)
      })
    let widths = drawn.displayList().items.compactMap { item in
      if case .fill(let path, _, _, _) = item.content { path.boundingRect.width } else { nil }
    }
    #expect(widths == [30, 20, 10])
  }

  @Test func lazyStacksLayOutLikeTheOthersButFillTheOtherAxis() {
    _ = host(
      LazyHStack(spacing: 10) {
        Probe(a, width: 40, height: 20); Probe(b, width: 30, height: 40)
      })
    #expect(b.frame.minX - a.frame.maxX == 10)
    #expect(a.frame.midY == b.frame.midY)
    _ = host(
      LazyVStack(alignment: .trailing, spacing: 4) {
        Probe(a, width: 40, height: 20); Probe(c, width: 60, height: 10)
      })
    #expect(a.frame.maxX == 200 && c.frame.maxX == 200)
    #expect(c.frame.minY - a.frame.maxY == 4)
  }

  @Test func aGeometryReaderTakesAllRoomAndHoldsItsViewsAtTheTopLeading() {
    _ = host(
      GeometryReader { _ in
        Probe(a, width: 40, height: 20)
        Probe(b, width: 10, height: 10)
      })
    #expect(a.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(b.frame.origin == .zero)
    _ = host(
      GeometryReader { _ in Color.red }.background(Probe(c, least: .zero, greatest: CGSize(width: 1000, height: 1000)))
        .fixedSize())
    #expect(c.frame.size == CGSize(width: 10, height: 10))
  }

  @Test func aSpacerIsAtLeastAsLongAsTheUsualDistance() {
    _ = host(
      HStack {
        Probe(a, width: 40, height: 10); Spacer(); Probe(b, width: 40, height: 10)
      }.fixedSize())
    #expect(b.frame.minX - a.frame.maxX == 8)
  }

  @Test func aSpacerOutsideOfStacksTakesAllRoom() {
    _ = host(Spacer().background(Probe(a, least: .zero, greatest: CGSize(width: 1000, height: 1000))))
    #expect(a.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func aScrollViewIsAsWideAsItsContentAcross() {
    _ = host(
      VStack(spacing: 0) {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 0) { ForEach(0..<9) { _ in Probe(a, width: 40, height: 30) } }
        }
        Probe(b, width: 40, height: 10)
      })
    // 30 and 10 points high together, in the middle of 100.
    #expect(b.frame.minY == 60)
    #expect(a.frame.minX == 320)
  }

  @Test func aChangedDirectionTurnsEverythingRound() {
    let model = TestModel(LayoutDirection.leftToRight)
    struct Subject: View {
      let model: TestModel<LayoutDirection>
      let reports: [Probe.Report]
      var body: some View {
        Color.clear.frame(width: 100, height: 50)
          .overlay(alignment: .leading) { Probe(reports[0], width: 20, height: 10) }
          .background { GeometryReader { _ in Probe(reports[1], width: 20, height: 10).padding(.leading, 10) } }
          .environment(\.layoutDirection, model.value)
      }
    }
    let host = host(Subject(model: model, reports: [a, b]))
    #expect(a.frame.minX == 50 && b.frame.minX == 60)
    model.value = .rightToLeft
    host.update(to: 0.1)
    #expect(a.frame.maxX == 150 && b.frame.maxX == 140)
    let whole = SwiftUITests.host(
      Color.clear.frame(width: 100).overlay(alignment: .leading) { Probe(c, width: 20, height: 10) })
    whole.configuration.environment.layoutDirection = .rightToLeft
    whole.update(to: 0.1)
    #expect(c.frame.maxX == 150)
  }
}
