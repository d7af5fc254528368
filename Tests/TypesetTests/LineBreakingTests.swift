import Foundation
import Testing

@testable import Typeset

@Suite("Line breaking")
struct LineBreakingTests {
  let text = "The quick brown fox jumps over the lazy dog and runs away"

  @Test("lines are no wider than asked and end between words", arguments: [60, 100, 140, 200, 333] as [CGFloat])
  func wraps(width: CGFloat) {
    let paragraph = Typesetting.paragraph(text)
    let layout = paragraph.layout(width: width)
    #expect(layout.lineCount > 1)
    #expect(layout.size.width <= width)
    let shown = layout.shownText(of: paragraph)
    #expect(shown.joined() == text)
    for line in shown.dropLast() { #expect(line.hasSuffix(" ")) }
    // Greedy: no line could have taken the next word as well.
    for (line, next) in zip(shown, shown.dropFirst()) {
      let word = next.prefix { $0 != " " }
      #expect(textWidth(line + word) > width)
    }
  }

  private func textWidth(_ text: String) -> CGFloat { Typesetting.paragraph(text).layout().size.width }

  @Test("the layout's width is that of the widest line and measuring at it changes nothing")
  func tight() {
    let layout = Typesetting.paragraph(text).layout(width: 150)
    #expect(layout.size.width == layout.lines.map(\.width).max())
    let again = Typesetting.paragraph(text).layout(width: layout.size.width)
    #expect(again.lines.map(\.characters) == layout.lines.map(\.characters))
    #expect(again.size == layout.size)
  }

  @Test("space at a line's end hangs; at the text's end it counts as far as there is room")
  func trailingSpace() {
    let plain = Typesetting.paragraph("word").layout().size.width
    let spaced = Typesetting.paragraph("word   ").layout()
    #expect(spaced.size.width > plain)
    let squeezed = Typesetting.paragraph("word   ").layout(width: plain)
    #expect(squeezed.lineCount == 1)
    #expect(abs(squeezed.size.width - plain) < 0.01)
    let wrapped = Typesetting.paragraph("word     word").layout(width: plain)
    #expect(wrapped.lineCount == 2)
    #expect(abs(wrapped.lines[0].width - plain) < 0.01)
  }

  @Test(
    "terminators start lines and take no room",
    arguments: [("a\nb", 2), ("a\r\nb", 2), ("a\u{2028}b", 2), ("a\n\nb", 3), ("a\n", 2), ("\n", 2), ("\n\n", 3)])
  func terminators(text: String, count: Int) {
    let layout = Typesetting.paragraph(text).layout()
    #expect(layout.lineCount == count)
    #expect(layout.size.height == CGFloat(count) * 20.287109375)
    #expect(layout.lines[0].width <= Typesetting.paragraph("a").layout().size.width)
  }

  @Test("a word that is too wide breaks between clusters and never inside one")
  func longWord() {
    let family = "👨‍👩‍👧‍👦"
    let paragraph = Typesetting.paragraph(String(repeating: "e\u{301}" + family, count: 20))
    let layout = paragraph.layout(width: 50)
    #expect(layout.lineCount > 5)
    #expect(layout.lines.map(\.characters.count).reduce(0, +) == 40)
    #expect(layout.size.width <= 50)
  }

  @Test("no-break spaces hold words together; zero-width spaces and ideographs let them go")
  func annex14() {
    func firstLine(_ text: String, width: CGFloat) -> Int {
      Typesetting.paragraph(text).layout(width: width).lines[0].characters.count
    }
    let half = Typesetting.paragraph("aaaa bbbb").layout().size.width * 0.9
    #expect(firstLine("aaaa bbbb", width: half) == 5)
    #expect(firstLine("aaaa\u{A0}bbbb", width: half) > 5)
    #expect(firstLine("aaaa\u{200B}bbbb", width: half) == 5)
    #expect(firstLine("aaaa-bbbb", width: half) == 5)
    #expect(firstLine("日本語日本語", width: 60) == 3)
    #expect(firstLine("👍👍👍👍", width: 50) == 2)
    #expect(firstLine("(aaaa) bbbb", width: half) == 7)
  }

  @Test("a soft hyphen shows only where a line ends at it")
  func softHyphen() {
    let paragraph = Typesetting.paragraph("extra\u{AD}ordinary")
    #expect(paragraph.layout().shownText(of: paragraph) == ["extra\u{AD}ordinary"])
    #expect(abs(paragraph.layout().size.width - textWidth("extraordinary")) < 0.001)
    let layout = paragraph.layout(width: 75)
    #expect(layout.shownText(of: paragraph) == ["extra\u{AD}\u{2010}", "ordinary"])
    #expect(layout.lines[0].width <= 75)
  }

  @Test("line spacing goes between lines")
  func lineSpacing() {
    let style = ParagraphStyle(lineSpacing: 10)
    let layout = Paragraph([TextRun("a\nb\nc")], style: style).layout()
    #expect(abs(layout.size.height - (3 * 20.287109375 + 20)) < 1e-9)
  }

  @Test("a picture's place has its width, no glyphs, and may end a line")
  func pictures() throws {
    let layout = Paragraph([TextRun("ab"), .picture(width: 40, tag: 7), TextRun("cd")]).layout()
    let run = try #require(layout.lines[0].runs.first { $0.tag == 7 })
    #expect(run.bounds.width == 40 && run.bounds.minX == layout.lines[0].runs[0].bounds.maxX)
    #expect(run.glyphs.glyphs.isEmpty)
    #expect(layout.size.height == 20.287109375)
    #expect(abs(layout.size.width - textWidth("ab") - textWidth("cd") - 40) < 1e-9)
    #expect(layout.caret(at: 3).minX - layout.caret(at: 2).minX == 40)
    let narrow = Paragraph([TextRun("ab"), .picture(width: 40), TextRun("cd")]).layout(width: 45)
    #expect(narrow.lineCount == 3)
    #expect(Paragraph([.picture(width: .nan)]).layout().size.width == 0)
    let style = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5)
    let small = Paragraph([TextRun("abcdefgh"), .picture(width: 40, tag: 7)], style: style).layout(width: 90)
    #expect(small.fontScale < 1)
    #expect(small.lines[0].runs.last?.bounds.width == 40)
  }

  @Test("tight leading brings lines closer than the font's own line")
  func tightLeading() {
    let layout = Paragraph([TextRun("a\nb", font: FontDescriptor(leading: -2))]).layout()
    #expect(abs(layout.lines[1].baseline - layout.lines[0].baseline - 18.287109375) < 1e-9)
    let caption = Paragraph([TextRun("a\nb", font: TypeScale.font(for: .caption2))]).layout()
    #expect(abs(caption.lines[1].baseline - caption.lines[0].baseline - 13) < 1e-9)
  }

  @Test("mixed sizes share a baseline and the tallest sets the line")
  func mixedSizes() {
    let layout = Paragraph([
      TextRun("small ", font: FontDescriptor(size: 12), tag: 1),
      TextRun("LARGE", font: FontDescriptor(size: 40), tag: 2),
    ]).layout()
    #expect(layout.lineCount == 1)
    #expect(abs(layout.size.height - 40 * 2444 / 2048) < 1e-9)
    #expect(layout.lines[0].runs.map(\.tag) == [1, 2])
    #expect(Set(layout.lines[0].runs.map(\.baseline)).count == 1)
  }

  @Test("a baseline offset moves glyphs up and makes the line taller")
  func baselineOffset() {
    let plain = Paragraph([TextRun("x")]).layout()
    let raised = Paragraph([TextRun("x", baselineOffset: 5)]).layout()
    #expect(raised.size.height == plain.size.height)
    let both = Paragraph([TextRun("x"), TextRun("2", baselineOffset: 5)]).layout()
    #expect(both.size.height == plain.size.height + 5)
    #expect(both.lines[0].runs[1].baseline == both.lines[0].runs[0].baseline - 5)
  }
}
