import Foundation

extension Path {
  /// The farthest that a flattened curve may lie from the true one, in points.
  private nonisolated static let flatness = 0.01

  /// The subpaths as lists of grid points, curves cut into straight pieces. Closed ones end where they start; `closing`
  /// closes the others, too.
  nonisolated func polygons(on grid: BooleanGrid, closing: Bool) -> [[GridPoint]] {
    var result: [[GridPoint]] = []
    var current: [GridPoint] = []
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    func add(_ point: CGPoint) {
      let snapped = grid.snap(point)
      if current.last != snapped { current.append(snapped) }
    }
    func finish() {
      if closing, let first = current.first, current.last != first { current.append(first) }
      if current.count > 1 { result.append(current) }
      current = []
    }
    func curve(_ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
      let p0 = last
      func second(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Double {
        hypot(Double(a.x - 2 * b.x + c.x), Double(a.y - 2 * b.y + c.y))
      }
      // Wang's bound on the distance between a cubic and the chords of its equal parts.
      let bend = max(second(p0, p1, p2), second(p1, p2, p3))
      let count = min(max(1, Int((0.75 * bend / Path.flatness).squareRoot().rounded(.up))), 1000)
      for step in 1...count {
        let t = CGFloat(step) / CGFloat(count)
        let s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        let x = a * p0.x + b * p1.x + c * p2.x + d * p3.x
        let y = a * p0.y + b * p1.y + c * p2.y + d * p3.y
        add(step == count ? p3 : CGPoint(x: x, y: y))
      }
      last = p3
    }
    raster.forEach { element in
      switch element {
      case .move(let to):
        finish()
        (start, last) = (to, to)
        add(to)
      case .line(let to):
        if current.isEmpty { add(last) }
        add(to)
        last = to
      case .quadCurve(let to, let control):
        if current.isEmpty { add(last) }
        func towards(_ end: CGPoint) -> CGPoint {
          CGPoint(x: end.x + (control.x - end.x) * (2.0 / 3), y: end.y + (control.y - end.y) * (2.0 / 3))
        }
        curve(towards(last), towards(to), to)
      case .curve(let to, let control1, let control2):
        if current.isEmpty { add(last) }
        curve(control1, control2, to)
      case .closeSubpath:
        add(start)
        finish()
        last = start
      }
    }
    finish()
    return result
  }
}
