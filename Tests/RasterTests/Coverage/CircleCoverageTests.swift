import Foundation
import Testing

@testable import Raster

@Suite("Coverage of circles")
struct CircleCoverageTests {
  /// The exact area of a disc about the origin inside a pixel: for each x the height that is inside both,
  /// integrated by the midpoint rule in 256 steps.
  static func area(radius: Double, x: Double, y: Double) -> Double {
    var sum = 0.0
    for step in 0..<256 {
      let u = x + (Double(step) + 0.5) / 256
      let half = radius * radius - u * u
      if half <= 0 { continue }
      let reach = half.squareRoot()
      sum += max(0, min(y + 1, reach) - max(y, -reach))
    }
    return sum / 256
  }

  @Test("Every pixel is within the flattening tolerance", arguments: [3.0, 10.3, 24.0, 60.7])
  func circle(radius: Double) {
    let center = (x: 64.3, y: 63.8)
    let mask = Painter(Surface(width: 128, height: 128)).mask(
      of: Path(
        ellipseIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)))
    // Chords cross their circle and stay within two thirds of the tolerance of it.
    let allowed = 1 + Flattener.tolerance * 255 * 2 / 3
    var worst = 0.0
    var total = 0.0
    for y in 0..<128 {
      for x in 0..<128 {
        let distance = hypot(Double(x) + 0.5 - center.x, Double(y) + 0.5 - center.y)
        let exact: Double
        if distance < radius - 1 {
          exact = 1
        } else if distance > radius + 1 {
          exact = 0
        } else {
          exact = Self.area(radius: radius, x: Double(x) - center.x, y: Double(y) - center.y)
        }
        worst = max(worst, abs(Double(mask[x, y]) - exact * 255))
        total += Double(mask[x, y]) / 255
      }
    }
    #expect(worst <= allowed, "off by \(worst)")
    #expect(abs(total - .pi * radius * radius) < 0.002 * 2 * .pi * radius)
  }
}
