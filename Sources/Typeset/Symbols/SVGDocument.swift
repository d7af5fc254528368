import Foundation
import Raster

/// A drawing of one colour, read from Scalable Vector Graphics.
///
/// Understood: `path`, `circle`, `ellipse`, `rect`, `line`, `polyline`, `polygon`, `g` and `svg`; the presentation
/// attributes for fills, strokes, opacity and transforms, also inside `style`; `viewBox`, or else `width` and `height`.
/// `title`, `desc`, `metadata` and `defs` are passed over. Other elements are an error: a drawing must not lose parts in
/// silence.
public struct SVGDocument: Sendable {
  /// The part of the plane that the drawing fills.
  public let viewBox: CGRect
  /// The shapes, bottom to top, in the coordinates of the view box.
  public let shapes: [SVGShape]

  /// Reads a drawing.
  ///
  /// - Parameter source: The file or name, for the errors' words.
  /// - Throws: `SVGFault`, with the line.
  public init(_ text: String, source: String) throws(SVGFault) {
    var reader = SVGReader(text, source: source)
    (viewBox, shapes) = try reader.read()
  }
}

/// Walks through the elements of a drawing.
private struct SVGReader {
  private var scanner: XMLScanner
  private let source: String
  private var viewBox: CGRect?
  private var shapes: [SVGShape] = []
  private var styles = [SVGStyle()]
  private var skipped = 0

  init(_ text: String, source: String) {
    scanner = XMLScanner(text, source: source)
    self.source = source
  }

  mutating func read() throws(SVGFault) -> (CGRect, [SVGShape]) {
    var open: [String] = []
    while let token = try scanner.next() {
      switch token {
      case .open(let name, let attributes, let isEmpty):
        try enter(name, attributes)
        open.append(name)
        if isEmpty { leave(open.removeLast()) }
      case .close(let name):
        guard open.last == name else {
          throw scanner.fault("'</\(name)>' closes '<\(open.last ?? "nothing")>'")
        }
        leave(open.removeLast())
      }
    }
    if let last = open.last { throw scanner.fault("'<\(last)>' is not closed") }
    guard let viewBox else { throw SVGFault(source: source, line: nil, reason: "it has no 'svg' element with a size") }
    return (viewBox, shapes)
  }

  private static let passedOver: Set = ["title", "desc", "metadata", "defs", "style"]

  private mutating func enter(_ name: String, _ attributes: [String: String]) throws(SVGFault) {
    if skipped > 0 || Self.passedOver.contains(name) {
      skipped += 1
      return
    }
    var style = styles[styles.count - 1]
    try style.apply(attributes, scanner)
    styles.append(style)
    switch name {
    case "svg": viewBox = try Self.viewBox(attributes, scanner)
    case "g": break
    default:
      guard let path = try Self.path(name, attributes, scanner) else {
        throw scanner.fault("the element '\(name)' is not understood")
      }
      let shape = style.shape(path)
      if shape.fill != .none || shape.stroke != .none { shapes.append(shape) }
    }
  }

  private mutating func leave(_ name: String) {
    if skipped > 0 {
      skipped -= 1
    } else {
      styles.removeLast()
    }
  }

  private static func viewBox(_ attributes: [String: String], _ scanner: XMLScanner) throws(SVGFault) -> CGRect {
    var box = CGRect(
      x: 0, y: 0, width: try number("width", attributes, scanner, 0),
      height: try number("height", attributes, scanner, 0))
    if let text = attributes["viewBox"] {
      var numbers = SVGNumberScanner(text)
      let values = numbers.numbers()
      guard values.count == 4, numbers.isAtEnd() else { throw scanner.fault("'viewBox' is not four numbers") }
      box = CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }
    guard box.width > 0, box.height > 0 else { throw scanner.fault("the drawing has no size") }
    return box
  }

  /// The outline that an element describes; nil for an element that is no shape.
  private static func path(
    _ name: String, _ attributes: [String: String], _ scanner: XMLScanner
  ) throws(SVGFault) -> Path? {
    func value(_ key: String, _ fallback: Double = 0) throws(SVGFault) -> Double {
      try number(key, attributes, scanner, fallback)
    }
    switch name {
    case "path":
      do {
        return try SVGPathData.path(attributes["d"] ?? "")
      } catch {
        throw scanner.fault("\(error.reason), at offset \(error.offset) of 'd'")
      }
    case "circle":
      let (x, y, r) = (try value("cx"), try value("cy"), try value("r"))
      return Path(ellipseIn: CGRect(x: x - r, y: y - r, width: 2 * r, height: 2 * r))
    case "ellipse":
      let (x, y, rx, ry) = (try value("cx"), try value("cy"), try value("rx"), try value("ry"))
      return Path(ellipseIn: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
    case "rect":
      let rect = CGRect(
        x: try value("x"), y: try value("y"), width: try value("width"), height: try value("height"))
      // One radius stands for both; neither is more than half a side.
      let rx = min(try value("rx", try value("ry")), rect.width / 2)
      let ry = min(try value("ry", try value("rx")), rect.height / 2)
      return rx > 0 && ry > 0 ? Path(roundedRect: rect, cornerSize: CGSize(width: rx, height: ry)) : Path(rect)
    case "line":
      var path = Path()
      path.move(to: CGPoint(x: try value("x1"), y: try value("y1")))
      path.addLine(to: CGPoint(x: try value("x2"), y: try value("y2")))
      return path
    case "polyline", "polygon":
      var numbers = SVGNumberScanner(attributes["points"] ?? "")
      let values = numbers.numbers()
      guard numbers.isAtEnd(), values.count.isMultiple(of: 2) else { throw scanner.fault("'points' are not pairs") }
      var path = Path()
      path.addLines(stride(from: 0, to: values.count, by: 2).map { CGPoint(x: values[$0], y: values[$0 + 1]) })
      if name == "polygon", !path.isEmpty { path.closeSubpath() }
      return path
    default: return nil
    }
  }

  private static func number(
    _ key: String, _ attributes: [String: String], _ scanner: XMLScanner, _ fallback: Double
  ) throws(SVGFault) -> Double {
    guard let text = attributes[key] else { return fallback }
    guard let value = SVGStyle.length(text) else { throw scanner.fault("'\(key)' is no number: '\(text)'") }
    return value
  }
}
