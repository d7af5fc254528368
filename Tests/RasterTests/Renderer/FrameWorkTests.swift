import Foundation
import Testing

@testable import Raster

@Suite("How a frame is divided")
struct FrameWorkTests {
  /// The number of bands of a frame that draws all of a list at 1600 by 1200 pixels, or of `damage`.
  private func bands(_ damage: PixelRect? = nil, _ build: (inout DisplayList) -> Void) -> Int {
    var list = DisplayList()
    build(&list)
    let surface = PixelRect(x: 0, y: 0, width: 1600, height: 1200)
    var plan = DrawingPlan()
    plan.build(list, surface: surface, scale: 1, old: DrawingPlan(), prefix: 0, glyphs: GlyphBounds())
    let damage = damage ?? surface
    let height = FrameWork(plan, Damage(damage)).bandHeight
    #expect(height % 4 == 0 && height > 0)
    return (damage.height + height - 1) / height
  }

  private let black = Paint.solid(.black)

  @Test("A small change is one band, whatever its shape and place")
  func small() {
    let box = Path(CGRect(x: 100, y: 100, width: 300, height: 300))
    #expect(bands(PixelRect(x: 100, y: 100, width: 300, height: 300)) { $0.fill(box, paint: black) } == 1)
    #expect(bands(PixelRect(x: 101, y: 103, width: 30, height: 7)) { $0.fill(box, paint: black) } == 1)
    #expect(bands(PixelRect(x: 100, y: 0, width: 20, height: 1200)) { $0.fill(box, paint: black) } == 1)
  }

  @Test("A large one is many, the more the more is drawn")
  func large() {
    let window = Path(CGRect(x: 0, y: 0, width: 1600, height: 1200))
    #expect(bands { _ in } == 6)
    #expect(bands { list in for _ in 0..<2 { list.fill(window, paint: black) } } == 16)
  }

  @Test("What each band would do again counts against bands")
  func repetition() {
    var lines = Path()
    for x in 0..<400 {
      lines.move(to: CGPoint(x: 4 * x, y: 0))
      lines.addLine(to: CGPoint(x: 4 * x, y: 1200))
    }
    let style = StrokeStyle(lineWidth: 1)
    #expect(bands { $0.stroke(lines, style: style, paint: black) } == 2)
    // Where the lines are short, few bands meet them.
    #expect(
      bands { $0.stroke(lines, style: style, paint: black, transform: CGAffineTransform(scaleX: 1, y: 0.1)) } > 6)
  }

  @Test("Bands are at least twice as high as a blur is wide, and a material in a picture is not divided")
  func blurs() {
    let box = Path(CGRect(x: 100, y: 100, width: 1000, height: 1000))
    func blurred(_ radius: Double, _ build: (inout DisplayList) -> Void = { _ in }) -> Int {
      bands { list in
        list.pushGroup(.blur(radius: radius))
        list.fill(box, paint: black)
        build(&list)
        list.popGroup()
      }
    }
    #expect(blurred(5) == 16)
    #expect(blurred(40) == 3)
    #expect(blurred(5) { $0.backdrop(box, recipe: .thin(dark: false)) } == 1)
  }
}
