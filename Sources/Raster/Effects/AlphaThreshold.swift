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
  /// pixels along the edges are right only where the picture really ends there. A few nanoseconds for eight pixels.
  func run(_ picture: PixelBlock, arena: ScratchArena) -> PixelBlock {
    let bounds = picture.bounds
    let result = PixelBlock(bounds: bounds, arena: arena)
    if bounds.isEmpty { return result }
    let mark = arena.mark
    defer { arena.release(to: mark) }
    let window = AlphaWindow(picture, arena: arena)
    let tint = color.premultiplied * 255
    let low = Float(least.isNaN ? 0 : least) * 255
    let high = greatest >= 1 ? Float.infinity : Float(greatest.isNaN ? 1 : greatest) * 255
    for y in bounds.minY..<bounds.maxY {
      let (above, here, below) = window.rows(around: y)
      let target = result.row(y) + bounds.minX
      for x in stride(from: 0, to: bounds.width, by: 8) {
        let alpha = here.load8(x + 1)
        let dx = (here.load8(x + 2) - here.load8(x)) * 0.5
        let dy = (below.load8(x + 1) - above.load8(x + 1)) * 0.5
        var slope = (dx * dx + dy * dy).squareRoot()
        slope.replace(with: 0.5, where: slope .< 0.5)
        let entering = (alpha - low) / slope + 0.5
        let leaving = (high - alpha) / slope + 0.5
        var cover = entering.replacing(with: leaving, where: leaving .< entering)
        cover.replace(with: 1, where: cover .> 1)
        cover.replace(with: 0, where: (cover .< 0) .| (alpha .<= 0))
        target.store8(LaneConversion.pixels(cover, tint: tint), x)
      }
    }
    return result
  }
}

/// The opacities of three rows of a picture, as floats from 0 to 255, with a clear one before and after each row.
private struct AlphaWindow {
  private let picture: PixelBlock
  private let lines: UnsafeMutablePointer<Float>
  private let length: Int

  init(_ picture: PixelBlock, arena: ScratchArena) {
    self.picture = picture
    length = FloatPlanes.padded(picture.bounds.width + 2)
    lines = arena.allocate(Float.self, count: length * 3)
    lines.update(repeating: 0, count: length * 3)
    read(picture.bounds.minY)
  }

  /// The rows from `y - 1` to `y + 1`: to be called for each `y` of the picture in order.
  func rows(
    around y: Int
  ) -> (UnsafeMutablePointer<Float>, UnsafeMutablePointer<Float>, UnsafeMutablePointer<Float>) {
    read(y + 1)
    return (line(y - 1), line(y), line(y + 1))
  }

  private func line(_ y: Int) -> UnsafeMutablePointer<Float> { lines + (y - picture.bounds.minY + 3) % 3 * length }

  private func read(_ y: Int) {
    let (bounds, line) = (picture.bounds, line(y))
    guard y < bounds.maxY else { return line.update(repeating: 0, count: length) }
    GaussianBlur.unpack(picture.row(y) + bounds.minX, planes: 1, count: bounds.width) { _ in line + 1 }
    // The last group of eight may have reached beyond the row.
    line[bounds.width + 1] = 0
  }
}
