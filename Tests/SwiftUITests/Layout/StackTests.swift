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
}
