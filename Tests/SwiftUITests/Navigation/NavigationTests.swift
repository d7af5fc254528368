import Testing

@testable import SwiftUI

@MainActor
@Suite("Navigation")
struct NavigationTests {
  private let insets = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)

  private func player<V: View>(_ view: V) -> Player { Player(view, width: 300, height: 600, scale: 1, insets: insets) }

  private func labels(_ player: Player) -> [String] { player.elements.map(\.label) }

  @Test func `the content lies under a bar of 44 points`() {
    let report = Probe.Report()
    _ = player(NavigationStack { Probe(report, least: .zero, greatest: CGSize(width: 1000, height: 1000)) })
    #expect(report.frame == CGRect(x: 0, y: 94, width: 300, height: 476))
  }

  @Test func `a large title takes 52 points more, and an inline one none`() {
    let (large, inline) = (Probe.Report(), Probe.Report())
    let size = CGSize(width: 1000, height: 1000)
    _ = player(NavigationStack { Probe(large, least: .zero, greatest: size).navigationTitle("A") })
    _ = player(
      NavigationStack {
        Probe(inline, least: .zero, greatest: size).navigationTitle("A").navigationBarTitleDisplayMode(.inline)
      })
    #expect(large.frame.minY == 146)
    #expect(inline.frame.minY == 94)
  }

  @Test func `a hidden bar takes no room`() {
    let report = Probe.Report()
    _ = player(
      NavigationStack {
        Probe(report, least: .zero, greatest: CGSize(width: 1000, height: 1000))
          .navigationTitle("A").toolbar(.hidden, for: .navigationBar)
      })
    #expect(report.frame.minY == 50)
  }

  @Test func `what ignores the safe area reaches under the bar and beyond`() {
    let report = Probe.Report()
    _ = player(
      NavigationStack {
        Probe(report, least: .zero, greatest: CGSize(width: 1000, height: 1000)).ignoresSafeArea().navigationTitle("A")
      })
    #expect(report.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
  }

  @Test func `a link pushes its destination, and the back button pops it`() {
    let player = player(
      NavigationStack {
        NavigationLink("Go") { Text("There").navigationTitle("Second") }.navigationTitle("First")
      })
    #expect(labels(player) == ["First", "Go"])
    player.click(150, 358)
    player.wait(1)
    #expect(labels(player) == ["First", "Second", "There"] || labels(player) == ["Second", "First", "There"])
    player.click(30, 72)
    player.wait(1)
    #expect(labels(player) == ["First", "Go"])
  }

  @Test func `a page slides in from the trailing side`() {
    let report = Probe.Report()
    let player = player(
      NavigationStack { NavigationLink("Go") { Probe(report, width: 10, height: 10) } })
    player.click(150, 332)
    player.wait(0.05)
    _ = player.fills
    #expect(report.shown.minX > 160)
    player.wait(1)
    _ = player.fills
    #expect(report.shown.midX == 150)
  }

  @Test func `values are shown by the destination for their type`() {
    let player = player(
      NavigationStack {
        NavigationLink("Go", value: 7).navigationDestination(for: Int.self) { Text("Number \($0)") }
      })
    player.click(150, 332)
    player.wait(1)
    #expect(labels(player).contains("Number 7"))
  }

  @Test func `a path that somebody else keeps is followed both ways`() {
    let model = TestModel([Int]())
    struct Subject: View {
      let model: TestModel<[Int]>
      var body: some View {
        NavigationStack(path: Binding(get: { model.value }, set: { model.value = $0 })) {
          Text("Root").navigationDestination(for: Int.self) { Text("Page \($0)") }
        }
      }
    }
    let player = player(Subject(model: model))
    model.value = [1, 2]
    player.wait(1)
    #expect(labels(player).contains("Page 2"))
    player.click(30, 72)
    player.wait(1)
    #expect(model.value == [1])
    #expect(labels(player).contains("Page 1"))
    model.value = []
    player.wait(1)
    #expect(labels(player) == ["Root"])
  }

  @Test func `dismiss pops the page that asks for it`() {
    struct Page: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Away") { dismiss() } }
    }
    let player = player(NavigationStack { NavigationLink("Go") { Page() } })
    player.click(150, 332)
    player.wait(1)
    player.click(150, 332)
    player.wait(1)
    #expect(labels(player) == ["Go"])
  }

  @Test func `toolbar items stand at their sides, and act`() {
    let log = Log()
    let player = player(
      NavigationStack {
        Text("x").toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("L") { log("l") } }
          ToolbarItem(placement: .topBarTrailing) { Button("T") { log("t") } }
          ToolbarItem(placement: .principal) { Text("Middle") }
        }
      })
    let frames = Dictionary(player.elements.map { ($0.label, $0.frame) }, uniquingKeysWith: { a, _ in a })
    #expect(frames["L"]?.minX == 16)
    #expect(frames["T"]?.maxX == 284)
    #expect(frames["Middle"]?.midX == 150)
    player.click(20, 72)
    player.click(280, 72)
    #expect(log.entries == ["l", "t"])
  }

  @Test func `the title goes up with the content, and into the bar`() {
    let player = player(
      NavigationStack {
        ScrollView { Color.red.frame(height: 2000) }.navigationTitle("Title")
      })
    #expect(player.elements.filter { $0.label == "Title" }.map(\.frame.minY).max() ?? 0 > 94)
    player.host.sendWheel(CGSize(width: 0, height: -200), at: CGPoint(x: 150, y: 300))
    player.wait(0.5)
    let place = player.elements.filter { $0.label == "Title" }.map(\.frame.midY)
    #expect(place.contains { abs($0 - 72) < 1 })
  }

  @Test func `a page can be pulled away at its leading edge`() {
    let player = player(NavigationStack { NavigationLink("Go") { Text("There") } })
    player.click(150, 332)
    player.wait(1)
    player.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 260, y: 400))
    player.wait(1)
    #expect(labels(player) == ["Go"])
  }

  /// Every way that the title has been given over the years.
  @Test func `a title is shown from the first frame on, however it is given`() {
    func titles<V: View>(_ view: V) -> [String] {
      Player(NavigationView { view }, width: 300, height: 600, scale: 1, insets: insets).elements
        .filter { $0.traits.contains(.isHeader) }.map(\.label)
    }
    let content = Color.red
    #expect(titles(content.navigationTitle("A")) == ["A"])
    #expect(titles(content.navigationTitle(Text("A"))) == ["A"])
    #expect(titles(content.navigationTitle(String("A"))) == ["A"])
    #expect(titles(content.navigationBarTitle("A")) == ["A"])
    #expect(titles(content.navigationBarTitle(Text("A"))) == ["A"])
    #expect(titles(content.navigationBarTitle("A", displayMode: .inline)) == ["A"])
    #expect(titles(content.navigationBarTitle(Text("A"), displayMode: .large)) == ["A"])
    #expect(titles(VStack { content.navigationBarTitle("A") }) == ["A"])
    #expect(titles(ScrollView { content.navigationTitle("A") }) == ["A"])
    #expect(titles(List { Text("x") }.navigationTitle("A")) == ["A"])
    #expect(titles(List { Text("x").navigationTitle("A") }) == ["A"])
  }

  @Test func `the first picture holds the title's glyphs`() {
    func glyphs<V: View>(_ view: V) -> Int {
      player(view).host.displayList().items.count { if case .glyphs = $0.content { true } else { false } }
    }
    #expect(glyphs(NavigationView { Color.red.navigationBarTitle("Title") }) > 0)
    #expect(glyphs(NavigationView { Color.red.navigationBarTitle("Title", displayMode: .inline) }) > 0)
    #expect(glyphs(NavigationStack { Color.red.navigationTitle("Title") }) > 0)
    #expect(glyphs(NavigationView { Color.red }) == 0)
  }

  @Test func `the older stack and its bar measure the same`() {
    let report = Probe.Report()
    let content = Probe(report, least: .zero, greatest: CGSize(width: 1000, height: 1000))
    _ = player(NavigationView { content }.navigationViewStyle(StackNavigationViewStyle()))
    #expect(report.frame.minY == 94)
    _ = player(NavigationView { content.navigationBarTitle("A", displayMode: .inline) })
    #expect(report.frame.minY == 94)
    _ = player(NavigationView { content.navigationBarTitle("A") }.navigationViewStyle(.stack))
    #expect(report.frame.minY == 146)
    _ = player(NavigationView { content.navigationBarTitle("A").navigationBarHidden(true) })
    #expect(report.frame.minY == 50)
  }

  @Test func `items of the bar stand at their sides, and act`() {
    let log = Log()
    let player = player(
      NavigationView {
        Text("x").navigationBarItems(
          leading: Button("L") { log("l") },
          trailing: HStack {
            Button("T") { log("t") }
            Button("U") { log("u") }
          })
      })
    player.click(20, 72)
    player.click(280, 72)
    #expect(log.entries == ["l", "u"])
    let single = self.player(NavigationView { Text("x").navigationBarItems(trailing: Button("T") { log("only") }) })
    single.click(280, 72)
    #expect(log.entries.last == "only")
  }

  @Test func `a group of toolbar items stands side by side`() {
    let log = Log()
    let player = player(
      NavigationStack {
        Text("x").toolbar {
          ToolbarItemGroup(placement: .navigationBarTrailing) {
            Button("A") { log("a") }
            Button("B") { log("b") }
          }
          ToolbarItem(placement: .navigationBarLeading) { Button("C") { log("c") } }
        }
      })
    let frames = Dictionary(player.elements.map { ($0.label, $0.frame) }, uniquingKeysWith: { a, _ in a })
    #expect((frames["A"]?.maxX ?? 300) < (frames["B"]?.minX ?? 0))
    #expect(frames["B"]?.maxX == 284)
    player.click(20, 72)
    player.click(280, 72)
    #expect(log.entries == ["c", "b"])
  }

  /// Follows the only link of a page, and says what is shown then.
  private func followed<V: View>(_ link: V) -> [String] {
    let player = player(NavigationView { link })
    player.click(150, 332)
    player.wait(1)
    return labels(player)
  }

  @Test func `every way to make a link makes one that leads there`() {
    #expect(followed(NavigationLink(destination: Text("There")) { Text("Go") }).contains("There"))
    #expect(followed(NavigationLink("Go", destination: Text("There"))).contains("There"))
    #expect(followed(NavigationLink(destination: { Text("There") }, label: { Text("Go") })).contains("There"))
    #expect(followed(NavigationLink(String("Go")) { Text("There") }).contains("There"))
  }

  @Test func `an older link is followed while its binding says so`() {
    struct Subject: View {
      @State private var isActive = false
      @State private var selection: Int?
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink("Hidden", destination: Text("Active"), isActive: $isActive).hidden()
            NavigationLink(destination: Text("Two"), tag: 2, selection: $selection) { EmptyView() }
            Button("Activate") { isActive = true }
            Button("Select") { selection = 2 }
          }
        }
      }
    }
    for (button, page) in [("Activate", "Active"), ("Select", "Two")] {
      let player = player(Subject())
      let frame = player.elements.first { $0.label == button }?.frame ?? .zero
      player.click(frame.midX, frame.midY)
      player.wait(1)
      #expect(labels(player).contains(page))
      player.click(30, 72)
      player.wait(1)
      #expect(labels(player).contains("Activate"))
    }
  }

  @Test func `a page without a back button keeps its title`() {
    let player = player(
      NavigationView {
        NavigationLink("Go", destination: Text("There").navigationTitle("Second").navigationBarBackButtonHidden(true))
          .navigationTitle("First")
      })
    player.click(150, 358)
    player.wait(1)
    #expect(labels(player) == ["Second", "There"])
  }

  @Test func `the presentation mode of a page pops it`() {
    struct Page: View {
      @Environment(\.presentationMode) private var presentationMode
      var body: some View { Button("Away") { presentationMode.wrappedValue.dismiss() } }
    }
    let player = player(NavigationView { NavigationLink("Go", destination: Page()) })
    player.click(150, 332)
    player.wait(1)
    player.click(150, 332)
    player.wait(1)
    #expect(labels(player) == ["Go"])
  }

  /// Whether the first picture is without a title where there is none, and with it where there is one.
  private func firstPictureShowsTitle<V: View>(_ view: (_ hasTitle: Bool) -> V) -> Bool {
    let (without, with) = (player(view(false)), player(view(true)))
    func glyphs(_ player: Player) -> Int {
      player.host.displayList().items.count { if case .glyphs = $0.content { true } else { false } }
    }
    return glyphs(with) > glyphs(without)
  }

  @Test func `a title set deep inside is in the first picture, too`() {
    func text(_ hasTitle: Bool) -> some View { Text("x").navigationBarTitle(hasTitle ? "Title" : "") }
    #expect(firstPictureShowsTitle { has in NavigationView { GeometryReader { _ in text(has) } } })
    #expect(firstPictureShowsTitle { has in NavigationView { ScrollView { LazyVStack { text(has) } } } })
    #expect(firstPictureShowsTitle { has in NavigationView { List { text(has) } } })
    #expect(firstPictureShowsTitle { has in NavigationView { Form { Section { text(has) } } } })
    #expect(firstPictureShowsTitle { has in NavigationStack { ZStack { Group { text(has) } } } })
    #expect(
      firstPictureShowsTitle { has in TabView { NavigationView { text(has) }.tabItem { Image(systemName: "star") } } })
    #expect(firstPictureShowsTitle { has in NavigationView { TimelineView(.animation) { _ in text(has) } } })
    #expect(firstPictureShowsTitle { has in NavigationView { text(has).animation(.default) } })
    #expect(firstPictureShowsTitle { has in NavigationView { text(has) }.animation(.easeIn(duration: 1)) })
  }
}
