import Foundation
import Testing

@testable import Typeset

@Suite("Directions")
struct BidiTests {
  /// The characters of a line from left to right.
  private func visual(_ layout: TextLayout, _ text: String) -> String {
    let characters = Array(text)
    return String(layout.lines[0].boxes.map { characters[$0.cluster] })
  }

  private func lay(_ text: String, _ direction: ParagraphStyle.Direction = .leftToRight, width: CGFloat? = nil)
    -> TextLayout
  {
    Paragraph([TextRun(text)], style: ParagraphStyle(layoutDirection: direction)).layout(width: width)
  }

  @Test("Hebrew runs from right to left inside a line that does not")
  func hebrew() {
    let text = "abc שלום def"
    #expect(visual(lay(text), text) == "abc םולש def")
    #expect(visual(lay(text, .rightToLeft), text) == "def םולש abc")
  }

  @Test("numbers in right-to-left text keep their order")
  func numbers() {
    let text = "שלום 123"
    #expect(visual(lay(text, .rightToLeft), text) == "123 םולש")
  }

  @Test("Arabic letters join, also over the boundary of two runs")
  func arabic() {
    let text = "سلام"
    let isolated = text.map { character -> [UInt32] in
      lay(String(character)).lines[0].runs.flatMap(\.glyphs.glyphs)
    }
    let joined = lay(text).lines[0].runs.flatMap(\.glyphs.glyphs)
    #expect(Set(joined) != Set(isolated.flatMap { $0 }))
    #expect(!joined.contains(0))
    let split = Paragraph([TextRun("سل", tag: 1), TextRun("ام", tag: 2)]).layout()
    let first = split.lines[0].runs.last?.glyphs.glyphs ?? []
    #expect(first.count == 2 && !isolated[0].contains(first[1]))
  }

  @Test("pieces have one left to right order, without gaps or overlaps")
  func seamless() {
    let layout = lay("one שתיים three أربعة five 6 שבע", .rightToLeft)
    let boxes = layout.lines[0].boxes
    for (left, right) in zip(boxes, boxes.dropFirst()) { #expect(abs(left.maxX - right.minX) < 1e-9) }
    #expect(abs((boxes.first?.minX ?? -1) - 0) < 1e-9)
    #expect(abs((boxes.last?.maxX ?? -1) - layout.size.width) < 1e-9)
  }

  @Test("space at the end of a right-to-left line hangs over its left end")
  func hanging() {
    let text = "שלום     שלום"
    let width = lay("שלום").size.width
    let layout = lay(text, .rightToLeft, width: width + 1)
    #expect(layout.lineCount == 2)
    let boxes = layout.lines[0].boxes
    #expect((boxes.first?.minX ?? 0) < -5)
    #expect(abs((boxes.last?.maxX ?? 0) - layout.size.width) < 0.01)
  }

  @Test("the layout direction sets the leading edge")
  func leading() {
    for (direction, alignment, atLeft) in [
      (ParagraphStyle.Direction.leftToRight, ParagraphStyle.Alignment.leading, true), (.leftToRight, .trailing, false),
      (.rightToLeft, .leading, false), (.rightToLeft, .trailing, true),
    ] {
      let style = ParagraphStyle(alignment: alignment, layoutDirection: direction)
      let layout = Paragraph([TextRun("a\nlonger line")], style: style).layout()
      #expect((layout.lines[0].origin.x == 0) == atLeft)
      #expect(layout.lines[1].origin.x == 0)
    }
    let center = Paragraph([TextRun("a\nlonger line")], style: ParagraphStyle(alignment: .center)).layout()
    let line = center.lines[0]
    #expect(abs(line.origin.x * 2 + line.width - center.size.width) < 1e-9)
  }

  @Test("the natural direction is the first strong character's, paragraph by paragraph")
  func natural() {
    let style = ParagraphStyle(baseDirection: .natural)
    let layout = Paragraph([TextRun("שלום abc\nabc שלום\n123")], style: style).layout()
    #expect(layout.lines.map(\.isRightToLeft) == [true, false, false])
  }

  @Test("the order of levels follows rule L2")
  func levels() {
    #expect(BidiLevels.visualOrder(of: []) == [])
    #expect(BidiLevels.visualOrder(of: [0, 0, 0]) == [0, 1, 2])
    #expect(BidiLevels.visualOrder(of: [1, 1, 1]) == [2, 1, 0])
    #expect(BidiLevels.visualOrder(of: [0, 1, 2, 1, 0]) == [0, 3, 2, 1, 4])
    #expect(BidiLevels.visualOrder(of: [2, 2, 1, 0]) == [2, 0, 1, 3])
  }

  @Test("a truncated right-to-left line ends at its left in an ellipsis")
  func truncated() {
    let style = ParagraphStyle(lineLimit: 1, layoutDirection: .rightToLeft)
    let layout = Paragraph([TextRun("שלום עולם שלום עולם")], style: style).layout(width: 80)
    #expect(layout.isTruncated)
    #expect(layout.lines[0].runs.first?.insertedText == "…")
    #expect(layout.size.width <= 80.01)
  }
}
