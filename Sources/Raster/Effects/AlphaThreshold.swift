/// Turns a picture into one colour where its opacity is in a range, and into nothing elsewhere.
///
/// The edge is smoothed over one pixel, by how fast the opacity changes there.
public struct AlphaThreshold: Equatable, Sendable {
  /// The least opacity that shows, from 0 to 1.
  public var least: Double
  /// The greatest opacity that shows, from 0 to 1.
  public var greatest: Double
  /// What shows.
  public var color: RGBA

  public init(least: Double, greatest: Double = 1, color: RGBA) {
    self.least = least
    self.greatest = greatest
    self.color = color
  }

  /// Applies the threshold to all of `picture`, using `arena` for the result. What lies outside counts as clear, so the
  /// pixels along the edges are right only where the picture really ends there.
  func run(_ picture: PixelBlock, arena: ScratchArena) -> PixelBlock {
    let bounds = picture.bounds
    let result = PixelBlock(bounds: bounds, arena: arena)
    let tint = color.premultiplied * 255
    let low = Float(least.isNaN ? 0 : least) * 255
    let high = greatest >= 1 ? Float.infinity : Float(greatest.isNaN ? 1 : greatest) * 255
    for y in bounds.minY..<bounds.maxY {
      let row = picture.row(y)
      let above = y > bounds.minY ? picture.row(y - 1) : nil
      let below = y + 1 < bounds.maxY ? picture.row(y + 1) : nil
      let target = result.row(y)
      for x in bounds.minX..<bounds.maxX {
        let alpha = Float(row[x] &>> 24)
        let left = x > bounds.minX ? Float(row[x - 1] &>> 24) : 0
        let right = x + 1 < bounds.maxX ? Float(row[x + 1] &>> 24) : 0
        let dx = (right - left) / 2
        let dy = (Float((below?[x] ?? 0) &>> 24) - Float((above?[x] ?? 0) &>> 24)) / 2
        let slope = max((dx * dx + dy * dy).squareRoot(), 0.5)
        let entering = max(0, min(1, (alpha - low) / slope + 0.5))
        let leaving = max(0, min(1, (high - alpha) / slope + 0.5))
        let cover = alpha > 0 ? min(entering, leaving) : 0
        let pixel = SIMD4<UInt32>((tint * cover).rounded(.toNearestOrAwayFromZero))
        target[x] = pixel.w &<< 24 | pixel.x &<< 16 | pixel.y &<< 8 | pixel.z
      }
    }
    return result
  }
}
