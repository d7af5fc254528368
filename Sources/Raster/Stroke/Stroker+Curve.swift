import Foundation

extension Stroker {
  /// Adds a curve: its points and normals at enough places, in steps small enough for the curve's own
  /// tolerance and for the pen's.
  mutating func curve(_ curve: CubicCurve) {
    guard let first = curve.startTangent else {
      // All points in one place.
      line(curve.p3)
      return
    }
    begin(first.quarterTurn * (half / first.length))
    let bend = max((curve.p0 - 2 * curve.p1 + curve.p2).length, (curve.p1 - 2 * curve.p2 + curve.p3).length)
    let wanted = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    let count = wanted < Flattener.maximumChords ? max(1, Int(wanted)) : Int(Flattener.maximumChords)
    var from = 0.0
    for index in 1...count {
      let to = index == count ? 1 : Double(index) / Double(count)
      piece(curve, from, to, depth: 0)
      from = to
    }
  }

  /// Adds the curve between two parameters, halved as long as it turns more than the pen may.
  private mutating func piece(_ curve: CubicCurve, _ from: Double, _ to: Double, depth: Int) {
    let end = to == 1 ? curve.p3 : curve.point(to)
    let tangent = to == 1 ? curve.endTangent ?? .zero : curve.derivative(to)
    let length = tangent.length
    let next = length > 0 ? tangent.quarterTurn * (half / length) : normal
    let square = half * half
    let sine = normal.cross(next) / square
    let cosine = normal.dot(next) / square
    if cosine < turnCosine {
      if depth < 10 {
        let middle = (from + to) / 2
        piece(curve, from, middle, depth: depth + 1)
        piece(curve, middle, to, depth: depth + 1)
        return
      }
      // A cusp: the pen turns on the spot.
      smooth(end, normal, 0)
      turn(next, .round)
      normal = next
      return
    }
    smooth(end, next, sine)
  }

  /// Goes on to `end`, where the normal is `next`, turned by `sine` from here.
  private mutating func smooth(_ end: Point, _ next: Point, _ sine: Double) {
    let along = end - position
    // The inner side runs backwards where the curve is tighter than the pen.
    let change = sine > 0 ? next - normal : normal - next
    let length = along.length
    if length > 0 && (along + change).dot(along) < 0 {
      let straight = along.quarterTurn * (half / length)
      if sine > 0 {
        left.append(position)
        left.append(position + straight)
        left.append(end + straight)
        left.append(end)
      } else {
        right.append(position)
        right.append(position - straight)
        right.append(end - straight)
        right.append(end)
      }
    }
    left.append(end + next)
    right.append(end - next)
    position = end
    normal = next
  }
}

extension CubicCurve {
  /// The direction in which the curve leaves its start; nil when it has no length to speak of.
  var startTangent: Point? {
    for end in [p1, p2, p3] where (end - p0).length > 0 { return end - p0 }
    return nil
  }

  /// The direction in which the curve comes to its end; nil when it has none.
  var endTangent: Point? {
    for start in [p2, p1, p0] where (p3 - start).length > 0 { return p3 - start }
    return nil
  }
}
