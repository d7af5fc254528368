import Testing

@testable import SwiftUI

/// A box of 40 × 20 points at (80, 40), moved after layout.
@MainActor
@Suite struct TransformTests {
  private let report = Probe.Report()
  private var box: Probe { Probe(report, width: 40, height: 20) }

  private func shown<V: View>(_ view: V) -> CGRect {
    _ = host(view).displayList()
    return report.shown
  }

  /// Where the upper left corner comes to lie after a quarter turn, and at twice the size.
  nonisolated static let anchors: [(UnitPoint, CGPoint, CGPoint)] = [
    (.topLeading, CGPoint(x: 60, y: 40), CGPoint(x: 80, y: 40)),
    (.top, CGPoint(x: 80, y: 20), CGPoint(x: 60, y: 40)),
    (.topTrailing, CGPoint(x: 100, y: 0), CGPoint(x: 40, y: 40)),
    (.leading, CGPoint(x: 70, y: 50), CGPoint(x: 80, y: 30)),
    (.center, CGPoint(x: 90, y: 30), CGPoint(x: 60, y: 30)),
    (.trailing, CGPoint(x: 110, y: 10), CGPoint(x: 40, y: 30)),
    (.bottomLeading, CGPoint(x: 80, y: 60), CGPoint(x: 80, y: 20)),
    (.bottom, CGPoint(x: 100, y: 40), CGPoint(x: 60, y: 20)),
    (.bottomTrailing, CGPoint(x: 120, y: 20), CGPoint(x: 40, y: 20)),
    (UnitPoint(x: 0.25, y: 0), CGPoint(x: 70, y: 30), CGPoint(x: 70, y: 40)),
  ]

  @Test(arguments: anchors) func theAnchorStaysWhereItIs(_ anchor: UnitPoint, _ turned: CGPoint, _ scaled: CGPoint) {
    let quarter = shown(box.rotationEffect(.degrees(90), anchor: anchor))
    #expect(quarter.isClose(to: CGRect(x: turned.x, y: turned.y, width: 20, height: 40)))
    let twice = shown(box.scaleEffect(2, anchor: anchor))
    #expect(twice.isClose(to: CGRect(x: scaled.x, y: scaled.y, width: 80, height: 40)))
  }

  nonisolated static let quarters: [Angle] = [
    .degrees(90), .radians(.pi / 2), Angle(degrees: 90), .init(radians: .pi / 2),
    Angle(degrees: 30) + Angle(degrees: 60),
    Angle(degrees: 45) * 2, -Angle(degrees: -90), Angle.zero + Angle(degrees: 450),
  ]

  @Test(arguments: quarters) func everyWayToWriteAnAngleTurnsClockwise(_ angle: Angle) {
    // The anchor is the right edge's middle, so that the two directions differ.
    let turned = shown(box.rotationEffect(angle, anchor: .trailing))
    #expect(turned.isClose(to: CGRect(x: 110, y: 10, width: 20, height: 40)))
  }

  @Test func scalesAreOneNumberTwoOrASize() {
    #expect(shown(box.scaleEffect(0.5)) == CGRect(x: 90, y: 45, width: 20, height: 10))
    #expect(shown(box.scaleEffect(x: 2)) == CGRect(x: 60, y: 40, width: 80, height: 20))
    #expect(shown(box.scaleEffect(x: 1, y: 3, anchor: .top)) == CGRect(x: 80, y: 40, width: 40, height: 60))
    #expect(shown(box.scaleEffect(CGSize(width: 2, height: 3))) == CGRect(x: 60, y: 20, width: 80, height: 60))
  }

  @Test func aNegativeScaleMirrors() {
    let picture = Snapshot(
      HStack(spacing: 0) {
        Color.black; Color.white
      }
      .scaleEffect(x: -1, y: 1))
    #expect(!picture.isInked(20, 50) && picture.isInked(80, 50))
  }

  @Test func movingLeavesTheNeighboursInTheirPlaces() {
    let other = Probe.Report()
    let row = HStack(spacing: 0) {
      box.offset(CGSize(width: 5, height: 6)).rotationEffect(.degrees(0)).scaleEffect(1)
      Probe(other, width: 20, height: 20)
    }
    #expect(shown(row) == CGRect(x: 75, y: 46, width: 40, height: 20))
    #expect(other.frame.minX == 110)
  }

  @Test func offsetsAreTwoNumbersOneOrASize() {
    #expect(shown(box.offset(x: 3, y: 4)).origin == CGPoint(x: 83, y: 44))
    #expect(shown(box.offset(y: 4)).origin == CGPoint(x: 80, y: 44))
    #expect(shown(box.offset(CGSize(width: 3, height: 4))).origin == CGPoint(x: 83, y: 44))
  }

  @Test func ofTwoModifiersTheOuterOneComesLast() {
    // Moved and then turned about the place where layout put it, against turned and then moved.
    #expect(
      shown(box.offset(x: 50).rotationEffect(.degrees(90))).isClose(to: CGRect(x: 90, y: 80, width: 20, height: 40)))
    #expect(
      shown(box.rotationEffect(.degrees(90)).offset(x: 50)).isClose(to: CGRect(x: 140, y: 30, width: 20, height: 40)))
  }

  @Test func aNumberThatIsNoneOrNoSizeDrawsNothingButDoesNotFail() {
    report.shown = .null
    #expect(Snapshot(Color.black.scaleEffect(0))[50, 50] == [255, 255, 255])
    #expect(Snapshot(Color.black.scaleEffect(.nan))[50, 50].count == 3)
  }
}
