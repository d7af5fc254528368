import Raster
import Testing

@testable import SwiftUI

/// Lists that are edited: rows are deleted by a sign before them and moved by a handle behind them.
@MainActor
@Suite("Edit mode")
struct EditModeTests {
  private struct Rows: View {
    @Bindable var model: TestModel<[String]>
    @State var mode = EditMode.inactive
    var isMovable = true
    var log: Log?

    var body: some View {
      VStack(spacing: 0) {
        EditButton().frame(height: 40)
        List {
          ForEach(model.value, id: \.self) { name in
            Text(name).deleteDisabled(name == "Keep").moveDisabled(name == "Stay")
          }
          .onDelete { model.value.remove(atOffsets: $0) }
          .onMove(
            perform: isMovable
              ? { source, destination in
                log?("\(Array(source)) \(destination)")
                model.value.move(fromOffsets: source, toOffset: destination)
              } : nil)
        }
        .listStyle(.plain)
      }
      .environment(\.editMode, $mode)
    }
  }

  private let red = Color.red.resolve(in: EnvironmentValues()).rgba

  private func player<V: View>(_ view: V) -> Player { Player(view, width: 300, height: 400, scale: 1) }

  private func edited(_ names: [String], log: Log? = nil, isMovable: Bool = true) -> (Player, TestModel<[String]>) {
    let model = TestModel(names)
    let player = player(Rows(model: model, isMovable: isMovable, log: log))
    player.click(150, 20)
    player.wait(2)
    return (player, model)
  }

  /// The red signs, and the handles' topmost lines.
  private func signs(_ player: Player) -> [CGRect] { player.fills.filter { $0.color == red }.map(\.bounds) }
  private func handles(_ player: Player) -> Int {
    player.fills.filter { $0.bounds.size == CGSize(width: 20, height: 1.5) }.count / 3
  }

  private func names(_ player: Player) -> [String] {
    player.elements.filter { $0.traits.contains(.isStaticText) }.map(\.label)
  }

  @Test func `the edit button brings the controls, and takes them away`() {
    let player = player(Rows(model: TestModel(["A", "B"])))
    #expect(player.elements.first?.label == "Edit")
    #expect(signs(player).isEmpty && handles(player) == 0)
    let before = player.elements.first { $0.label == "A" }?.frame.minX
    player.click(150, 20)
    player.wait(2)
    #expect(player.elements.first?.label == "Done")
    #expect(
      signs(player) == [CGRect(x: 16, y: 51, width: 22, height: 22), CGRect(x: 16, y: 95, width: 22, height: 22)])
    #expect(handles(player) == 2)
    #expect(player.elements.first { $0.label == "A" }?.frame.minX == before.map { $0 + 38 })
    player.click(150, 20)
    player.wait(2)
    #expect(signs(player).isEmpty && handles(player) == 0)
  }

  @Test func `rows have the controls of what can be done with them`() {
    let (player, _) = edited(["A", "Keep", "Stay"])
    #expect(signs(player).map(\.midY) == [62, 150])
    #expect(handles(player) == 2)
    let (still, _) = edited(["A"], isMovable: false)
    #expect(signs(still).count == 1 && handles(still) == 0)
  }

  @Test func `the sign shows the button that deletes the row`() {
    let (player, model) = edited(["A", "B", "C"])
    player.click(27, 106)
    player.wait(0.6)
    #expect(model.value == ["A", "B", "C"])
    player.click(280, 106)
    player.wait(1)
    #expect(model.value == ["A", "C"])
    #expect(names(player) == ["A", "C"])
  }

  @Test func `a row is dragged by its handle to another place`() {
    let log = Log()
    let (player, model) = edited(["A", "B", "C", "D"], log: log)
    player.drag(from: CGPoint(x: 275, y: 62), to: CGPoint(x: 275, y: 62 + 100))
    player.wait(1)
    #expect(log.entries == ["[0] 3"])
    #expect(model.value == ["B", "C", "A", "D"])
    #expect(names(player) == ["B", "C", "A", "D"])
    player.drag(from: CGPoint(x: 275, y: 194), to: CGPoint(x: 275, y: 50))
    player.wait(1)
    #expect(model.value == ["D", "B", "C", "A"])
    #expect(player.host.nextFrameTime == nil)
  }

  @Test func `the others make way while a row is held`() {
    let (player, model) = edited(["A", "B", "C"])
    player.press(275, 62)
    for step in 1...10 {
      player.wait(1.0 / 60)
      player.send(.moved, 275, 62 + CGFloat(step) * 6)
    }
    player.wait(1)
    #expect(model.value == ["A", "B", "C"])
    let rows = TextHostItems(player.host).texts
    #expect(rows["B"].map { abs($0 - 62) < 6 } == true)
    player.send(.ended, 275, 122)
    player.wait(1)
    #expect(model.value == ["B", "A", "C"])
  }

  @Test func `a row that is put back where it was is not moved`() {
    let log = Log()
    let (player, _) = edited(["A", "B"], log: log)
    player.drag(from: CGPoint(x: 275, y: 62), to: CGPoint(x: 275, y: 75))
    player.wait(1)
    #expect(log.entries == [])
  }

  @Test func `a list that is edited is not swiped`() {
    let (player, model) = edited(["A", "B"])
    player.drag(from: CGPoint(x: 200, y: 62), to: CGPoint(x: 0, y: 62))
    player.wait(1)
    #expect(model.value == ["A", "B"])
  }

  @Test func `rows out of sight are moved past as well`() {
    let (player, model) = edited((0..<1000).map(String.init))
    player.drag(from: CGPoint(x: 275, y: 62), to: CGPoint(x: 275, y: 62 + 3 * 44))
    player.wait(1)
    #expect(Array(model.value.prefix(5)) == ["1", "2", "3", "0", "4"])
  }
}

/// Where the texts of a window stand, by the middle of their height.
@MainActor
private struct TextHostItems {
  private(set) var texts: [String: CGFloat] = [:]

  init(_ host: ViewHost) {
    var found: [String: CGFloat] = [:]
    func visit(_ item: Item) {
      if let text = item as? TextItem { found[text.text.string] = text.frame(in: .global).midY }
      item.forEachItem(visit)
    }
    if let root = host.graph.rootItem { visit(root) }
    texts = found
  }
}
