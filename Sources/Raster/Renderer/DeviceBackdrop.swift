import Foundation

/// A material in pixels: what it samples and how much that is reduced.
struct DeviceBackdrop {
  /// The list's item.
  let item: Int
  /// The pixels that it draws.
  let bounds: PixelRect
  let recipe: MaterialRecipe
  /// How many pixels become one, along each axis, before the blur: 1, 2 or 4.
  let reduction: Int
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
    let smaller = min(sigmaX, sigmaY)
    reduction = smaller >= 16 ? 4 : smaller >= 8 ? 2 : 1
    let size = Double(reduction)
    // The mean over a square of pixels has a variance of its own, and so has doubling on the way back.
    let variance = (size * size - 1) / 12 + (size * size - 1) / 4
    func reduced(_ sigma: Double) -> Double { max(0, sigma * sigma - variance).squareRoot() / size }
    blur = GaussianBlur(sigmaX: reduced(sigmaX), sigmaY: reduced(sigmaY))
  }

  /// The reduced pixels that are drawn: those over `bounds`, and what doubling them twice looks at.
  var reducedBounds: PixelRect { reduce(bounds).insetBy(dx: -3, dy: -3) }

  /// The reduced pixels that are sampled, within a picture of `surface`.
  func reducedSample(in surface: PixelRect) -> PixelRect {
    let wanted = blur?.source(of: reducedBounds) ?? reducedBounds
    return wanted.intersection(reduce(surface)).normalized
  }

  /// The pixels that are sampled, within a picture of `surface`.
  func sample(in surface: PixelRect) -> PixelRect {
    let rect = reducedSample(in: surface)
    return PixelRect(
      minX: rect.minX * reduction, minY: rect.minY * reduction, maxX: rect.maxX * reduction,
      maxY: rect.maxY * reduction
    ).intersection(surface).normalized
  }

  /// The reduced pixels that touch `rect`.
  func reduce(_ rect: PixelRect) -> PixelRect {
    if rect.isEmpty { return .empty }
    let shift = reduction.trailingZeroBitCount
    return PixelRect(
      minX: rect.minX >> shift, minY: rect.minY >> shift, maxX: (rect.maxX - 1) >> shift + 1,
      maxY: (rect.maxY - 1) >> shift + 1)
  }
}
