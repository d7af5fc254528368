import Testing

@testable import SwiftUI

@MainActor
@Suite("Sheets and covers")
struct SheetTests {
  struct Subject<Content: View>: View {
    @State private var isShown = false
    let log: Log
    @ViewBuilder let content: () -> Content
    var body: some View {
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown, onDismiss: { log("gone") }) { content() }
    }
  }

  private func player<V: View>(_ view: V) -> Player {
    Player(view, width: 300, height: 600, scale: 1, insets: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))
  }

  private func open<V: View>(_ view: V) -> Player {
    let player = player(view)
    player.click(150, 310)
    player.wait(1)
    return player
  }

  @Test func `a sheet takes the window's height, but for the top`() {
    let report = Probe.Report()
    _ = open(Subject(log: Log()) { Probe(report, least: .zero, greatest: CGSize(width: 1000, height: 1000)) })
    // 10 points below the safe area's top, and clear of what is covered at the bottom.
    #expect(report.frame == CGRect(x: 0, y: 60, width: 300, height: 510))
  }

  @Test func `a sheet comes up from below`() {
    let report = Probe.Report()
    let player = player(Subject(log: Log()) { Probe(report, width: 10, height: 10) })
    player.click(150, 310)
    player.wait(0.05)
    _ = player.fills
    let early = report.shown.minY
    player.wait(1)
    _ = player.fills
    #expect(early > report.shown.minY + 100)
  }

  @Test func `nothing below a sheet is told of or can be reached`() {
    let player = open(Subject(log: Log()) { Text("In it") })
    #expect(player.elements.map(\.label) == ["In it"])
  }

  @Test func `a press beside the sheet ends it, and its end is told`() {
    let log = Log()
    let player = open(Subject(log: log) { Text("In it") })
    player.click(150, 20)
    player.wait(1)
    #expect(player.elements.map(\.label) == ["Show"])
    #expect(log.entries == ["gone"])
  }

  @Test func `escape ends a sheet, unless it must stay`() {
    let log = Log()
    let player = open(Subject(log: log) { Text("In it") })
    #expect(player.key(.escape))
    player.wait(1)
    #expect(log.entries == ["gone"])
    let held = open(Subject(log: log) { Text("In it").interactiveDismissDisabled() })
    _ = held.key(.escape)
    held.wait(1)
    #expect(held.elements.map(\.label) == ["In it"])
  }

  @Test func `a sheet that is pulled down far enough goes`() {
    let log = Log()
    let player = open(Subject(log: log) { Color.red })
    player.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 500))
    player.wait(1)
    #expect(log.entries == ["gone"])
  }

  @Test func `a sheet rests at its smallest height, and can be pulled to the next`() {
    let report = Probe.Report()
    let player = open(
      Subject(log: Log()) {
        Probe(report, least: .zero, greatest: CGSize(width: 1000, height: 1000)).presentationDetents([.medium, .large])
      })
    #expect(report.frame.minY == 300)
    player.drag(from: CGPoint(x: 150, y: 320), to: CGPoint(x: 150, y: 100))
    player.wait(1)
    #expect(report.frame.minY == 60)
  }

  @Test func `a height in points is that above what is covered`() {
    let report = Probe.Report()
    _ = open(
      Subject(log: Log()) {
        Probe(report, least: .zero, greatest: CGSize(width: 1000, height: 1000)).presentationDetents([.height(200)])
      })
    #expect(report.frame.height == 200)
  }

  @Test func `dismiss ends the sheet that the view stands on`() {
    struct Page: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View { Button(isPresented ? "Away" : "?") { dismiss() } }
    }
    let log = Log()
    let player = open(Subject(log: log) { Page() })
    player.elements.first { $0.label == "Away" }?.action(.activate)?.perform()
    player.wait(1)
    #expect(log.entries == ["gone"])
  }

  @Test func `what a sheet shows follows the state below`() {
    struct Counter: View {
      @State private var isShown = true
      @State private var count = 0
      var body: some View {
        Text("x").sheet(isPresented: $isShown) { Button("Count \(count)") { count += 1 } }
      }
    }
    let player = player(Counter())
    player.wait(1)
    player.elements[0].action(.activate)?.perform()
    player.wait(0.1)
    #expect(player.elements.map(\.label) == ["Count 1"])
  }

  @Test func `the window behind steps back, and comes forward again`() {
    let report = Probe.Report()
    struct Behind: View {
      @State private var isShown = false
      let report: Probe.Report
      var body: some View {
        Button("Show") { isShown = true }
          .overlay { Probe(report, width: 100, height: 10).allowsHitTesting(false) }
          .sheet(isPresented: $isShown) { Text("In it") }
      }
    }
    let player = open(Behind(report: report))
    _ = player.fills
    #expect(report.shown.width < 95)
    _ = player.key(.escape)
    player.wait(1)
    _ = player.fills
    #expect(report.shown.width == 100)
  }

  @Test func `a cover fills the window and cannot be pulled away`() {
    struct Covering: View {
      @State private var isShown = true
      let report: Probe.Report
      var body: some View {
        Text("x").fullScreenCover(isPresented: $isShown) {
          Probe(report, least: .zero, greatest: CGSize(width: 1000, height: 1000))
        }
      }
    }
    let report = Probe.Report()
    let player = player(Covering(report: report))
    player.wait(1)
    #expect(report.frame == CGRect(x: 0, y: 50, width: 300, height: 520))
    player.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 500))
    player.wait(1)
    _ = player.fills
    #expect(report.shown.minY == 50)
  }

  @Test func `an item brings a sheet, and its end takes the item away`() {
    struct Thing: Identifiable { let id: Int }
    struct Subject: View {
      @State private var thing: Thing? = Thing(id: 3)
      var body: some View {
        Text(thing == nil ? "none" : "some").sheet(item: $thing) { Text("Thing \($0.id)") }
      }
    }
    let player = player(Subject())
    player.wait(1)
    #expect(player.elements.map(\.label) == ["Thing 3"])
    _ = player.key(.escape)
    player.wait(1)
    #expect(player.elements.map(\.label) == ["none"])
  }

  @Test func `a background of its own fills a sheet`() {
    let player = open(Subject(log: Log()) { Text("In it").presentationBackground(Color.green) })
    let green = Color.green.resolve(in: EnvironmentValues()).rgba
    #expect(player.fills.contains { $0.color == green && $0.bounds.width == 300 })
    let other = open(Subject(log: Log()) { Text("In it").presentationBackground { Color.green } })
    #expect(other.fills.contains { $0.color == green && $0.bounds.width == 300 })
  }

  @Test func `an item brings a cover, and the presentation mode ends it`() {
    struct Thing: Identifiable { let id: Int }
    struct Page: View {
      @Environment(\.presentationMode) var presentationMode
      let thing: Thing
      var body: some View { Button("Away \(thing.id)") { presentationMode.wrappedValue.dismiss() } }
    }
    struct Subject: View {
      @State private var thing: Thing?
      var body: some View {
        Button("Show") { thing = Thing(id: 7) }.fullScreenCover(item: $thing) { Page(thing: $0) }
      }
    }
    let player = open(Subject())
    #expect(player.elements.map(\.label) == ["Away 7"])
    let frame = player.elements.first?.frame ?? .zero
    player.click(frame.midX, frame.midY)
    player.wait(1)
    #expect(player.elements.map(\.label) == ["Show"])
  }

  @Test func `the window stays behind when one sheet follows another`() {
    let model = TestModel(0)
    struct Subject: View {
      let model: TestModel<Int>
      var body: some View {
        Color.green.sheet(isPresented: .constant(true)) { Text("In it") }.id(model.value)
      }
    }
    let player = player(Subject(model: model))
    player.wait(2)
    func back() -> CGFloat? {
      player.fills.first { $0.color == Color.green.resolve(in: EnvironmentValues()).rgba }?.bounds.minX.rounded()
    }
    #expect(back() == 16)
    withAnimation { model.value = 1 }
    player.wait(3)
    #expect(back() == 16)
  }
}
