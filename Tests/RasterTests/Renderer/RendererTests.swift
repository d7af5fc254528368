import Foundation
import Testing

@testable import Raster

@Suite struct RendererTests {
  let box = Path(CGRect(x: 4, y: 4, width: 10, height: 10))

  private func list(_ path: Path? = nil, color: RGBA = .black, id: UInt64 = 1) -> DisplayList {
    var list = DisplayList()
    list.fill(path ?? box, paint: .solid(color), id: id)
    return list
  }

  @Test func theFirstFrameIsWholeAndAStillOneIsNothing() {
    let renderer = Renderer(threads: 1)
    let surface = Surface(width: 30, height: 20)
    #expect(renderer.render(list(), into: surface, scale: 1, background: .white).rects == [surface.bounds])
    #expect(renderer.render(list(), into: surface, scale: 1, background: .white).isEmpty)
    #expect(renderer.counters.drawn == 0 && renderer.counters.composed == 0)
    renderer.invalidate()
    #expect(renderer.render(list(), into: surface, scale: 1, background: .white).rects == [surface.bounds])
  }

  @Test func anotherSurfaceScaleOrBackgroundIsDrawnWhole() {
    let renderer = Renderer(threads: 1)
    let surface = Surface(width: 30, height: 20)
    renderer.render(list(), into: surface, scale: 1)
    #expect(renderer.render(list(), into: surface, scale: 1, background: .white).rects == [surface.bounds])
    #expect(renderer.render(list(), into: surface, scale: 2, background: .white).rects == [surface.bounds])
    let other = Surface(width: 40, height: 20)
    #expect(renderer.render(list(), into: other, scale: 2, background: .white).rects == [other.bounds])
  }

  @Test func aChangeDamagesWhereItWasAndWhereItIs() {
    let renderer = Renderer(threads: 1)
    let surface = Surface(width: 100, height: 20)
    renderer.render(list(), into: surface, scale: 1, background: .white)
    let moved = Path(CGRect(x: 80, y: 4, width: 10, height: 10))
    let damage = renderer.render(list(moved), into: surface, scale: 1, background: .white)
    #expect(damage.rects.count == 2)
    #expect(damage.contains(PixelRect(x: 4, y: 4, width: 10, height: 10)))
    #expect(damage.contains(PixelRect(x: 80, y: 4, width: 10, height: 10)))
    #expect(damage.area < 2 * 13 * 13)
    #expect(surface[8, 8] == 0xFFFF_FFFF && surface[84, 8] == 0xFF00_0000)
  }

  @Test func equalItemsWithNewIdentitiesAreReplaced() {
    let renderer = Renderer(threads: 1)
    let surface = Surface(width: 30, height: 20)
    renderer.render(list(id: 1), into: surface, scale: 1)
    #expect(!renderer.render(list(id: 2), into: surface, scale: 1).isEmpty)
  }

  @Test func ofItemsThatChangePlacesTheFewestAreDrawn() {
    func order(_ ids: [UInt64]) -> DisplayList {
      var list = DisplayList()
      for id in ids {
        let rect = CGRect(x: Double(id) * 20, y: 0, width: 30, height: 20)
        list.fill(Path(rect), paint: .solid(RGBA(white: Float(id) / 8)), id: id)
      }
      return list
    }
    let renderer = Renderer(threads: 1)
    let surface = Surface(width: 200, height: 20)
    renderer.render(order([1, 2, 3, 4, 5]), into: surface, scale: 1)
    // Only 1 moved, to the front.
    let damage = renderer.render(order([2, 3, 4, 5, 1]), into: surface, scale: 1)
    #expect(damage.bounds.minX >= 19 && damage.bounds.maxX <= 51)
  }

  @Test func aGroupsDamageReachesAsFarAsItsEffect() {
    func list(_ x: Double) -> DisplayList {
      var list = DisplayList()
      list.pushGroup(
        GroupEffect(
          blurRadius: 2, shadow: ShadowEffect(color: .black, radius: 0, offset: CGSize(width: 40, height: 0))), id: 1)
      list.fill(Path(CGRect(x: x, y: 20, width: 4, height: 4)), paint: .solid(.black), id: 2)
      list.popGroup()
      return list
    }
    let renderer = Renderer(threads: 1)
    let surface = Surface(width: 120, height: 60)
    renderer.render(list(20), into: surface, scale: 1)
    let damage = renderer.render(list(21), into: surface, scale: 1)
    #expect(damage.intersects(PixelRect(x: 14, y: 22, width: 1, height: 1)))
    #expect(damage.intersects(PixelRect(x: 54, y: 22, width: 1, height: 1)))
    #expect(!damage.intersects(PixelRect(x: 100, y: 0, width: 20, height: 60)))
  }

  @Test func whatSomethingOpaqueHidesIsNotDrawn() {
    var list = DisplayList()
    for id in 1...20 { list.fill(box, paint: .solid(RGBA(white: Float(id) / 20)), id: UInt64(id)) }
    list.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 20)), paint: .solid(.white), id: 30)
    list.fill(box, paint: .solid(.black), id: 31)
    let renderer = Renderer(threads: 1)
    let surface = Surface(width: 30, height: 20)
    renderer.render(list, into: surface, scale: 1)
    #expect(renderer.counters.drawn == 2 && renderer.counters.culled == 20)
    #expect(surface[8, 8] == 0xFF00_0000)
  }

  @Test func theBackgroundReplacesWhatWasThere() {
    let surface = Surface(width: 30, height: 20)
    surface.clear(to: .white)
    Renderer(threads: 1).render(DisplayList(), into: surface, scale: 1, background: RGBA(white: 0, alpha: 0.5))
    #expect(surface[3, 3] == 0x8000_0000)
  }

  @Test func badNumbersDrawNothing() {
    let surface = Surface(width: 20, height: 20)
    var list = DisplayList()
    for value in [CGFloat.nan, .infinity, -.infinity] {
      let bad = CGAffineTransform(a: value, b: 0, c: 0, d: 1, tx: 0, ty: value)
      list.fill(box, paint: .solid(.black), transform: bad)
      list.stroke(box, style: StrokeStyle(lineWidth: value), paint: .solid(.black))
      list.backdrop(box, recipe: .regular(dark: true), transform: bad)
      list.pushGroup(
        GroupEffect(
          color: .brightness(Double(value)), blurRadius: Double(value),
          shadow: ShadowEffect(color: .black, radius: Double(value), offset: CGSize(width: value, height: value)),
          opacity: .nan), transform: bad)
      list.pushClip(box, transform: bad)
      list.fill(box, paint: .solid(.black))
      list.popClip()
      list.popGroup()
      list.glyphs(
        GlyphRun(source: BlockFont.shared, size: Double(value), glyphs: [1], positions: [.zero]),
        paint: .solid(.black))
      list.glyphs(
        GlyphRun(source: BlockFont.shared, size: 9, glyphs: [1], positions: [CGPoint(x: value, y: 0)]),
        paint: .solid(.black))
    }
    list.fill(box, paint: .solid(.black), transform: CGAffineTransform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    let renderer = Renderer(threads: 1)
    for scale in [1, .nan, 0, -1, .infinity] {
      renderer.render(list, into: surface, scale: scale, background: .white)
      #expect((0..<20).allSatisfy { y in (0..<20).allSatisfy { surface[$0, y] == 0xFFFF_FFFF } }, "scale \(scale)")
    }
  }

  @Test func emptySurfacesAreDrawnOn() {
    let damage = Renderer(threads: 2).render(list(), into: Surface(width: 0, height: 0), scale: 1)
    #expect(damage.isEmpty)
  }

  @Test func hugeShapesAndBlursAreBounded() {
    var list = DisplayList()
    list.pushGroup(.blur(radius: 1e9))
    list.fill(Path(CGRect(x: -1e11, y: -1e11, width: 2e11, height: 2e11)), paint: .solid(.black))
    list.popGroup()
    let surface = Surface(width: 16, height: 16)
    Renderer(threads: 1).render(list, into: surface, scale: 1, background: .white)
    #expect(surface[8, 8] == 0xFF00_0000)
  }

  @Test func aGroupLeftOpenEndsWithTheList() {
    var list = DisplayList()
    list.pushGroup(.opacity(0.5))
    list.fill(box, paint: .solid(.black))
    let surface = Surface(width: 20, height: 20)
    Renderer(threads: 1).render(list, into: surface, scale: 1, background: .white)
    #expect(surface[8, 8] == 0xFF7F_7F7F)
  }

  @Test func opacityIsOfTheGroupNotOfItsItems() {
    var list = DisplayList()
    list.pushGroup(.opacity(0.5))
    list.fill(box, paint: .solid(.black))
    list.fill(box, paint: .solid(RGBA(red: 1, green: 0, blue: 0)))
    list.popGroup()
    let surface = Surface(width: 20, height: 20)
    Renderer(threads: 1).render(list, into: surface, scale: 1, background: .white)
    #expect(surface[8, 8] == 0xFFFF_7F7F)
  }

  @Test func aMaterialCastsAShadowAndSeesWhatLiesBelow() {
    var list = DisplayList()
    list.pushGroup(.shadow(ShadowEffect(color: .black, radius: 0, offset: CGSize(width: 12, height: 0))))
    list.backdrop(box, recipe: .regular(dark: false))
    list.popGroup()
    let surface = Surface(width: 40, height: 20)
    Renderer(threads: 1).render(list, into: surface, scale: 1, background: .white)
    #expect(surface[20, 8] == 0xFF00_0000)
    // The shadow is drawn before the material, which therefore sees some of it.
    #expect(surface[5, 8] & 0xFF > 220)
  }

  @Test func steadyFramesTakeNoMemoryFromTheSystem() {
    let renderer = Renderer(threads: 1)
    let surface = Surface(width: 120, height: 60)
    func frame(_ x: Double) -> DisplayList {
      var list = DisplayList()
      list.pushGroup(GroupEffect(blurRadius: 3, opacity: 0.5), id: 1)
      list.fill(Path(ellipseIn: CGRect(x: x, y: 20, width: 40, height: 30)), paint: .solid(.black), id: 2)
      list.popGroup()
      list.pushClip(Path(ellipseIn: CGRect(x: 0, y: 0, width: 80, height: 50)), id: 3)
      list.fill(box, paint: .solid(.black), id: 4)
      list.fill(Path(CGRect(x: x, y: 0, width: 9, height: 60)), paint: .solid(.white), id: 5)
      list.popClip()
      return list
    }
    for x in 0..<4 { renderer.render(frame(Double(x)), into: surface, scale: 1) }
    let capacity = renderer.scratchCapacity
    #expect(capacity > 0)
    for x in 4..<40 { renderer.render(frame(Double(x)), into: surface, scale: 1) }
    #expect(renderer.scratchCapacity == capacity)
  }
}
