import Foundation
import Testing

@testable import Raster

@Suite("Blend modes")
struct BlendModeTests {
  /// The W3C's formulas, written once more in doubles: un-premultiplied colours in, premultiplied out.
  static func oracle(
    _ mode: BlendMode, _ s: SIMD3<Double>, _ sa: Double, _ d: SIMD3<Double>, _ da: Double
  ) -> SIMD4<Double>? {
    func each(_ body: (Double, Double) -> Double) -> SIMD3<Double> {
      SIMD3(body(s.x, d.x), body(s.y, d.y), body(s.z, d.z))
    }
    func hard(_ s: Double, _ d: Double) -> Double {
      s <= 0.5 ? d * 2 * s : d + (2 * s - 1) - d * (2 * s - 1)
    }
    let blended: SIMD3<Double>
    switch mode {
    case .normal: blended = s
    case .multiply: blended = each { $0 * $1 }
    case .screen: blended = each { 1 - (1 - $0) * (1 - $1) }
    case .overlay: blended = each { hard($1, $0) }
    case .darken: blended = each { min($0, $1) }
    case .lighten: blended = each { max($0, $1) }
    case .colorDodge: blended = each { $1 == 0 ? 0 : $0 == 1 ? 1 : min(1, $1 / (1 - $0)) }
    case .colorBurn: blended = each { $1 == 1 ? 1 : $0 == 0 ? 0 : 1 - min(1, (1 - $1) / $0) }
    case .hardLight: blended = each(hard)
    case .softLight:
      blended = each { s, d in
        let curve = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
        return s <= 0.5 ? d - (1 - 2 * s) * d * (1 - d) : d + (2 * s - 1) * (curve - d)
      }
    case .difference: blended = each { abs($0 - $1) }
    case .exclusion: blended = each { $0 + $1 - 2 * $0 * $1 }
    default: return nil
    }
    let color = s * sa * (1 - da) + d * da * (1 - sa) + blended * sa * da
    return SIMD4(color, sa + da * (1 - sa))
  }

  static func draw(_ mode: BlendMode, _ source: RGBA, on backdrop: RGBA) -> UInt32 {
    let surface = Surface(width: 9, height: 1)
    surface.clear(to: backdrop)
    Painter(surface).fill(
      PixelRect(x: 0, y: 0, width: 9, height: 1), with: .solid(source), blendMode: mode)
    #expect(Set(surface.allPixels).count == 1)
    return surface[4, 0]
  }

  @Test("Separable modes match their formulas to two levels", arguments: BlendMode.allCases)
  func separable(mode: BlendMode) {
    var random = SplitMix(seed: UInt64(mode.rawValue) + 7)
    for _ in 0..<60 {
      func byte() -> UInt8 { UInt8(random.int(0...255)) }
      // Opaque backdrops and translucent ones; enough alpha for 8 bits to carry a colour.
      let sa = UInt8(random.int(128...255))
      let da = random.int(0...1) == 0 ? 255 : UInt8(random.int(128...255))
      let source = RGBA(bytes: byte(), byte(), byte(), sa)
      let backdrop = RGBA(bytes: byte(), byte(), byte(), da)
      // What eight bits make of the premultiplied colours is what the formula starts from.
      let (s, d) = (RGBA(pixel: source.pixel), RGBA(pixel: backdrop.pixel))
      func vector(_ c: RGBA) -> SIMD3<Double> {
        SIMD3(Double(c.red), Double(c.green), Double(c.blue))
      }
      guard
        let exact = Self.oracle(mode, vector(s), Double(s.alpha), vector(d), Double(d.alpha))
      else { return }
      let pixel = Self.draw(mode, source, on: backdrop)
      let got = SIMD4(
        Double(pixel >> 16 & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel & 0xFF),
        Double(pixel >> 24))
      let difference = got - exact * 255
      #expect(max(difference.max(), -difference.min()) <= 2, "\(mode): \(source) on \(backdrop)")
    }
  }

  @Test("Luminosity and saturation come from where the mode says")
  func nonSeparable() {
    func luminosity(_ p: UInt32) -> Double {
      0.3 * Double(p >> 16 & 0xFF) + 0.59 * Double(p >> 8 & 0xFF) + 0.11 * Double(p & 0xFF)
    }
    func saturation(_ p: UInt32) -> Int {
      let c = [p >> 16 & 0xFF, p >> 8 & 0xFF, p & 0xFF].map { Int($0) }
      return (c.max() ?? 0) - (c.min() ?? 0)
    }
    let source = RGBA(bytes: 200, 90, 60)
    let backdrop = RGBA(bytes: 90, 130, 170)
    for mode in [BlendMode.hue, .saturation, .color] {
      #expect(abs(luminosity(Self.draw(mode, source, on: backdrop)) - luminosity(backdrop.pixel)) < 1.5)
    }
    let light = Self.draw(.luminosity, source, on: backdrop)
    #expect(abs(luminosity(light) - luminosity(source.pixel)) < 1.5)
    #expect(abs(saturation(Self.draw(.hue, source, on: backdrop)) - saturation(backdrop.pixel)) <= 2)
    #expect(abs(saturation(Self.draw(.saturation, source, on: backdrop)) - saturation(source.pixel)) <= 2)
  }

  @Test("Porter-Duff and plus modes")
  func porterDuff() {
    let red = RGBA(bytes: 255, 0, 0, 128)
    let blue = RGBA(bytes: 0, 0, 255, 128)
    #expect(Self.draw(.sourceAtop, red, on: .clear) == 0)
    #expect(Self.draw(.sourceAtop, red, on: blue) >> 24 == 128)
    #expect(Self.draw(.destinationOver, red, on: .white) == 0xFFFF_FFFF)
    #expect(Self.draw(.destinationOver, .white, on: .clear) == 0xFFFF_FFFF)
    #expect(Self.draw(.destinationOut, .black, on: blue) == 0)
    #expect(Self.draw(.destinationOut, RGBA(white: 0, alpha: 0), on: blue) == blue.pixel)
    #expect(Self.draw(.plusLighter, RGBA(bytes: 200, 10, 0), on: RGBA(bytes: 100, 20, 5)) == 0xFFFF_1E05)
    #expect(Self.draw(.plusDarker, RGBA(bytes: 200, 100, 255), on: RGBA(bytes: 100, 100, 9)) == 0xFF2D_0009)
  }

  @Test("Nothing drawn changes nothing", arguments: BlendMode.allCases)
  func nothing(mode: BlendMode) {
    let backdrop = RGBA(bytes: 10, 200, 77, 180)
    #expect(Self.draw(mode, .clear, on: backdrop) == backdrop.pixel)
  }
}
