import Foundation
import Testing

@testable import Raster

@Suite("Pictures as paints")
struct ImageTests {
  static func checkerboard(_ size: Int) -> Surface {
    let image = Surface(width: size, height: size)
    for y in 0..<size {
      for x in 0..<size { image[x, y] = (x + y) & 1 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
    }
    return image
  }

  @Test("A picture that is only moved by whole pixels is copied")
  func copy() {
    let image = Self.checkerboard(8)
    let surface = Surface(width: 16, height: 16)
    Painter(surface).fill(
      surface.bounds,
      with: .image(ImagePaint(image, transform: CGAffineTransform(translationX: 3, y: 5))))
    for y in 0..<16 {
      for x in 0..<16 {
        let inside = (3..<11).contains(x) && (5..<13).contains(y)
        #expect(surface[x, y] == (inside ? image[x - 3, y - 5] : 0))
      }
    }
  }

  @Test("Enlarged: linear between centres, or the nearest pixel")
  func enlarged() {
    let image = Surface(width: 2, height: 1)
    image[0, 0] = 0xFF00_0000
    image[1, 0] = 0xFFFF_FFFF
    let surface = Surface(width: 8, height: 4)
    func row(_ filter: ImagePaint.Filter) -> [UInt32] {
      surface.clear()
      Painter(surface).fill(
        surface.bounds,
        with: .image(
          ImagePaint(image, filter: filter, extend: .pad, transform: CGAffineTransform(scaleX: 4, y: 4))))
      return (0..<8).map { surface[$0, 2] & 0xFF }
    }
    #expect(row(.nearest) == [0, 0, 0, 0, 255, 255, 255, 255])
    let linear = row(.linear)
    for (got, exact) in zip(linear, [0, 0, 31.9, 95.6, 159.4, 223.1, 255, 255]) {
      #expect(abs(Double(got) - exact) <= 1)
    }
  }

  @Test("Made smaller, every pixel has its part")
  func reduced() {
    let surface = Surface(width: 16, height: 16)
    Painter(surface).fill(
      surface.bounds,
      with: .image(
        ImagePaint(
          Self.checkerboard(64), extend: .pad, transform: CGAffineTransform(scaleX: 0.25, y: 0.25))))
    for pixel in surface.allPixels { #expect(abs(Int(pixel & 0xFF) - 128) <= 1) }
  }

  @Test("Extend modes")
  func extend() {
    let image = Surface(width: 3, height: 1)
    for x in 0..<3 { image[x, 0] = 0xFF00_0000 | UInt32(x) * 50 }
    let surface = Surface(width: 12, height: 1)
    func row(_ extend: ImagePaint.Extend) -> [UInt32] {
      surface.clear()
      Painter(surface).fill(
        surface.bounds,
        with: .image(
          ImagePaint(
            image, filter: .nearest, extend: extend, transform: CGAffineTransform(translationX: 4, y: 0))))
      return (0..<12).map { surface[$0, 0] & 0xFF }
    }
    #expect(row(.clear) == [0, 0, 0, 0, 0, 50, 100, 0, 0, 0, 0, 0])
    #expect(row(.pad) == [0, 0, 0, 0, 0, 50, 100, 100, 100, 100, 100, 100])
    #expect(row(.repeat) == [100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50])
    #expect(row(.reflect) == [100, 100, 50, 0, 0, 50, 100, 100, 50, 0, 0, 50])
  }
}
