/// The timing curve from (0, 0) to (1, 1) with two control points, as two cubic polynomials in a parameter.
///
/// `x(t) = ((ax t + bx) t + cx) t`, and `y` likewise (the Bernstein form with its outer points at 0 and 1, expanded).
struct CubicSolver: Hashable, Sendable {
  let ax: Double
  let bx: Double
  let cx: Double
  let ay: Double
  let by: Double
  let cy: Double

  /// A curve with control points `(x1, y1)` and `(x2, y2)`.
  ///
  /// `x1` and `x2` are clamped to 0...1, where alone the curve is a function of `x` (NaN counts as 0). `y1` and `y2`
  /// are free, so a curve may overshoot.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let x1 = x1 >= 0 ? min(x1, 1) : 0
    let x2 = x2 >= 0 ? min(x2, 1) : 0
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
  }

  /// The height of the curve at `x`, which is clamped to 0...1.
  func value(at x: Double) -> Double {
    if isStraight { return min(max(x, 0), 1) }
    return y(parameter(at: x))
  }

  /// Whether both polynomials are the same, so that the curve is the diagonal.
  private var isStraight: Bool { ax == ay && bx == by && cx == cy }

  /// The slope of the curve at `x`, which is clamped to 0...1.
  ///
  /// Where the parametrisation stands still the quotient of the derivatives is not the slope of the curve. SwiftUI
  /// takes it all the same, with two rules of its own: equal derivatives count as 1 (also 0 / 0), and a vanishing
  /// `dx/dt` otherwise gives an infinity. That is how `easeOut` comes to start with slope 1, and `easeIn` to end
  /// with slope 0.
  func velocity(at x: Double) -> Double {
    let t = parameter(at: x)
    let dx = (3 * ax * t + 2 * bx) * t + cx
    let dy = (3 * ay * t + 2 * by) * t + cy
    if dx == dy { return 1 }
    if dx == 0 { return dy < 0 ? -.infinity : .infinity }
    return dy / dx
  }

  private func y(_ t: Double) -> Double {
    t == 1 ? 1 : ((ay * t + by) * t + cy) * t
  }

  /// The parameter at which the curve passes `x`, to the precision of the type.
  ///
  /// Newton's method, kept inside an interval that always holds the root and halved when a step would leave it: `x(t)`
  /// grows with `t`, but its derivative may vanish.
  private func parameter(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<64 {
      let error = ((ax * t + bx) * t + cx) * t - x
      if error == 0 { return t }
      if error < 0 { low = t } else { high = t }
      let slope = (3 * ax * t + 2 * bx) * t + cx
      let newton = t - error / slope
      let next = newton > low && newton < high ? newton : 0.5 * (low + high)
      if abs(next - t) <= t.ulp { return next }
      t = next
    }
    return t
  }
}
