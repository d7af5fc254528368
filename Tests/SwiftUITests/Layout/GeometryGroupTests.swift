import Raster
import Testing

@testable import SwiftUI

@MainActor
@Suite struct GeometryGroupTests {
  private let first = Probe.Report()
  private let second = Probe.Report()

  private struct Row: View {
    let isTrailing: TestModel<Bool>
    let hasSecond: TestModel<Bool>
    let isGrouped: Bool
    let first: Probe.Report
    let second: Probe.Report

    var body: some View {
      let pair = ZStack {
        Probe(first, width: 40, height: 20)
        if hasSecond.value { Probe(second, width: 20, height: 20).transition(.identity) }
      }
      Group { if isGrouped { pair.geometryGroup() } else { pair } }
        .frame(maxWidth: .infinity, alignment: isTrailing.value ? .trailing : .leading)
    }
  }

  /// Half-way across, a second view comes in.
  private func newcomer(grouped: Bool) -> CGFloat {
    let (isTrailing, hasSecond) = (TestModel(false), TestModel(false))
    let host = host(
      Row(isTrailing: isTrailing, hasSecond: hasSecond, isGrouped: grouped, first: first, second: second))
    withAnimation(.linear(duration: 1)) { isTrailing.value = true }
    host.update(to: 1)
    host.update(to: 1.5)
    withAnimation(.linear(duration: 1)) { hasSecond.value = true }
    host.update(to: 1.5)
    _ = host.displayList()
    #expect(first.shown.minX == 80)
    return second.shown.midX - first.shown.midX
  }

  @Test func whatComesIntoAGroupOnItsWayMovesAlong() { #expect(abs(newcomer(grouped: true)) < 1e-4) }

  @Test func withoutAGroupItIsWhereTheGroupIsGoing() { #expect(abs(newcomer(grouped: false) - 80) < 1e-4) }

  @Test func touchesFollowTheGroup() {
    let log = Log()
    let player = Player(
      Color.red.frame(width: 40, height: 40).onTapGesture { log("hit") }.geometryGroup().offset(x: 50))
    player.click(150, 100)
    player.click(100, 100)
    #expect(log.entries == ["hit"])
  }

  @Test func readersSeeTheWindow() {
    var seen = CGRect.zero
    let player = Player(
      Color.red.frame(width: 40, height: 40)
        .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { seen = $0 }
        .geometryGroup())
    player.wait(0.1)
    #expect(seen == CGRect(x: 80, y: 80, width: 40, height: 40))
  }
}
