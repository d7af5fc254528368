import Testing

@testable import SwiftUI

@MainActor
struct FrameTests {
  private let a = Probe.Report()
  private let b = Probe.Report()

  @Test func fixedFramePlacesItsViewAtTheAlignment() {
    _ = host(Probe(a, width: 20, height: 10).frame(width: 100, height: 50, alignment: .topLeading))
    #expect(a.frame == CGRect(x: 50, y: 25, width: 20, height: 10))
  }

  @Test func aFrameWithOneLengthFollowsTheViewInTheOther() {
    _ = host(
      HStack(spacing: 0) {
        Probe(a, width: 20, height: 30).frame(width: 100); Probe(b, width: 10, height: 10)
      })
    #expect(b.frame.minX - a.frame.midX == 50)
  }

  @Test func infiniteGreatestWidthFillsTheOffer() {
    _ = host(Probe(a, width: 20, height: 10).frame(maxWidth: .infinity, alignment: .trailing))
    #expect(a.frame.maxX == 200)
  }

  @Test func leastHeightHolds() {
    _ = host(
      VStack(spacing: 0) {
        Probe(a, width: 20, height: 10).frame(minHeight: 44); Probe(b, width: 5, height: 5)
      })
    #expect(b.frame.minY - a.frame.midY == 22)
  }

  @Test(arguments: [CGFloat.nan, -1, .infinity]) func lengthsThatMakeNoSenseAreIgnored(_ length: CGFloat) {
    _ = host(Probe(a, width: 20, height: 10).frame(width: length, height: 50))
    #expect(a.frame.width == 20)
    #expect(a.frame.midY == 50)
  }

  @Test func paddingTakesRoomAndOffersLess() {
    _ = host(Probe(a, least: .zero, greatest: CGSize(width: 1000, height: 1000)).padding(.horizontal, 30))
    #expect(a.frame == CGRect(x: 30, y: 0, width: 140, height: 100))
  }

  @Test func paddingWithoutALengthIsSixteen() {
    _ = host(Probe(a, least: .zero, greatest: CGSize(width: 1000, height: 1000)).padding())
    #expect(a.frame == CGRect(x: 16, y: 16, width: 168, height: 68))
  }

  @Test func fixedSizeOffersNothing() {
    _ = host(Probe(a, least: CGSize(width: 300, height: 10), greatest: CGSize(width: 300, height: 10)).fixedSize())
    #expect(a.proposals.contains(.unspecified))
    #expect(a.frame.width == 300)
  }

  @Test func backgroundTakesTheSizeOfItsView() {
    _ = host(
      Probe(a, width: 60, height: 20).background(alignment: .bottomLeading) {
        Probe(b, least: .zero, greatest: CGSize(width: 30, height: 300))
      })
    #expect(a.frame == CGRect(x: 70, y: 40, width: 60, height: 20))
    #expect(b.frame == CGRect(x: 70, y: 40, width: 30, height: 20))
  }

  @Test func positionPutsTheCentreAndTakesAllRoom() {
    _ = host(Probe(a, width: 20, height: 10).position(x: 30, y: 40))
    #expect(a.frame == CGRect(x: 20, y: 35, width: 20, height: 10))
  }

  @Test func aspectRatioFitsAndFills() {
    _ = host(Probe(a, least: .zero, greatest: CGSize(width: 1000, height: 1000)).aspectRatio(1, contentMode: .fit))
    #expect(a.frame == CGRect(x: 50, y: 0, width: 100, height: 100))
    _ = host(Probe(b, least: .zero, greatest: CGSize(width: 1000, height: 1000)).aspectRatio(1, contentMode: .fill))
    #expect(b.frame == CGRect(x: 0, y: -50, width: 200, height: 200))
  }

  @Test func contentKeepsOutOfTheSafeAreaUnlessItIgnoresIt() {
    let insets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    let all = CGSize(width: 1000, height: 1000)
    _ = host(Probe(a, least: .zero, greatest: all), insets: insets)
    #expect(a.frame == CGRect(x: 0, y: 20, width: 200, height: 70))
    _ = host(Probe(b, least: .zero, greatest: all).ignoresSafeArea(), insets: insets)
    #expect(b.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func onlyViewsThatTouchTheSafeAreaReachIntoIt() {
    let insets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    _ = host(Probe(a, width: 30, height: 30).ignoresSafeArea(), insets: insets)
    #expect(a.frame.size == CGSize(width: 30, height: 30))
  }

  /// A view that takes all it is offered.
  private func greedy(_ report: Probe.Report) -> Probe {
    Probe(report, least: .zero, greatest: CGSize(width: 1000, height: 1000))
  }

  @Test(
    arguments: [
      (.top, 30, CGRect(x: 0, y: 30, width: 200, height: 70)),
      (.bottom, 30, CGRect(x: 0, y: 0, width: 200, height: 70)),
      (.leading, 30, CGRect(x: 30, y: 0, width: 170, height: 100)),
      (.trailing, nil, CGRect(x: 0, y: 0, width: 184, height: 100)),
      (.vertical, nil, CGRect(x: 0, y: 16, width: 200, height: 68)),
      (.horizontal, nil, CGRect(x: 16, y: 0, width: 168, height: 100)),
      ([.top, .leading], 10, CGRect(x: 10, y: 10, width: 190, height: 90)),
      (.all, -10, CGRect(x: -10, y: -10, width: 220, height: 120)),
    ] as [(Edge.Set, CGFloat?, CGRect)])
  func paddingOfSomeEdgesLeavesTheOthers(_ edges: Edge.Set, _ length: CGFloat?, _ frame: CGRect) {
    _ = host(greedy(a).padding(edges, length))
    #expect(a.frame == frame)
  }

  @Test func paddingOfEveryEdgeHasALengthForEach() {
    _ = host(greedy(a).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
    #expect(a.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
    _ = host(greedy(b).padding(20))
    #expect(b.frame == CGRect(x: 20, y: 20, width: 160, height: 60))
  }

  @Test func edgeInsetsBelongToTheReadingDirection() {
    let view = greedy(a).padding(EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0))
    _ = host(view.environment(\.layoutDirection, .rightToLeft))
    #expect(a.frame == CGRect(x: 0, y: 0, width: 170, height: 100))
  }

  @Test func aFrameWithAGreatestWidthTakesWhatItIsOfferedUpToThat() {
    _ = host(
      HStack(spacing: 0) {
        Probe(a, width: 20, height: 10).frame(maxWidth: 50); Probe(b, width: 10, height: 10)
      })
    #expect(b.frame.minX - a.frame.midX == 25)
  }

  @Test func anIdealWidthCountsWhereNothingIsOffered() {
    _ = host(greedy(a).frame(minWidth: 10, idealWidth: 70, maxWidth: .infinity, idealHeight: 30).fixedSize())
    #expect(a.frame.size == CGSize(width: 70, height: 30))
  }

  @Test func aFrameWithoutLengthsChangesNothing() {
    _ = host(Probe(a, width: 20, height: 10).frame())
    #expect(a.frame == CGRect(x: 90, y: 45, width: 20, height: 10))
  }

  @Test func fixedSizeCanBeForOneAxis() {
    _ = host(greedy(a).fixedSize(horizontal: true, vertical: false))
    #expect(a.frame.size == CGSize(width: 0, height: 100))
  }

  @Test func positionCanBeAPoint() {
    _ = host(Probe(a, width: 20, height: 10).position(CGPoint(x: 30, y: 40)))
    #expect(a.frame == CGRect(x: 20, y: 35, width: 20, height: 10))
  }

  @Test func aspectRatioCanBeASizeOrTheViewsOwn() {
    _ = host(greedy(a).aspectRatio(CGSize(width: 3, height: 2), contentMode: .fit))
    #expect(a.frame == CGRect(x: 25, y: 0, width: 150, height: 100))
    let wide = Probe(b, least: CGSize(width: 40, height: 10), greatest: CGSize(width: 1000, height: 1000))
    _ = host(wide.scaledToFit())
    #expect(b.frame == CGRect(x: 0, y: 25, width: 200, height: 50))
    _ = host(wide.aspectRatio(contentMode: .fill))
    #expect(b.frame == CGRect(x: -100, y: 0, width: 400, height: 100))
    _ = host(wide.scaledToFill())
    #expect(b.frame == CGRect(x: -100, y: 0, width: 400, height: 100))
  }

  /// A safe area of 200 × 70 points, 20 below the top.
  private let furniture = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)

  @Test(
    arguments: [
      (.all, CGRect(x: 0, y: 0, width: 200, height: 100)), (.top, CGRect(x: 0, y: 0, width: 200, height: 90)),
      (.bottom, CGRect(x: 0, y: 20, width: 200, height: 80)),
      (.horizontal, CGRect(x: 0, y: 20, width: 200, height: 70)),
    ] as [(Edge.Set, CGRect)])
  func theSafeAreaIsIgnoredAtTheGivenEdges(_ edges: Edge.Set, _ frame: CGRect) {
    _ = host(greedy(a).edgesIgnoringSafeArea(edges), insets: furniture)
    #expect(a.frame == frame)
    _ = host(greedy(b).ignoresSafeArea(.container, edges: edges), insets: furniture)
    #expect(b.frame == frame)
  }

  @Test func whatIgnoresTheSafeAreaDoesNotMoveItsNeighbours() {
    _ = host(
      ZStack {
        Color.red.edgesIgnoringSafeArea(.all)
        Probe(a, width: 20, height: 10)
      }, insets: furniture)
    #expect(a.frame == CGRect(x: 90, y: 50, width: 20, height: 10))
  }
}
