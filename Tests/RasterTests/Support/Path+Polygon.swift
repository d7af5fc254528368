import Foundation

@testable import Raster

extension Path {
  /// A closed polygon.
  static func polygon(_ points: [CGPoint]) -> Path {
    Path {
      $0.addLines(points)
      $0.closeSubpath()
    }
  }

  /// An open line through points.
  static func polyline(_ points: [CGPoint]) -> Path {
    Path { $0.addLines(points) }
  }
}

extension Surface {
  /// All pixels, row by row.
  var allPixels: [UInt32] {
    (0..<height).flatMap { y in (0..<width).map { x in self[x, y] } }
  }
}
