import Testing

@testable import SwiftUI

/// A box of 20 × 10 points in, over or behind one of 100 × 60, which lies at (50, 20).
@MainActor
@Suite struct AlignmentTests {
  private let small = Probe.Report()
  private var box: Probe { Probe(small, width: 20, height: 10) }
  private var large: some View { Probe(Probe.Report(), width: 100, height: 60) }

  /// Where the small box's upper left corner comes to lie.
  nonisolated static let places: [(Alignment, CGFloat, CGFloat)] = [
    (.topLeading, 50, 20), (.top, 90, 20), (.topTrailing, 130, 20),
    (.leading, 50, 45), (.center, 90, 45), (.trailing, 130, 45),
    (.bottomLeading, 50, 70), (.bottom, 90, 70), (.bottomTrailing, 130, 70),
  ]

  @Test(arguments: places) func aStackOverEachOther(_ alignment: Alignment, _ x: CGFloat, _ y: CGFloat) {
    _ = host(
      ZStack(alignment: alignment) {
        large; box
      })
    #expect(small.frame.origin == CGPoint(x: x, y: y))
  }

  @Test(arguments: places) func aFrameHoldsItsView(_ alignment: Alignment, _ x: CGFloat, _ y: CGFloat) {
    _ = host(box.frame(width: 100, height: 60, alignment: alignment))
    #expect(small.frame.origin == CGPoint(x: x, y: y))
  }

  @Test(arguments: places) func aFlexibleFrameHoldsItsView(_ alignment: Alignment, _ x: CGFloat, _ y: CGFloat) {
    _ = host(
      box.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment).frame(width: 100, height: 60))
    #expect(small.frame.origin == CGPoint(x: x, y: y))
  }

  @Test(arguments: places) func whatLiesOverAView(_ alignment: Alignment, _ x: CGFloat, _ y: CGFloat) {
    _ = host(large.overlay(alignment: alignment) { box })
    #expect(small.frame.origin == CGPoint(x: x, y: y))
    _ = host(large.overlay(box, alignment: alignment))
    #expect(small.frame.origin == CGPoint(x: x, y: y))
  }

  @Test(arguments: places) func whatLiesBehindAView(_ alignment: Alignment, _ x: CGFloat, _ y: CGFloat) {
    _ = host(large.background(alignment: alignment) { box })
    #expect(small.frame.origin == CGPoint(x: x, y: y))
    _ = host(large.background(box, alignment: alignment))
    #expect(small.frame.origin == CGPoint(x: x, y: y))
  }

  @Test(arguments: [(VerticalAlignment.top, 20), (.center, 45), (.bottom, 70)] as [(VerticalAlignment, CGFloat)])
  func aRowAlignsTopsMiddlesOrBottoms(_ alignment: VerticalAlignment, _ y: CGFloat) {
    _ = host(
      HStack(alignment: alignment) {
        large; box
      })
    #expect(small.frame.minY == y)
  }

  @Test(
    arguments: [(HorizontalAlignment.leading, 50), (.center, 90), (.trailing, 130)] as [(HorizontalAlignment, CGFloat)])
  func aColumnAlignsItsEdgesOrMiddles(_ alignment: HorizontalAlignment, _ x: CGFloat) {
    _ = host(
      VStack(alignment: alignment) {
        large; box
      })
    #expect(small.frame.minX == x)
  }

  @Test func whatLiesOverAViewIsOfferedItsSize() {
    _ = host(large.overlay(Probe(small, least: .zero, greatest: CGSize(width: 1000, height: 1000))))
    #expect(small.frame == CGRect(x: 50, y: 20, width: 100, height: 60))
  }
}
