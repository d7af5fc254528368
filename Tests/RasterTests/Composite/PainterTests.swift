import Foundation
import Testing

@testable import Raster

@Suite("Painting")
struct PainterTests {
  static let paints: [Paint] = {
    let ramp = GradientRamp([
      .init(color: RGBA(bytes: 255, 0, 90, 230), location: 0),
      .init(color: RGBA(bytes: 0, 120, 255, 90), location: 0.6), .init(color: .white, location: 1),
    ])
    let image = Surface(width: 13, height: 9)
    var random = SplitMix(seed: 4)
    for y in 0..<9 {
      for x in 0..<13 {
        image[x, y] =
          RGBA(
            bytes: UInt8(random.int(0...255)), UInt8(random.int(0...255)), UInt8(random.int(0...255)),
            UInt8(random.int(0...255))
          ).pixel
      }
    }
    return [
      .solid(RGBA(bytes: 20, 140, 255)), .solid(RGBA(bytes: 250, 140, 5, 130)),
      .gradient(Gradient(.linear(start: CGPoint(x: 10, y: 5), end: CGPoint(x: 80, y: 60)), ramp: ramp)),
      .gradient(
        Gradient(
          .radial(center: CGPoint(x: 40, y: 40), startRadius: 4, endRadius: 30), ramp: ramp,
          extend: .reflect)),
      .gradient(
        Gradient(
          .angular(center: CGPoint(x: 40, y: 40), startAngle: 0.4, endAngle: 5), ramp: ramp,
          extend: .repeat)),
      .image(ImagePaint(image, extend: .repeat, transform: CGAffineTransform(rotationAngle: 0.3))),
    ]
  }()

  /// Shapes with every paint, through a clip mask and without, in several modes.
  static func scene(_ painter: Painter, seed: UInt64) {
    var random = SplitMix(seed: seed)
    func point() -> CGPoint { CGPoint(x: random.double(-30...130), y: random.double(-30...130)) }
    let clip = Mask(bounds: PixelRect(x: 10, y: 20, width: 70, height: 50))
    for y in 20..<70 {
      for x in 10..<80 { clip.row(y)[x - 10] = UInt8((x * 7 + y * 13) & 0xFF) }
    }
    for index in 0..<24 {
      let path = Path {
        $0.move(to: point())
        for _ in 0..<3 { $0.addCurve(to: point(), control1: point(), control2: point()) }
      }
      let paint = paints[index % paints.count]
      let mode = [BlendMode.normal, .multiply, .plusLighter][index % 3]
      painter.clipMask = index % 4 == 3 ? clip : nil
      if index % 2 == 0 {
        painter.fill(
          path, rule: index % 4 == 0 ? .nonZero : .evenOdd, with: paint, opacity: 0.8, blendMode: mode)
      } else {
        painter.stroke(
          path, style: StrokeStyle(lineWidth: 5, lineJoin: .round, dash: index % 8 == 1 ? [9, 4] : []),
          transform: CGAffineTransform(scaleX: 0.9, y: 1.1), with: paint, blendMode: mode)
      }
    }
    painter.clipMask = nil
  }

  @Test("A picture is the same in one piece, in bands, in tiles and on a moved surface")
  func pieces() {
    for seed in 0..<6 as Range<UInt64> {
      let whole = Surface(width: 101, height: 97)
      Self.scene(Painter(whole), seed: seed)

      let banded = Surface(width: 101, height: 97)
      let painter = Painter(banded)
      for band in 0..<7 {
        painter.clip = PixelRect(x: 0, y: band * 15, width: 101, height: 15)
        Self.scene(painter, seed: seed)
      }
      #expect(whole.allPixels == banded.allPixels, "bands, seed \(seed)")

      let tiled = Surface(width: 101, height: 97)
      for y in stride(from: 0, to: 97, by: 33) {
        for x in stride(from: 0, to: 101, by: 29) {
          let tile = Surface(width: 29, height: 33)
          Self.scene(Painter(tile, originX: x, originY: y), seed: seed)
          tiled.copy(from: tile, toX: x, y: y)
        }
      }
      #expect(whole.allPixels == tiled.allPixels, "tiles, seed \(seed)")
    }
  }

  @Test("Nothing is written outside the clip")
  func clip() {
    let surface = Surface(width: 101, height: 97)
    let pattern = (0..<101 * 97).map { UInt32($0) &* 2_654_435_761 }
    for index in pattern.indices { surface[index % 101, index / 101] = pattern[index] }
    let painter = Painter(surface)
    painter.clip = PixelRect(minX: 13, minY: 9, maxX: 50, maxY: 61)
    Self.scene(painter, seed: 3)
    for index in pattern.indices where !painter.clip.contains(x: index % 101, y: index / 101) {
      #expect(surface[index % 101, index / 101] == pattern[index])
    }
  }

  @Test("A clip mask of full coverage changes nothing but rounding, one of none everything")
  func clipMasks() {
    let path = Path(ellipseIn: CGRect(x: 5, y: 5, width: 40, height: 30))
    let plain = Surface(width: 50, height: 40)
    let masked = Surface(width: 50, height: 40)
    let full = Mask(bounds: plain.bounds)
    for y in 0..<40 { for x in 0..<50 { full.row(y)[x] = 255 } }
    for surface in [plain, masked] { surface.clear(to: RGBA(bytes: 90, 200, 30, 200)) }
    let paint = Paint.solid(RGBA(bytes: 250, 10, 130, 150))
    Painter(plain).fill(path, with: paint)
    let painter = Painter(masked)
    painter.clipMask = full
    painter.fill(path, with: paint)
    for (a, b) in zip(plain.allPixels, masked.allPixels) {
      for shift in [0, 8, 16, 24] as [UInt32] {
        #expect(abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)) <= 1)
      }
    }
    let before = masked.allPixels
    painter.clipMask = Mask(bounds: PixelRect(x: 0, y: 0, width: 50, height: 40))
    painter.fill(path, with: paint)
    #expect(masked.allPixels == before)
  }

  @Test("Layers are put down pixel for pixel, with opacity")
  func layers() {
    let layer = Surface(width: 4, height: 4)
    layer.clear(to: RGBA(bytes: 255, 0, 0))
    let surface = Surface(width: 10, height: 10)
    surface.clear(to: .white)
    Painter(surface, originX: 100, originY: 200).draw(layer, x: 103, y: 204)
    #expect(surface[3, 4] == 0xFFFF_0000 && surface[6, 7] == 0xFFFF_0000)
    #expect(surface[2, 4] == 0xFFFF_FFFF && surface[7, 7] == 0xFFFF_FFFF)
    Painter(surface).draw(layer, x: -2, y: 8, opacity: 0.5)
    #expect(surface[1, 9] == 0xFFFF_7F7F)
    #expect(surface[2, 9] == 0xFFFF_FFFF)
  }

  @Test("Colours out of range are clamped and NaN is nothing")
  func colors() {
    #expect(RGBA(red: 2, green: -1, blue: .nan, alpha: 1).pixel == 0xFFFF_0000)
    #expect(RGBA(red: 1, green: 1, blue: 1, alpha: .nan).pixel == 0)
    #expect(RGBA(bytes: 255, 255, 255, 128).pixel == 0x8080_8080)
    #expect(RGBA(pixel: 0x8040_2000).alpha == Float(128) / 255)
  }
}
