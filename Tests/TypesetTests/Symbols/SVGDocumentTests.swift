import Foundation
import Raster
import Testing

@testable import Typeset

@Suite struct SVGDocumentTests {
  private func shapes(_ body: String) throws -> [SVGShape] {
    try SVGDocument("<svg viewBox='0 0 100 100'>\(body)</svg>", source: "test.svg").shapes
  }

  /// The elements of the one shape of a drawing, numbers rounded to a thousandth.
  private func elements(_ body: String) throws -> [String] {
    let shape = try #require(try shapes(body).first)
    func text(_ points: CGPoint...) -> String {
      points.map { "\(round($0.x)) \(round($0.y))" }.joined(separator: ", ")
    }
    func round(_ value: CGFloat) -> String {
      let rounded = (value * 1000).rounded() / 1000
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    return shape.path.elements.map { element in
      switch element {
      case .move(let point): "M \(text(point))"
      case .line(let point): "L \(text(point))"
      case .quadCurve(let end, let control): "Q \(text(control, end))"
      case .curve(let end, let control1, let control2): "C \(text(control1, control2, end))"
      case .closeSubpath: "Z"
      }
    }
  }

  @Test(arguments: [
    ("M1 2L3 4H10V20Z", ["M 1 2", "L 3 4", "L 10 4", "L 10 20", "Z"]),
    ("m1 2l3 4h10v20z", ["M 1 2", "L 4 6", "L 14 6", "L 14 26", "Z"]),
    ("M1,2 3,4 5,6", ["M 1 2", "L 3 4", "L 5 6"]),
    ("m1 2 3 4 5 6", ["M 1 2", "L 4 6", "L 9 12"]),
    ("M0 0c1 2 3 4 5 6s2 2 4 4", ["M 0 0", "C 1 2, 3 4, 5 6", "C 7 8, 7 8, 9 10"]),
    ("M0 0S2 2 4 4", ["M 0 0", "C 0 0, 2 2, 4 4"]),
    ("M0 0Q1 2 4 0T8 0", ["M 0 0", "Q 1 2, 4 0", "Q 7 -2, 8 0"]),
    ("M0 0T8 0", ["M 0 0", "Q 0 0, 8 0"]),
    ("M1.5.5-1-.25e1", ["M 1.5 0.5", "L -1 -2.5"]),
    ("M5 5zm1 1h1", ["M 5 5", "Z", "M 6 6", "L 7 6"]),
    ("M0 0A0 5 0 0 1 7 8", ["M 0 0", "L 7 8"]),
  ])
  func readsPathData(data: String, expected: [String]) throws {
    #expect(try elements("<path d='\(data)'/>") == expected)
  }

  @Test func readsArcsWithFlagsRunTogether() throws {
    // A quarter of a circle about the origin, from (10, 0) to (0, 10), by the short way.
    let path = try #require(try shapes("<path d='M10 0a10 10 0 01-10 10'/>").first).path
    let box = path.boundingRect
    #expect(abs(box.maxX - 10) < 1e-6 && abs(box.maxY - 10) < 1e-6)
    #expect(abs(box.minX) < 1e-6 && abs(box.minY) < 1e-6)
    // By the long way it reaches round the other side.
    let long = try #require(try shapes("<path d='M10 0A10 10 0 1 0 0 10'/>").first).path.boundingRect
    #expect(abs(long.minX + 10) < 1e-3 && abs(long.minY + 10) < 1e-3)
  }

  @Test func growsRadiiThatAreTooSmall() throws {
    let box = try #require(try shapes("<path d='M0 0A1 1 0 0 1 20 0'/>").first).path.boundingRect
    #expect(abs(box.height - 10) < 1e-3)
  }

  @Test(arguments: [
    ("<circle cx='5' cy='6' r='2'/>", CGRect(x: 3, y: 4, width: 4, height: 4)),
    ("<ellipse cx='5' cy='6' rx='1' ry='3'/>", CGRect(x: 4, y: 3, width: 2, height: 6)),
    ("<rect x='1' y='2' width='30' height='40' rx='5'/>", CGRect(x: 1, y: 2, width: 30, height: 40)),
    ("<polygon points='0,0 10,0 5,8'/>", CGRect(x: 0, y: 0, width: 10, height: 8)),
    (
      "<g transform='translate(10 20) scale(2)'><rect width='3' height='4'/></g>",
      CGRect(x: 10, y: 20, width: 6, height: 8)
    ),
    ("<rect width='10' height='20' transform='rotate(90 5 5)'/>", CGRect(x: -10, y: 0, width: 20, height: 10)),
    (
      "<g transform='translate(1,1)'><g transform='matrix(1 0 0 1 2 3)'><rect width='1' height='1'/></g></g>",
      CGRect(x: 3, y: 4, width: 1, height: 1)
    ),
  ])
  func readsShapesAndTransforms(body: String, expected: CGRect) throws {
    let box = try #require(try shapes(body).first).path.boundingRect
    for (a, b) in [
      (box.minX, expected.minX), (box.minY, expected.minY), (box.maxX, expected.maxX), (box.maxY, expected.maxY),
    ] {
      #expect(abs(a - b) < 1e-6)
    }
  }

  @Test func inheritsPaints() throws {
    let found = try shapes(
      """
      <g fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" opacity="0.5">
        <line x2="10"/>
        <rect width="5" height="5" style="fill: white; stroke-width: 1px" opacity="50%"/>
      </g>
      <path d="M0 0H5V5" fill-rule="evenodd"/>
      <path d="M0 0H5" fill="none"/>
      """)
    #expect(found.count == 3)
    #expect(found[0].fill == .none && found[0].stroke == .ink && found[0].opacity == 0.5)
    #expect(found[0].strokeStyle.lineWidth == 3 && found[0].strokeStyle.lineCap == .round)
    #expect(found[1].fill == .erase && found[1].strokeStyle.lineWidth == 1 && found[1].opacity == 0.25)
    #expect(found[2].fill == .ink && found[2].stroke == .none && found[2].fillRule == .evenOdd)
  }

  @Test func scalesLinesWithTheTransform() throws {
    let shape = try #require(
      try shapes("<path transform='scale(3)' d='M0 0H1' stroke='black' stroke-dasharray='1 2'/>").first)
    #expect(shape.strokeStyle.lineWidth == 3)
    #expect(shape.strokeStyle.dash == [3, 6])
  }

  @Test func passesOverWhatIsNotDrawn() throws {
    let text = """
      <?xml version="1.0"?><!-- a <comment> --><!DOCTYPE svg>
      <svg width="16px" height='16'><title>A &lt; B</title><defs><path d="nonsense"/></defs><path d="M0 0h1v1"/></svg>
      """
    let document = try SVGDocument(text, source: "test.svg")
    #expect(document.viewBox == CGRect(x: 0, y: 0, width: 16, height: 16))
    #expect(document.shapes.count == 1)
  }

  @Test(arguments: [
    ("<svg viewBox='0 0 1 1'>\n<path d='M0 0 L5'/></svg>", "x.svg:2: a number is missing, at offset 7 of 'd'."),
    (
      "<svg viewBox='0 0 1 1'><path d='L5 5'/></svg>",
      "x.svg:1: path data begin with 'L' and not with 'M', at offset 1 of 'd'."
    ),
    (
      "<svg viewBox='0 0 1 1'><path d='M0 0A1 1 0 2 0 5 5'/></svg>",
      "x.svg:1: an arc's flag is neither 0 nor 1, at offset 11 of 'd'."
    ),
    ("<svg viewBox='0 0 1'></svg>", "x.svg:1: 'viewBox' is not four numbers."),
    ("<svg></svg>", "x.svg:1: the drawing has no size."),
    ("<p/>", "x.svg:1: the element 'p' is not understood."),
    ("", "x.svg: it has no 'svg' element with a size."),
    ("<svg viewBox='0 0 1 1'><g></svg>", "x.svg:1: '</svg>' closes '<g>'."),
    ("<svg viewBox='0 0 1 1'>", "x.svg:1: '<svg>' is not closed."),
    ("<svg viewBox='0 0 1 1'", "x.svg:1: a tag has no end."),
    ("<svg viewBox='0 0 1 1'><text>a</text></svg>", "x.svg:1: the element 'text' is not understood."),
    ("<svg viewBox='0 0 1 1'><g transform='turn(3)'/></svg>", "x.svg:1: 'transform' cannot be 'turn(3)'."),
    ("<svg viewBox='0 0 1 1'><rect width='wide'/></svg>", "x.svg:1: 'width' is no number: 'wide'."),
    ("<svg viewBox='0 0 1 1'><path d='M0 0&nbsp;'/></svg>", "x.svg:1: '&nbsp;' is unknown."),
  ])
  func saysWhatIsWrong(text: String, message: String) {
    let fault = #expect(throws: SVGFault.self) { try SVGDocument(text, source: "x.svg") }
    #expect(fault?.description == message)
  }
}
