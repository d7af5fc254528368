import Foundation
import Testing

@testable import Raster

@Suite("Coverage of polygons")
struct PolygonCoverageTests {
  /// The largest difference, in 255ths, between what is drawn and the exact areas.
  static func worst(_ points: [CGPoint], size: Int) -> Double {
    let mask = Painter(Surface(width: size, height: size)).mask(of: .polygon(points))
    let exact = PolygonOracle.coverage([points], width: size, height: size)
    var worst = 0.0
    for y in 0..<size {
      for x in 0..<size {
        worst = max(worst, abs(Double(mask[x, y]) - exact[y * size + x] * 255))
      }
    }
    return worst
  }

  @Test("Random triangles are within 1/255 of their exact areas")
  func triangles() {
    for seed in 0..<30 {
      var random = SplitMix(seed: UInt64(seed))
      let points = (0..<3).map { _ in
        CGPoint(x: random.double(-10...42), y: random.double(-10...42))
      }
      #expect(Self.worst(points, size: 32) <= 1, "seed \(seed)")
    }
  }

  @Test("Slivers are within 1/255 of their exact areas")
  func slivers() {
    for seed in 0..<30 {
      var random = SplitMix(seed: UInt64(seed) + 1000)
      let a = CGPoint(x: random.double(0...48), y: random.double(0...48))
      let b = CGPoint(x: random.double(0...48), y: random.double(0...48))
      let width = random.double(0.01...0.7)
      let points = [
        a, b, CGPoint(x: b.x + width, y: b.y + width / 2), CGPoint(x: a.x + width, y: a.y),
      ]
      #expect(Self.worst(points, size: 48) <= 1, "seed \(seed)")
    }
  }

  @Test("Star-shaped polygons of many corners are within 1/255")
  func stars() {
    for seed in 0..<8 {
      var random = SplitMix(seed: UInt64(seed) + 2000)
      let count = random.int(5...40)
      let points = (0..<count).map { index -> CGPoint in
        let angle = Double(index) / Double(count) * 2 * .pi
        let radius = random.double(8...22)
        return CGPoint(x: 24.3 + radius * cos(angle), y: 23.7 + radius * sin(angle))
      }
      #expect(Self.worst(points, size: 48) <= 1, "seed \(seed)")
    }
  }

  @Test("Both rules where a path winds around twice")
  func rules() {
    let square = [
      CGPoint(x: 2, y: 2), CGPoint(x: 14, y: 2), CGPoint(x: 14, y: 14), CGPoint(x: 2, y: 14),
    ]
    let inner = [
      CGPoint(x: 5.5, y: 5.5), CGPoint(x: 10.5, y: 5.5), CGPoint(x: 10.5, y: 10.5),
      CGPoint(x: 5.5, y: 10.5),
    ]
    var path = Path.polygon(square)
    path.addPath(.polygon(inner))
    let painter = Painter(Surface(width: 16, height: 16))
    let nonZero = painter.mask(of: path)
    let evenOdd = painter.mask(of: path, rule: .evenOdd)
    #expect(nonZero[8, 8] == 255)
    #expect(nonZero[5, 8] == 255)
    #expect(evenOdd[8, 8] == 0)
    #expect(evenOdd[3, 8] == 255)
    // Half of the pixel is wound around twice, half once.
    #expect(abs(Int(evenOdd[5, 8]) - 128) <= 1)
    var opposite = Path.polygon(square)
    opposite.addPath(.polygon(inner.reversed()))
    #expect(painter.mask(of: opposite)[8, 8] == 0)
  }

  @Test("Edges shared by two shapes add up to full coverage")
  func sharedEdges() {
    for seed in 0..<20 {
      var random = SplitMix(seed: UInt64(seed) + 3000)
      let a = CGPoint(x: random.double(1...31), y: 0)
      let b = CGPoint(x: random.double(1...31), y: 32)
      let painter = Painter(Surface(width: 32, height: 32))
      let left = painter.mask(of: .polygon([.zero, a, b, CGPoint(x: 0, y: 32)]))
      let right = painter.mask(of: .polygon([a, CGPoint(x: 32, y: 0), CGPoint(x: 32, y: 32), b]))
      for y in 0..<32 {
        for x in 0..<32 {
          #expect(abs(Int(left[x, y]) + Int(right[x, y]) - 255) <= 1, "seed \(seed) at \(x), \(y)")
        }
      }
    }
  }

  @Test("Without antialiasing a pixel is covered or not")
  func sharp() {
    let painter = Painter(Surface(width: 8, height: 8))
    painter.isAntialiased = false
    let mask = painter.mask(of: Path(CGRect(x: 1.4, y: 1.6, width: 4, height: 4)))
    #expect(mask[1, 2] == 255)
    #expect(mask[5, 2] == 0)
    #expect(mask[2, 1] == 0)
    #expect(mask[2, 5] == 255)
  }
}
