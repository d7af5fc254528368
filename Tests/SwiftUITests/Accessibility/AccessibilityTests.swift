import Testing

@testable import SwiftUI

@MainActor @Suite struct AccessibilityTests {
  private let english = Locale(identifier: "en")
  private let spanish = Locale(identifier: "es")

  private func elements(_ view: some View) -> [AccessibilityElement] { Player(view).elements }

  @Test func textsAndShapes() {
    let found = elements(
      VStack {
        Text("One")
        Circle()
        Divider()
        Text("Two").accessibilityHidden(true)
      })
    #expect(found.map(\.label) == ["One"])
    #expect(found.first?.traits == .isStaticText)
  }

  @Test func labelsReplace() {
    #expect(elements(Text("×").accessibilityLabel("Close")).map(\.label) == ["Close"])
    #expect(elements(Circle().accessibilityLabel("Dot")).map(\.label) == ["Dot"])
    #expect(elements(Circle().accessibilityLabel(Text("Dot"), isEnabled: false)).isEmpty)
    let title: String = "Variable"
    #expect(elements(Circle().accessibilityLabel(title)).map(\.label) == ["Variable"])
    #expect(elements(Circle().accessibilityLabel(LocalizedStringResource("Resource"))).map(\.label) == ["Resource"])
  }

  @Test func explicitElements() {
    let stack = VStack {
      Text("A")
      Text("B")
    }
    #expect(elements(stack.accessibilityElement()).map(\.label) == [""])
    #expect(elements(stack.accessibilityElement().accessibilityLabel("All")).map(\.label) == ["All"])
    #expect(elements(stack.accessibilityElement(children: .combine)).map(\.label) == ["A, B"])
    #expect(elements(stack.accessibilityElement(children: .contain)).map(\.label) == ["A", "B"])
  }

  @Test func valuesHintsTraits() {
    let element = elements(
      Text("Volume").accessibilityValue("Half").accessibilityHint("Louder or softer.")
        .accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isStaticText).accessibilityIdentifier("volume")
    ).first
    #expect(element?.value == "Half")
    #expect(element?.traits == .isHeader)
    #expect(element?.identifier == "volume")
    #expect(element?.spokenDescription(locale: english) == "Volume: Half. Heading. Louder or softer.")
    #expect(element?.spokenDescription(locale: spanish) == "Volume: Half. Encabezado. Louder or softer.")
  }

  @Test func actions() {
    let log = Log()
    let found = elements(
      Text("Level").accessibilityAdjustableAction { log("\($0)") }
        .accessibilityAction(named: "Reset") { log("reset") })
    let element = found.first
    element?.action(.increment)?.perform()
    element?.action(.decrement)?.perform()
    element?.action(.named("Reset"))?.perform()
    #expect(log.entries == ["increment", "decrement", "reset"])
    #expect(
      element?.spokenDescription(locale: english)
        == "Level. Adjustable. Swipe up or down with one finger to adjust the value. Actions Available.")
  }

  @Test func representation() {
    let found = elements(Circle().accessibilityRepresentation { Button("Play") {} })
    #expect(found.map(\.label) == ["Play"])
    #expect(found.first?.traits.contains(.isButton) == true)
    #expect(found.first?.frame.size == CGSize(width: 200, height: 200))
  }

  @Test func readingOrder() {
    let found = elements(
      VStack {
        HStack {
          Text("a")
          Text("b")
        }
        Text("c").accessibilitySortPriority(1)
      })
    #expect(found.map(\.label) == ["c", "a", "b"])
  }

  @Test func framesFollowTransforms() {
    let found = elements(Color.clear.frame(width: 20, height: 20).accessibilityLabel("x").scaleEffect(2).offset(x: 10))
    #expect(found.first?.frame == CGRect(x: 90, y: 80, width: 40, height: 40))
  }

  @Test func spokenStates() {
    var element = AccessibilityElement()
    element.label = "Wi-Fi"
    element.value = "1"
    element.traits = [.isButton, .isToggle]
    #expect(element.spokenDescription(locale: english) == "Wi-Fi. Switch Button. On. Double tap to toggle setting.")
    #expect(
      element.spokenDescription(locale: spanish)
        == "Wi-Fi. Botón conmutador. Activado. Pulsa dos veces para cambiar el ajuste.")
    element = AccessibilityElement()
    element.label = "Home"
    element.traits = [.isSelected, .isTabBar]
    #expect(element.spokenDescription(locale: english) == "Selected: Home. Tab.")
    element = AccessibilityElement()
    element.label = "Save"
    element.traits = .isButton
    element.isEnabled = false
    #expect(element.spokenDescription(locale: english) == "Save. Dimmed. Button.")
  }
}
