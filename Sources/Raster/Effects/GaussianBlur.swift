import Foundation

/// A Gaussian blur of one size, ready to be run: how far the picture is reduced first, and the weights.
///
/// A picture is halved until the standard deviation that is left is below four of its pixels, filtered
/// there with a sampled Gaussian of at most 25 taps an axis, and doubled again. Halving and doubling
/// use the binomial weights 1 3 3 1, that is quadratic B-splines, whose variance is known and the same at
/// every phase; the sampled Gaussian supplies what is missing to `σ²`. A blur costs about the same a
/// pixel whatever its size, and differs from a true Gaussian by less than one part in 255.
///
/// Reduced pixels are aligned to whole multiples of their size in device space, and every output pixel
/// is a fixed sequence of operations on the pixels within `support`: so the result does not depend on which
/// part of a picture is asked for.
struct GaussianBlur: Equatable {
  /// How many times the picture is halved.
  let levels: Int
  /// Weights at 0, 1, 2 … reduced pixels' distance, along x; they sum to 1 over both sides.
  let horizontal: [Float]
  /// The same along y.
  let vertical: [Float]

  /// How many pixels to a side anything of the blurred picture can be seen: beyond 3.2 standard deviations an
  /// edge between opaque and nothing is less than a fifth of an 8-bit step.
  let visible: SIMD2<Int>

  /// The largest standard deviation that is drawn, in pixels.
  static let limit = 512.0

  /// Standard deviations below this many pixels change no 8-bit value, and are none.
  static let threshold = 0.1

  /// The blur with these standard deviations in pixels, or nil when there is nothing to blur. Bad
  /// numbers count as 0; values beyond `limit` are limited.
  init?(sigmaX: Double, sigmaY: Double) {
    func clean(_ sigma: Double) -> Double { sigma.isFinite ? max(0, min(sigma, GaussianBlur.limit)) : 0 }
    let (x, y) = (clean(sigmaX), clean(sigmaY))
    guard max(x, y) >= GaussianBlur.threshold else { return nil }
    var levels = 0
    while min(x, y) >= 4 * Double(1 << levels) { levels += 1 }
    self.levels = levels
    visible = SIMD2(Int((3.2 * x).rounded(.up)) + 1, Int((3.2 * y).rounded(.up)) + 1)
    horizontal = GaussianBlur.weights(sigma: x, levels: levels)
    vertical = GaussianBlur.weights(sigma: y, levels: levels)
  }

  /// Halving and doubling `n` times have the variance `(4ⁿ − 1)/2` together.
  private static func weights(sigma: Double, levels: Int) -> [Float] {
    let size = Double(1 << levels)
    let variance = (sigma * sigma - (size * size - 1) / 2) / (size * size)
    guard variance > 0.005 else { return [1] }
    let radius = Int((3 * variance.squareRoot()).rounded(.up))
    let raw = (0...radius).map { exp(-Double($0 * $0) / (2 * variance)) }
    let sum = 2 * raw.reduce(0, +) - raw[0]
    return raw.map { Float($0 / sum) }
  }

  /// How many reduced pixels the weights reach to a side.
  var reach: (x: Int, y: Int) { (horizontal.count - 1, vertical.count - 1) }

  /// How many pixels to a side an output pixel may depend on.
  var support: (x: Int, y: Int) {
    // Doubling reaches 2 pixels of each level, halving 2 more; the multiples of a level's size add one.
    let size = 1 << levels
    let resampling = levels == 0 ? 0 : 4 * size
    return (reach.x * size + resampling, reach.y * size + resampling)
  }

  /// The pixels that show something of a picture that fills `rect`.
  func visible(of rect: PixelRect) -> PixelRect {
    if rect.isEmpty { return rect }
    return rect.insetBy(dx: -min(visible.x, support.x), dy: -min(visible.y, support.y))
  }

  /// The pixels that `rect` depends on.
  func source(of rect: PixelRect) -> PixelRect {
    rect.isEmpty ? rect : rect.insetBy(dx: -support.x, dy: -support.y)
  }
}

/// What lies beyond the edge of a picture that is blurred.
enum BlurEdge {
  /// Nothing: the edge fades.
  case transparent
  /// More of the pixel at the edge.
  case clamp
}
