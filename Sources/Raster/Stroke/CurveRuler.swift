/// The relation of parameter and arc length on a curve, tabulated.
struct CurveRuler {
  private let curve: CubicCurve
  /// The length from the start to each of `count` equal steps of the parameter.
  private let lengths: ContiguousArray<Double>

  /// The arc's length.
  var length: Double { lengths[lengths.count - 1] }

  /// Tabulates in steps as fine as flattening to `tolerance` takes.
  init(_ curve: CubicCurve, tolerance: Double) {
    self.curve = curve
    let bend = max(
      (curve.p0 - 2 * curve.p1 + curve.p2).length, (curve.p1 - 2 * curve.p2 + curve.p3).length)
    let wanted = (0.75 * bend / (tolerance * 4)).squareRoot().rounded(.up)
    let count = wanted < 1024 ? max(4, Int(wanted)) : 1024
    var lengths: ContiguousArray<Double> = [0]
    lengths.reserveCapacity(count + 1)
    let step = 1 / Double(count)
    var sum = 0.0
    for index in 0..<count {
      // Three-point Gauss-Legendre quadrature of the speed.
      let middle = (Double(index) + 0.5) * step
      let offset = 0.7745966692414834 * step / 2
      sum +=
        step / 18
        * (5 * curve.derivative(middle - offset).length + 8 * curve.derivative(middle).length
          + 5 * curve.derivative(middle + offset).length)
      lengths.append(sum)
    }
    self.lengths = lengths
  }

  /// The parameter at an arc length between zero and `length`.
  func parameter(at target: Double) -> Double {
    let count = lengths.count - 1
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lengths[middle] <= target { low = middle } else { high = middle }
    }
    let span = lengths[high] - lengths[low]
    let step = 1 / Double(count)
    let start = Double(low) * step
    guard span > 0 else { return start }
    // Linear within the step, corrected once by the speed half way to the guess.
    var t = start + (target - lengths[low]) / span * step
    let speed = curve.derivative((start + t) / 2).length
    if speed > 0 {
      let end = curve.derivative(t).length
      let begin = curve.derivative(start).length
      let travelled = (t - start) / 6 * (begin + 4 * speed + end)
      if end > 0 { t -= (travelled - (target - lengths[low])) / end }
    }
    return min(max(t, start), start + step)
  }
}
