import Foundation
import Raster

/// What is drawn for a symbol that does not exist: a dashed square with a question mark.
enum SymbolPlaceholder {
  static let drawing: SymbolDrawing = {
    func line(_ path: Path, _ width: CGFloat, dash: [CGFloat] = []) -> SVGShape {
      SVGShape(
        path: path, fill: .none, stroke: .ink, fillRule: .nonZero,
        strokeStyle: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round, dash: dash), opacity: 1)
    }
    let square = Path(
      roundedRect: CGRect(x: 19, y: 19, width: 82, height: 82), cornerSize: CGSize(width: 14, height: 14))
    var mark = Path()
    mark.move(to: CGPoint(x: 47, y: 50))
    mark.addCurve(
      to: CGPoint(x: 60, y: 38), control1: CGPoint(x: 47, y: 43), control2: CGPoint(x: 52.5, y: 38))
    mark.addCurve(
      to: CGPoint(x: 73, y: 49), control1: CGPoint(x: 68, y: 38), control2: CGPoint(x: 73, y: 42.5))
    mark.addCurve(
      to: CGPoint(x: 60, y: 67), control1: CGPoint(x: 73, y: 57), control2: CGPoint(x: 60, y: 57.5))
    // A line of no length is a dot as wide as it.
    var dot = Path()
    dot.move(to: CGPoint(x: 59.99, y: 81))
    dot.addLine(to: CGPoint(x: 60.01, y: 81))
    return SymbolDrawing(
      shapes: [line(square, 6, dash: [13.5, 12]), line(mark, 6.6), line(dot, 9)], weighting: .lines)
  }()
}
