import Testing

@testable import SwiftUI

@MainActor
struct GlassEffectTests {
  @Test func glassLiesBehindTheViewAndChangesNoLayout() {
    let report = Probe.Report()
    _ = Player(Probe(report, width: 60, height: 30).glassEffect(.regular.tint(.red), in: .rect(cornerRadius: 5)))
    #expect(report.frame == CGRect(x: 70, y: 85, width: 60, height: 30))
  }

  @Test func noGlassDrawsNothing() {
    let plain = Player(Color.red.frame(width: 60, height: 30))
    let identity = Player(Color.red.frame(width: 60, height: 30).glassEffect(.identity))
    let glass = Player(Color.red.frame(width: 60, height: 30).glassEffect())
    #expect(identity.host.displayList().items.count == plain.host.displayList().items.count)
    #expect(glass.host.displayList().items.count > plain.host.displayList().items.count)
  }

  @Test func aContainerOfGlassLeavesItsContentInPlace() {
    let report = Probe.Report()
    let player = Player(
      GlassEffectContainer(spacing: 20) { Probe(report, width: 60, height: 30).glassEffect(.regular, in: .circle) })
    #expect(report.frame == CGRect(x: 70, y: 85, width: 60, height: 30))
    #expect(player.host.displayList().items.contains { if case .backdrop = $0.content { true } else { false } })
  }
}
