import Foundation
import Raster

/// The presentation attributes in force at an element.
struct SVGStyle {
  // SVG's initial values: filled, not stroked, lines one unit wide.
  private var fill = SVGShape.Paint.ink
  private var stroke = SVGShape.Paint.none
  private var fillRule = FillRule.nonZero
  private var strokeStyle = StrokeStyle(lineWidth: 1, miterLimit: 4)
  private var opacity = 1.0
  private var fillOpacity = 1.0
  private var strokeOpacity = 1.0
  private var transform = CGAffineTransform.identity

  /// A length in user units: a number, alone or with `px`.
  static func length(_ text: String) -> Double? {
    let text = text.hasSuffix("px") ? text.dropLast(2) : Substring(text)
    return Double(text.drop { $0 == " " }).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Takes over what an element says, `style` before the attributes.
  mutating func apply(_ attributes: [String: String], _ scanner: XMLScanner) throws(SVGFault) {
    var properties = attributes
    for declaration in (attributes["style"] ?? "").split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2 else { throw scanner.fault("'style' is not a list of 'name: value'") }
      properties[parts[0]] = parts[1]
    }
    for (key, value) in properties where value != "inherit" {
      guard try apply(key, value, scanner) else { throw scanner.fault("'\(key)' cannot be '\(value)'") }
    }
  }

  /// Takes over one property; false for a value that is none of its.
  private mutating func apply(_ key: String, _ value: String, _ scanner: XMLScanner) throws(SVGFault) -> Bool {
    switch key {
    case "fill": fill = Self.paint(value)
    case "stroke": stroke = Self.paint(value)
    case "fill-rule":
      guard let rule = ["nonzero": FillRule.nonZero, "evenodd": .evenOdd][value] else { return false }
      fillRule = rule
    case "stroke-linecap":
      guard let cap = ["butt": CGLineCap.butt, "round": .round, "square": .square][value] else { return false }
      strokeStyle.lineCap = cap
    case "stroke-linejoin":
      guard let join = ["miter": CGLineJoin.miter, "round": .round, "bevel": .bevel][value] else { return false }
      strokeStyle.lineJoin = join
    case "stroke-width":
      guard let width = Self.length(value), width >= 0 else { return false }
      strokeStyle.lineWidth = width
    case "stroke-miterlimit":
      guard let limit = Self.length(value), limit >= 1 else { return false }
      strokeStyle.miterLimit = limit
    case "stroke-dasharray":
      var scanner = SVGNumberScanner(value == "none" ? "" : value)
      let dash = scanner.numbers()
      guard scanner.isAtEnd(), dash.allSatisfy({ $0 >= 0 }) else { return false }
      strokeStyle.dash = dash.map { CGFloat($0) }
    case "stroke-dashoffset":
      guard let phase = Self.length(value) else { return false }
      strokeStyle.dashPhase = phase
    case "opacity":
      guard let value = Self.fraction(value) else { return false }
      // Groups multiply; overlaps inside a group are not told apart.
      opacity *= value
    case "fill-opacity":
      guard let value = Self.fraction(value) else { return false }
      fillOpacity = value
    case "stroke-opacity":
      guard let value = Self.fraction(value) else { return false }
      strokeOpacity = value
    case "transform":
      guard let inner = SVGTransform.transform(value) else { return false }
      transform = inner.concatenating(transform)
    case "display", "visibility":
      if value == "none" || value == "hidden" { (fillOpacity, strokeOpacity, opacity) = (0, 0, 0) }
    default: break  // Not about drawing: names, classes, sizes.
    }
    return true
  }

  /// A shape in this style.
  func shape(_ path: Path) -> SVGShape {
    var style = strokeStyle
    // A line's width grows with the transform; a transform that squeezes one way grows it by the mean.
    let scale = abs(transform.determinant).squareRoot()
    style.lineWidth *= scale
    style.dash = style.dash.map { $0 * scale }
    style.dashPhase *= scale
    let hasStroke = stroke != .none && style.lineWidth > 0 && strokeOpacity > 0 && opacity > 0
    let hasFill = fill != .none && fillOpacity > 0 && opacity > 0
    return SVGShape(
      path: transform.isIdentity ? path : path.applying(transform), fill: hasFill ? fill : .none,
      stroke: hasStroke ? stroke : .none, fillRule: fillRule, strokeStyle: style,
      opacity: opacity * (hasFill ? fillOpacity : strokeOpacity))
  }

  private static func paint(_ value: String) -> SVGShape.Paint {
    switch value.lowercased() {
    case "none", "transparent": .none
    case "white", "#fff", "#ffffff": .erase
    default: .ink
    }
  }

  /// A number from 0 to 1, or a percentage; values outside are brought to the nearer end.
  private static func fraction(_ text: String) -> Double? {
    let isPercentage = text.hasSuffix("%")
    guard let value = Double(isPercentage ? text.dropLast() : Substring(text)), value.isFinite else { return nil }
    return min(max(isPercentage ? value / 100 : value, 0), 1)
  }
}
