import struct Raster.RGBA
import Testing

@testable import SwiftUI

/// Buttons of a known size: a label of 100 × 20 points in the middle of 200 × 200.
@MainActor @Suite struct ButtonTests {
  struct Block: View {
    var body: some View { Color.red.frame(width: 100, height: 20) }
  }

  @Test func actsWhenReleasedInside() {
    let log = Log()
    let player = Player(
      Button {
        log("hit")
      } label: {
        Block()
      })
    player.press(100, 100)
    #expect(log.entries.isEmpty)
    player.release(100, 100)
    #expect(log.entries == ["hit"])
  }

  @Test func toleratesASlipOfSeventyPoints() {
    let log = Log()
    let player = Player(
      Button {
        log("hit")
      } label: {
        Block()
      })
    player.press(100, 100)
    player.send(.moved, 100, 110 + 69)
    player.release(100, 110 + 69)
    #expect(log.entries == ["hit"])
    player.press(100, 100)
    player.send(.moved, 100, 110 + 71)
    player.release(100, 110 + 71)
    #expect(log.entries == ["hit"])
  }

  @Test func takesPressesInFortyFourPoints() {
    let log = Log()
    let player = Player(
      Button {
        log("hit")
      } label: {
        Block()
      })
    player.click(100, 100 - 21.9)
    #expect(log.entries == ["hit"])
    player.click(100, 100 - 22.1)
    #expect(log.entries == ["hit"])
  }

  @Test func aNeighbourKeepsItsOwnPlace() {
    let log = Log()
    let player = Player(
      VStack(spacing: 0) {
        Button {
          log("upper")
        } label: {
          Block()
        }
        Button {
          log("lower")
        } label: {
          Block()
        }
      })
    player.click(100, 98)
    player.click(100, 102)
    #expect(log.entries == ["upper", "lower"])
  }

  @Test func aDisabledButtonDoesNothing() {
    let log = Log()
    let player = Player(
      Button {
        log("hit")
      } label: {
        Block()
      }.disabled(true))
    player.click(100, 100)
    #expect(log.entries.isEmpty)
    #expect(player.elements.first?.isEnabled == false)
  }

  struct Recorder: ButtonStyle {
    let log: Log

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onChange(of: configuration.isPressed) { _, isPressed in log(isPressed ? "down" : "up") }
    }
  }

  @Test func tellsItsStyleThatItIsPressed() {
    let log = Log()
    let player = Player(
      Button {
        log("hit")
      } label: {
        Block()
      }.buttonStyle(Recorder(log: log)))
    player.press(100, 100)
    player.send(.moved, 100, 195)
    player.send(.moved, 100, 100)
    player.release(100, 100)
    #expect(log.entries == ["down", "up", "down", "hit", "up"])
  }

  struct EnvironmentStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var presses = 0
    let log: Log

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onChange(of: configuration.isPressed) { _, isPressed in
        if isPressed {
          presses += 1
          log("\(presses) \(isEnabled)")
        }
      }
    }
  }

  @Test func stylesHaveDynamicProperties() {
    let log = Log()
    let player = Player(
      Button {
      } label: {
        Block()
      }.buttonStyle(EnvironmentStyle(log: log)))
    player.click(100, 100)
    player.click(100, 100)
    #expect(log.entries == ["1 true", "2 true"])
  }

  struct Trigger: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  @Test func aPrimitiveStyleDecidesWhenItActs() {
    let log = Log()
    let player = Player(
      Button {
        log("hit")
      } label: {
        Block()
      }.buttonStyle(Trigger()))
    player.click(100, 100)
    player.wait(1)
    #expect(log.entries.isEmpty)
    player.click(100, 100)
    player.wait(0.1)
    player.click(100, 100)
    #expect(log.entries == ["hit"])
  }

  nonisolated static let heights: [(ControlSize, Double)] = [
    (.mini, 28), (.small, 28), (.regular, 34.333), (.large, 50.333), (.extraLarge, 50.333),
  ]

  @Test(arguments: heights)
  func borderedHeights(size: ControlSize, height: Double) {
    let player = Player(Button("Confirm") {}.buttonStyle(.bordered).controlSize(size))
    let ground = player.fills.first?.bounds ?? .zero
    #expect(abs(ground.height - height) < 0.34)
  }

  @Test func prominentIsFilledWithTheTint() {
    let player = Player(Button("Confirm") {}.buttonStyle(.borderedProminent).tint(.green))
    let green = Color.green.resolve(in: EnvironmentValues()).rgba
    #expect(player.fills.first?.color == green)
  }

  @Test func spaceAndReturnPressWhatHasTheFocus() {
    let log = Log()
    let player = Player(
      VStack {
        Button {
          log("first")
        } label: {
          Block()
        }
        Button {
          log("second")
        } label: {
          Block()
        }
      })
    #expect(!player.key(.space))
    #expect(player.key(.tab))
    #expect(player.key(.space))
    #expect(player.key(.tab))
    #expect(player.key(.return))
    #expect(player.key(.tab, shift: true))
    #expect(player.key(.return))
    #expect(log.entries == ["first", "second", "first"])
  }

  @Test func aButtonThatGoesWhileItIsPressedLetsGo() {
    let model = TestModel(true)
    struct Root: View {
      let model: TestModel<Bool>
      let log: Log
      var body: some View {
        if model.value {
          Button {
            log("hit")
          } label: {
            Block()
          }
        }
      }
    }
    let log = Log()
    let player = Player(Root(model: model, log: log))
    player.press(100, 100)
    model.value = false
    player.wait(0.1)
    player.release(100, 100)
    #expect(log.entries.isEmpty)
  }

  @Test func textsOfALabelAreReadAsOne() {
    let player = Player(
      Button {
      } label: {
        HStack {
          Text("Buy")
          Text("now")
        }
      })
    #expect(player.elements.map(\.label) == ["Buy, now"])
    #expect(player.elements.first?.traits.contains(.isButton) == true)
    #expect(player.elements.first?.spokenDescription(locale: Locale(identifier: "en")) == "Buy, now. Button.")
  }

  @Test func everyWayToMakeAButtonMakesOneThatActs() {
    let log = Log()
    func press<V: View>(_ button: V) { Player(button).click(100, 100) }
    press(Button("A") { log("title") })
    press(Button("A", action: { log("action") }))
    press(Button(action: { log("label") }) { Block() })
    press(Button(action: { log("old") }, label: { Image(systemName: "heart.fill") }))
    press(Button(role: .destructive, action: { log("role") }) { Block() })
    press(Button("A", role: .cancel) { log("titled role") })
    press(Button("A", systemImage: "plus") { log("symbol") })
    press(Button(String("A")) { log("string") })
    #expect(
      log.entries == ["title", "action", "label", "old", "role", "titled role", "symbol", "string"])
  }

  /// The colour of the glyphs of a button's title.
  private func titleColor<V: View>(_ view: V) -> RGBA? {
    for item in Player(view).host.displayList().items {
      if case .glyphs(_, .solid(let color)) = item.content { return color }
    }
    return nil
  }

  @Test func aTitleHasTheColourOfItsStyle() {
    func rgba(_ color: Color) -> RGBA { color.resolve(in: EnvironmentValues()).rgba }
    #expect(titleColor(Button("A") {}) == rgba(.blue))
    #expect(titleColor(Button("A") {}.accentColor(.green)) == rgba(.green))
    #expect(titleColor(Button("A") {}.tint(.green)) == rgba(.green))
    #expect(titleColor(Button("A") {}.foregroundColor(.orange)) == rgba(.orange))
    #expect(titleColor(Button("A", role: .destructive) {}) == rgba(.red))
    #expect(titleColor(Button("A") {}.buttonStyle(.plain)) == rgba(.primary))
    #expect(titleColor(Button("A") {}.buttonStyle(PlainButtonStyle())) == rgba(.primary))
    #expect(titleColor(Button("A") {}.buttonStyle(BorderlessButtonStyle())) == rgba(.blue))
    #expect(titleColor(Button("A") {}.buttonStyle(DefaultButtonStyle())) == rgba(.blue))
    #expect(titleColor(Button("A") {}.buttonStyle(.borderedProminent)) == rgba(.white))
  }

  @Test func aPlainStyleLeavesTheLabelAsItIs() {
    func size<V: View>(_ view: V) -> CGSize? { Player(view).fills.first?.bounds.size }
    #expect(size(Button(action: {}) { Block() }.buttonStyle(.plain)) == CGSize(width: 100, height: 20))
    #expect(size(Button(action: {}) { Block() }) == CGSize(width: 100, height: 20))
  }

  @Test func disablingReachesEverythingInside() {
    let log = Log()
    let player = Player(
      VStack(spacing: 0) {
        Button(action: { log("never") }) { Block() }
        Button(action: { log("enabled") }) { Block() }.disabled(false)
      }
      .disabled(true))
    player.click(100, 90)
    player.click(100, 110)
    #expect(log.entries.isEmpty)
  }
}
