import Foundation
import Testing

@testable import Raster

@Suite("Projections")
struct ProjectionTests {
  static func surface(_ size: Int = 64, _ build: (inout DisplayList) -> Void) -> Surface {
    var list = DisplayList()
    build(&list)
    let surface = Surface(width: size, height: size)
    Renderer(threads: 1).render(list, into: surface, scale: 1)
    return surface
  }

  /// The greatest difference of two pictures' channels.
  static func difference(_ a: Surface, _ b: Surface) -> Int {
    var worst = 0
    for (first, second) in zip(a.allPixels, b.allPixels) {
      for shift in [0, 8, 16, 24] as [UInt32] {
        worst = max(worst, abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)))
      }
    }
    return worst
  }

  static func perspective(_ x: Double, _ y: Double) -> ProjectionTransform {
    var result = ProjectionTransform()
    (result.m13, result.m23) = (x, y)
    return result
  }

  @Test("An inverse undoes its map, and a product does both in turn")
  func algebra() throws {
    var map = Self.perspective(0.003, -0.002)
    (map.m11, map.m12, map.m21, map.m31, map.m32) = (1.4, 0.3, -0.2, 12, -7)
    let inverse = try #require(map.inverse)
    for point in [CGPoint(x: 3, y: 4), CGPoint(x: -20, y: 35)] {
      let back = point.applying(map).applying(inverse)
      #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
      let other = Self.perspective(-0.001, 0.004)
      let (twice, product) = (point.applying(map).applying(other), point.applying(map.concatenating(other)))
      #expect(abs(twice.x - product.x) < 1e-9 && abs(twice.y - product.y) < 1e-9)
    }
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    #expect(!flat.invert() && flat == ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1)))
  }

  @Test("An affine projection gives the pixels of the transform that it is")
  func affine() {
    for seed in 0..<60 as Range<UInt64> {
      var scene = RandomScene(seed: 7000 + seed, width: 60, height: 60, hasMaterials: seed % 3 == 0)
      let transform = CGAffineTransform(
        a: scene.random.number(-1.5...1.5), b: scene.random.number(-1...1), c: scene.random.number(-1...1),
        d: scene.random.number(0.2...1.5), tx: scene.random.number(-9...40), ty: scene.random.number(-9...9))
      let list = scene.list
      let projected = Self.surface { target in
        target.pushProjection(ProjectionTransform(transform))
        target.append(list)
        target.popProjection()
      }
      let direct = Self.surface { $0.append(list, transform: transform) }
      #expect(DamagePropertyTests.difference(projected, direct) == nil, "seed \(7000 + seed)")
    }
  }

  @Test("A square becomes the polygon of its corners' images")
  func polygon() {
    let map = Self.perspective(0.012, 0.006)
    let square = CGRect(x: 3, y: 5, width: 50, height: 44)
    let corners = [
      CGPoint(x: 3, y: 5), CGPoint(x: 53, y: 5), CGPoint(x: 53, y: 49), CGPoint(x: 3, y: 49),
    ].map { $0.applying(map) }
    let projected = Self.surface {
      $0.pushProjection(map)
      $0.fill(Path(square), paint: .solid(.black))
      $0.popProjection()
    }
    let direct = Self.surface { list in
      list.fill(
        Path { path in
          path.addLines(corners)
          path.closeSubpath()
        }, paint: .solid(.black))
    }
    #expect(Self.difference(projected, direct) <= 1)
  }

  @Test("A circle becomes the ellipse of the closed form")
  func ellipse() {
    // x² + y² = r² with x′ = x/w, y′ = y/w, w = 1 + k·x is ((1 − r²k²)·x′ + r²k)² + (1 − r²k²)·y′² = r².
    let (r, k) = (20.0, 0.02)
    let part = 1 - r * r * k * k
    let (a, b) = (r / part, r / part.squareRoot())
    let place = CGAffineTransform(translationX: 50, y: 32)
    let projected = Self.surface {
      $0.pushProjection(Self.perspective(k, 0), transform: place)
      $0.fill(Path(ellipseIn: CGRect(x: -r, y: -r, width: 2 * r, height: 2 * r)), paint: .solid(.black))
      $0.popProjection()
    }
    let center = -r * r * k / part
    let direct = Self.surface {
      $0.fill(
        Path(ellipseIn: CGRect(x: center - a, y: -b, width: 2 * a, height: 2 * b)), paint: .solid(.black),
        transform: place)
    }
    #expect(Self.difference(projected, direct) <= 5)
    // All of the area in view.
    let sum = projected.allPixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
    let expected = direct.allPixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
    #expect(abs(sum - expected) < expected * 0.001)
  }

  @Test("What lies behind the viewer is cut off at the horizon")
  func horizon() {
    var floor = ProjectionTransform()
    (floor.m21, floor.m22, floor.m23) = (32, 32, 1)
    (floor.m31, floor.m32, floor.m33) = (0, 20, 0)
    let surface = Self.surface {
      $0.pushProjection(floor)
      $0.fill(Path(CGRect(x: -1e5, y: -100, width: 2e5, height: 200)), paint: .solid(.black))
      $0.popProjection()
    }
    for y in 0..<64 {
      for x in 0..<64 where y != 32 { #expect(surface[x, y] == (y > 32 ? 0xFF00_0000 : 0), "(\(x), \(y))") }
    }
  }

  @Test("A gradient and a picture follow the plane")
  func paints() throws {
    let map = Self.perspective(0.02, 0)
    let inverse = try #require(map.inverse)
    let ramp = GradientRamp([.init(color: .black, location: 0), .init(color: .white, location: 1)])
    let image = Surface(width: 64, height: 64)
    for y in 0..<64 { for x in 0..<64 { image[x, y] = 0xFF00_0000 | UInt32(x * 4) << 16 | UInt32(y * 4) } }
    let gradient = Self.surface {
      $0.pushProjection(map)
      $0.fill(
        Path(CGRect(x: 0, y: 0, width: 256, height: 256)),
        paint: .gradient(Gradient(.linear(start: .zero, end: CGPoint(x: 64, y: 0)), ramp: ramp)))
      $0.popProjection()
    }
    let picture = Self.surface {
      $0.pushProjection(map)
      $0.image(image, in: CGRect(x: 0, y: 0, width: 64, height: 64), filter: .nearest)
      $0.popProjection()
    }
    for (x, y) in [(1, 1), (5, 20), (20, 9), (25, 2)] {
      let place = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
      #expect(abs(Double(gradient[x, y] & 0xFF) - min(1, place.x / 64) * 255) <= 1.5)
      #expect(picture[x, y] == image[Int(place.x), Int(place.y)])
    }
  }

  @Test("A picture made much smaller along one axis keeps its mean, and does not flicker")
  func minification() {
    let image = Surface(width: 256, height: 256)
    for y in 0..<256 { for x in 0..<256 { image[x, y] = (x ^ y) & 1 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 } }
    var map = Self.perspective(0.0001, 0)
    map.m11 = 0.1
    map.m22 = 0.25
    let surface = Self.surface {
      $0.pushProjection(map)
      $0.image(image, in: CGRect(x: 0, y: 0, width: 256, height: 256))
      $0.popProjection()
    }
    for y in 4..<56 { for x in 4..<20 { #expect(abs(Int(surface[x, y] & 0xFF) - 128) < 24) } }
  }

  @Test("Projections nest, and move with the list that they are added to")
  func nesting() {
    let (outer, inner) = (Self.perspective(0.004, 0.001), Self.perspective(-0.001, 0.006))
    let place = CGAffineTransform(translationX: 4, y: 3)
    let path = Path(ellipseIn: CGRect(x: 6, y: 8, width: 40, height: 30))
    var list = DisplayList()
    list.pushProjection(outer)
    list.pushProjection(inner, transform: place)
    list.fill(path, paint: .solid(.black), transform: CGAffineTransform(rotationAngle: 0.2))
    list.popProjection()
    list.popProjection()
    let moved = CGAffineTransform(scaleX: 0.9, y: 0.8)
    let nested = Self.surface { $0.append(list, transform: moved) }
    let whole = inner.concatenating(ProjectionTransform(place)).concatenating(outer)
      .concatenating(ProjectionTransform(moved))
    let direct = Self.surface {
      $0.pushProjection(whole)
      $0.fill(path, paint: .solid(.black), transform: CGAffineTransform(rotationAngle: 0.2))
      $0.popProjection()
    }
    #expect(Self.difference(nested, direct) <= 1)
    #expect(nested.allPixels.contains(0xFF00_0000))
  }
}
