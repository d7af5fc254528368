import Foundation
import Testing

@testable import Raster

@Suite("Coverage of circles")
struct CircleCoverageTests {
  /// The area of a disc about the origin inside a pixel, to 10⁻⁵: for each angle from −x the height that is inside
  /// both, integrated by the midpoint rule in 256 steps.
  static func area(radius: Double, x: Double, y: Double) -> Double {
    let from = acos(min(max(-x / radius, -1), 1))
    let step = (acos(min(max(-(x + 1) / radius, -1), 1)) - from) / 256
    var sum = 0.0
    for index in 0..<256 {
      let reach = radius * sin(from + (Double(index) + 0.5) * step)
      sum += max(0, min(y + 1, reach) - max(y, -reach)) * reach
    }
    return sum * step
  }

  /// A circle of eight arcs, which are within 4·10⁻⁶ of the radius of it.
  static func circle(_ center: CGPoint, _ radius: Double) -> Path {
    Path {
      $0.addArc(center: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
      $0.closeSubpath()
    }
  }

  /// The greatest difference from the exact coverage, in 255ths, of a ring's mask, and the mask's area.
  static func compare(_ mask: Mask, _ center: CGPoint, inner: Double, outer: Double) -> (worst: Double, area: Double) {
    var worst = 0.0
    var total = 0.0
    for y in 0..<128 {
      for x in 0..<128 {
        let (dx, dy) = (Double(x) - center.x, Double(y) - center.y)
        let distance = hypot(dx + 0.5, dy + 0.5)
        func disc(_ radius: Double) -> Double {
          if distance < radius - 1 { return 1 }
          return distance > radius + 1 ? 0 : area(radius: radius, x: dx, y: dy)
        }
        let exact = disc(outer) - disc(inner)
        worst = max(worst, abs(Double(mask[x, y]) - exact * 255))
        total += Double(mask[x, y]) / 255
      }
    }
    return (worst, total)
  }

  /// Half a level for rounding to 8 bits, and as much for the chords.
  static let allowed = 1.0

  @Test(
    "Every pixel of a disc is exact but for one level",
    arguments: [0.4, 1.2, 2.0, 3.0, 5.5, 10.3, 24.0, 60.7])
  func disc(radius: Double) {
    let center = CGPoint(x: 64.3, y: 63.8)
    let mask = Painter(Surface(width: 128, height: 128)).mask(of: Self.circle(center, radius))
    let (worst, area) = Self.compare(mask, center, inner: 0, outer: radius)
    #expect(worst <= Self.allowed, "off by \(worst)")
    #expect(abs(area - .pi * radius * radius) < 0.002 * 2 * .pi * radius + 0.01)
  }

  @Test(
    "Every pixel of a stroked circle is exact but for one level",
    arguments: [(20.0, 4.0), (30.2, 1.5), (40.4, 17), (8, 10), (50, 0.6), (4, 7)])
  func ring(radius: Double, width: Double) {
    let center = CGPoint(x: 64.3, y: 63.8)
    let mask = Painter(Surface(width: 128, height: 128)).mask(
      ofStroke: Self.circle(center, radius), style: StrokeStyle(lineWidth: width))
    let (worst, _) = Self.compare(mask, center, inner: radius - width / 2, outer: radius + width / 2)
    #expect(worst <= Self.allowed, "off by \(worst)")
  }
}
