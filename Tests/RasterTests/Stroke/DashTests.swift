import Foundation
import Testing

@testable import Raster

@Suite("Dashes")
struct DashTests {
  /// The start and end of each subpath.
  static func spans(_ path: Path) -> [(CGPoint, CGPoint)] {
    var result: [(CGPoint, CGPoint)] = []
    path.forEach { element in
      switch element {
      case .move(let point): result.append((point, point))
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        result[result.count - 1].1 = point
      case .closeSubpath: break
      }
    }
    return result
  }

  @Test("A line is cut where the pattern says")
  func line() {
    let dashes = Path.polyline([.zero, CGPoint(x: 20, y: 0)]).dashedPath([5, 3])
    let spans = Self.spans(dashes).map { [$0.0.x, $0.1.x] }
    #expect(spans == [[0, 5], [8, 13], [16, 20]])
  }

  @Test("The phase moves the pattern back, whole periods do nothing")
  func phase() {
    func starts(_ phase: CGFloat) -> [[CGFloat]] {
      Self.spans(Path.polyline([.zero, CGPoint(x: 10, y: 0)]).dashedPath([5, 3], phase: phase))
        .map { [$0.0.x, $0.1.x] }
    }
    #expect(starts(2) == [[0, 3], [6, 10]])
    #expect(starts(10) == [[0, 3], [6, 10]])
    #expect(starts(-6) == [[0, 3], [6, 10]])
    #expect(starts(6) == [[2, 7]])
  }

  @Test("An odd list is used twice over")
  func odd() {
    let dashes = Path.polyline([.zero, CGPoint(x: 12, y: 0)]).dashedPath([3])
    #expect(Self.spans(dashes).map { $0.0.x } == [0, 6])
  }

  @Test("Dashes run around corners and, in a closed path, through the start")
  func closed() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    // 40 around: drawn 0-8, 16-24, 32-40: the last runs into the first.
    let dashes = square.dashedPath([8, 8])
    let spans = Self.spans(dashes)
    #expect(spans.count == 2)
    #expect(spans.contains { $0.0 == CGPoint(x: 0, y: 8) && $0.1 == CGPoint(x: 8, y: 0) })
  }

  @Test("Dashes on a circle are of equal length")
  func circle() {
    let radius = 40.0
    let circle = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    let dash = 2 * Double.pi * radius / 24
    let dashes = circle.dashedPath([dash / 2, dash / 2])
    let spans = Self.spans(dashes)
    #expect(spans.count == 24)
    // The first dash comes last: what rounding leaves of the pattern at the end runs into it.
    for (index, span) in spans.enumerated() {
      let angle = atan2(Double(span.0.y), Double(span.0.x))
      let expected = Double((index + 1) % 24) / 24 * 2 * .pi
      #expect(abs(remainder(angle - expected, 2 * .pi)) < 1e-4)
    }
  }

  @Test("Unusable patterns mean a solid line, and endless ones do not hang")
  func unusable() {
    let line = Path.polyline([.zero, CGPoint(x: 1000, y: 0)])
    for dash in [[], [0, 0], [-1, 2], [.nan, 1], [.infinity, 1]] as [[CGFloat]] {
      #expect(line.dashedPath(dash) == line)
    }
    #expect(line.dashedPath([1e-300, 1e-300]) == line)
    #expect(!line.dashedPath([0, 5]).isEmpty)
  }
}
