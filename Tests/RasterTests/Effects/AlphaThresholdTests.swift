import Foundation
import Testing

@testable import Raster

@Suite("Alpha threshold")
struct AlphaThresholdTests {
  private func picture(_ effect: GroupEffect, alpha: Float) -> Surface {
    var list = DisplayList()
    list.pushGroup(effect)
    list.fill(
      Path(CGRect(x: 4, y: 4, width: 8, height: 8)), paint: .solid(RGBA(red: 0, green: 0, blue: 1, alpha: alpha)))
    list.popGroup()
    let surface = Surface(width: 16, height: 16)
    Renderer(threads: 1).render(list, into: surface, scale: 1)
    return surface
  }

  private func pixel(_ surface: Surface, _ x: Int, _ y: Int) -> UInt32 { surface.pixels[y * surface.stride + x] }

  @Test func `what is opaque enough becomes the colour`() {
    let surface = picture(.threshold(AlphaThreshold(least: 0.5, color: RGBA(red: 1, green: 0, blue: 0))), alpha: 0.75)
    #expect(pixel(surface, 8, 8) == 0xFFFF_0000)
    #expect(pixel(surface, 1, 1) == 0)
  }

  @Test func `what is fainter shows nothing`() {
    let surface = picture(.threshold(AlphaThreshold(least: 0.5, color: RGBA(red: 1, green: 0, blue: 0))), alpha: 0.25)
    #expect(pixel(surface, 8, 8) == 0)
  }

  @Test func `what is more opaque than the upper limit shows nothing either`() {
    let surface = picture(
      .threshold(AlphaThreshold(least: 0.1, greatest: 0.5, color: RGBA(red: 1, green: 0, blue: 0))), alpha: 0.75)
    #expect(pixel(surface, 8, 8) == 0)
  }
}
