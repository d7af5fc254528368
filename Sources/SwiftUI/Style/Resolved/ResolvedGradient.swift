import Foundation
import Raster

/// A gradient whose colours are known, laid out in the unit square over what is filled.
struct ResolvedGradient: Hashable, Sendable {
  /// A colour at a place.
  struct Stop: Hashable, Sendable {
    var color: Color.Resolved
    var location: Double
  }

  /// How the gradient lies in the unit square. Radii are points, fractions those of its sides, angles radians.
  enum Geometry: Hashable, Sendable {
    case linear(start: UnitPoint, end: UnitPoint)
    case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
    case elliptical(center: UnitPoint, startRadius: Double, endRadius: Double)
    case angular(center: UnitPoint, startAngle: Double, endAngle: Double)
  }

  var stops: [Stop]
  var space: Gradient.ColorSpace
  var geometry: Geometry

  /// The paint for something whose unit square is `rect`.
  func paint(in rect: CGRect, opacity: Double) -> Paint {
    func place(_ point: UnitPoint) -> CGPoint {
      CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
    }
    switch geometry {
    case .linear(let start, let end):
      return .gradient(
        Raster.Gradient(.linear(start: place(start), end: place(end)), ramp: ramp(stops, opacity)))
    case .radial(let center, let startRadius, let endRadius):
      return .gradient(
        Raster.Gradient(
          .radial(center: place(center), startRadius: startRadius, endRadius: endRadius),
          ramp: ramp(stops, opacity)))
    case .elliptical(let center, let startRadius, let endRadius):
      return .gradient(
        Raster.Gradient(
          .radial(
            center: CGPoint(x: center.x, y: center.y), startRadius: startRadius, endRadius: endRadius),
          ramp: ramp(stops, opacity),
          transform: CGAffineTransform(
            a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)))
    case .angular(let center, let startAngle, let endAngle):
      let (start, stops) = fullTurn(from: startAngle, to: endAngle)
      return .gradient(
        Raster.Gradient(
          .angular(center: place(center), startAngle: start, endAngle: start + 2 * .pi),
          ramp: ramp(stops, opacity)))
    }
  }

  private func ramp(_ stops: [Stop], _ opacity: Double) -> GradientRamp {
    RampCache.ramp(
      stops.map { stop in
        GradientRamp.Stop(
          color: stop.color.rgba.multipliedAlpha(by: Float(opacity)), location: stop.location)
      },
      interpolation: space.kind == .perceptual ? .perceptual : .device)
  }

  /// The stops of a whole turn from the returned angle on that look like the gradient between two angles.
  func fullTurn(from startAngle: Double, to endAngle: Double) -> (start: Double, stops: [Stop]) {
    let turn = 2 * Double.pi
    guard let first = stops.first, let last = stops.last, startAngle.isFinite, endAngle.isFinite else {
      return (0, stops)
    }
    var span = endAngle - startAngle
    if span == 0 || abs(abs(span) - turn) < 1e-9 {
      return span < 0 ? (endAngle, reversed(stops)) : (startAngle, stops)
    }
    var (start, low, high, ordered) = (startAngle, first.color, last.color, stops)
    if span < 0 {
      (start, span, ordered) = (endAngle, -span, reversed(stops))
      swap(&low, &high)
    }
    let scale = span / turn
    if scale > 1 {
      // Only the last turn shows: the ramp's end. What lies before 0 is cut off by mixing the colour there.
      let cut = 1 - 1 / scale
      let visible = ordered.filter { $0.location > cut }
      let edge = Stop(color: color(at: cut, in: ordered), location: 0)
      let moved = visible.map { Stop(color: $0.color, location: ($0.location - cut) * scale) }
      return (start + span - turn, [edge] + moved)
    }
    let middle = (scale + 1) / 2
    let scaled = ordered.map { Stop(color: $0.color, location: $0.location * scale) }
    return (
      start,
      scaled + [
        Stop(color: high, location: scale), Stop(color: high, location: middle),
        Stop(color: low, location: middle), Stop(color: low, location: 1),
      ]
    )
  }

  private func reversed(_ stops: [Stop]) -> [Stop] {
    stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) }
  }

  private func color(at location: Double, in stops: [Stop]) -> Color.Resolved {
    guard let after = stops.firstIndex(where: { $0.location > location }) else { return stops[stops.count - 1].color }
    guard after > 0 else { return stops[0].color }
    let (a, b) = (stops[after - 1], stops[after])
    let fraction = (location - a.location) / (b.location - a.location)
    return a.color.mixed(with: b.color, by: fraction, in: space)
  }
}

extension Color.Resolved {
  /// The colour as the rasteriser wants it: gamma-encoded.
  var rgba: RGBA { RGBA(red: red, green: green, blue: blue, alpha: opacity) }
}
