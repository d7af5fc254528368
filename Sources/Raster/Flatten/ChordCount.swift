/// How many chords stand for a curve so that no pixel's coverage is off by more than about one level of 255.
///
/// A single chord leaves a curve of length ℓ by its sagitta D at most; `n` of them, at equal steps of the
/// parameter, by `s = D/n²`. Chords whose ends are moved out by ⅔ of it cover as much as the curve; what is left
/// is a wave of −⅔s at the ends and ⅓s between, of which no part has a larger area than `0.128·s·ℓ/n`, whatever a
/// pixel cuts out of it; one level allows `n³ = 0.128·255·D·ℓ`. A pixel holds no more than √2 of a long chord, and of
/// the wave's crest no more than 0.8·s, so that there is no need for more than `n² = 0.8·255·D`.
///
/// The curve's own ends stay where they are. Between the first moved point and there half a step remains, whose
/// sagitta is a quarter: so the points are at half steps, ½, 1½, …, n − ½ of n, and make n + 1 chords.
enum ChordCount {
  /// The most steps for one curve: enough up to a size of 400,000 pixels.
  static let most = 8192.0
  /// The area, in pixels, between a curve and a single chord that does not show.
  private static let leastArea = 0.006
  /// The area that does not show when the curve has one point in its middle.
  private static let leastAreaForTwo = 0.12
  /// `n³` for each pixel of `D·ℓ`.
  static let cubePerArea = 0.128 * 255
  /// `n²` for each pixel of `D`.
  private static let squarePerSagitta = 0.8 * 255

  /// The greatest angle between points of an arc of `radius` pixels: for the angle φ, `D·ℓ = r²·φ³/8`.
  static func arcStep(radius: Double) -> Double {
    min(max(1 / root(cubePerArea / 8 * radius * radius, 3), 2 * .pi / 4096), 1)
  }

  /// The number of steps; 0 when the curve may be replaced by a single chord.
  ///
  /// - Parameters:
  ///   - sagitta: The square of how far a single chord is from the curve, in pixels.
  ///   - length: The square of the curve's length in pixels, roughly: it counts by its sixth root. For quarters of
  ///     circles it is 1.5 times the sum of the squares of the control polygon's sides for quadratic curves, 2.5
  ///     times for cubic ones.
  @inline(__always)
  static func steps(squareOfSagitta sagitta: Double, squareOfLength length: Double) -> Double {
    let area = sagitta * length
    if area < leastAreaForTwo * leastAreaForTwo { return area < leastArea * leastArea ? 0 : 1 }
    let byArea = root(area * (cubePerArea * cubePerArea), 6)
    let byWidth = root(sagitta * (squarePerSagitta * squarePerSagitta), 4)
    let steps = (byArea < byWidth ? byArea : byWidth).rounded(.up)
    // Also when something is infinite or NaN.
    return steps < most ? steps : most
  }

  /// A root of a positive number, −4 to +3 % off: a Double's bits, read as a whole number, are roughly its
  /// logarithm.
  @inline(__always)
  static func root(_ value: Double, _ degree: UInt64) -> Double {
    let one = (1.0).bitPattern
    return 0.97 * Double(bitPattern: value.bitPattern / degree + (one - one / degree))
  }
}
