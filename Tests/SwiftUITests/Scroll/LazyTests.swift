import Raster
import Testing

@testable import SwiftUI

/// Views of loops are made when they come into sight, in lists and lazy stacks.
@MainActor
@Suite struct LazyTests {
  private let log = Log()

  private struct Row: View {
    let number: Int
    let height: CGFloat
    let log: Log

    var body: some View {
      Color.red.frame(height: height).onAppear { log("\(number)") }
    }
  }

  /// A list of what a model has at the time.
  private struct ChangingList: View {
    let model: TestModel<[Int]>
    let log: Log

    var body: some View {
      List(model.value, id: \.self) { Row(number: $0, height: 44, log: log).listRowInsets(EdgeInsets()) }
        .listStyle(.plain)
    }
  }

  private func list(_ count: Int, height: @escaping (Int) -> CGFloat = { _ in 44 }) -> some View {
    List(0..<count, id: \.self) { [log] in Row(number: $0, height: height($0), log: log).listRowInsets(EdgeInsets()) }
      .listStyle(.plain)
  }

  private func stack(_ count: Int, height: @escaping (Int) -> CGFloat = { _ in 50 }) -> some View {
    ScrollView {
      LazyVStack(spacing: 0) { [log] in
        ForEach(0..<count, id: \.self) { Row(number: $0, height: height($0), log: log) }
      }
    }
  }

  private func player<V: View>(_ view: V) -> Player { Player(view, width: 300, height: 440, scale: 1) }

  private func tops(_ player: Player) -> [CGFloat] {
    let red = Color.red.resolve(in: EnvironmentValues()).rgba
    return player.fills.filter { $0.color == red }.map { ($0.bounds.minY * 1e6).rounded() / 1e6 }
  }

  @Test func aListMakesTheRowsInSight() {
    let player = player(list(10_000))
    #expect(log.entries == (0..<10).map(String.init))
    #expect(tops(player) == (0..<10).map { CGFloat($0) * 44 })
  }

  @Test func rowsAreMadeAsTheyComeIntoSight() {
    let player = player(list(10_000))
    log.entries = []
    _ = player.host.sendWheel(CGSize(width: 0, height: -100), at: CGPoint(x: 50, y: 50))
    player.wait(0.1)
    #expect(log.entries == ["10", "11", "12"])
    #expect(tops(player).first == -12)
    #expect(tops(player).count == 11)
  }

  @Test func theEndOfALongListIsReached() {
    let player = player(list(10_000))
    log.entries = []
    _ = player.host.sendWheel(CGSize(width: 0, height: -1e9), at: CGPoint(x: 50, y: 50))
    player.wait(0.1)
    #expect(log.entries == (9_990..<10_000).map(String.init))
    #expect(tops(player).last == 396)
  }

  @Test func theCostOfAFrameIsThatOfTheRowsInSight() {
    func evaluations(_ count: Int) -> [Int] {
      let player = player(list(count))
      let opening = player.host.graph.evaluationCount
      _ = player.host.sendWheel(CGSize(width: 0, height: -44), at: CGPoint(x: 50, y: 50))
      player.wait(0.1)
      return [opening, player.host.graph.evaluationCount - opening]
    }
    #expect(evaluations(100) == evaluations(10_000))
  }

  @Test func rowsOfAllHeightsFillTheSight() {
    let player = player(list(1000) { $0 % 2 == 0 ? 50 : 150 })
    #expect(tops(player) == [0, 50, 200, 250, 400])
    for _ in 0..<50 {
      _ = player.host.sendWheel(CGSize(width: 0, height: -130), at: CGPoint(x: 50, y: 50))
      player.wait(0.05)
    }
    let shown = tops(player)
    #expect(zip(shown, shown.dropFirst()).allSatisfy { [50, 150].contains($1 - $0) })
    #expect(shown[0] <= 0 && shown.count >= 4)
  }

  @Test func aLazyStackMakesTheViewsInSight() {
    let player = player(stack(10_000))
    #expect(log.entries == (0..<9).map(String.init))
    log.entries = []
    _ = player.host.sendWheel(CGSize(width: 0, height: -60), at: CGPoint(x: 50, y: 50))
    player.wait(0.1)
    #expect(log.entries == ["9"])
    #expect(tops(player).count == 9)
  }

  @Test func withoutAScrollViewAllViewsAreMade() {
    _ = player(LazyVStack { [log] in ForEach(0..<30) { Row(number: $0, height: 50, log: log) } })
    #expect(log.entries.count == 30)
  }

  @Test func aStackAcrossMakesTheViewsInSight() {
    _ = player(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { [log] in
          ForEach(0..<1000) { Row(number: $0, height: 10, log: log).frame(width: 100) }
        }
      })
    #expect(log.entries == ["0", "1", "2"])
  }

  @Test func aScrollReaderFindsWhatHasNotBeenMade() {
    struct Subject: View {
      let list: AnyView
      let model: TestModel<Int>
      var body: some View {
        ScrollViewReader { proxy in
          list.onChange(of: model.value) { proxy.scrollTo(model.value, anchor: .top) }
        }
      }
    }
    let model = TestModel(0)
    let player = player(Subject(list: AnyView(list(10_000)), model: model))
    log.entries = []
    model.value = 5000
    player.wait(0.1)
    #expect(log.entries.first == "5000" && log.entries.count == 10)
    #expect(tops(player).first == 0)
  }

  @Test func aRowKeepsItsStateWhileItIsOutOfSight() {
    struct Counter: View {
      @State private var count = 1
      var body: some View { Color.red.frame(width: CGFloat(count) * 10, height: 44).onTapGesture { count += 1 } }
    }
    let player = player(
      List(0..<100, id: \.self) { _ in Counter().listRowInsets(EdgeInsets()) }.listStyle(.plain))
    player.click(5, 20)
    let red = Color.red.resolve(in: EnvironmentValues()).rgba
    func widths() -> [CGFloat] { player.fills.filter { $0.color == red }.map(\.bounds.width) }
    #expect(widths()[0] == 20)
    _ = player.host.sendWheel(CGSize(width: 0, height: -1000), at: CGPoint(x: 50, y: 50))
    player.wait(0.1)
    #expect(widths()[0] == 10)
    _ = player.host.sendWheel(CGSize(width: 0, height: 1000), at: CGPoint(x: 50, y: 50))
    player.wait(0.1)
    #expect(widths()[0] == 20)
  }

  @Test func rowsThatComeAndGoOutOfSightCostNothing() {
    let model = TestModel(Array(0..<1000))
    let player = player(ChangingList(model: model, log: log))
    log.entries = []
    model.value.remove(at: 500)
    player.wait(0.1)
    #expect(log.entries == [])
    model.value.remove(at: 0)
    player.wait(0.1)
    #expect(log.entries == ["10"])
    model.value.insert(-1, at: 0)
    player.wait(0.1)
    #expect(log.entries == ["10", "-1"])
    #expect(tops(player) == (0..<10).map { CGFloat($0) * 44 })
  }

  @Test func aRowThatIsPushedOutOfSightIsSeenOnItsWay() {
    let model = TestModel(Array(0..<100))
    let player = player(ChangingList(model: model, log: log))
    _ = player.host.displayList()
    withAnimation(.linear(duration: 1)) { model.value.insert(-1, at: 0) }
    player.wait(0.5)
    #expect(near(tops(player).max() ?? 0, 418, within: 1))
    player.wait(0.6)
    #expect(tops(player).max() == 396)
  }

  @Test func aRowThatIsPulledIntoSightComesFromWhereItWas() {
    let model = TestModel(Array(0..<100))
    let player = player(ChangingList(model: model, log: log))
    log.entries = []
    withAnimation(.linear(duration: 1)) { model.value.remove(at: 0) }
    player.wait(0.5)
    #expect(log.entries == ["10"])
    #expect(near(tops(player).max() ?? 0, 418, within: 1))
    player.wait(0.6)
    #expect(tops(player).max() == 396)
  }

  @Test func elementsMayStandForNoneOrSeveralRows() {
    let player = player(
      List(0..<100, id: \.self) { [log] number in
        if number % 3 == 1 {
          EmptyView()
        } else {
          Row(number: number, height: 44, log: log).listRowInsets(EdgeInsets())
          if number % 3 == 2 { Row(number: -number, height: 44, log: log).listRowInsets(EdgeInsets()) }
        }
      }
      .listStyle(.plain))
    #expect(log.entries.prefix(7) == ["0", "2", "-2", "3", "5", "-5", "6"])
    #expect(tops(player) == (0..<10).map { CGFloat($0) * 44 })
  }

  @Test func sectionsOfALoopAreMadeAtOnceAndTheirRowsInSight() {
    let player = player(
      List {
        ForEach(0..<3) { [log] section in
          Section("Section") {
            ForEach(0..<100) { Row(number: section * 100 + $0, height: 44, log: log) }
          }
        }
      })
    #expect(log.entries.count < 12)
    log.entries = []
    _ = player.host.sendWheel(CGSize(width: 0, height: -1e9), at: CGPoint(x: 50, y: 50))
    player.wait(0.1)
    #expect(log.entries.last == "299" && log.entries.count < 12)
  }

  @Test func contentThatGlidesGlidesOnWhileRowsAreMade() {
    let player = player(list(1000) { $0 < 12 ? 44 : 60 })
    player.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 50, y: 100), steps: 5)
    player.wait(0.1)
    let early = tops(player)
    let made = log.entries.count
    player.wait(0.5)
    #expect(log.entries.count > made + 5)
    #expect(tops(player) != early)
  }
}
