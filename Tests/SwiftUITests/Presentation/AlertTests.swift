import Testing

@testable import SwiftUI

@MainActor
@Suite("Alerts, dialogues and menus")
struct AlertTests {
  private func player<V: View>(_ view: V) -> Player { Player(view, width: 300, height: 600, scale: 1) }

  private func press(_ label: String, _ player: Player) {
    guard let element = player.elements.first(where: { $0.label == label }) else {
      Issue.record("there is no \(label), only \(player.elements.map(\.label))")
      return
    }
    player.click(element.frame.midX, element.frame.midY)
    player.wait(1)
  }

  struct Asking: View {
    @State private var isShown = true
    let log: Log
    var body: some View {
      Text("x").alert("Delete it?", isPresented: $isShown) {
        Button("Delete", role: .destructive) { log("delete") }
        Button("Cancel", role: .cancel) { log("cancel") }
      } message: {
        Text("For ever.")
      }
    }
  }

  @Test func `an alert asks in the middle, 270 points wide, the way out first`() {
    let player = player(Asking(log: Log()))
    player.wait(1)
    #expect(player.elements.map(\.label) == ["Delete it?", "For ever.", "Cancel", "Delete"])
    let buttons = player.elements.suffix(2).map(\.frame)
    #expect(buttons.map(\.minX) == [15, 150])
    #expect(buttons.map(\.width) == [135, 135])
    #expect(buttons.map(\.height) == [44, 44])
  }

  @Test func `an answer is given, and the alert goes`() {
    let log = Log()
    let player = player(Asking(log: log))
    player.wait(1)
    press("Delete", player)
    #expect(log.entries == ["delete"])
    #expect(player.elements.map(\.label) == ["x"])
  }

  @Test func `an alert without answers has one that says OK`() {
    let player = player(Text("x").alert("Done", isPresented: .constant(true)) {})
    player.wait(1)
    #expect(player.elements.map(\.label) == ["Done", "OK"])
  }

  @Test func `three answers stand below each other, the way out last`() {
    let player = player(
      Text("x").alert("Which?", isPresented: .constant(true)) {
        Button("Cancel", role: .cancel) {}
        Button("One") {}
        Button("Two") {}
      })
    player.wait(1)
    #expect(player.elements.map(\.label) == ["Which?", "One", "Two", "Cancel"])
  }

  @Test func `the older kind of alert asks, too`() {
    let log = Log()
    struct Subject: View {
      @State private var isShown = true
      let log: Log
      var body: some View {
        Text("x").alert(isPresented: $isShown) {
          Alert(
            title: Text("Old"), message: nil, primaryButton: .destructive(Text("Yes")) { log("yes") },
            secondaryButton: .cancel())
        }
      }
    }
    let player = player(Subject(log: log))
    player.wait(1)
    press("Yes", player)
    #expect(log.entries == ["yes"])
    #expect(player.elements.map(\.label) == ["x"])
  }

  @Test func `a dialogue comes from below, with a way out of its own`() {
    let log = Log()
    struct Subject: View {
      @State private var isShown = true
      let log: Log
      var body: some View {
        Text("x").confirmationDialog("Choose", isPresented: $isShown, titleVisibility: .visible) {
          Button("One") { log("one") }
          Button("Two") { log("two") }
        }
      }
    }
    let player = player(Subject(log: log))
    player.wait(1)
    #expect(player.elements.map(\.label) == ["Choose", "One", "Two", "Cancel"])
    #expect(player.elements.last.map { abs($0.frame.maxY - 592) < 0.5 } == true)
    press("Cancel", player)
    #expect(player.elements.map(\.label) == ["x"])
    #expect(log.entries.isEmpty)
  }

  @Test func `a menu comes out of its button, and goes with a choice`() {
    let log = Log()
    let player = player(
      Menu("More") {
        Button("Copy") { log("copy") }
        Button("Delete", role: .destructive) { log("delete") }
      })
    press("More", player)
    #expect(player.elements.map(\.label) == ["Copy", "Delete"])
    #expect(player.elements.map(\.frame.width) == [250, 250])
    press("Copy", player)
    #expect(log.entries == ["copy"])
    #expect(player.elements.map(\.label) == ["More"])
  }

  @Test func `a press beside a menu ends it`() {
    let player = player(Menu("More") { Button("Copy") {} })
    press("More", player)
    player.click(20, 20)
    player.wait(1)
    #expect(player.elements.map(\.label) == ["More"])
  }

  @Test func `a long press brings a context menu`() {
    let log = Log()
    let player = player(
      Color.red.frame(width: 100, height: 50).contextMenu { Button("Copy") { log("copy") } })
    player.press(150, 300)
    player.wait(0.6)
    player.release(150, 300)
    player.wait(1)
    press("Copy", player)
    #expect(log.entries == ["copy"])
  }

  struct Choosing: View {
    @State private var value = 2
    let log: Log
    var body: some View {
      Picker("Size", selection: $value) {
        Text("Small").tag(1)
        Text("Middling").tag(2)
        Text("Large").tag(3)
      }
      .onChange(of: value) { _, new in log("\(new)") }
    }
  }

  @Test func `a picker shows its value, and the others in a menu`() {
    let log = Log()
    let player = player(Choosing(log: log))
    #expect(player.elements.map(\.label) == ["Middling"])
    press("Middling", player)
    #expect(player.elements.map(\.label) == ["Small", "Middling", "Large"])
    #expect(player.elements.map { $0.traits.contains(.isSelected) } == [false, true, false])
    press("Large", player)
    #expect(log.entries == ["3"])
    #expect(player.elements.map(\.label) == ["Large"])
  }

  @Test func `a wheel is turned, and stops at a value`() {
    let log = Log()
    let player = player(Choosing(log: log).pickerStyle(.wheel))
    #expect(player.elements.map(\.value) == ["Middling"])
    player.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 266), steps: 60)
    player.wait(1)
    #expect(log.entries == ["3"])
  }

  @Test func `a date is chosen in a calendar`() {
    struct Subject: View {
      @State private var date = Date(timeIntervalSince1970: 1_704_102_060)
      let log: Log
      var body: some View {
        DatePicker("When", selection: $date, displayedComponents: .date)
          .datePickerStyle(.graphical)
          .onChange(of: date) { _, new in log("\(Int(new.timeIntervalSince1970))") }
      }
    }
    let log = Log()
    let player = player(Subject(log: log))
    press("15", player)
    // Two weeks later, at the same time of day.
    #expect(log.entries == ["\(1_704_102_060 + 14 * 86_400)"])
  }

  private struct Fact: Identifiable { let id: String }

  @Test func `an item brings an alert of the older kind, and its end takes the item away`() {
    struct Subject: View {
      @State private var fact: Fact?
      var body: some View {
        Button("Tell") { fact = Fact(id: "Water is wet") }
          .alert(item: $fact) { Alert(title: Text($0.id), dismissButton: .default(Text("Fine"))) }
      }
    }
    let player = player(Subject())
    press("Tell", player)
    #expect(player.elements.map(\.label) == ["Water is wet", "Fine"])
    press("Fine", player)
    #expect(player.elements.map(\.label) == ["Tell"])
    press("Tell", player)
    #expect(player.elements.map(\.label) == ["Water is wet", "Fine"])
  }

  @Test func `an action sheet is the older kind of dialogue`() {
    let log = Log()
    struct Subject: View {
      @State private var isShown = true
      let log: Log
      var body: some View {
        Text("x").actionSheet(isPresented: $isShown) {
          ActionSheet(
            title: Text("Choose"), message: Text("One of them"),
            buttons: [
              .default(Text("One")) { log("one") }, .destructive(Text("Two")) { log("two") },
              .cancel(Text("Never mind")),
            ])
        }
      }
    }
    let player = player(Subject(log: log))
    player.wait(1)
    #expect(player.elements.map(\.label) == ["Choose", "One of them", "One", "Two", "Never mind"])
    press("Two", player)
    #expect(log.entries == ["two"])
    #expect(player.elements.map(\.label) == ["x"])
  }
}
