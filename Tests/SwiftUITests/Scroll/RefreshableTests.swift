import Testing

@testable import SwiftUI

@MainActor
@Suite("Refreshing")
struct RefreshableTests {
  private func player(_ report: Probe.Report) -> Player {
    Player(
      ScrollView { Probe(report, width: 200, height: 900) }
        .refreshable { try? await Task.sleep(for: .seconds(1_000)) }, width: 200, height: 400)
  }

  @Test func `content pulled down far enough makes room for a spinner`() {
    let report = Probe.Report()
    let player = player(report)
    player.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 350))
    player.wait(2)
    _ = player.fills
    #expect(report.shown.minY == 60)
  }

  @Test func `content pulled down a little goes back`() {
    let report = Probe.Report()
    let player = player(report)
    player.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 90))
    player.wait(2)
    _ = player.fills
    #expect(report.shown.minY == 0)
  }
}
