import Foundation
import Testing

@testable import Raster

@Suite("Paths")
struct PathTests {
  @Test("Copies are independent values that compare by identity first")
  func values() {
    var a = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    let b = a
    #expect(a.isIdentical(to: b))
    a.addLine(to: CGPoint(x: 9, y: 9))
    #expect(!a.isIdentical(to: b))
    #expect(a != b)
    #expect(b == Path(CGRect(x: 0, y: 0, width: 4, height: 4)))
    #expect(Path().isEmpty && Path() == Path())
  }

  @Test("The bounding box is tight, the control box holds the control points")
  func bounds() {
    let path = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    #expect(path.controlBounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    let box = path.boundingRect
    #expect(abs(box.height - 5) < 1e-9 && abs(box.width - 10) < 1e-9)
    #expect(Path().boundingRect.isNull)
    let circle = Path(ellipseIn: CGRect(x: 1, y: 2, width: 30, height: 20)).boundingRect
    #expect(abs(circle.minX - 1) < 1e-9 && abs(circle.maxY - 22) < 1e-9)
  }

  @Test("Containment agrees with coverage, by both rules")
  func contains() {
    for seed in 0..<12 {
      var random = SplitMix(seed: UInt64(seed))
      func point() -> CGPoint { CGPoint(x: random.double(0...24), y: random.double(0...24)) }
      let path = Path {
        $0.move(to: point())
        for _ in 0..<4 { $0.addCurve(to: point(), control1: point(), control2: point()) }
        $0.addLine(to: point())
        $0.addQuadCurve(to: point(), control: point())
      }
      let painter = Painter(Surface(width: 24, height: 24))
      for rule in [FillRule.nonZero, .evenOdd] {
        let mask = painter.mask(of: path, rule: rule)
        for y in 0..<24 {
          for x in 0..<24 where mask[x, y] == 0 || mask[x, y] == 255 {
            let center = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
            // A pixel that slivers of opposite sense cancel in may look whole; look at its corners too.
            let corners = [(0.1, 0.1), (0.9, 0.1), (0.1, 0.9), (0.9, 0.9)].map {
              path.contains(CGPoint(x: Double(x) + $0.0, y: Double(y) + $0.1), rule: rule)
            }
            if Set(corners).count == 1, corners[0] == path.contains(center, rule: rule) {
              #expect(corners[0] == (mask[x, y] == 255), "seed \(seed) at \(x), \(y)")
            }
          }
        }
      }
    }
  }

  @Test("Segments without a current point are left out, NaN too, and infinity is pulled in")
  func badNumbers() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    #expect(path.isEmpty)
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: -CGFloat.infinity))
    path.addCurve(to: .zero, control1: CGPoint(x: CGFloat.nan, y: 0), control2: .zero)
    #expect(path.elementCount == 2)
    #expect(path.currentPoint == CGPoint(x: 1e12, y: -1e12))
  }

  @Test("Arcs: direction, whole turns, tangents")
  func arcs() {
    func arc(_ start: Double, _ end: Double, _ clockwise: Bool) -> Path {
      Path {
        $0.addArc(
          center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
      }
    }
    #expect(abs(arc(0, .pi / 2, false).length - 5 * .pi) < 1e-3)
    #expect(abs(arc(0, .pi / 2, true).length - 15 * .pi) < 1e-3)
    #expect(abs(arc(0, 2 * .pi, false).length - 20 * .pi) < 1e-3)
    #expect(abs(arc(0, -2 * .pi, true).length - 20 * .pi) < 1e-3)
    #expect(arc(0, 0, false).length == 0)
    var corner = Path()
    corner.move(to: .zero)
    corner.addArc(
      tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    let end = corner.currentPoint ?? .zero
    #expect(abs(end.x - 20) < 1e-9 && abs(end.y - 5) < 1e-9)
    #expect(abs(corner.length - (15 + 2.5 * .pi)) < 1e-3)
    var straight = Path()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 3)
    #expect(straight.elements.last == .line(to: CGPoint(x: 5, y: 0)))
  }

  @Test("Rounded rectangles: radii are limited together")
  func roundedRects() {
    let box = CGRect(x: 0, y: 0, width: 40, height: 20)
    let pill = Path(roundedRect: box, cornerSize: CGSize(width: 99, height: 99))
    #expect(abs(pill.boundingRect.width - 40) < 1e-9)
    #expect(!pill.contains(CGPoint(x: 1, y: 1)))
    #expect(pill.contains(CGPoint(x: 20, y: 0.1)))
    #expect(Path(roundedRect: box, cornerSize: .zero).boundingRect == box)
    var mixed = Path()
    mixed.addRoundedRect(in: box, topLeft: 8, topRight: 0, bottomRight: 0, bottomLeft: 0)
    #expect(!mixed.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(mixed.contains(CGPoint(x: 39.5, y: 0.5)))
    #expect(mixed.contains(CGPoint(x: 0.5, y: 19.5)))
  }

  @Test("Transforms compose as in CoreGraphics")
  func transforms() {
    let moved = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
    #expect(CGPoint(x: 1, y: 1).applying(moved) == CGPoint(x: 22, y: 63))
    let then = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(CGPoint(x: 1, y: 1).applying(then) == CGPoint(x: 12, y: 23))
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(CGPoint(x: 1, y: 0).applying(turn).y - 1) < 1e-12)
    let back = then.rotated(by: 0.7).inverted().concatenating(then.rotated(by: 0.7))
    #expect(abs(back.a - 1) < 1e-12 && abs(back.tx) < 1e-12)
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverse == nil)
    #expect(
      CGRect(x: 0, y: 0, width: 2, height: 1).applying(CGAffineTransform(scaleX: -1, y: 2))
        == CGRect(x: -2, y: 0, width: 2, height: 2))
  }
}
