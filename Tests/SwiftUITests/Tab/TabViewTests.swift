import Testing

@testable import SwiftUI

@MainActor
@Suite("TabView")
struct TabViewTests {
  struct Subject: View {
    @State private var tab = "a"
    let log: Log
    var body: some View {
      TabView(selection: $tab) {
        Text("First").onAppear { log("first") }.tabItem { Label("A", systemImage: "house") }.tag("a")
        Text("Second").onAppear { log("second") }.tabItem { Label("B", systemImage: "bell") }.tag("b").badge(3)
      }
      .onChange(of: tab) { _, new in log(new) }
    }
  }

  private func player<V: View>(_ view: V) -> Player { Player(view, width: 300, height: 400, scale: 1) }

  @Test func `one tab is in sight, and the others are made when they are chosen`() {
    let log = Log()
    let player = player(Subject(log: log))
    #expect(player.elements.map(\.label) == ["First", "A", "B"])
    #expect(log.entries == ["first"])
    player.click(225, 375)
    player.wait(0.1)
    #expect(player.elements.map(\.label) == ["Second", "A", "B"])
    #expect(log.entries.contains("b") && log.entries.contains("second"))
  }

  @Test func `the bar is 49 points high, and the content lies above it`() {
    let report = Probe.Report()
    _ = player(
      TabView {
        Probe(report, least: .zero, greatest: CGSize(width: 1000, height: 1000)).tabItem { Text("A") }
      })
    #expect(report.frame == CGRect(x: 0, y: 0, width: 300, height: 351))
  }

  @Test func `the chosen tab is told of as selected, with its badge as its value`() {
    let player = player(Subject(log: Log()))
    #expect(player.elements.map { $0.traits.contains(.isSelected) } == [false, true, false])
    #expect(player.elements.last?.value == "3")
  }

  @Test func `a tab keeps its state while another one is in sight`() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let player = player(
      TabView {
        Counter().tabItem { Text("A") }
        Text("Second").tabItem { Text("B") }
      })
    player.click(150, 175)
    player.click(225, 375)
    player.wait(0.1)
    player.click(75, 375)
    player.wait(0.1)
    #expect(player.elements.first?.label == "Count 1")
  }

  struct Pages: View {
    @State private var page = 0
    let log: Log
    var body: some View {
      TabView(selection: $page) {
        ForEach(0..<3) { Text("Page \($0)").tag($0) }
      }
      .tabViewStyle(.page)
      .onChange(of: page) { _, new in log("\(new)") }
    }
  }

  @Test func `pages are moved aside, one at a time`() {
    let log = Log()
    let player = player(Pages(log: log))
    #expect(player.elements.first?.label == "Page 0")
    player.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 50, y: 200))
    player.wait(1)
    #expect(player.elements.first?.label == "Page 1")
    #expect(log.entries == ["1"])
    player.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 60, y: 200))
    player.wait(1)
    #expect(log.entries == ["1"])
  }

  @Test func `a page pulled a little goes back`() {
    let log = Log()
    let player = player(Pages(log: log))
    player.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 200, y: 200), steps: 60)
    player.wait(1)
    #expect(player.elements.first?.label == "Page 0")
    #expect(log.entries.isEmpty)
  }

  @Test func `there is a dot for each page, and none with one page`() {
    func dots<V: View>(_ view: V) -> Int { player(view).fills.count { abs($0.bounds.width - 7) < 0.01 } }
    #expect(dots(Pages(log: Log())) == 3)
    #expect(dots(TabView { Text("One") }.tabViewStyle(.page)) == 0)
  }
}
