import Testing

@testable import SwiftUI

@Suite struct SystemColorTests {
  private func environment(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment._colorSchemeContrast = contrast
    return environment
  }

  @Test(arguments: [
    (Color.red, "#FF3B30FF", "#FF453AFF", "#D70015FF", "#FF6961FF"),
    (.orange, "#FF9500FF", "#FF9F0AFF", "#C93400FF", "#FFB340FF"),
    (.green, "#34C759FF", "#30D158FF", "#248A3DFF", "#30DB5BFF"),
    (.mint, "#00C7BEFF", "#63E6E2FF", "#0C817BFF", "#63E6E2FF"),
    (.cyan, "#32ADE6FF", "#64D2FFFF", "#0071A4FF", "#70D7FFFF"),
    (.blue, "#007AFFFF", "#0A84FFFF", "#0040DDFF", "#409CFFFF"),
    (.gray, "#8E8E93FF", "#8E8E93FF", "#6C6C70FF", "#AEAEB2FF"),
    (.yellow, "#FFCC00FF", "#FFD60AFF", "#B25000FF", "#FFD426FF"),
    (.teal, "#30B0C7FF", "#40C8E0FF", "#008299FF", "#5DE6FFFF"),
    (.indigo, "#5856D6FF", "#5E5CE6FF", "#3634A3FF", "#7D7AFFFF"),
    (.purple, "#AF52DEFF", "#BF5AF2FF", "#8944ABFF", "#DA8FFFFF"),
    (.pink, "#FF2D55FF", "#FF375FFF", "#D30F45FF", "#FF6482FF"),
    (.brown, "#A2845EFF", "#AC8E68FF", "#7F6545FF", "#B59469FF"),
    (.black, "#000000FF", "#000000FF", "#000000FF", "#000000FF"),
    (.white, "#FFFFFFFF", "#FFFFFFFF", "#FFFFFFFF", "#FFFFFFFF"),
    (.clear, "#00000000", "#00000000", "#00000000", "#00000000"),
    (.primary, "#000000FF", "#FFFFFFFF", "#000000FF", "#FFFFFFFF"),
    (.secondary, "#3C3C4399", "#EBEBF599", "#3C3C43CC", "#EBEBF5B3"),
  ])
  func variants(color: Color, light: String, dark: String, lightIncreased: String, darkIncreased: String) {
    #expect(color.resolve(in: environment(.light)).description == light)
    #expect(color.resolve(in: environment(.dark)).description == dark)
    #expect(color.resolve(in: environment(.light, .increased)).description == lightIncreased)
    #expect(color.resolve(in: environment(.dark, .increased)).description == darkIncreased)
  }

  @Test func everyColorHasVariants() {
    for color in SystemColor.allCases { #expect(SystemColorTable.variants[color] != nil, "\(color)") }
  }

  @Test func fixedColorsStayTheSame() {
    for color in [Color.black, .white, .clear] {
      #expect(color.resolve(in: environment(.light)) == color.resolve(in: environment(.dark, .increased)))
    }
  }

  @Test func darkBackgroundsRiseWithTheLayer() {
    var environment = environment(.dark)
    #expect(Color(.systemBackground).resolve(in: environment).description == "#000000FF")
    environment.isElevated = true
    #expect(Color(.systemBackground).resolve(in: environment).description == "#1C1C1EFF")
    #expect(Color(UIColor.tertiarySystemBackground).resolve(in: environment).description == "#3A3A3CFF")
    environment.colorScheme = .light
    #expect(Color(.systemBackground).resolve(in: environment).description == "#FFFFFFFF")
  }

  @Test func uikitNamesAreTheSameColors() {
    let light = environment(.light)
    #expect(Color(UIColor.systemRed) == .red)
    #expect(Color(.label) == .primary)
    #expect(Color(UIColor.red).resolve(in: light).description == "#FF0000FF")
    #expect(Color(uiColor: .systemGray6).resolve(in: light).description == "#F2F2F7FF")
    #expect(Color(UIColor.black.withAlphaComponent(0.5)).resolve(in: light).opacity == 0.5)
  }
}
