import Foundation
import Testing

@testable import Typeset

@Suite("Limits, truncation and shrinking")
struct TruncationTests {
  let text = "The quick brown fox jumps over the lazy dog"

  private func lines(_ text: String, width: CGFloat?, height: CGFloat? = nil, _ style: ParagraphStyle) -> [String] {
    let paragraph = Paragraph([TextRun(text)], style: style)
    return paragraph.layout(width: width, height: height).shownText(of: paragraph)
  }

  @Test("the tail gives way to an ellipsis after whole characters and no space")
  func tail() {
    let style = ParagraphStyle(lineLimit: 1)
    for width in stride(from: 20 as CGFloat, through: 340, by: 7) {
      let paragraph = Paragraph([TextRun(text)], style: style)
      let layout = paragraph.layout(width: width)
      #expect(layout.isTruncated)
      #expect(layout.lineCount == 1)
      #expect(layout.size.width <= width + 0.01)
      let shown = layout.shownText(of: paragraph)[0]
      #expect(shown.hasSuffix("…"))
      #expect(!shown.hasSuffix(" …"))
      #expect(text.hasPrefix(shown.dropLast()))
    }
  }

  @Test("the head gives way")
  func head() {
    let shown = lines(text, width: 100, ParagraphStyle(lineLimit: 1, truncation: .head))[0]
    #expect(shown.hasPrefix("…"))
    #expect(text.hasSuffix(shown.dropFirst()))
    #expect(shown.count > 5)
  }

  @Test("the middle gives way")
  func middle() throws {
    let shown = lines(text, width: 150, ParagraphStyle(lineLimit: 1, truncation: .middle))[0]
    let parts = shown.split(separator: "…", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    #expect(text.hasPrefix(parts[0]) && text.hasSuffix(parts[1]))
    #expect(abs(parts[0].count - parts[1].count) <= 4)
  }

  @Test("the limit counts lines and the last one takes the ellipsis", arguments: [1, 2, 3])
  func lineLimit(limit: Int) {
    let shown = lines(text, width: 90, ParagraphStyle(lineLimit: limit))
    #expect(shown.count == limit)
    #expect(shown.last?.hasSuffix("…") == true)
    let enough = lines(text, width: 90, ParagraphStyle(lineLimit: 50))
    #expect(enough.joined() == text)
  }

  @Test("a height that is too small cuts lines, but never the first")
  func height() {
    #expect(lines(text, width: 90, height: 45, ParagraphStyle()).count == 2)
    #expect(lines(text, width: 90, height: 45, ParagraphStyle()).last?.hasSuffix("…") == true)
    #expect(lines(text, width: 90, height: 40.57421875, ParagraphStyle()).count == 2)
    #expect(lines(text, width: 90, height: 40.5, ParagraphStyle()).count == 1)
    #expect(lines(text, width: 90, height: 0, ParagraphStyle()).count == 1)
  }

  @Test("text after a terminator is cut with an ellipsis, white space without")
  func afterTerminator() {
    let style = ParagraphStyle(lineLimit: 1)
    #expect(lines("one\ntwo", width: nil, style) == ["one…"])
    #expect(lines("one\ntwo", width: 500, style) == ["one…"])
    #expect(lines("one\n \n", width: nil, style) == ["one"])
  }

  @Test("space can be reserved for the limit")
  func reserves() {
    let style = ParagraphStyle(lineLimit: 3, reservesSpace: true, lineSpacing: 2)
    let layout = Paragraph([TextRun("x")], style: style).layout()
    #expect(abs(layout.size.height - (3 * 20.287109375 + 4)) < 1e-9)
    #expect(layout.lineCount == 1)
    let range = ParagraphStyle(lineLimit: 4, minimumLines: 2)
    #expect(abs(Paragraph([TextRun("x")], style: range).layout().size.height - 2 * 20.287109375) < 1e-9)
    #expect(abs(Paragraph([TextRun("x\ny\nz")], style: range).layout().size.height - 3 * 20.287109375) < 1e-9)
  }

  @Test("text shrinks to fit in quarters of a point, as little as it must")
  func shrinks() {
    let style = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5)
    let paragraph = Paragraph([TextRun(text, font: FontDescriptor(size: 20))], style: style)
    let ideal = paragraph.layout().size.width
    let layout = paragraph.layout(width: ideal * 0.8)
    #expect(!layout.isTruncated)
    #expect(layout.fontScale < 0.82 && layout.fontScale > 0.77)
    #expect(layout.size.width <= ideal * 0.8)
    let size = layout.lines[0].runs[0].font.size
    #expect((size * 4).rounded() == size * 4)
    var larger = FontDescriptor(size: size + 0.25)
    larger.leading = 0
    #expect(Paragraph([TextRun(text, font: larger)]).layout().size.width > ideal * 0.8)
    let least = paragraph.layout(width: ideal * 0.3)
    #expect(least.isTruncated)
    #expect(least.lines[0].runs[0].font.size == 10)
  }

  @Test("letters move together by up to 5 % of the em before text is cut")
  func tightens() {
    let style = ParagraphStyle(lineLimit: 1, allowsTightening: true)
    let paragraph = Paragraph([TextRun(text)], style: style)
    let ideal = paragraph.layout().size.width
    let room = 0.05 * 17 * CGFloat(text.count)
    let tight = paragraph.layout(width: ideal - room + 1)
    #expect(!tight.isTruncated)
    #expect(abs(tight.lines[0].runs[0].bounds.width - (ideal - room + 1)) < 0.01)
    #expect(paragraph.layout(width: ideal - room - 1).isTruncated)
  }

  @Test("limits below one count as one, factors outside 0…1 as the nearest end")
  func clamps() {
    #expect(lines(text, width: 60, ParagraphStyle(lineLimit: 0)).count == 1)
    #expect(lines(text, width: 60, ParagraphStyle(lineLimit: -4)).count == 1)
    let odd = ParagraphStyle(lineLimit: 1, minimumScaleFactor: .nan)
    #expect(lines(text, width: 60, odd).count == 1)
    let negative = ParagraphStyle(lineLimit: 1, minimumScaleFactor: -3)
    #expect(lines(text, width: 60, negative).count == 1)
  }
}
