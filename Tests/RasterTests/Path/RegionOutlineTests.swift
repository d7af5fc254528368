import Foundation
import Testing

@testable import Raster

@Suite struct RegionOutlineTests {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat, reversed: Bool = false) -> Path {
    let points = [
      CGPoint(x: x, y: y), CGPoint(x: x + side, y: y), CGPoint(x: x + side, y: y + side), CGPoint(x: x, y: y + side),
    ]
    var path = Path()
    path.addLines(reversed ? points.reversed() : points)
    path.closeSubpath()
    return path
  }

  private func outline(_ paths: [Path], _ covers: RegionOutline.Cover = .nonZero, reversed: Bool = false) -> Path {
    var region = RegionOutline()
    for path in paths { region.add(path, tolerance: 0.01) }
    return region.path(covers: covers, reversed: reversed)
  }

  /// The area of the polygons, negative where they run the other way.
  private func area(_ path: Path) -> Double {
    var (sum, first, last) = (0.0, CGPoint.zero, CGPoint.zero)
    path.forEach { element in
      switch element {
      case .move(let point): (first, last) = (point, point)
      case .line(let point):
        sum += last.x * point.y - point.x * last.y
        last = point
      case .closeSubpath: sum += last.x * first.y - first.x * last.y
      case .curve, .quadCurve: Issue.record("An outline has only lines.")
      }
    }
    return sum / 2
  }

  @Test func joinsSquaresThatOverlap() {
    #expect(area(outline([square(0, 0, 10), square(5, 5, 10)])) == 175)
  }

  @Test func theDirectionOfWhatIsJoinedDoesNotMatter() {
    #expect(area(outline([square(0, 0, 10, reversed: true)])) == 100)
    #expect(area(outline([outline([square(0, 0, 10, reversed: true)]), square(5, 5, 10)])) == 175)
  }

  @Test func squaresThatTouchHaveNoLineBetweenThem() {
    let joined = outline([square(0, 0, 10), square(10, 0, 10)])
    #expect(area(joined) == 200)
    #expect(joined.contains(CGPoint(x: 10, y: 5)))
    #expect(joined.elements.filter { if case .move = $0 { true } else { false } }.count == 1)
  }

  @Test func takesOneOutOfAnother() {
    let hole = outline([square(5, 5, 10)], reversed: true)
    let rest = outline([square(0, 0, 10), hole], .positive)
    #expect(area(rest) == 75)
    #expect(!rest.contains(CGPoint(x: 7, y: 7)))
    #expect(rest.contains(CGPoint(x: 3, y: 3)))
    // Outside of what it is taken from nothing appears.
    #expect(!rest.contains(CGPoint(x: 12, y: 12)))
  }

  @Test func evenCoverageIsOutsideByTheOddRule() {
    #expect(area(outline([square(0, 0, 10), square(2, 2, 4)], .odd)) == 84)
    #expect(area(outline([square(0, 0, 10), square(2, 2, 4)], .nonZero)) == 100)
  }

  @Test func keepsAllAroundAStar() {
    // A pentagram crosses itself; by the non-zero rule its middle is inside.
    var star = Path()
    star.addLines(
      (0..<5).map { index in
        let angle = Double(index) * 4 * .pi / 5
        return CGPoint(x: 50 + 40 * sin(angle), y: 50 - 40 * cos(angle))
      })
    star.closeSubpath()
    let outer = outline([star])
    #expect(outer.contains(CGPoint(x: 50, y: 50)))
    // Ten corners, one contour.
    #expect(outer.elementCount == 11)
    let odd = outline([star], .odd)
    #expect(!odd.contains(CGPoint(x: 50, y: 50)))
  }

  @Test func agreesWithThePathsItIsMadeOf() {
    let parts = (0..<6).map { index -> Path in
      let (x, y) = (CGFloat(index * 13 % 30), CGFloat(index * 7 % 40))
      return Path(ellipseIn: CGRect(x: x, y: y, width: 40, height: 25 + CGFloat(index)))
    }
    func isInside(_ x: CGFloat, _ y: CGFloat) -> Bool { parts.contains { $0.contains(CGPoint(x: x, y: y)) } }
    let joined = outline(parts)
    for row in 0..<40 {
      for column in 0..<40 {
        let (x, y) = (CGFloat(column) * 2 + 0.37, CGFloat(row) * 2 + 0.21)
        let expected = isInside(x, y)
        // Within the tolerance of an edge either answer is right.
        guard isInside(x - 0.05, y) == expected, isInside(x + 0.05, y) == expected,
          isInside(x, y - 0.05) == expected, isInside(x, y + 0.05) == expected
        else { continue }
        #expect(joined.contains(CGPoint(x: x, y: y)) == expected, "\(x), \(y)")
      }
    }
  }

  @Test func nothingHasNoOutline() {
    #expect(outline([]).isEmpty)
    #expect(outline([square(0, 0, 10), square(0, 0, 10, reversed: true)]).isEmpty)
  }
}
