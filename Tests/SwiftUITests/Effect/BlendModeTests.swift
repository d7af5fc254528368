import Testing

@testable import SwiftUI

/// Colours over each other, as the W3C's Compositing and Blending Level 1 works them out on gamma-encoded values.
@MainActor
@Suite struct BlendModeTests {
  private let below = Color(red: 0.4, green: 0.6, blue: 0.8)
  private let above = Color(red: 1, green: 0, blue: 0.4)

  nonisolated static let mixtures: [(BlendMode, [Int])] = [
    (.normal, [255, 0, 102]), (.multiply, [102, 0, 82]), (.screen, [255, 153, 224]), (.overlay, [204, 51, 194]),
    (.darken, [102, 0, 102]), (.lighten, [255, 153, 204]), (.colorDodge, [255, 153, 255]),
    (.colorBurn, [102, 0, 128]), (.softLight, [161, 92, 196]), (.hardLight, [255, 0, 163]),
    (.difference, [153, 153, 102]), (.exclusion, [153, 153, 143]), (.plusDarker, [102, 0, 51]),
    (.plusLighter, [255, 153, 255]), (.sourceAtop, [255, 0, 102]), (.destinationOver, [102, 153, 204]),
  ]

  @Test(arguments: mixtures) func colorsMixByTheirFormula(_ mode: BlendMode, _ expected: [Int]) {
    let mixed = Snapshot(
      ZStack {
        below
        above.blendMode(mode)
      })[50, 50]
    #expect(zip(mixed, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(mixed)")
  }

  /// The luminance stays that of the backdrop (or, for `luminosity`, comes from the source): 0.3 R + 0.59 G + 0.11 B.
  @Test(arguments: [
    (BlendMode.hue, 0.562), (.saturation, 0.562), (.color, 0.562), (.luminosity, 0.344),
  ]) func modesOfHueKeepTheLuminance(_ mode: BlendMode, _ luminance: Double) {
    let mixed = Snapshot(
      ZStack {
        below
        above.blendMode(mode)
      })[50, 50]
    let found = zip(mixed, [0.3, 0.59, 0.11]).map { Double($0) / 255 * $1 }.reduce(0, +)
    #expect(abs(found - luminance) < 0.005, "\(mixed)")
  }

  @Test func aGroupOfItsOwnEndsTheReachOfAMode() {
    let view = ZStack {
      below
      ZStack { above.blendMode(.multiply) }.compositingGroup()
    }
    #expect(Snapshot(view)[50, 50] == [255, 0, 102])
  }

  @Test func destinationOutCutsAHole() {
    let view = ZStack {
      ZStack {
        Color.black
        Color.red.frame(width: 20, height: 20).blendMode(.destinationOut)
      }
      .compositingGroup()
    }
    #expect(Snapshot(view)[50, 50] == [255, 255, 255])
    #expect(Snapshot(view)[20, 50] == [0, 0, 0])
  }
}
