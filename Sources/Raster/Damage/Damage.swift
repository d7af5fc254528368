/// Which pixels of a surface a frame changed: at most eight rectangles that do not share a pixel.
public struct Damage: Equatable, Sendable {
  /// The rectangles, in pixels of the surface, in the order of their tops. None is empty.
  public private(set) var rects: [PixelRect] = []

  /// The most rectangles that are kept apart.
  public static let limit = 8

  /// No pixel.
  public init() {}

  /// All pixels of `rect`.
  public init(_ rect: PixelRect) { add(rect) }

  /// Whether no pixel changed.
  public var isEmpty: Bool { rects.isEmpty }

  /// How many pixels changed.
  public var area: Int { rects.reduce(0) { $0 + $1.area } }

  /// The smallest rectangle around all of them; empty when none changed.
  public var bounds: PixelRect { rects.reduce(.empty) { $0.union($1) } }

  /// Whether a pixel of `rect` changed.
  public func intersects(_ rect: PixelRect) -> Bool { rects.contains { $0.intersects(rect) } }

  /// Whether every pixel of `rect` is inside *one* of the rectangles.
  public func contains(_ rect: PixelRect) -> Bool {
    rect.isEmpty || rects.contains { $0.contains(rect) }
  }

  /// Adds the pixels of `rect`. Rectangles are merged when they overlap, when that costs less than
  /// three tenths more pixels than the two have, or when there would be more than `limit`.
  public mutating func add(_ rect: PixelRect) {
    if rect.isEmpty || contains(rect) { return }
    rects.append(rect)
    settle()
  }

  /// Merges until the rectangles are apart and few enough. Each round takes one away, so it ends.
  private mutating func settle() {
    while let (first, second) = nextMerge() {
      rects[first] = rects[first].union(rects[second])
      rects.swapAt(second, rects.count - 1)
      rects.removeLast()
    }
    rects.sort { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  /// The pair that is best merged, or nil when no more merging is called for.
  private func nextMerge() -> (Int, Int)? {
    var best: (Int, Int)?
    var bestCost = Int.max
    for first in rects.indices {
      for second in rects.indices where second > first {
        let (a, b) = (rects[first], rects[second])
        let union = a.union(b).area
        let sum = a.area + b.area
        if a.intersects(b) || union * 10 < sum * 13 { return (first, second) }
        if union - sum < bestCost {
          bestCost = union - sum
          best = (first, second)
        }
      }
    }
    return rects.count > Damage.limit ? best : nil
  }
}
