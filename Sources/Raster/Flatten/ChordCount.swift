/// How many points a curve becomes so that no pixel's coverage is off by more than about `level`.
///
/// A single chord leaves a curve of length ℓ by its sagitta D at most, chords at equal steps `h` of the parameter by
/// `s = D·h²`. Chords whose ends are moved out by ⅔ of it cover as much as the curve; what is left is a wave of −⅔s at
/// the ends and ⅓s between, of which no part has a larger area than `0.128·s·ℓ·h`, whatever a pixel cuts out of it: so
/// `h⁻³ = 0.128·D·ℓ/level` will do. A pixel holds no more than √2 of a long chord, and of the wave's crest no more than
/// 0.8·s, so that there is no need for more than `h⁻² = 0.8·D/level`.
///
/// The curve's own ends stay where they are. A chord from there to the first moved point covers as much as the curve
/// when it takes `first = √½` of a step: so `n` points are at `first`, `1 + first`, … of `n − 1 + 2·first` steps.
enum ChordCount {
  /// The most points for one curve: enough up to a size of 400,000 pixels.
  static let most = 8192.0
  /// The steps before the first point, and after the last: √½.
  static let first = 0.7071067811865476
  /// The coverage that does not show; the half level that rounding takes comes on top of it.
  private static let level = 0.4 / 255
  /// The area, in pixels, between a curve and a single chord that does not show.
  private static let leastArea = 0.5 * level
  /// The area that does not show when the curve has one point in its middle.
  private static let leastAreaForTwo = 30 * level
  /// `h⁻³` for each pixel of `D·ℓ`.
  private static let cubePerArea = 0.128 / level
  /// `h⁻²` for each pixel of `D`.
  private static let squarePerSagitta = 0.8 / level

  /// The greatest angle between points of an arc of `radius` pixels: for the angle φ, `D·ℓ = r²·φ³/8`.
  static func arcStep(radius: Double) -> Double {
    min(max(1 / root(cubePerArea / 8 * radius * radius, 3), 2 * .pi / 4096), 1)
  }

  /// The step of so many points, at least one, when the whole curve is 1.
  @inline(__always)
  static func step(_ points: Double) -> Double { 1 / (points - 1 + 2 * first) }

  /// The number of points for so many steps.
  @inline(__always)
  static func points(_ steps: Double) -> Double { (steps + 1 - 2 * first).rounded(.up) }

  /// The number of points between a curve's ends; 0 when the curve may be replaced by a single chord.
  ///
  /// - Parameters:
  ///   - sagitta: The square of how far a single chord is from the curve, in pixels.
  ///   - length: The square of the curve's length in pixels, roughly: it counts by its sixth root. For quarters of
  ///     circles it is 1.5 times the sum of the squares of the control polygon's sides for quadratic curves, 2.5
  ///     times for cubic ones.
  @inline(__always)
  static func points(squareOfSagitta sagitta: Double, squareOfLength length: Double) -> Double {
    // So short a curve may share its pixel with others.
    let area = length < 1 ? 4 * sagitta * length : sagitta * length
    if area < leastAreaForTwo * leastAreaForTwo { return area < leastArea * leastArea ? 0 : 1 }
    let byArea = root(area * (cubePerArea * cubePerArea), 6)
    let byWidth = root(sagitta * (squarePerSagitta * squarePerSagitta), 4)
    let points = points(byArea < byWidth ? byArea : byWidth)
    // Also when something is infinite or NaN.
    return points < most ? points : most
  }

  /// A root of a positive number, −4 to +3 % off: a Double's bits, read as a whole number, are roughly its
  /// logarithm.
  @inline(__always)
  static func root(_ value: Double, _ degree: UInt64) -> Double {
    let one = (1.0).bitPattern
    return 0.97 * Double(bitPattern: value.bitPattern / degree + (one - one / degree))
  }
}
