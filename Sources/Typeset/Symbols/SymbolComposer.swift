import Foundation
import Raster

/// Makes drawings of others: in a circle or a square, and crossed out.
enum SymbolComposer {
  /// What a name's ending asks for.
  enum Ending: String, CaseIterable {
    case filledCircle = ".circle.fill"
    case circle = ".circle"
    case filledSquare = ".square.fill"
    case square = ".square"
    case filledSlash = ".slash.fill"
    case slash = ".slash"
  }

  /// The name without its ending, and the ending; nil when it has none of them.
  static func split(_ name: String) -> (base: String, ending: Ending)? {
    for ending in Ending.allCases where name.hasSuffix(ending.rawValue) && name.count > ending.rawValue.count {
      return (String(name.dropLast(ending.rawValue.count)), ending)
    }
    return nil
  }

  /// The drawing with what the ending asks for.
  static func compose(_ drawing: SymbolDrawing, _ ending: Ending) -> SymbolDrawing {
    switch ending {
    case .circle: enclose(drawing, in: Path(ellipseIn: frame(45.7)), isFilled: false)
    case .filledCircle: enclose(drawing, in: Path(ellipseIn: frame(45.7)), isFilled: true)
    case .square: enclose(drawing, in: squarePath, isFilled: false)
    case .filledSquare: enclose(drawing, in: squarePath, isFilled: true)
    case .slash, .filledSlash: cross(drawing)
    }
  }

  private static func frame(_ radius: CGFloat) -> CGRect {
    CGRect(x: 60 - radius, y: 60 - radius, width: 2 * radius, height: 2 * radius)
  }

  private static var squarePath: Path {
    Path(roundedRect: frame(41), cornerSize: CGSize(width: 14, height: 14))
  }

  /// A drawing, smaller, in an outline or taken out of a filled one.
  private static func enclose(_ drawing: SymbolDrawing, in outline: Path, isFilled: Bool) -> SymbolDrawing {
    let bounds = drawing.layers(lineWidth: SymbolWeight.regular).reduce(CGRect.null) {
      $0.union($1.path.boundingRect)
    }
    guard !bounds.isNull else { return drawing }
    // Just over half as large, or less when its corners would come near the outline.
    let reach = hypot(bounds.width, bounds.height) / 2
    let scale = min(0.56, 31 / max(reach, 1))
    let transform = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: 60, y: 60))
    // Lines stay nearly as wide as they are outside, or the inner drawing would look thin; dots and gaps shrink.
    let inner = drawing.shapes.map { shape -> SVGShape in
      var shape = shape
      let extra = max(0, shape.strokeStyle.lineWidth - SymbolWeight.regular)
      shape.strokeStyle.lineWidth -= extra
      shape = shape.applying(transform, lineScale: 0.88)
      shape.strokeStyle.lineWidth += extra * scale
      if isFilled { (shape.fill, shape.stroke) = (shape.fill.inverted, shape.stroke.inverted) }
      return shape
    }
    let ring = SVGShape(
      path: outline, fill: isFilled ? .ink : .none, stroke: .ink, fillRule: .nonZero,
      strokeStyle: StrokeStyle(lineWidth: SymbolWeight.regular, lineCap: .round, lineJoin: .round), opacity: 1)
    return SymbolDrawing(shapes: [ring] + inner, weighting: .lines)
  }

  /// A drawing with a line through it and a gap on both sides of that.
  private static func cross(_ drawing: SymbolDrawing) -> SymbolDrawing {
    var path = Path()
    path.move(to: CGPoint(x: 19, y: 19))
    path.addLine(to: CGPoint(x: 101, y: 101))
    func line(_ width: CGFloat, _ paint: SVGShape.Paint) -> SVGShape {
      SVGShape(
        path: path, fill: .none, stroke: paint, fillRule: .nonZero,
        strokeStyle: StrokeStyle(lineWidth: width, lineCap: .round), opacity: 1)
    }
    return SymbolDrawing(
      shapes: drawing.shapes + [line(2.5 * SymbolWeight.regular, .erase), line(SymbolWeight.regular, .ink)],
      weighting: .lines)
  }
}

extension SVGShape.Paint {
  /// Ink where there was none taken away, and the other way round.
  fileprivate var inverted: SVGShape.Paint {
    switch self {
    case .none: .none
    case .ink: .erase
    case .erase: .ink
    }
  }
}
