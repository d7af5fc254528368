import Foundation
import Testing

@testable import Raster

@Suite("Strokes")
struct StrokeTests {
  /// The covered fractions of a stroke with round caps and joins, by distance from a polyline at
  /// 24 × 24 places a pixel.
  static func roundOracle(_ points: [CGPoint], width: Double, size: Int) -> [Double] {
    let half = width / 2
    let fine = 24
    return (0..<size * size).map { index in
      let (px, py) = (Double(index % size), Double(index / size))
      // Whole pixels near or far from every segment need no counting.
      let middle = distance(px + 0.5, py + 0.5, points)
      if middle < half - 0.75 { return 1 }
      if middle > half + 0.75 { return 0 }
      var inside = 0
      for sample in 0..<fine * fine {
        let x = px + (Double(sample % fine) + 0.5) / Double(fine)
        let y = py + (Double(sample / fine) + 0.5) / Double(fine)
        if distance(x, y, points) <= half { inside += 1 }
      }
      return Double(inside) / Double(fine * fine)
    }
  }

  static func distance(_ x: Double, _ y: Double, _ points: [CGPoint]) -> Double {
    var best = Double.infinity
    for (a, b) in zip(points, points.dropFirst()) {
      let (dx, dy) = (Double(b.x - a.x), Double(b.y - a.y))
      let square = dx * dx + dy * dy
      let along = square > 0 ? ((x - a.x) * dx + (y - a.y) * dy) / square : 0
      let t = min(1, max(0, along))
      best = min(best, hypot(x - a.x - t * dx, y - a.y - t * dy))
    }
    return best
  }

  static func worst(_ mask: Mask, _ exact: [Double], size: Int) -> Double {
    var worst = 0.0
    for index in 0..<size * size {
      worst = max(worst, abs(Double(mask[index % size, index / size]) - exact[index] * 255))
    }
    return worst
  }

  @Test("Round strokes of random polylines match the distance from the line")
  func roundStrokes() {
    for seed in 0..<10 {
      var random = SplitMix(seed: UInt64(seed))
      let points = (0..<random.int(2...4)).map { _ in
        CGPoint(x: random.double(8...40), y: random.double(8...40))
      }
      let width = random.double(1...12)
      let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
      let mask = Painter(Surface(width: 48, height: 48)).mask(ofStroke: .polyline(points), style: style)
      let exact = Self.roundOracle(points, width: width, size: 48)
      for index in 0..<48 * 48 {
        let (x, y) = (Double(index % 48) + 0.5, Double(index / 48) + 0.5)
        // Where the sides of two segments share a pixel both parts count, by the nature of merged cells.
        let sides = zip(points, points.dropFirst()).filter {
          abs(Self.distance(x, y, [$0, $1]) - width / 2) < 1
        }
        if sides.count > 1 { continue }
        let difference = Double(mask[index % 48, index / 48]) - exact[index] * 255
        #expect(abs(difference) <= 4, "seed \(seed) at \(index % 48), \(index / 48)")
      }
    }
  }

  @Test("A butt line is its rectangle, a square cap half a width longer", arguments: [false, true])
  func straight(isSquare: Bool) {
    for seed in 0..<12 {
      var random = SplitMix(seed: UInt64(seed) + 50)
      let a = CGPoint(x: random.double(10...38), y: random.double(10...38))
      let b = CGPoint(x: random.double(10...38), y: random.double(10...38))
      let width = random.double(0.3...9)
      let style = StrokeStyle(lineWidth: width, lineCap: isSquare ? .square : .butt)
      let mask = Painter(Surface(width: 48, height: 48)).mask(
        ofStroke: .polyline([a, b]), style: style)
      let length = hypot(b.x - a.x, b.y - a.y)
      let (ux, uy) = ((b.x - a.x) / length, (b.y - a.y) / length)
      let extra = isSquare ? width / 2 : 0
      let (nx, ny) = (-uy * width / 2, ux * width / 2)
      let (ex, ey) = (ux * extra, uy * extra)
      let corners = [
        CGPoint(x: a.x - ex + nx, y: a.y - ey + ny), CGPoint(x: b.x + ex + nx, y: b.y + ey + ny),
        CGPoint(x: b.x + ex - nx, y: b.y + ey - ny), CGPoint(x: a.x - ex - nx, y: a.y - ey - ny),
      ]
      let exact = PolygonOracle.coverage([corners], width: 48, height: 48)
      #expect(Self.worst(mask, exact, size: 48) <= 1, "seed \(seed)")
    }
  }

  @Test("Joins: the corner's outline is the polygon that geometry says")
  func joins() {
    let corner = [CGPoint(x: 6, y: 34), CGPoint(x: 6, y: 10), CGPoint(x: 30, y: 10)]
    let painter = Painter(Surface(width: 40, height: 40))
    func area(_ join: CGLineJoin, limit: Double = 10) -> Double {
      let mask = painter.mask(
        ofStroke: .polyline(corner),
        style: StrokeStyle(lineWidth: 8, lineJoin: join, miterLimit: limit))
      return (0..<1600).reduce(0) { $0 + Double(mask[$1 % 40, $1 / 40]) / 255 }
    }
    // Two arms of 24 × 8 that share a quarter, plus what the join adds outside.
    let arms = 2 * 24.0 * 8 - 16
    #expect(abs(area(.miter) - (arms + 16)) < 0.1)
    #expect(abs(area(.bevel) - (arms + 8)) < 0.1)
    #expect(abs(area(.round) - (arms + .pi * 4)) < 0.2)
    // A right angle's miter is √2 widths long.
    #expect(abs(area(.miter, limit: 1.42) - (arms + 16)) < 0.1)
    #expect(abs(area(.miter, limit: 1.41) - (arms + 8)) < 0.1)
  }

  @Test("Lines without length show as dots with round and square caps only")
  func dots() {
    let painter = Painter(Surface(width: 20, height: 20))
    let point = CGPoint(x: 10, y: 10)
    func area(_ path: Path, _ cap: CGLineCap) -> Double {
      let mask = painter.mask(ofStroke: path, style: StrokeStyle(lineWidth: 8, lineCap: cap))
      return (0..<400).reduce(0) { $0 + Double(mask[$1 % 20, $1 / 20]) / 255 }
    }
    let line = Path.polyline([point, point])
    let closed = Path.polygon([point])
    let curve = Path {
      $0.move(to: point)
      $0.addCurve(to: point, control1: point, control2: point)
    }
    for path in [line, closed, curve] {
      #expect(area(path, .butt) == 0)
      #expect(abs(area(path, .round) - .pi * 16) < 0.3)
      #expect(abs(area(path, .square) - 64) < 0.1)
    }
    #expect(area(Path { $0.move(to: point) }, .round) == 0)
  }

  @Test("A curve tighter than the pen has no holes")
  func tightCurve() {
    let path = Path {
      $0.move(to: CGPoint(x: 20, y: 50))
      $0.addCurve(
        to: CGPoint(x: 44, y: 50), control1: CGPoint(x: 30, y: -10), control2: CGPoint(x: 34, y: -10))
    }
    let mask = Painter(Surface(width: 64, height: 64)).mask(
      ofStroke: path, style: StrokeStyle(lineWidth: 22, lineCap: .round))
    var samples: [CGPoint] = []
    path.forEachSegment { segment in
      if case .curve(let curve) = segment {
        samples = (0...200).map { curve.point(Double($0) / 200).cgPoint }
      }
    }
    for y in 0..<64 {
      for x in 0..<64 {
        let distance = Self.distance(Double(x) + 0.5, Double(y) + 0.5, samples)
        if distance < 10.2 { #expect(mask[x, y] == 255, "a hole at \(x), \(y)") }
        if distance > 11.8 { #expect(mask[x, y] == 0, "ink at \(x), \(y)") }
      }
    }
  }

  @Test("A curve's stroke is the polygon of the points half a width beside it")
  func curveAsPolygon() {
    var compared = 0
    for seed in 0..<60 {
      var random = SplitMix(seed: UInt64(seed) + 700)
      func point() -> CGPoint { CGPoint(x: random.double(12...84), y: random.double(12...84)) }
      let (p0, p1, p2, p3) = (point(), point(), point(), point())
      let half = random.double(0.3...9)
      let curve = CubicCurve(Point(p0), Point(p1), Point(p2), Point(p3))
      // Sides with cusps turn back, and the polygon's with them.
      let isGentle = (0...100).allSatisfy { index in
        let t = Double(index) / 100
        let (first, second) = (
          CubicPolynomial(curve).derivative(t), CubicPolynomial(curve).secondDerivative(t)
        )
        return half * abs(first.cross(second)) < 0.8 * pow(first.length, 3)
      }
      guard isGentle else { continue }
      compared += 1
      let painter = Painter(Surface(width: 96, height: 96))
      let style = StrokeStyle(lineWidth: 2 * half)
      let path = Path {
        $0.move(to: p0)
        $0.addCurve(to: p3, control1: p1, control2: p2)
      }
      func side(_ sign: Double) -> [CGPoint] {
        (0...3000).map { index in
          let t = Double(index) / 3000
          let along = CubicPolynomial(curve).derivative(t)
          return (curve.point(t) + along.quarterTurn * (sign * half / along.length)).cgPoint
        }
      }
      let (mask, expected) = (
        painter.mask(ofStroke: path, style: style), painter.mask(of: .polygon(side(1) + side(-1).reversed()))
      )
      var worst = 0
      for y in 0..<96 {
        for x in 0..<96 { worst = max(worst, abs(Int(mask[x, y]) - Int(expected[x, y]))) }
      }
      #expect(worst <= 2, "seed \(seed), width \(2 * half)")
    }
    #expect(compared >= 10)
  }

  @Test("The outline of a long curve's stroke is made of few curves")
  func outlineOfCurves() {
    let path = Path {
      $0.move(to: CGPoint(x: 0, y: 0))
      $0.addCurve(to: CGPoint(x: 300, y: 0), control1: CGPoint(x: 100, y: 80), control2: CGPoint(x: 200, y: 80))
    }
    let outline = path.strokedPath(StrokeStyle(lineWidth: 10))
    var (curves, lines) = (0, 0)
    outline.forEach { element in
      switch element {
      case .curve: curves += 1
      case .line: lines += 1
      default: break
      }
    }
    #expect(curves >= 2 && curves <= 32)
    // The end, and nothing else between the sides.
    #expect(lines <= 2)
  }

  @Test("A transform scales the pen with the path, in each direction by itself")
  func stretchedPen() {
    let painter = Painter(Surface(width: 64, height: 64))
    let path = Path(CGRect(x: 4, y: 8, width: 12, height: 32))
    let mask = painter.mask(
      ofStroke: path, style: StrokeStyle(lineWidth: 2),
      transform: CGAffineTransform(scaleX: 3, y: 1))
    // Upright sides are 6 pixels wide, level ones 2 pixels high.
    #expect((0..<24).filter { mask[$0, 24] == 255 } == Array(9..<15))
    #expect((0..<24).filter { mask[30, $0] == 255 } == Array(7..<9))
  }

  @Test("A hairline keeps its weight")
  func hairline() {
    let mask = Painter(Surface(width: 32, height: 32)).mask(
      ofStroke: .polyline([CGPoint(x: 0, y: 10.5), CGPoint(x: 32, y: 10.5)]),
      style: StrokeStyle(lineWidth: 0.25))
    #expect((0..<32).allSatisfy { mask[$0, 10] == 64 && mask[$0, 9] == 0 && mask[$0, 11] == 0 })
    #expect(Path.polyline([.zero, CGPoint(x: 9, y: 9)]).strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }

  @Test("A circle's stroke is a ring of the exact area")
  func ring() {
    let circle = Path(ellipseIn: CGRect(x: 8, y: 8, width: 48, height: 48))
    let mask = Painter(Surface(width: 64, height: 64)).mask(
      ofStroke: circle, style: StrokeStyle(lineWidth: 6))
    let area = (0..<64 * 64).reduce(0.0) { $0 + Double(mask[$1 % 64, $1 / 64]) / 255 }
    #expect(abs(area - .pi * (27 * 27 - 21 * 21)) < 1.5)
    #expect(mask[32, 32] == 0)
  }
}
