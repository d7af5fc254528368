import Foundation
import Raster

/// A symbol as it is drawn: shapes in a box of 120 units whose middle is the middle of a capital letter, 100 units to the
/// font's size.
struct SymbolDrawing: Sendable {
  /// How a drawing takes on a weight.
  enum Weighting: Sendable {
    /// By the width of its lines, which is that of regular weight in the shapes.
    case lines
    /// By growing all around; what is not a drawing of ours is filled outlines, of lines this wide.
    case growth(from: CGFloat)
    /// Not at all.
    case fixed
  }

  var shapes: [SVGShape]
  var weighting: Weighting

  /// How much wider lines of icons get at most, in units: their gaps have to stay open.
  private static let greatestGrowth: CGFloat = 4
  /// The middle of the box.
  static let center = CGPoint(x: 60, y: 60)
  /// How far polygons may be from the curves that they stand for, in units.
  private static let tolerance = 0.05

  /// A drawing of ours.
  init(_ document: SVGDocument) {
    shapes = document.shapes
    weighting = .lines
  }

  init(shapes: [SVGShape], weighting: Weighting) {
    self.shapes = shapes
    self.weighting = weighting
  }

  /// An icon of another set, brought to the size of a circle of ours.
  ///
  /// - Parameter grows: Whether it takes on weights: not when it has fine gaps, which would close.
  init(icon document: SVGDocument, grows: Bool) {
    let box = document.viewBox
    let scale = 99.6 / max(box.width, box.height)
    let transform = CGAffineTransform(translationX: -box.midX, y: -box.midY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: Self.center.x, y: Self.center.y))
    shapes = document.shapes.map { $0.applying(transform, lineScale: scale) }
    // The icons' lines are a sixteenth of their size.
    weighting = grows ? .growth(from: scale) : .fixed
  }

  /// The outlines at a line width (in units), joined by level, to be filled by the non-zero rule.
  func layers(lineWidth: CGFloat) -> [SymbolGlyph.Layer] {
    let lineScale: CGFloat
    var growth: CGFloat = 0
    switch weighting {
    case .lines: lineScale = lineWidth / SymbolWeight.regular
    case .growth(let width):
      lineScale = 1
      growth = min(max(0, lineWidth - width), Self.greatestGrowth)
    case .fixed: lineScale = 1
    }

    var layers: [(level: Int, ink: Ink)] = []
    for shape in shapes {
      for (path, rule, paint) in shape.outlines(lineScale: lineScale) {
        switch paint {
        case .none: break
        case .erase:
          for index in layers.indices { layers[index].ink.erase(path, rule, Self.tolerance) }
        case .ink:
          let level = shape.opacity > 0.75 ? 0 : shape.opacity > 0.375 ? 1 : 2
          if layers.last?.level != level { layers.append((level, Ink())) }
          layers[layers.count - 1].ink.add(path, rule, Self.tolerance)
        }
      }
    }
    return layers.map { level, ink in
      var ink = ink
      if growth > 0 { ink.grow(by: growth, Self.tolerance) }
      return SymbolGlyph.Layer(path: ink.path, level: level)
    }
  }
}

/// Ink of one level while it is put down: exact as long as it is one outline, and polygons after that.
private struct Ink {
  private(set) var path = Path()

  mutating func add(_ other: Path, _ rule: FillRule, _ tolerance: Double) {
    if path.isEmpty, rule == .nonZero {
      path = other
    } else {
      path = Self.join([Self.outline(path, .nonZero, tolerance), Self.outline(other, rule, tolerance)], tolerance)
    }
  }

  mutating func erase(_ other: Path, _ rule: FillRule, _ tolerance: Double) {
    var region = RegionOutline()
    region.add(Self.outline(path, .nonZero, tolerance), tolerance: tolerance)
    region.add(Self.outline(other, rule, tolerance, reversed: true), tolerance: tolerance)
    path = region.path(covers: .positive)
  }

  mutating func grow(by width: CGFloat, _ tolerance: Double) {
    let outline = Self.outline(path, .nonZero, tolerance)
    let line = outline.strokedPath(StrokeStyle(lineWidth: width, lineJoin: .round))
    path = Self.join([outline, Self.outline(line, .nonZero, tolerance)], tolerance)
  }

  private static func outline(
    _ path: Path, _ rule: FillRule, _ tolerance: Double, reversed: Bool = false
  ) -> Path {
    var region = RegionOutline()
    region.add(path, tolerance: tolerance)
    return region.path(covers: rule == .nonZero ? .nonZero : .odd, reversed: reversed)
  }

  private static func join(_ paths: [Path], _ tolerance: Double) -> Path {
    var region = RegionOutline()
    for path in paths { region.add(path, tolerance: tolerance) }
    return region.path(covers: .nonZero)
  }
}

extension SVGShape {
  /// What the shape puts down or takes away, in order: its inside, then its line.
  fileprivate func outlines(lineScale: CGFloat) -> [(Path, FillRule, Paint)] {
    var result: [(Path, FillRule, Paint)] = []
    if fill != .none { result.append((path, fillRule, fill)) }
    if stroke != .none {
      var style = strokeStyle
      // What is wider than a line of the font (a dot, a gap along a line) keeps what it is wider by.
      let line = min(style.lineWidth, SymbolWeight.regular)
      style.lineWidth += line * (lineScale - 1)
      result.append((path.strokedPath(style), .nonZero, stroke))
    }
    return result
  }

  /// The shape elsewhere, its lines `lineScale` times as wide.
  func applying(_ transform: CGAffineTransform, lineScale: CGFloat) -> SVGShape {
    var shape = self
    shape.path = path.applying(transform)
    shape.strokeStyle.lineWidth *= lineScale
    shape.strokeStyle.dash = strokeStyle.dash.map { $0 * lineScale }
    return shape
  }
}
