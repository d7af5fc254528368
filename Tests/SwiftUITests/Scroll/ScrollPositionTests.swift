import Testing

@testable import SwiftUI

@MainActor
struct ScrollPositionTests {
  private struct List: View {
    let log: Log
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var first: Int?

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { index in Color.red.frame(height: 100).id(index) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition($position)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: {
        log("\(Int($1))")
      }
      .onScrollPhaseChange { log("\($0) to \($1)") }
      .onTapGesture { position.scrollTo(y: 250) }
    }
  }

  @Test func aPositionMovesTheScrollViewAndTheGeometryIsTold() {
    let log = Log()
    let player = Player(List(log: log))
    #expect(log.entries == ["0"])
    player.click(100, 100)
    player.wait(0.5)
    #expect(log.entries.contains("250"))
  }

  @Test func phasesAreToldFromTheTouchToTheRest() {
    let log = Log()
    let player = Player(List(log: log))
    player.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 60))
    player.wait(3)
    let phases = log.entries.filter { $0.contains("to") }
    #expect(phases.contains { $0.hasSuffix("to interacting") })
    #expect(phases.contains("interacting to decelerating"))
    #expect(phases.last == "decelerating to idle")
  }

  @Test func aBindingOfAnIdentityFollowsTheContentAndLeadsIt() {
    struct Bound: View {
      let log: Log
      @State private var id: Int?

      var body: some View {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20) { _ in Color.red.frame(height: 100) } }.scrollTargetLayout()
        }
        .scrollPosition(id: $id, anchor: .top)
        .onChange(of: id) { log("\($1 ?? -1)") }
        .onTapGesture { id = 10 }
      }
    }
    let log = Log()
    let player = Player(Bound(log: log))
    player.host.sendWheel(CGSize(width: 0, height: -210), at: CGPoint(x: 100, y: 100))
    player.wait(0.1)
    #expect(log.entries == ["2"])
    player.click(100, 100)
    player.wait(0.5)
    player.host.sendWheel(CGSize(width: 0, height: -100), at: CGPoint(x: 100, y: 100))
    player.wait(0.1)
    #expect(log.entries == ["2", "10", "11"])
  }

  @Test func aBarKeepsItsRoomFreeAtTheEndOfTheContent() {
    let (bar, last) = (Probe.Report(), Probe.Report())
    let player = Player(
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 400)
          Probe(last, width: 10, height: 10)
        }
      }
      .safeAreaInset(edge: .bottom) { Probe(bar, width: 200, height: 40) })
    #expect(bar.frame == CGRect(x: 0, y: 160, width: 200, height: 40))
    player.host.sendWheel(CGSize(width: 0, height: -1000), at: CGPoint(x: 100, y: 50))
    player.wait(0.1)
    _ = player.host.displayList()
    #expect(last.shown.maxY == 160)
  }

  @Test func whatIsNoScrollViewMakesRoomForTheBar() {
    let (bar, content) = (Probe.Report(), Probe.Report())
    _ = Player(
      Probe(content, least: .zero, greatest: CGSize(width: 1000, height: 1000))
        .safeAreaInset(edge: .top, spacing: 5) { Probe(bar, width: 50, height: 40) })
    #expect(bar.frame == CGRect(x: 75, y: 0, width: 50, height: 40))
    #expect(content.frame == CGRect(x: 0, y: 45, width: 200, height: 155))
  }

  @Test func withoutContentAScrollViewTakesWhatItIsOffered() {
    let bar = Probe.Report()
    _ = Player(
      ScrollView {}.safeAreaInset(edge: .bottom) {
        Probe(bar, least: CGSize(width: 0, height: 30), greatest: CGSize(width: 1000, height: 30))
      })
    #expect(bar.frame == CGRect(x: 0, y: 170, width: 200, height: 30))
  }
}
