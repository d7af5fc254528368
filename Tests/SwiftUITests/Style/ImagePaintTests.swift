import Foundation
import Raster
import Testing

@testable import SwiftUI

@Suite struct ImagePaintTests {
  private let picture: Surface = {
    let surface = Surface(width: 4, height: 2)
    for x in 0..<4 { surface[x, 0] = 0xFF00_0000 + UInt32(x) }
    return surface
  }()

  private func paint(_ style: SwiftUI.ImagePaint) -> Raster.ImagePaint? {
    let resolved = style._resolveStyle(_StyleContext(environment: EnvironmentValues()))
    let rect = CGRect(x: 10, y: 20, width: 100, height: 100)
    guard case .image(let paint)? = resolved.paint(in: rect) else { return nil }
    return paint
  }

  @Test func tilesBeginAtTheCorner() throws {
    let image = Image(uiImage: UIImage(picture, scale: 2))
    let paint = try #require(self.paint(SwiftUI.ImagePaint(image: image, scale: 3)))
    #expect(paint.image === picture)
    #expect(paint.extend == .repeat)
    #expect(paint.transform == CGAffineTransform(a: 1.5, b: 0, c: 0, d: 1.5, tx: 10, ty: 20))
  }

  @Test func aPartOfTheImageIsCutOut() throws {
    let image = Image(uiImage: UIImage(picture))
    let part = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
    let paint = try #require(self.paint(SwiftUI.ImagePaint(image: image, sourceRect: part)))
    #expect(paint.image.width == 2 && paint.image.height == 1)
    #expect(paint.image[0, 0] == 0xFF00_0002)
  }

  @Test func aSymbolStandsForTheForeground() {
    let style = SwiftUI.ImagePaint(image: Image(systemName: "star"))
    let resolved = style._resolveStyle(_StyleContext(environment: EnvironmentValues()))
    #expect(resolved.color?.description == "#000000FF")
  }
}
