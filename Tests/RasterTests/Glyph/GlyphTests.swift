import Foundation
import Testing

@testable import Raster

@Suite("Glyphs")
struct GlyphTests {
  /// Glyph 0 is a ring, glyph 1 a space, glyph 2 a picture.
  final class Font: GlyphSource {
    let asked = Counter()

    final class Counter: @unchecked Sendable {
      var outlines = 0
    }

    func outline(of glyph: UInt32) -> Path? {
      asked.outlines += 1
      if glyph == 1 { return nil }
      var path = Path(ellipseIn: CGRect(x: 0.1, y: -0.6, width: 0.5, height: 0.6))
      path.addEllipse(in: CGRect(x: 0.2, y: -0.5, width: 0.3, height: 0.4))
      return path
    }

    func picture(of glyph: UInt32, pixelsPerEm: Double) -> GlyphPicture? {
      guard glyph == 2 else { return nil }
      let image = Surface(width: 8, height: 8)
      image.clear(to: RGBA(bytes: 0, 255, 0))
      return GlyphPicture(image: image, bounds: CGRect(x: 0, y: -1, width: 1, height: 1))
    }
  }

  @Test("Cached glyphs are their outlines, filled at the nearest quarter of a pixel")
  func cached() {
    let font = Font()
    let run = GlyphRun(
      source: font, size: 20, glyphs: [0, 0],
      positions: [CGPoint(x: 5.25, y: 25.5), CGPoint(x: 22.3, y: 25.5)])
    let (text, outlines) = (Surface(width: 48, height: 32), Surface(width: 48, height: 32))
    for surface in [text, outlines] { surface.clear(to: .white) }
    Painter(text).draw(run, with: .solid(.black))
    for x in [5.25, 22.25] {
      Painter(outlines).fill(
        font.outline(of: 0) ?? Path(),
        transform: CGAffineTransform(a: 20, b: 0, c: 0, d: 20, tx: x, ty: 25.5), with: .solid(.black))
    }
    #expect(text.allPixels == outlines.allPixels)
  }

  @Test("A glyph is rasterised once for each size and subpixel position")
  func reuse() {
    let font = Font()
    let painter = Painter(Surface(width: 64, height: 32))
    let positions = (0..<40).map { CGPoint(x: Double($0), y: 20) }
    let run = GlyphRun(
      source: font, size: 16, glyphs: Array(repeating: 0, count: 40), positions: positions)
    painter.draw(run, with: .solid(.black))
    painter.painter(on: painter.surface).draw(run, with: .solid(.black))
    #expect(font.asked.outlines == 1)
    painter.draw(
      run, transform: CGAffineTransform(translationX: 0.5, y: 0), with: .solid(.black))
    #expect(font.asked.outlines == 2)
  }

  @Test("Light text is a little heavier than dark text, full and empty stay as they are")
  func contrast() {
    let font = Font()
    let run = GlyphRun(source: font, size: 24, glyphs: [0], positions: [CGPoint(x: 2, y: 24)])
    func coverage(_ ink: RGBA, _ paper: RGBA) -> [Double] {
      let surface = Surface(width: 24, height: 28)
      surface.clear(to: paper)
      Painter(surface).draw(run, with: .solid(ink))
      return surface.allPixels.map {
        abs(Double($0 & 0xFF) / 255 - Double(paper.blue)) / Double(abs(ink.blue - paper.blue))
      }
    }
    let dark = coverage(.black, .white)
    let light = coverage(.white, .black)
    for (a, b) in zip(dark, light) {
      if a < 0.004 || a > 0.996 {
        #expect(abs(a - b) < 0.01)
      } else {
        #expect(b >= a - 0.003)
      }
    }
    #expect(light.reduce(0, +) > dark.reduce(0, +))
  }

  @Test("Turned glyphs are filled as outlines, pictures keep their colours")
  func others() {
    let surface = Surface(width: 40, height: 40)
    let painter = Painter(surface)
    let turn = CGAffineTransform(translationX: 20, y: 10).rotated(by: .pi / 2)
    painter.draw(
      GlyphRun(source: Font(), size: 20, glyphs: [0, 1], positions: [.zero, .zero]),
      transform: turn, with: .solid(.black))
    // The ring's middle is to the right of the baseline's start, which now runs down.
    #expect(surface[21, 17] >> 24 == 255)
    surface.clear()
    painter.draw(
      GlyphRun(source: Font(), size: 16, glyphs: [2], positions: [CGPoint(x: 8, y: 24)]),
      with: .solid(.black), opacity: 0.5)
    #expect(surface[16, 16] == 0x8000_8000)
    #expect(surface[16, 26] == 0)
  }
}
