import Foundation

/// Turns a path into the outline of its stroke.
///
/// The outline is the path moved by half a width to either side, joined and capped; filled by the
/// non-zero rule it is the stroke. Every piece of it winds the same way, so that overlaps add up and
/// never cancel: on the inner side of a corner, and of a curve tighter than the pen, the outline goes
/// by way of the path's own point.
struct Stroker {
  /// How finely arc lengths are tabulated: the greatest distance of chords from the path, in device pixels.
  static let tolerance = 0.02

  /// About how many points an outline may have, unless 64 for each segment are more: very many dashes of a very wide
  /// line would take all memory and seconds to draw.
  private static let mostPoints = 2e6

  let half: Double
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: Double
  /// Device pixels to a unit of the path.
  let scale: Double
  /// The greatest angle between neighbouring points of an arc about the pen's centre.
  private(set) var arcStep: Double
  /// The most points for one curve.
  private(set) var mostPointsOfCurve = ChordCount.most
  /// The cosine of the greatest angle that a curve may turn from one point to the next.
  let turnCosine: Double
  private let dashes: StrokeStyle?

  /// The finished outlines' points, one closed loop after the other.
  private(set) var outline: ContiguousArray<OutlinePoint> = []
  /// One past the last point of each loop.
  private(set) var ends: ContiguousArray<Int> = []
  /// The side of the path's normal, in order.
  var left: ContiguousArray<OutlinePoint> = []
  /// The other side, in the path's order; it is reversed when the subpath ends.
  var right: ContiguousArray<OutlinePoint> = []
  var position = Point.zero
  /// From the path to its left side, half a width long, where the last segment ended.
  var normal = Point.zero
  private var start = Point.zero
  private var startNormal = Point.zero
  private var hasSegment = false
  /// Whether there was a segment without length, which shows as a dot when nothing else does.
  private var hasDot = false

  /// A stroker for what will be shown `scale` times as large.
  init(_ style: StrokeStyle, scale: Double) {
    half = min(Double(style.lineWidth), Path.limit) / 2
    cap = style.lineCap
    join = style.lineJoin
    miterLimit = Double(style.miterLimit)
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    arcStep = ChordCount.arcStep(radius: half * self.scale)
    turnCosine = cos(min(2 * arcStep, 1.5))
    dashes = style.isDashed ? style : nil
  }

  /// The outline so far.
  var result: Path {
    var path = Path()
    var first = 0
    for end in ends {
      path.move(to: outline[first].point.cgPoint)
      for next in outline[first + 1..<end] {
        if next.isCurve {
          path.addCurve(
            to: next.point.cgPoint, control1: next.control1.cgPoint, control2: next.control2.cgPoint)
        } else {
          path.addLine(to: next.point.cgPoint)
        }
      }
      path.closeSubpath()
      first = end
    }
    return path
  }

  /// Adds the stroke of `path`.
  mutating func add(_ path: Path) {
    if let dashes {
      var dasher = Dasher(dashes, tolerance: max(Stroker.tolerance / scale, .leastNormalMagnitude))
      dasher.add(path)
      addSolid(dasher.result)
    } else {
      addSolid(path)
    }
  }

  private mutating func addSolid(_ path: Path) {
    mostPointsOfCurve = max(64, Stroker.mostPoints / Double(path.storage.verbs.count)).rounded(.down)
    arcStep = max(arcStep, 2 * .pi / mostPointsOfCurve)
    outline.reserveCapacity(path.storage.verbs.count * 16)
    left.reserveCapacity(path.storage.verbs.count * 8)
    right.reserveCapacity(path.storage.verbs.count * 8)
    var index = 0
    let points = path.storage.points
    for verb in path.storage.verbs {
      switch verb {
      case .move:
        end()
        position = points[index]
        start = position
      case .line: line(points[index])
      case .quad: curve(CubicCurve(quad: position, points[index], points[index + 1]))
      case .cubic:
        curve(CubicCurve(position, points[index], points[index + 1], points[index + 2]))
      case .close: close()
      }
      index += verb.pointCount
    }
    end()
  }

  /// Starts a segment whose normal is `normal` at the current point.
  mutating func begin(_ next: Point) {
    if hasSegment {
      turn(next, join)
    } else {
      hasSegment = true
      startNormal = next
      left.append(OutlinePoint(position + next))
      right.append(OutlinePoint(position - next))
    }
    normal = next
  }

  mutating func line(_ end: Point) {
    let along = end - position
    let length = along.length
    guard length > 0 else {
      hasDot = true
      return
    }
    begin(along.quarterTurn * (half / length))
    position = end
    left.append(OutlinePoint(end + normal))
    right.append(OutlinePoint(end - normal))
  }

  private mutating func close() {
    // Nothing is missing when the last segment came back by itself.
    if position != start { line(start) }
    guard hasSegment else {
      hasDot = true
      end()
      return
    }
    turn(startNormal, join)
    append(left)
    appendReversed(right)
    left.removeAll(keepingCapacity: true)
    right.removeAll(keepingCapacity: true)
    hasSegment = false
    hasDot = false
    position = start
  }

  /// Ends an open subpath, with caps.
  private mutating func end() {
    defer {
      left.removeAll(keepingCapacity: true)
      right.removeAll(keepingCapacity: true)
      hasSegment = false
      hasDot = false
      start = position
    }
    if !hasSegment {
      guard hasDot, cap != .butt else { return }
      // A dot points to the right, as far as a square cap shows it.
      startNormal = Point(0, half)
      normal = startNormal
      left.append(OutlinePoint(position + normal))
      right.append(OutlinePoint(position - normal))
      start = position
    }
    addCap(at: position, from: normal)
    OutlinePoint.append(right, backwardTo: &left)
    addCap(at: start, from: -startNormal)
    append(left)
  }

  /// Goes around an end from `center + from` to `center − from`.
  private mutating func addCap(at center: Point, from: Point) {
    let ahead = Point(from.y, -from.x)
    switch cap {
    case .butt: break
    case .square:
      left.append(OutlinePoint(center + from + ahead))
      left.append(OutlinePoint(center - from + ahead))
    case .round: Stroker.arc(center, from, sweep: -.pi, step: arcStep, &left)
    }
  }

  private mutating func append(_ loop: ContiguousArray<OutlinePoint>) {
    guard loop.count > 1 else { return }
    outline.append(contentsOf: loop)
    ends.append(outline.count)
  }

  private mutating func appendReversed(_ loop: ContiguousArray<OutlinePoint>) {
    guard loop.count > 1 else { return }
    OutlinePoint.append(loop, backwardTo: &outline)
    ends.append(outline.count)
  }
}
