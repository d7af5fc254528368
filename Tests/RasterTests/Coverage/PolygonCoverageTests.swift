import Foundation
import Testing

@testable import Raster

@Suite("Coverage of polygons")
struct PolygonCoverageTests {
  static func polygon(_ points: [CGPoint]) -> Path {
    Path {
      $0.addLines(points)
      $0.closeSubpath()
    }
  }

  /// The largest difference, in 255ths, between what is drawn and the exact areas.
  static func worst(_ points: [CGPoint], size: Int) -> Double {
    let surface = Surface(width: size, height: size)
    let painter = Painter(surface)
    let mask = painter.mask(of: polygon(points))
    let exact = PolygonOracle.coverage([points], width: size, height: size)
    var worst = 0.0
    for y in 0..<size {
      for x in 0..<size {
        worst = max(worst, abs(Double(mask[x, y]) - exact[y * size + x] * 255))
      }
    }
    return worst
  }

  @Test("Random triangles are within 1/255 of their exact areas", arguments: 0..<60)
  func triangles(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let points = (0..<3).map { _ in
      CGPoint(x: random.double(-10...42), y: random.double(-10...42))
    }
    #expect(Self.worst(points, size: 32) <= 1, "seed \(seed)")
  }

  @Test("Slivers are within 1/255 of their exact areas", arguments: 0..<60)
  func slivers(seed: Int) {
    var random = SplitMix(seed: UInt64(seed) + 1000)
    let a = CGPoint(x: random.double(0...64), y: random.double(0...64))
    let b = CGPoint(x: random.double(0...64), y: random.double(0...64))
    let width = random.double(0.01...0.7)
    let points = [
      a, b, CGPoint(x: b.x + width, y: b.y + width / 2), CGPoint(x: a.x + width, y: a.y),
    ]
    #expect(Self.worst(points, size: 64) <= 1, "seed \(seed)")
  }

  @Test("A star-shaped polygon of many corners is within 1/255", arguments: 0..<20)
  func stars(seed: Int) {
    var random = SplitMix(seed: UInt64(seed) + 2000)
    let count = random.int(5...40)
    let points = (0..<count).map { index -> CGPoint in
      let angle = Double(index) / Double(count) * 2 * .pi
      let radius = random.double(8...30)
      return CGPoint(x: 32.3 + radius * cos(angle), y: 31.7 + radius * sin(angle))
    }
    #expect(Self.worst(points, size: 64) <= 1.01, "seed \(seed)")
  }
}
