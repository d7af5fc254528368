import Testing

@testable import SwiftUI

@Suite struct ColorTests {
  private let environment = EnvironmentValues()

  private func text(_ color: Color) -> String { color.resolve(in: environment).description }

  @Test func componentsAreGammaEncodedUnlessTheSpaceSaysOtherwise() {
    #expect(text(Color(red: 1, green: 0.5, blue: 0)) == "#FF8000FF")
    #expect(text(Color(.sRGBLinear, red: 0.2140412, green: 0, blue: 0)) == "#800000FF")
    #expect(text(Color(white: 0.25, opacity: 0.5)) == "#40404080")
    let grey = Color(white: 0.75).resolve(in: environment)
    #expect(abs(grey.linearRed - 0.522522) < 1e-6)
    let dark = Color(white: 0.25).resolve(in: environment)
    #expect(abs(dark.linearRed - 0.0508761) < 1e-6)
  }

  @Test func displayP3LeavesTheRangeOfSRGB() {
    let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: environment)
    #expect(red.linearRed > 1.2 && red.linearRed < 1.23)
    #expect(red.linearGreen < 0 && red.linearBlue < 0)
    let white = Color(.displayP3, red: 1, green: 1, blue: 1).resolve(in: environment)
    #expect(abs(white.linearRed - 1) < 1e-6 && abs(white.linearGreen - 1) < 1e-6 && abs(white.linearBlue - 1) < 1e-6)
  }

  @Test(arguments: [
    (0.0, "#FF0000FF"), (1.0, "#FF0000FF"), (1.0 / 3, "#00FF00FF"), (2.0 / 3, "#0000FFFF"), (1.0 / 6, "#FFFF00FF"),
    (0.75, "#8000FFFF"), (-0.25, "#8000FFFF"),
  ])
  func hueGoesRoundTheHexcone(hue: Double, expected: String) {
    #expect(text(Color(hue: hue, saturation: 1, brightness: 1)) == expected)
  }

  @Test func saturationAndBrightnessGoTowardsGreyAndBlack() {
    #expect(text(Color(hue: 0.1, saturation: 0, brightness: 0.6)) == "#999999FF")
    #expect(text(Color(hue: 0, saturation: 0.5, brightness: 0.8)) == "#CC6666FF")
  }

  @Test func badNumbersFollowARule() {
    #expect(text(Color(red: .nan, green: .infinity, blue: 1)) == "#0000FFFF")
    #expect(text(Color(red: 1, green: 1, blue: 1, opacity: 3)) == "#FFFFFFFF")
    #expect(text(Color(red: 1, green: 1, blue: 1, opacity: .nan)) == "#FFFFFF00")
    #expect(text(Color.black.opacity(-1)) == "#00000000")
    #expect(text(Color(hue: .nan, saturation: .nan, brightness: 1)) == "#FFFFFFFF")
  }

  @Test func opacityMultiplies() {
    #expect(Color.black.opacity(0.5).opacity(0.5).resolve(in: environment).opacity == 0.25)
    #expect(Color.red.opacity(0.5).resolve(in: environment).opacity == 0.5)
    #expect(Color.secondary.opacity(0.5).resolve(in: environment).opacity == 0.3)
  }

  @Test func equalColorsAreEqual() {
    #expect(Color(red: 1, green: 0, blue: 0) == Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1))
    #expect(Color.red == Color.red)
    #expect(Color.red != Color(red: 1, green: 0, blue: 0))
    #expect(Color.red.opacity(0.5) == Color.red.opacity(0.5))
    #expect(Color.red.opacity(0.5) != Color.red.opacity(0.6))
    #expect(Set([Color.red, .blue, .red]).count == 2)
  }

  @Test func descriptionsNameTheColor() {
    #expect(Color.red.description == "red")
    #expect(Color.primary.description == "primary")
    #expect(Color.red.opacity(0.5).description == "50% red")
    #expect(Color(red: 1, green: 0, blue: 0).description == "#FF0000FF")
  }

  @Test func mixesInOklabUnlessToldOtherwise() {
    #expect(text(Color.black.mix(with: .white, by: 0.5, in: .device)) == "#808080FF")
    // Half of Oklab's lightness is an eighth of the light.
    let grey = Color.black.mix(with: .white, by: 0.5).resolve(in: environment)
    #expect(abs(grey.linearRed - 0.125) < 1e-4)
    #expect(text(Color.white.mix(with: .clear, by: 0.5)) == "#FFFFFF80")
    #expect(text(Color.red.mix(with: .blue, by: 0)) == text(.red))
    #expect(text(Color.red.mix(with: .blue, by: 2)) == text(.blue))
  }

  @Test func literalsMakeColors() {
    let literal = Color(#colorLiteral(red: 1, green: 0.2, blue: 0.6, alpha: 0.5))
    #expect(text(literal) == "#FF339980")
  }

  @Test func namesAreLookedUpInTheCatalog() {
    struct Catalog: _ColorCatalog {
      func color(named name: String, bundlePath: String?, in environment: EnvironmentValues) -> Color.Resolved? {
        guard name == "Brand" else { return nil }
        return (environment.colorScheme == .dark ? Color.white : .black).resolve(in: environment)
      }
    }
    var environment = EnvironmentValues()
    environment._colorCatalog = Catalog()
    #expect(Color("Brand").resolve(in: environment).description == "#000000FF")
    environment.colorScheme = .dark
    #expect(Color("Brand").resolve(in: environment).description == "#FFFFFFFF")
    #expect(Color("Missing").resolve(in: environment).opacity == 0)
  }

  @Test func accentIsBlueUntilSet() {
    var environment = EnvironmentValues()
    #expect(Color.accentColor.resolve(in: environment) == Color.blue.resolve(in: environment))
    environment._accentColor = .pink
    #expect(Color.accentColor.resolve(in: environment) == Color.pink.resolve(in: environment))
  }
}
