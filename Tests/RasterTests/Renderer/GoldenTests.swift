import Foundation
import Testing

@testable import Raster

/// One rule of the renderer a picture.
@Suite struct GoldenTests {
  let disc = Path(ellipseIn: CGRect(x: 2, y: 2, width: 8, height: 8))
  let bar = Path(CGRect(x: 0, y: 4, width: 12, height: 4))
  let blue = Paint.solid(RGBA(red: 0, green: 0.4, blue: 1))
  let red = Paint.solid(RGBA(red: 1, green: 0.2, blue: 0))

  private func expect(_ name: String, scale: Double = 1, _ build: (inout DisplayList) -> Void) throws {
    var list = DisplayList()
    build(&list)
    let surface = Surface(width: 12, height: 12)
    Renderer(threads: 1).render(list, into: surface, scale: scale)
    try Golden.expect(surface, name)
  }

  @Test func painterOrder() throws {
    try expect("painter-order") { list in
      list.fill(bar, paint: blue)
      list.fill(disc, paint: red)
    }
  }

  @Test func groupOpacity() throws {
    try expect("group-opacity") { list in
      list.pushGroup(.opacity(0.5))
      list.fill(bar, paint: blue)
      list.fill(disc, paint: red)
      list.popGroup()
    }
  }

  @Test func clip() throws {
    try expect("clip") { list in
      list.pushClip(disc)
      list.fill(bar, paint: blue)
      list.popClip()
    }
  }

  @Test func mask() throws {
    var mask = DisplayList()
    mask.fill(disc, paint: .solid(RGBA(white: 0.5, alpha: 0.5)))
    try expect("mask") { list in
      list.pushMask(mask)
      list.fill(bar, paint: blue)
      list.popMask()
    }
    try expect("mask-luminance") { list in
      list.pushMask(mask, luminanceToAlpha: true)
      list.fill(bar, paint: blue)
      list.popMask()
    }
  }

  @Test func blur() throws {
    try expect("blur") { list in
      list.pushGroup(.blur(radius: 1))
      list.fill(bar, paint: blue)
      list.popGroup()
    }
    try expect("blur-opaque") { list in
      list.pushGroup(.blur(radius: 1, opaque: true), bounds: CGRect(x: 1, y: 1, width: 10, height: 10))
      list.fill(bar, paint: blue)
      list.popGroup()
    }
  }

  @Test func shadow() throws {
    try expect("shadow") { list in
      list.pushGroup(
        .shadow(ShadowEffect(color: RGBA(white: 0, alpha: 0.33), radius: 1, offset: CGSize(width: 1, height: 1))))
      list.fill(Path(CGRect(x: 2, y: 2, width: 6, height: 6)), paint: red)
      list.popGroup()
    }
  }

  @Test func colour() throws {
    try expect("hue-rotation") { list in
      list.pushGroup(.color(.hueRotation(.pi)))
      list.fill(disc, paint: red)
      list.popGroup()
    }
  }

  @Test func multiply() throws {
    try expect("multiply") { list in
      list.fill(bar, paint: .solid(RGBA(red: 0.5, green: 1, blue: 0.5)))
      list.pushGroup(.blendMode(.multiply))
      list.fill(disc, paint: red)
      list.popGroup()
    }
  }

  @Test func vibrancy() throws {
    let tint = ColorMatrix(
      red: [0.5, 0, 0, -0.457], green: [0, 0.5, 0, 0.021], blue: [0, 0, 0.5, 0.543])
    try expect("vibrancy") { list in
      list.fill(bar, paint: .solid(.white))
      list.pushGroup(GroupEffect(vibrancy: tint))
      list.fill(disc, paint: red)
      list.popGroup()
    }
  }

  @Test func projection() throws {
    // The bar's right end is half as large as the left one.
    var perspective = ProjectionTransform()
    perspective.m13 = 1 / 12
    perspective.m23 = 0
    try expect("projection") { list in
      list.pushProjection(perspective, transform: CGAffineTransform(translationX: 0, y: 2))
      list.fill(bar, paint: blue)
      list.fill(disc, paint: red)
      list.popProjection()
    }
    let ramp = GradientRamp([.init(color: .black, location: 0), .init(color: .white, location: 1)])
    try expect("projection-gradient") { list in
      list.pushProjection(perspective)
      list.fill(
        bar, paint: .gradient(Gradient(.linear(start: .zero, end: CGPoint(x: 12, y: 0)), ramp: ramp)))
      list.popProjection()
    }
  }

  @Test func mesh() throws {
    let colors = [RGBA(bytes: 255, 60, 0), RGBA(bytes: 255, 220, 0), RGBA(bytes: 0, 90, 255), RGBA(bytes: 0, 200, 90)]
    let points = [(0.0, 0.0), (1.0, 0.2), (0.0, 1.0), (0.8, 1.0)].map { CGPoint(x: $0.0, y: $0.1) }
    try expect("mesh-gradient") { list in
      list.fill(
        Path(CGRect(x: 0, y: 0, width: 12, height: 12)),
        paint: .mesh(
          MeshGradient(
            width: 2, height: 2, vertices: MeshGradient.vertices(through: points, width: 2, height: 2), colors: colors,
            background: .black, smoothsColors: false, transform: CGAffineTransform(scaleX: 12, y: 12))))
    }
  }

  @Test func behindTheViewer() throws {
    // A floor that runs from far away to behind the viewer; its horizon is at y = 4.
    var floor = ProjectionTransform()
    (floor.m21, floor.m22, floor.m23) = (6, 4, 1)
    (floor.m31, floor.m32, floor.m33) = (0, 4, 0)
    try expect("projection-behind") { list in
      list.pushProjection(floor)
      list.fill(Path(CGRect(x: -2, y: -50, width: 4, height: 100)), paint: blue)
      list.popProjection()
    }
  }

  @Test func material() throws {
    var recipe = MaterialRecipe.thin(dark: false)
    recipe.blurRadius = 2
    try expect("material") { list in
      list.fill(Path(CGRect(x: 0, y: 0, width: 12, height: 12)), paint: .solid(.white))
      list.fill(bar, paint: blue)
      list.backdrop(disc, recipe: recipe)
    }
  }
}
