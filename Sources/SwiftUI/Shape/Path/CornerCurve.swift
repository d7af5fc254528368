import Foundation

/// One rounded corner, in units of its radius: how far its points lie from the corner along the edge that comes in and
/// along the edge that goes out.
///
/// The figures of the continuous corner are those published by PaintCode for the system's rounded rectangles. Where
/// the edges are too short for it, each half of the curve is blended towards a quarter of a circle, and becomes one when
/// the radius takes all of the edge.
struct CornerCurve {
  /// How much of an edge a continuous corner takes, in radii.
  static let extent = 1.528_664_83

  /// One segment: a cubic Bézier curve, or a line where there are no control points.
  struct Segment {
    var control1: SIMD2<Double>
    var control2: SIMD2<Double>
    var end: SIMD2<Double>
    var isLine = false
  }

  var start: SIMD2<Double>
  var segments: [Segment]

  /// How far the smoothing goes where an edge of `available` points belongs to a corner of radius `radius`: 1 is all
  /// of it, 0 a circular arc.
  static func smoothing(radius: Double, available: Double) -> Double {
    guard radius > 0 else { return 0 }
    let room = (available / radius - 1) / (extent - 1)
    return room > 0 ? min(room, 1) : 0
  }

  /// A corner with its incoming half smoothed by `incoming` and its outgoing one by `outgoing`, both from 0 to 1.
  init(incoming: Double, outgoing: Double) {
    func mix(_ circle: SIMD2<Double>, _ squircle: SIMD2<Double>, _ amount: Double) -> SIMD2<Double> {
      amount == 1 ? squircle : circle + (squircle - circle) * amount
    }
    let (circle, squircle) = (CornerCurve.circle, CornerCurve.squircle)
    start = mix(circle.start, squircle.start, incoming)
    segments = zip(circle.segments, squircle.segments).enumerated().map { index, pair in
      let (round, smooth) = pair
      // The first two segments belong to the incoming edge, the last to the outgoing one; the third joins them.
      let first = index < 3 ? incoming : outgoing
      let second = index < 2 ? incoming : outgoing
      return Segment(
        control1: mix(round.control1, smooth.control1, first),
        control2: mix(round.control2, smooth.control2, second),
        end: mix(round.end, smooth.end, second),
        isLine: smooth.isLine && incoming == 1)
    }
  }

  /// The continuous corner. The second segment is a straight line; its control points divide it in three.
  static let squircle: (start: SIMD2<Double>, segments: [Segment]) = {
    let (a, b) = (SIMD2(0.66993427, 0.06549600), SIMD2(0.63149399, 0.07491100))
    return (
      SIMD2(1.52866471, 0),
      [
        Segment(control1: SIMD2(1.08849323, 0), control2: SIMD2(0.86840689, 0), end: a),
        Segment(control1: a + (b - a) / 3, control2: a + (b - a) * (2 / 3), end: b, isLine: true),
        Segment(
          control1: SIMD2(0.37282392, 0.16905899), control2: SIMD2(0.16906013, 0.37282401),
          end: SIMD2(0.07491176, 0.63149399)),
        Segment(
          control1: SIMD2(0, 0.86840701), control2: SIMD2(0, 1.08849299), end: SIMD2(0, 1.52866483)),
      ]
    )
  }()

  /// A quarter of a circle, cut where the continuous corner is.
  static let circle: (start: SIMD2<Double>, segments: [Segment]) = {
    // The angle of a point of the continuous corner as seen from the circle's centre (1, 1), from the start on.
    func angle(_ point: SIMD2<Double>) -> Double { atan2(1 - point.x, 1 - point.y) }
    func point(_ angle: Double) -> SIMD2<Double> { SIMD2(1 - sin(angle), 1 - cos(angle)) }
    func tangent(_ angle: Double) -> SIMD2<Double> { SIMD2(-cos(angle), sin(angle)) }
    let ends = squircle.segments.map(\.end)
    let angles = [0, angle(ends[0]), angle(ends[1]), angle(ends[2]), Double.pi / 2]
    let segments = zip(angles, angles.dropFirst()).map { from, to in
      let handle = 4.0 / 3.0 * tan((to - from) / 4)
      return Segment(
        control1: point(from) + tangent(from) * handle, control2: point(to) - tangent(to) * handle, end: point(to))
    }
    return (SIMD2(1, 0), segments)
  }()
}
