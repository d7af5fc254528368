import Testing

@testable import SwiftUI

@MainActor
@Suite("Containers")
struct ContainerTests {
  @Test func `the first view that fits is shown`() {
    let (wide, narrow) = (Probe.Report(), Probe.Report())
    let player = Player(
      ViewThatFits {
        Probe(wide, width: 300, height: 10)
        Probe(narrow, width: 100, height: 10)
      }, width: 200, height: 100)
    #expect(wide.frame.isNull)
    #expect(narrow.frame == CGRect(x: 50, y: 45, width: 100, height: 10))
    #expect(player.fills.count == 1)
  }

  @Test func `only the named axes count for what fits`() {
    let (tall, low) = (Probe.Report(), Probe.Report())
    _ = Player(
      ViewThatFits(in: .horizontal) {
        Probe(tall, width: 100, height: 500)
        Probe(low, width: 100, height: 10)
      }, width: 200, height: 100)
    #expect(!tall.frame.isNull)
  }

  @Test func `a layout of a hidden type can change, and the views keep their state`() {
    struct Counter: View {
      @State private var number = Int.random(in: 0...1_000_000)
      let log: Log
      var body: some View {
        log("\(number)")
        return Color.red.frame(width: 10, height: 10)
      }
    }
    let (model, log) = (TestModel(true), Log())
    struct Switching: View {
      let model: TestModel<Bool>
      let log: Log
      var body: some View {
        let layout = model.value ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Counter(log: log)
          Color.blue.frame(width: 10, height: 10)
        }
      }
    }
    let player = Player(Switching(model: model, log: log), width: 100, height: 100)
    let across = player.fills.map(\.bounds)
    model.value = false
    player.wait(0.1)
    let down = player.fills.map(\.bounds)
    #expect(across[0].minY == across[1].minY && down[0].minX == down[1].minX)
    #expect(Set(log.entries).count == 1)
  }

  @Test func `labelled content has its label at one side and its value at the other`() {
    let (label, value) = (Probe.Report(), Probe.Report())
    _ = host(
      LabeledContent {
        Probe(value, width: 20, height: 10)
      } label: {
        Probe(label, width: 30, height: 10)
      })
    #expect(label.frame.minX == 0 && value.frame.maxX == 200)
  }

  @Test func `labelled content is one element`() {
    let elements = Player(LabeledContent("Name", value: "Ada")).elements
    #expect(elements.map(\.label) == ["Name, Ada"])
  }

  @Test func `a group box keeps 16 points round its content and fills the width`() {
    let report = Probe.Report()
    let player = Player(GroupBox { Probe(report, width: 20, height: 10) }, width: 200, height: 100)
    #expect(player.fills.first?.bounds == CGRect(x: 0, y: 29, width: 200, height: 42))
    #expect(report.frame.midX == 100)
  }

  @Test func `a disclosure group shows its content after a press, and puts it away after another`() {
    let player = Player(DisclosureGroup("More") { Text("Inside") }, width: 200, height: 200)
    #expect(player.elements.map(\.label) == ["More"])
    player.click(100, 100)
    player.wait(0.5)
    #expect(player.elements.map(\.label) == ["More", "Inside"])
    player.click(100, player.elements[0].frame.midY)
    player.wait(0.5)
    #expect(player.elements.map(\.label) == ["More"])
  }

  @Test func `a link hands its address to the environment's action`() throws {
    let log = Log()
    let url = try #require(URL(string: "https://example.org/a"))
    let player = Player(
      Link("Go", destination: url).environment(
        \.openURL,
        OpenURLAction { url in
          log(url.absoluteString)
          return .handled
        }))
    player.click(100, 100)
    player.wait(0.1)
    #expect(log.entries == ["https://example.org/a"])
    #expect(player.elements.first?.traits.contains(.isLink) == true)
  }

  @Test func `a safe area inset makes room at the edge, and the content may reach under it`() {
    let (content, bar, under) = (Probe.Report(), Probe.Report(), Probe.Report())
    let flexible = CGSize(width: 1000, height: 1000)
    _ = host(
      ZStack {
        Probe(under, least: .zero, greatest: flexible).ignoresSafeArea()
        Probe(content, least: .zero, greatest: flexible)
      }
      .safeAreaInset(edge: .bottom) { Probe(bar, width: 60, height: 30) })
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 70))
    #expect(bar.frame == CGRect(x: 70, y: 70, width: 60, height: 30))
    #expect(under.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func `nested safe areas add up`() {
    let report = Probe.Report()
    _ = host(
      Probe(report, least: .zero, greatest: CGSize(width: 1000, height: 1000))
        .ignoresSafeArea()
        .safeAreaPadding(.top, 10),
      insets: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    #expect(report.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func `what is unavailable is said by symbol, title and description`() {
    let player = Player(
      ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Come back")), width: 300, height: 300)
    #expect(player.elements.map(\.label).contains("Nothing"))
    #expect(player.elements.map(\.label).contains("Come back"))
  }
}
