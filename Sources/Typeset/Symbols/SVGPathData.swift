import Foundation
import Raster

/// Reads the `d` attribute of SVG's path element (SVG 2, chapter 9).
struct SVGPathData {
  private var scanner: SVGNumberScanner
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The control point that a smooth curve continues: of the last cubic, or the last quadratic.
  private var cubicControl: CGPoint?
  private var quadraticControl: CGPoint?

  /// The path that the data describe.
  ///
  /// - Throws: `SVGPathFault` at the first thing that is no path data. What SVG says a viewer should draw up to an
  ///   error is not wanted here: a drawing with an error is a mistake of its author's.
  static func path(_ text: String) throws(SVGPathFault) -> Path {
    var reader = SVGPathData(scanner: SVGNumberScanner(text))
    try reader.read()
    return reader.path
  }

  private init(scanner: SVGNumberScanner) {
    self.scanner = scanner
  }

  private mutating func read() throws(SVGPathFault) {
    var command: Character?
    while !scanner.isAtEnd() {
      if let letter = scanner.letter() {
        command = letter
      } else if command == "M" {
        command = "L"
      } else if command == "m" {
        command = "l"
      } else if command == "Z" || command == "z" {
        throw SVGPathFault(offset: scanner.position, reason: "'z' takes no numbers")
      }
      guard let command else { throw SVGPathFault(offset: scanner.position, reason: "path data begin with a number") }
      guard !path.isEmpty || command == "M" || command == "m" else {
        throw SVGPathFault(offset: scanner.position, reason: "path data begin with '\(command)' and not with 'M'")
      }
      try run(command)
    }
  }

  private mutating func run(_ command: Character) throws(SVGPathFault) {
    let origin = command.isLowercase ? current : .zero
    var cubic: CGPoint?
    var quadratic: CGPoint?
    switch Character(command.lowercased()) {
    case "m":
      current = try point(origin)
      start = current
      path.move(to: current)
    case "l": line(to: try point(origin))
    case "h": line(to: CGPoint(x: try number() + origin.x, y: current.y))
    case "v": line(to: CGPoint(x: current.x, y: try number() + origin.y))
    case "c":
      let control1 = try point(origin)
      cubic = try curve(control1, origin)
    case "s": cubic = try curve(reflection(of: cubicControl), origin)
    case "q":
      let control = try point(origin)
      quadratic = try quadCurve(control, origin)
    case "t": quadratic = try quadCurve(reflection(of: quadraticControl), origin)
    case "a": try arc(origin)
    case "z":
      path.closeSubpath()
      current = start
    default: throw SVGPathFault(offset: scanner.position, reason: "'\(command)' is no path command")
    }
    cubicControl = cubic
    quadraticControl = quadratic
  }

  private mutating func line(to point: CGPoint) {
    path.addLine(to: point)
    current = point
  }

  private mutating func curve(_ control1: CGPoint, _ origin: CGPoint) throws(SVGPathFault) -> CGPoint {
    let control2 = try point(origin)
    let end = try point(origin)
    path.addCurve(to: end, control1: control1, control2: control2)
    current = end
    return control2
  }

  private mutating func quadCurve(_ control: CGPoint, _ origin: CGPoint) throws(SVGPathFault) -> CGPoint {
    let end = try point(origin)
    path.addQuadCurve(to: end, control: control)
    current = end
    return control
  }

  private func reflection(of control: CGPoint?) -> CGPoint {
    guard let control else { return current }
    return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  /// An arc given by its end: SVG 2, appendix B.2.4, turns that into a centre and angles.
  private mutating func arc(_ origin: CGPoint) throws(SVGPathFault) {
    var rx = abs(try number())
    var ry = abs(try number())
    let rotation = try number() * .pi / 180
    guard let isLarge = scanner.flag(), let isSweep = scanner.flag() else {
      throw SVGPathFault(offset: scanner.position, reason: "an arc's flag is neither 0 nor 1")
    }
    let end = try point(origin)
    defer { current = end }
    guard rx > 0, ry > 0, end != current else {
      if end != current { path.addLine(to: end) }
      return
    }
    let (sine, cosine) = (sin(rotation), cos(rotation))
    let half = CGPoint(x: (current.x - end.x) / 2, y: (current.y - end.y) / 2)
    let x = cosine * half.x + sine * half.y
    let y = cosine * half.y - sine * half.x
    // Radii too small to reach the end grow until they do.
    let reach = (x / rx) * (x / rx) + (y / ry) * (y / ry)
    if reach > 1 {
      rx *= reach.squareRoot()
      ry *= reach.squareRoot()
    }
    let denominator = (rx * y) * (rx * y) + (ry * x) * (ry * x)
    let length = max(0, (rx * ry) * (rx * ry) / denominator - 1).squareRoot() * (isLarge == isSweep ? -1 : 1)
    let (centerX, centerY) = (length * rx * y / ry, -length * ry * x / rx)
    let startAngle = atan2((y - centerY) / ry, (x - centerX) / rx)
    let endAngle = atan2((-y - centerY) / ry, (-x - centerX) / rx)
    var delta = endAngle - startAngle
    if isSweep, delta < 0 { delta += 2 * .pi }
    if !isSweep, delta > 0 { delta -= 2 * .pi }

    let ellipse = CGAffineTransform(
      a: rx * cosine, b: rx * sine, c: -ry * sine, d: ry * cosine,
      tx: cosine * centerX - sine * centerY + (current.x + end.x) / 2,
      ty: sine * centerX + cosine * centerY + (current.y + end.y) / 2)
    path.addRelativeArc(center: .zero, radius: 1, startAngle: startAngle, delta: delta, transform: ellipse)
  }

  private mutating func point(_ origin: CGPoint) throws(SVGPathFault) -> CGPoint {
    CGPoint(x: try number() + origin.x, y: try number() + origin.y)
  }

  private mutating func number() throws(SVGPathFault) -> CGFloat {
    guard let value = scanner.number() else {
      throw SVGPathFault(offset: scanner.position, reason: "a number is missing")
    }
    return value
  }
}

/// Path data with an error.
struct SVGPathFault: Error, Equatable {
  /// Where in the data, in bytes.
  let offset: Int
  let reason: String
}
