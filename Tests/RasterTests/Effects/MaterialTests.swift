import Foundation
import Testing

@testable import Raster

@Suite struct MaterialTests {
  /// Measured on the system's own materials over flat white, black and mid-grey.
  static let light: [(String, MaterialRecipe, [Int])] = [
    ("ultraThin", .ultraThin(dark: false), [245, 89, 169]), ("thin", .thin(dark: false), [245, 141, 200]),
    ("regular", .regular(dark: false), [245, 196, 222]), ("thick", .thick(dark: false), [246, 234, 243]),
  ]
  static let dark: [(String, MaterialRecipe, [Int])] = [
    ("ultraThin", .ultraThin(dark: true), [177, 32, 100]), ("thin", .thin(dark: true), [126, 32, 76]),
    ("regular", .regular(dark: true), [84, 32, 64]), ("thick", .thick(dark: true), [36, 30, 42]),
  ]

  @Test func flatBackdropsGetTheMeasuredTones() {
    for (name, recipe, tones) in Self.light + Self.dark {
      for (backdrop, tone) in zip([255, 0, 128], tones) {
        let list = Self.list(recipe)
        let surface = Surface(width: 40, height: 30)
        Renderer(threads: 1).render(
          list, into: surface, scale: 1, background: RGBA(bytes: UInt8(backdrop), UInt8(backdrop), UInt8(backdrop)))
        let pixel = surface[20, 15]
        #expect(pixel >> 24 == 255)
        for shift in [0, 8, 16] {
          let value = Int(pixel >> shift & 0xFF)
          #expect(abs(value - tone) <= 2, "\(name) over \(backdrop): \(value), not \(tone)")
        }
      }
    }
  }

  static func list(_ recipe: MaterialRecipe) -> DisplayList {
    var list = DisplayList()
    list.backdrop(Path(CGRect(x: 0, y: 0, width: 40, height: 30)), recipe: recipe, id: 1)
    return list
  }

  /// The whole way, on a backdrop of colours, against the definition: a true blur of the backdrop, recoloured in
  /// floating point.
  @Test(arguments: [3.0, 6, 11, 20])
  func coloursMatchTheDefinition(radius: Double) {
    var recipe = MaterialRecipe.regular(dark: false)
    recipe.blurRadius = radius
    let (width, height) = (90, 70)
    let below = TestPicture(PixelRect(x: 0, y: 0, width: width, height: height)) { x, y in
      x < 40 ? (y < 30 ? 0xFFFF_2000 : 0xFF10_60FF) : (y < 50 ? 0xFF20_D040 : 0xFFFF_FFFF)
    }
    let surface = Surface(width: width, height: height)
    var list = DisplayList()
    for (rect, color) in [
      (CGRect(x: 0, y: 0, width: 40, height: 30), 0xFFFF_2000),
      (CGRect(x: 0, y: 30, width: 40, height: 40), 0xFF10_60FF),
      (CGRect(x: 40, y: 0, width: 50, height: 50), 0xFF20_D040),
      (CGRect(x: 40, y: 50, width: 50, height: 20), 0xFFFF_FFFF),
    ] { list.fill(Path(rect), paint: .solid(RGBA(pixel: UInt32(color)))) }
    list.backdrop(Path(CGRect(x: 5, y: 5, width: 80, height: 60)), recipe: recipe)
    Renderer(threads: 1).render(list, into: surface, scale: 1)
    let oracle = BlurOracle(sigmaX: radius, sigmaY: radius, edge: .clamp)
    var worst = 0.0
    for y in stride(from: 6, to: 64, by: 11) {
      for x in stride(from: 6, to: 84, by: 11) {
        let blurred = (0..<3).map { oracle.value(below, channel: $0, x: x, y: y) / 255 }
        let expected = recipe(red: blurred[2], green: blurred[1], blue: blurred[0]) * 255
        for (shift, value) in [(16, expected.x), (8, expected.y), (0, expected.z)] {
          worst = max(worst, abs(Double(surface[x, y] >> shift & 0xFF) - value))
        }
      }
    }
    // The reduced picture has 8 bits, and the blur is right to one of them; the recipe doubles colours.
    #expect(worst < 3, "σ \(radius): off by \(worst)")
    #expect(surface[2, 2] == 0xFFFF_2000)
  }

  @Test func groupsWithAPictureOfTheirOwnHideWhatLiesBelow() {
    func pixel(_ effect: GroupEffect) -> UInt32 {
      var list = DisplayList()
      list.pushGroup(effect)
      list.backdrop(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), recipe: .regular(dark: false))
      list.popGroup()
      let surface = Surface(width: 10, height: 10)
      Renderer(threads: 1).render(list, into: surface, scale: 1, background: .black)
      return surface[5, 5]
    }
    // Nothing lies below in the group's picture, and a material over nothing is nothing.
    #expect(pixel(.color(.saturation(0.5))) == 0xFF00_0000)
    // Isolation by itself and shadows do not need a picture; the material sees the black.
    #expect(abs(Int(pixel(.isolated) & 0xFF) - 196) <= 2)
    #expect(abs(Int(pixel(.shadow(ShadowEffect(color: .black, radius: 1))) & 0xFF) - 196) <= 2)
  }

  @Test func fadesWithItsGroup() {
    var list = DisplayList()
    list.pushGroup(.opacity(0.5))
    list.backdrop(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), recipe: .regular(dark: false))
    list.popGroup()
    let surface = Surface(width: 10, height: 10)
    Renderer(threads: 1).render(list, into: surface, scale: 1, background: .black)
    #expect(abs(Int(surface[5, 5] & 0xFF) - 98) <= 1)
  }

  @Test func isSampledAgainOnlyWhenWhatLiesBelowChanges() {
    func list(below: Double, above: Double) -> DisplayList {
      var list = DisplayList()
      list.fill(Path(CGRect(x: below, y: 0, width: 10, height: 10)), paint: .solid(.black), id: 1)
      list.backdrop(Path(CGRect(x: 0, y: 0, width: 60, height: 40)), recipe: .thin(dark: false), id: 2)
      list.fill(Path(CGRect(x: above, y: 20, width: 10, height: 10)), paint: .solid(.black), id: 3)
      return list
    }
    let renderer = Renderer(threads: 1)
    let surface = Surface(width: 60, height: 40)
    renderer.render(list(below: 0, above: 0), into: surface, scale: 1, background: .white)
    #expect(renderer.counters.backdrops == 1)
    renderer.render(list(below: 0, above: 9), into: surface, scale: 1, background: .white)
    #expect(renderer.counters.backdrops == 0)
    renderer.render(list(below: 5, above: 9), into: surface, scale: 1, background: .white)
    #expect(renderer.counters.backdrops == 1)
  }
}
