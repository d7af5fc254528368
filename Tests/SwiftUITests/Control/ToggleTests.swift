import Foundation
import struct Raster.RGBA
import Testing

@testable import SwiftUI

@MainActor @Suite struct ToggleTests {
  struct Subject: View {
    @State private var isOn = false
    let log: Log
    var body: some View {
      Toggle("Wi-Fi", isOn: $isOn).onChange(of: isOn) { _, new in log("\(new)") }
    }
  }

  @Test func theSwitchStandsAtTheTrailingEdgeAndToggles() {
    let log = Log()
    let player = Player(Subject(log: log))
    // 51 × 31 points at the end of 200.
    player.click(200 - 25, 100)
    #expect(log.entries == ["true"])
    player.click(20, 100)
    #expect(log.entries == ["true"])
    #expect(player.elements.map(\.label) == ["Wi-Fi"])
    #expect(player.elements.first?.value == "1")
    #expect(
      player.elements.first?.spokenDescription(locale: Locale(identifier: "en"))
        == "Wi-Fi. Switch Button. On. Double tap to toggle setting.")
  }

  @Test func theThumbGlides() {
    let player = Player(Subject(log: Log()))
    func thumb() -> CGFloat { player.fills.last?.bounds.minX ?? .nan }
    let off = thumb()
    player.click(175, 100)
    player.wait(0.1)
    let midway = thumb()
    player.wait(1)
    #expect(off < midway && midway < thumb())
    // From 2 points inside one end to 2 points inside the other.
    #expect(abs(thumb() - off - (51 - 27 - 4)) < 0.4)
    #expect(player.host.nextFrameTime == nil)
  }

  struct Checkbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        Color.red.frame(width: configuration.isOn ? 40 : 20, height: 20)
      }
    }
  }

  @Test func stylesToggle() {
    struct Styled: View {
      @State private var isOn = false
      var body: some View { Toggle("x", isOn: $isOn).toggleStyle(Checkbox()) }
    }
    let player = Player(Styled())
    #expect(player.fills.first?.bounds.width == 20)
    player.click(100, 100)
    #expect(player.fills.first?.bounds.width == 40)
  }

  private func track<V: View>(_ view: V) -> RGBA? { Player(view).fills.first?.color }

  @Test func theTrackIsGreenUnlessTinted() {
    func rgba(_ color: Color) -> RGBA { color.resolve(in: EnvironmentValues()).rgba }
    let on = Binding.constant(true)
    #expect(track(Toggle("x", isOn: on)) == rgba(.green))
    #expect(track(Toggle(isOn: on) { Text("x") }.toggleStyle(SwitchToggleStyle(tint: .red))) == rgba(.red))
    #expect(track(Toggle("x", isOn: on).toggleStyle(.switch).tint(.orange)) == rgba(.orange))
    #expect(track(Toggle("x", isOn: .constant(false))) != rgba(.green))
  }

  @Test func withoutItsLabelAToggleIsItsSwitch() {
    let player = Player(Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden())
    #expect(player.fills.first?.bounds.size == CGSize(width: 51, height: 31))
    #expect(abs((player.fills.first?.bounds.midX ?? 0) - 100) < 0.2)
    #expect(player.elements.map(\.label) == ["Wi-Fi"])
  }

  @Test func aPressOnTheElementIsAPressOnTheSwitch() throws {
    let log = Log()
    let player = Player(Subject(log: log))
    let element = try #require(player.elements.first)
    #expect(element.frame.width == 200)
    let point = try #require(element.activationPoint)
    #expect(abs(point.x - 174.5) < 0.2 && abs(point.y - 100) < 0.2)
    player.click(point.x, point.y)
    #expect(log.entries == ["true"])
  }
}
