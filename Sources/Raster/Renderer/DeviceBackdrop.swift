import Foundation

/// A material in pixels: what it samples and whether that is reduced.
struct DeviceBackdrop {
  /// The list's item.
  let item: Int
  /// The pixels that it draws.
  let bounds: PixelRect
  let recipe: MaterialRecipe
  /// Whether squares of four by four pixels become one before the blur. Otherwise reduced pixels are pixels.
  let isReduced: Bool
  /// The blur of the reduced picture; nil for none.
  let blur: GaussianBlur?

  init(item: Int, bounds: PixelRect, recipe: MaterialRecipe, device: CGAffineTransform) {
    self.item = item
    self.bounds = bounds
    self.recipe = recipe
    let (a, b, c, d) = (Double(device.a), Double(device.b), Double(device.c), Double(device.d))
    let radius = recipe.blurRadius.isFinite ? max(0, recipe.blurRadius) : 0
    let sigmaX = min(GaussianBlur.limit, radius * (a * a + c * c).squareRoot())
    let sigmaY = min(GaussianBlur.limit, radius * (b * b + d * d).squareRoot())
    // With less of a blur, recolouring reduced pixels would not be the same as recolouring all.
    isReduced = min(sigmaX, sigmaY) >= 16
    let size = isReduced ? 4.0 : 1
    // The mean over a square of pixels has a variance of its own, and so has doubling on the way back.
    let variance = (size * size - 1) / 12 + (size * size - 1) / 4
    func reduced(_ sigma: Double) -> Double { max(0, sigma * sigma - variance).squareRoot() / size }
    blur = GaussianBlur(sigmaX: reduced(sigmaX), sigmaY: reduced(sigmaY))
  }

  /// The reduced pixels that are drawn in a picture of `surface`: those over `bounds`, and what enlarging them looks
  /// at.
  func reducedBounds(in surface: PixelRect) -> PixelRect {
    let rect = reduce(bounds.intersection(surface))
    return isReduced && !rect.isEmpty ? rect.insetBy(dx: -1, dy: -1) : rect
  }

  /// The reduced pixels that are sampled, within a picture of `surface`.
  func reducedSample(in surface: PixelRect) -> PixelRect {
    let shown = reducedBounds(in: surface)
    return (blur?.source(of: shown) ?? shown).intersection(reduce(surface)).normalized
  }

  /// The pixels that are sampled, within a picture of `surface`.
  func sample(in surface: PixelRect) -> PixelRect {
    let rect = reducedSample(in: surface)
    let size = isReduced ? 4 : 1
    return PixelRect(
      minX: rect.minX * size, minY: rect.minY * size, maxX: rect.maxX * size, maxY: rect.maxY * size
    ).intersection(surface).normalized
  }

  /// The reduced pixels that touch `rect`.
  func reduce(_ rect: PixelRect) -> PixelRect {
    if rect.isEmpty { return .empty }
    if !isReduced { return rect }
    return PixelRect(
      minX: rect.minX >> 2, minY: rect.minY >> 2, maxX: (rect.maxX - 1) >> 2 + 1, maxY: (rect.maxY - 1) >> 2 + 1)
  }
}
