import Foundation
import Testing

@testable import SwiftUI

@Suite struct PathTests {
  private func elements(_ path: Path) -> [Path.Element] {
    var result: [Path.Element] = []
    path.forEach { result.append($0) }
    return result
  }

  @Test func buildsElements() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4))
      path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
      path.closeSubpath()
    }
    #expect(
      elements(path) == [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)),
        .quadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8)),
        .curve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2)), .closeSubpath,
      ])
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func describesItself() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2.5))
      path.addLine(to: CGPoint(x: -3, y: 4))
      path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      path.closeSubpath()
    }
    #expect(path.description == "1 2.5 m -3 4 l 7 8 5 6 q h")
    #expect(Path(path.description) == path)
    #expect(Path("0 0 10 20 re") == Path(CGRect(x: 0, y: 0, width: 10, height: 20)))
    #expect(Path("") == Path())
  }

  @Test(arguments: ["1 m", "1 2 3 m", "1 2 l", "0 0 m 1 2 x", "0 0 m 1", "nan 0 m", "h"])
  func malformedTextIsNoPath(text: String) {
    #expect(Path(text) == nil)
  }

  @Test func describesRoundedOutlinesWithoutLoss() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 17)
    #expect(Path(path.description) == path)
  }

  @Test func anArcThatIsNotClockwiseLooksClockwise() {
    let quarter = Path { path in
      path.addArc(
        center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    }
    #expect(quarter.boundingRect.isClose(to: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let rest = Path { path in
      path.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
    }
    #expect(rest.boundingRect.isClose(to: CGRect(x: -10, y: -10, width: 20, height: 20)))
    let relative = Path { path in
      path.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(180), delta: .degrees(90))
    }
    #expect(relative.boundingRect.isClose(to: CGRect(x: -10, y: -10, width: 10, height: 10)))
  }

  @Test func aTangentArcRoundsACorner() {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    }
    #expect(path.currentPoint?.isClose(to: CGPoint(x: 10, y: 4)) == true)
    #expect(elements(path)[1] == .line(to: CGPoint(x: 6, y: 0)))
  }

  @Test func containsByEitherRule() {
    let path = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
      path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 15, y: 15), eoFill: true))
    #expect(path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(!path.contains(CGPoint(x: 35, y: 5)))
  }

  @Test func mapsAndMoves() {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(path.offsetBy(dx: 5, dy: 6).boundingRect == CGRect(x: 5, y: 6, width: 10, height: 20))
    #expect(
      path.applying(CGAffineTransform(scaleX: 2, y: 3)).boundingRect == CGRect(x: 0, y: 0, width: 20, height: 60))
    #expect(Path().boundingRect.isNull)
  }

  @Test func trimsByLength() {
    let path = Path { path in path.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)]) }
    #expect(path.trimmedPath(from: 0, to: 0.5).description == "0 0 m 10 0 l 10 10 l")
    #expect(path.trimmedPath(from: 0.75, to: 1).description == "10 20 m 10 30 l")
    #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
  }

  @Test func appendsOtherPaths() {
    var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    path.addPath(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), transform: .init(translationX: 9, y: 0))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 1))
    #expect(path == path)
    #expect(path != Path())
  }
}

extension CGPoint {
  /// Whether the point lies within a millionth of `other`.
  func isClose(to other: CGPoint, within tolerance: CGFloat = 1e-6) -> Bool {
    abs(x - other.x) < tolerance && abs(y - other.y) < tolerance
  }
}

extension CGRect {
  /// Whether all edges lie within a ten-thousandth of those of `other`.
  func isClose(to other: CGRect, within tolerance: CGFloat = 1e-4) -> Bool {
    abs(minX - other.minX) < tolerance && abs(minY - other.minY) < tolerance && abs(maxX - other.maxX) < tolerance
      && abs(maxY - other.maxY) < tolerance
  }

  @Test func everyPartCanBeAddedByItself() {
    let rect = CGRect(x: 10, y: 10, width: 40, height: 20)
    var path = Path()
    path.addRect(rect)
    #expect(path.description == "10 10 40 20 re" || path.boundingRect == rect)
    #expect(path.contains(CGPoint(x: 11, y: 11)))
    var ellipse = Path()
    ellipse.addEllipse(in: rect)
    #expect(ellipse.boundingRect.isClose(to: rect) && !ellipse.contains(CGPoint(x: 11, y: 11)))
    var rounded = Path()
    rounded.addRoundedRect(in: rect, cornerSize: CGSize(width: 8, height: 8))
    #expect(rounded.boundingRect.isClose(to: rect) && !rounded.contains(CGPoint(x: 10.5, y: 10.5)))
    var lines = Path()
    lines.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    #expect(lines.description == "0 0 m 10 0 l 10 10 l")
    #expect(Path(ellipseIn: rect).boundingRect.isClose(to: rect))
    #expect(Path(roundedRect: rect, cornerSize: CGSize(width: 5, height: 5)).boundingRect.isClose(to: rect))
  }

  @Test func aCurveGoesThroughItsBezierPoints() {
    let curve = Path { path in
      path.move(to: .zero)
      path.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 80), control2: CGPoint(x: 100, y: 80))
    }
    // Half-way it is three quarters of the way to the control points.
    #expect(abs(curve.boundingRect.maxY - 60) < 0.01)
    let bow = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 80))
    }
    #expect(abs(bow.boundingRect.maxY - 40) < 0.01)
  }

  @Test func anArcIsJoinedToWhatIsThereByALine() {
    let sector = Path { path in
      path.move(to: CGPoint(x: 50, y: 50))
      path.addArc(
        center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(-90), endAngle: .degrees(0), clockwise: false)
      path.closeSubpath()
    }
    #expect(sector.contains(CGPoint(x: 70, y: 30)))
    #expect(!sector.contains(CGPoint(x: 30, y: 30)) && !sector.contains(CGPoint(x: 70, y: 70)))
  }
}
