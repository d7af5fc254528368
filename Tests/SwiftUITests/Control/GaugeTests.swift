import Testing

@testable import SwiftUI

@MainActor
@Suite("Gauge")
struct GaugeTests {
  @Test func `the bar is filled as far as the value lies in its range`() {
    let player = Player(Gauge(value: 15, in: 10...20) { EmptyView() }, width: 200, height: 50)
    let widths = player.fills.map(\.bounds.width)
    #expect(widths == [200, 100])
  }

  @Test func `a value beyond the range counts as the range's end`() {
    let player = Player(Gauge(value: 3) { EmptyView() }, width: 200, height: 50)
    #expect(player.fills.map(\.bounds.width) == [200, 200])
  }

  @Test func `a gauge is one element that tells how full it is`() {
    let player = Player(Gauge(value: 0.25) { Text("Tank") }, width: 200, height: 100)
    #expect(player.elements.map(\.label) == ["Tank"])
    #expect(player.elements.map(\.value) == ["25%"])
  }

  @Test func `a circular gauge is 58 points wide, whatever the room`() {
    let player = Player(
      Gauge(value: 0.5) { Text("L") }.gaugeStyle(.accessoryCircularCapacity).background(Color.red), width: 200,
      height: 200)
    #expect(player.fills.first?.bounds == CGRect(x: 71, y: 71, width: 58, height: 58))
  }
}
