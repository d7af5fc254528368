import Foundation
import Testing

@testable import SwiftUI

@Suite struct ColorResolvedTests {
  private func between(_ a: Color, _ b: Color, _ amount: Double) -> Color.Resolved {
    let environment = EnvironmentValues()
    return a.resolve(in: environment).interpolated(towards: b.resolve(in: environment), amount: amount)
  }

  @Test(arguments: [(0.5, "#BC00BCFF"), (0.25, "#E10089FF")])
  func redToBlueCrossesLight(amount: Double, expected: String) {
    let color = between(Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1), amount)
    #expect(color.description == expected)
  }

  @Test(arguments: [(0.5, 0.735357, "#BCBCBCFF"), (0.25, 0.537099, "#898989FF")])
  func blackToWhiteCrossesLight(amount: Double, encoded: Double, expected: String) {
    let color = between(.black, .white, amount)
    #expect(abs(Double(color.red) - encoded) < 1e-6)
    #expect(color.description == expected)
  }

  @Test func clearDoesNotDarkenWhatItIsCrossedWith() {
    let color = between(.white.opacity(0), .white, 0.5)
    #expect(color.description == "#FFFFFF80")
  }

  @Test func dataIsScaledForSprings() {
    let data = Color.Resolved(colorSpace: .sRGBLinear, red: 1, green: 0.5, blue: 0.25, opacity: 0.75).animatableData
    #expect(data.first == 128)
    #expect(data.second.first == 64)
    #expect(data.second.second.first == 32)
    #expect(data.second.second.second == 96)
  }

  @Test func everyByteSurvivesTheTripThroughLight() {
    for byte in 0...255 {
      let value = Float(byte) / 255
      let color = Color.Resolved(red: value, green: value, blue: value)
      #expect(Int((color.red * 255).rounded()) == byte)
    }
  }

  @Test func accessorsWriteGammaEncodedValues() {
    var color = Color.Resolved(red: 0, green: 0, blue: 0)
    color.green = 0.5
    #expect(abs(color.linearGreen - 0.214041) < 1e-6)
    #expect(abs(color.green - 0.5) < 1e-6)
  }

  @Test func codesItsLinearComponents() throws {
    let color = Color.Resolved(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)
    let data = try JSONEncoder().encode(color)
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: data) == color)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Color.Resolved.self, from: Data("[1,2]".utf8)) }
  }
}
