import Foundation

/// A point on the integer grid on which outlines are combined, so that every question about sides is answered exactly.
nonisolated struct GridPoint: Hashable, Sendable {
  var x: Int
  var y: Int

  /// The greatest coordinate: twice the difference of two, squared and summed, still fits an `Int`.
  static let limit = 1 << 28

  /// The same point with its axes exchanged.
  var transposed: GridPoint { GridPoint(x: y, y: x) }

  /// Twice the signed area of the triangle (`a`, `b`, `self`): which side of the line from `a` to `b` this is on.
  func side(of a: GridPoint, _ b: GridPoint) -> Int {
    (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)
  }

  /// Whether the point comes before `other`, by x and then by y.
  func precedes(_ other: GridPoint) -> Bool { x < other.x || (x == other.x && y < other.y) }
}

/// The grid: how finely points are placed.
nonisolated struct BooleanGrid: Sendable {
  /// Steps a point, a power of two.
  let scale: Double

  /// The finest grid, up to 4096 steps a point, on which everything in `bounds` has a place; nil where there is none.
  init?(covering bounds: CGRect) {
    let extent = max(abs(bounds.minX), abs(bounds.minY), abs(bounds.maxX), abs(bounds.maxY))
    guard extent.isFinite else { return nil }
    var scale = 4096.0
    while Double(extent) * scale > Double(GridPoint.limit) && scale > 1.0 / 4096 { scale /= 2 }
    guard Double(extent) * scale <= Double(GridPoint.limit) else { return nil }
    self.scale = scale
  }

  func snap(_ point: CGPoint) -> GridPoint {
    GridPoint(x: Int((Double(point.x) * scale).rounded()), y: Int((Double(point.y) * scale).rounded()))
  }

  func point(_ point: GridPoint) -> CGPoint { CGPoint(x: Double(point.x) / scale, y: Double(point.y) / scale) }
}
