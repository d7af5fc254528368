import Foundation
import Testing

@testable import SwiftUI

@Suite struct RoundedCornerTests {
  private func elements(_ path: Path) -> [Path.Element] {
    var result: [Path.Element] = []
    path.forEach { result.append($0) }
    return result
  }

  /// The points of the top right corner of a 400 by 400 square with radius 100, in radii from the corner: along the top
  /// edge, and along the right one.
  private func corner(_ point: CGPoint) -> SIMD2<Double> {
    SIMD2((400 - Double(point.x)) / 100, Double(point.y) / 100)
  }

  @Test func theContinuousCornerHasThePublishedPoints() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 400, height: 400), cornerRadius: 100)
    // A move to the middle of the right side, then five elements a corner; the top right one is the last.
    let all = elements(path)
    #expect(all.count == 1 + 4 * 5 + 1)
    guard case .move(let first) = all[0] else {
      Issue.record("the outline does not begin with a move")
      return
    }
    #expect(first.isClose(to: CGPoint(x: 400, y: 200), within: 1e-4))
    func near(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Bool { max(abs(a.x - b.x), abs(a.y - b.y)) < 1e-9 }
    guard case .line(let start) = all[16], case .curve(let end1, let c11, let c12) = all[17],
      case .line(let end2) = all[18], case .curve(let end3, let c31, let c32) = all[19],
      case .curve(let end4, let c41, let c42) = all[20]
    else {
      Issue.record("unexpected elements: \(path)")
      return
    }
    #expect(near(corner(start), SIMD2(1.52866471, 0)))
    #expect(near(corner(c11), SIMD2(1.08849323, 0)))
    #expect(near(corner(c12), SIMD2(0.86840689, 0)))
    #expect(near(corner(end1), SIMD2(0.66993427, 0.06549600)))
    #expect(near(corner(end2), SIMD2(0.63149399, 0.07491100)))
    #expect(near(corner(c31), SIMD2(0.37282392, 0.16905899)))
    #expect(near(corner(c32), SIMD2(0.16906013, 0.37282401)))
    #expect(near(corner(end3), SIMD2(0.07491176, 0.63149399)))
    #expect(near(corner(c41), SIMD2(0, 0.86840701)))
    #expect(near(corner(c42), SIMD2(0, 1.08849299)))
    #expect(near(corner(end4), SIMD2(0, 1.52866483)))
    #expect(all.last == .closeSubpath)
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func atHalfTheSideTheSquareIsACircle(style: RoundedCornerStyle) {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 200), cornerRadius: 500, style: style)
    path.forEach { element in
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _):
        let distance = hypot(Double(point.x) - 100, Double(point.y) - 100)
        #expect(abs(distance - 100) < 1e-9, "\(point)")
      default: break
      }
    }
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200))
    for degrees in stride(from: 1.0, to: 360, by: 7) {
      let direction = CGPoint(x: cos(degrees * .pi / 180), y: sin(degrees * .pi / 180))
      let inside = CGPoint(x: 100 + direction.x * 99.99, y: 100 + direction.y * 99.99)
      let outside = CGPoint(x: 100 + direction.x * 100.01, y: 100 + direction.y * 100.01)
      #expect(path.contains(inside) && circle.contains(inside))
      #expect(!path.contains(outside) && !circle.contains(outside))
    }
  }

  @Test func aCapsuleIsRoundAcrossAndEasesAlong() {
    let path = Capsule().path(in: CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(path.boundingRect.isClose(to: CGRect(x: 0, y: 0, width: 300, height: 100)))
    // Along the long side the curve takes more than the radius, across it there is nothing to spare.
    var top: [CGFloat] = []
    path.forEach { if case .line(let point) = $0, point.y == 0 { top.append(point.x) } }
    let last = top.max() ?? 0
    #expect(abs(last - (300 - 1.52866471 * 50)) < 1e-9)
    let circular = Capsule(style: .circular).path(in: CGRect(x: 0, y: 0, width: 300, height: 100))
    top = []
    circular.forEach { if case .line(let point) = $0, point.y == 0 { top.append(point.x) } }
    #expect(top.max() == 250)
  }

  @Test func theSmoothingShrinksWithTheRoom() {
    #expect(CornerCurve.smoothing(radius: 10, available: 100) == 1)
    #expect(abs(CornerCurve.smoothing(radius: 10, available: 15.2866483) - 1) < 1e-12)
    #expect(CornerCurve.smoothing(radius: 10, available: 10) == 0)
    #expect(abs(CornerCurve.smoothing(radius: 10, available: 12.64332415) - 0.5) < 1e-9)
    #expect(CornerCurve.smoothing(radius: 0, available: 10) == 0)
    // From the full curve to the arc without a jump.
    let nearly = CornerCurve(incoming: 0.999_999, outgoing: 0.999_999)
    let full = CornerCurve(incoming: 1, outgoing: 1)
    #expect(abs(nearly.start.x - full.start.x) < 1e-6)
    #expect(abs(nearly.segments[2].end.x - full.segments[2].end.x) < 1e-6)
  }

  @Test func theCircularCornerIsAQuarterOfACircle() {
    let curve = CornerCurve(incoming: 0, outgoing: 0)
    #expect(curve.start == SIMD2(1, 0))
    for segment in curve.segments {
      let distance = hypot(1 - segment.end.x, 1 - segment.end.y)
      #expect(abs(distance - 1) < 1e-12)
    }
    #expect(abs(curve.segments[3].end.x) < 1e-12 && abs(curve.segments[3].end.y - 1) < 1e-12)
  }

  @Test func outlinesStartInTheMiddleOfTheRightSideAndRunClockwise() {
    let all = elements(
      Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 10, style: .circular))
    #expect(all[0] == .move(to: CGPoint(x: 100, y: 30)))
    #expect(all[1] == .line(to: CGPoint(x: 100, y: 50)))
  }

  @Test func radiiAreLimited() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(
      Path(roundedRect: rect, cornerRadius: 1000, style: .circular)
        == Path(roundedRect: rect, cornerRadius: 20, style: .circular))
    #expect(Path(roundedRect: rect, cornerRadius: -5).boundingRect == rect)
    #expect(elements(Path(roundedRect: rect, cornerRadius: .nan)).count == 6)
    #expect(Path(roundedRect: .null, cornerRadius: 5).isEmpty)
  }

  @Test func unevenRadiiBelongToTheirCorners() {
    let path = UnevenRoundedRectangle(topLeadingRadius: 40, style: .circular)
      .path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    for corner in [CGPoint(x: 99, y: 1), CGPoint(x: 1, y: 99), CGPoint(x: 99, y: 99)] { #expect(path.contains(corner)) }
    let both = UnevenRoundedRectangle(topLeadingRadius: 100, topTrailingRadius: 100, style: .circular)
      .path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(
      both
        == Path(
          roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100),
          cornerRadii: RectangleCornerRadii(topLeading: 50, topTrailing: 50), style: .circular))
  }
}
