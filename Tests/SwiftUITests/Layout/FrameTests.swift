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
}
