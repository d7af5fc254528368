import Testing

@testable import SwiftUI

/// What lines look like at their ends, corners and gaps, told by single pixels.
@MainActor
@Suite struct StrokeStyleTests {
  /// A line of 20 points' width from (30, 50) to (70, 50).
  private func line(_ style: StrokeStyle) -> Snapshot {
    Snapshot(
      Path { path in
        path.move(to: CGPoint(x: 30, y: 50))
        path.addLine(to: CGPoint(x: 70, y: 50))
      }
      .stroke(Color.black, style: style))
  }

  @Test(
    arguments: [(.butt, false, false), (.round, true, false), (.square, true, true)] as [(CGLineCap, Bool, Bool)])
  func linesEndAsTheirCapSays(_ cap: CGLineCap, _ beyond: Bool, _ corner: Bool) {
    let picture = line(StrokeStyle(lineWidth: 20, lineCap: cap))
    #expect(picture.isInked(32, 50))
    #expect(picture.isInked(22, 50) == beyond)
    #expect(picture.isInked(21, 41) == corner)
    #expect(!picture.isInked(18, 50))
  }

  @Test(
    arguments: [(.miter, true), (.round, false), (.bevel, false)] as [(CGLineJoin, Bool)])
  func linesTurnAsTheirJoinSays(_ join: CGLineJoin, _ corner: Bool) {
    let picture = Snapshot(
      Path { path in path.addLines([CGPoint(x: 30, y: 80), CGPoint(x: 30, y: 30), CGPoint(x: 80, y: 30)]) }
        .stroke(style: StrokeStyle(lineWidth: 20, lineJoin: join)))
    #expect(picture.isInked(30, 30))
    #expect(picture.isInked(21, 21) == corner)
    #expect(picture.isInked(23, 23) == (join != .bevel))
  }

  @Test func dashesAndGapsTakeTurnsFromThePhaseOn() {
    let dashed = line(StrokeStyle(lineWidth: 20, dash: [10, 5]))
    #expect([35, 42, 50, 57, 65].map { dashed.isInked($0, 50) } == [true, false, true, false, true])
    let moved = line(StrokeStyle(lineWidth: 20, dash: [10], dashPhase: 10))
    #expect([35, 45, 55, 65].map { moved.isInked($0, 50) } == [false, true, false, true])
  }

  @Test func aStyleOfLinesIsPlainUnlessToldOtherwise() {
    let style = StrokeStyle()
    #expect(style.lineWidth == 1 && style.lineCap == .butt && style.lineJoin == .miter)
    #expect(style.miterLimit == 10 && style.dash == [] && style.dashPhase == 0)
  }

  @Test func aRingBeginsAtTheTopOnceItIsTurned() {
    let ring = Snapshot(
      Circle().trim(from: 0, to: 0.25).stroke(Color.black, style: StrokeStyle(lineWidth: 20, lineCap: .butt))
        .rotationEffect(Angle(degrees: -90)).padding(20))
    // Only the quarter from the top to the right is there.
    #expect(ring.isInked(71, 28))
    #expect(!ring.isInked(28, 28) && !ring.isInked(28, 71) && !ring.isInked(71, 71))
  }
}
