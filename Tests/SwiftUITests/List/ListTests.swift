import Testing

@testable import SwiftUI

@MainActor
@Suite("List")
struct ListTests {
  private func player<V: View>(_ view: V) -> Player { Player(view, width: 300, height: 600, scale: 1) }

  private let white = Color.white.resolve(in: EnvironmentValues()).rgba

  @Test func `rows are at least 44 points high and inset by 16`() {
    let reports = [Probe.Report(), Probe.Report()]
    _ = player(
      List {
        Probe(reports[0], width: 50, height: 10)
        Probe(reports[1], width: 50, height: 60)
      })
    #expect(reports[0].frame == CGRect(x: 32, y: 35 + 17, width: 50, height: 10))
    #expect(reports[1].frame == CGRect(x: 32, y: 35 + 44 + 11, width: 50, height: 60))
  }

  @Test func `in the plain style rows go from edge to edge`() {
    let report = Probe.Report()
    _ = player(List { Probe(report, width: 50, height: 10) }.listStyle(.plain))
    #expect(report.frame == CGRect(x: 16, y: 17, width: 50, height: 10))
  }

  @Test func `a section is a panel with rounded ends, between its header and its footer`() {
    let player = player(
      List {
        Section {
          Text("One")
          Text("Two")
        } header: {
          Text("Head")
        } footer: {
          Text("Foot")
        }
      })
    #expect(player.elements.map(\.label) == ["Head", "One", "Two", "Foot"])
    let rows = player.fills.filter { $0.color == white && abs($0.bounds.height - 44) < 1.5 }.map(\.bounds)
    #expect(rows.map(\.width) == [268, 268])
    #expect(rows.count == 2 && abs(rows[1].minY - rows[0].maxY) < 0.01)
  }

  @Test func `a line separates rows, from the content to the panel's edge, but not after the last`() {
    let player = player(
      List {
        Text("One")
        Text("Two")
      })
    let lines = player.fills.map(\.bounds).filter { $0.height == 1 }
    #expect(lines == [CGRect(x: 32, y: 78, width: 252, height: 1)])
  }

  @Test func `separators can be hidden`() {
    let player = player(
      List {
        Text("One").listRowSeparator(.hidden)
        Text("Two")
      })
    #expect(player.fills.filter { $0.bounds.height == 1 }.isEmpty)
  }

  @Test func `a row's own insets and background take the place of the list's`() {
    let report = Probe.Report()
    let player = player(
      List {
        Probe(report, width: 50, height: 44).listRowInsets(EdgeInsets()).listRowBackground(Color.red)
      })
    #expect(report.frame.origin == CGPoint(x: 16, y: 35))
    let red = Color.red.resolve(in: EnvironmentValues()).rgba
    #expect(player.fills.contains { $0.color == red && $0.bounds == CGRect(x: 16, y: 35, width: 268, height: 44) })
  }

  @Test func `all of a row presses its button`() {
    let log = Log()
    let player = player(List { Button("Go") { log("go") } })
    player.click(270, 37)
    #expect(log.entries == ["go"])
  }

  @Test func `a pressed row is darker`() {
    let player = player(List { Button("Go") {} })
    let before = player.fills.filter { $0.bounds.height == 44 }.count
    player.press(150, 57)
    player.wait(0.05)
    #expect(player.fills.filter { $0.bounds.height == 44 }.count == before + 1)
  }

  @Test func `a row is selected by a click`() {
    struct Subject: View {
      @State private var chosen: Int?
      let log: Log
      var body: some View {
        List(0..<3, id: \.self, selection: $chosen) { Text("Row \($0)") }
          .onChange(of: chosen) { _, new in log("\(new ?? -1)") }
      }
    }
    let log = Log()
    let player = player(Subject(log: log))
    player.click(100, 35 + 44 + 22)
    player.wait(0.1)
    #expect(log.entries == ["1"])
    #expect(player.elements.map { $0.traits.contains(.isSelected) } == [false, true, false])
  }

  struct Deletable: View {
    @State private var items = ["a", "b", "c"]
    var body: some View {
      List {
        ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) }
      }
    }
  }

  @Test func `a row moved aside shows a button that deletes it`() {
    let player = player(Deletable())
    player.drag(from: CGPoint(x: 200, y: 101), to: CGPoint(x: 120, y: 101))
    player.wait(0.5)
    player.click(260, 101)
    player.wait(1)
    #expect(player.elements.map(\.label) == ["a", "c"])
  }

  @Test func `a row moved all the way is deleted at once`() {
    let player = player(Deletable())
    player.drag(from: CGPoint(x: 270, y: 57), to: CGPoint(x: 20, y: 57))
    player.wait(1)
    #expect(player.elements.map(\.label) == ["b", "c"])
  }

  @Test func `what a swipe offers, assistive technology offers too`() {
    let log = Log()
    let player = player(
      List { Text("Row").swipeActions { Button("Flag") { log("flag") } } })
    player.elements[0].action(.named("Flag"))?.perform()
    #expect(log.entries == ["flag"])
  }

  @Test func `offsets take elements away and move them`() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: IndexSet([1, 3]))
    #expect(letters == ["a", "c"])
    letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: IndexSet([0, 2]), toOffset: 4)
    #expect(letters == ["b", "d", "a", "c"])
  }

  @Test func `outside of a list a section is its parts below each other`() {
    let reports = [Probe.Report(), Probe.Report()]
    _ = player(
      VStack(spacing: 0) {
        Section {
          Probe(reports[1], width: 10, height: 10)
        } header: {
          Probe(reports[0], width: 10, height: 10)
        }
      })
    #expect(reports.map(\.frame.minY) == [290, 300])
  }

  @Test func `a badge stands at the trailing side of a row`() {
    let player = player(List { Text("Mail").badge(4) })
    #expect(player.elements.first { $0.label == "4" }?.frame.maxX == 268)
  }
}
