import Testing

@testable import SwiftUI

@MainActor
@Suite("Searching")
struct SearchableTests {
  struct Subject: View {
    @State private var text = ""
    let report: Probe.Report
    let log: Log
    var body: some View {
      NavigationStack {
        Probe(report, least: .zero, greatest: CGSize(width: 1000, height: 1000))
          .navigationTitle("A")
          .searchable(text: $text, prompt: "Find")
      }
      .onChange(of: text) { _, new in log(new) }
    }
  }

  @Test func `a search field takes its room under the title, and what is typed is found`() {
    let (report, log) = (Probe.Report(), Log())
    let player = Player(Subject(report: report, log: log), width: 300, height: 600, scale: 1)
    #expect(abs(report.frame.minY - 148) < 0.001)
    player.click(150, 44 + 52 + 18)
    player.wait(0.1)
    player.type("ab")
    player.wait(0.1)
    #expect(log.entries.last == "ab")
  }
}
