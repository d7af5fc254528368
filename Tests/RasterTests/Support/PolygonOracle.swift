import Foundation

@testable import Raster

/// The slow, obviously right way to coverage: each polygon is clipped to each pixel and its area
/// taken, in doubles.
///
/// Right for outlines that do not overlap themselves: the signed area of what is inside a pixel, its
/// sign dropped. That is what both fill rules give for them.
enum PolygonOracle {
  /// The covered fraction, 0...1, of each pixel of `width` × `height`, row by row.
  static func coverage(_ loops: [[CGPoint]], width: Int, height: Int) -> [Double] {
    var result = [Double](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        var area = 0.0
        for loop in loops { area += clippedArea(loop, x: Double(x), y: Double(y)) }
        result[y * width + x] = min(1, abs(area))
      }
    }
    return result
  }

  /// The signed area of a polygon inside the pixel at (`x`, `y`): Sutherland and Hodgman's clipping
  /// against each side, then the shoelace formula.
  static func clippedArea(_ loop: [CGPoint], x: Double, y: Double) -> Double {
    var points = loop.map { ($0.x - x, $0.y - y) }
    func clip(_ inside: ((Double, Double)) -> Double) {
      var output: [(Double, Double)] = []
      for (index, point) in points.enumerated() {
        let previous = points[(index + points.count - 1) % points.count]
        let (a, b) = (inside(previous), inside(point))
        if (a >= 0) != (b >= 0) {
          let t = a / (a - b)
          output.append(
            (previous.0 + (point.0 - previous.0) * t, previous.1 + (point.1 - previous.1) * t))
        }
        if b >= 0 { output.append(point) }
      }
      points = output
    }
    clip { $0.0 }
    clip { 1 - $0.0 }
    clip { $0.1 }
    clip { 1 - $0.1 }
    var area = 0.0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % max(1, points.count)]
      area += point.0 * next.1 - next.0 * point.1
    }
    return area / 2
  }
}
