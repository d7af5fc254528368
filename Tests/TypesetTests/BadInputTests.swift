import Foundation
import Testing

@testable import Typeset

@Suite("Bad input follows a rule")
struct BadInputTests {
  @Test("widths that are no widths are no bound; negative ones are zero")
  func widths() {
    let paragraph = Typesetting.paragraph("ab cd")
    let ideal = paragraph.layout()
    #expect(paragraph.layout(width: .nan).isIdentical(to: ideal))
    #expect(paragraph.layout(width: .infinity).isIdentical(to: ideal))
    #expect(paragraph.layout(height: .nan).isIdentical(to: ideal))
    #expect(paragraph.layout(width: 0).lineCount == 4)
    #expect(paragraph.layout(width: -.infinity).lineCount == 4)
    #expect(paragraph.layout(width: -3).isIdentical(to: paragraph.layout(width: 0)))
    #expect(paragraph.layout(width: 0, height: -1).lineCount == 1)
  }

  @Test("empty texts have one line of their font's height")
  func empty() {
    for paragraph in [Paragraph([]), Paragraph([TextRun("")]), Paragraph([TextRun(""), TextRun("")])] {
      for width in [nil, 0, 100] as [CGFloat?] {
        let layout = paragraph.layout(width: width)
        #expect(layout.size == CGSize(width: 0, height: 20.287109375))
        #expect(layout.lineCount == 1 && layout.lines.count == 1)
        #expect(layout.lines[0].runs.isEmpty)
        #expect(!layout.isTruncated)
        #expect(layout.clusters.isEmpty)
      }
    }
  }

  @Test("sizes that are no sizes draw nothing", arguments: [0, -12, .nan, .infinity] as [CGFloat])
  func sizes(size: CGFloat) {
    let layout = Typesetting.paragraph("abc", FontDescriptor(size: size)).layout(width: 100)
    #expect(layout.size == .zero)
    #expect(layout.lines[0].runs.isEmpty)
  }

  @Test("odd spacing does not spread")
  func spacing() {
    let style = ParagraphStyle(lineSpacing: .nan)
    #expect(Paragraph([TextRun("a\nb")], style: style).layout().size.height == 2 * 20.287109375)
    #expect(Paragraph([TextRun("a", baselineOffset: .infinity)]).layout().size.height == 20.287109375)
  }

  @Test("lone marks, controls and joiners are laid out")
  func oddCharacters() {
    for text in ["\u{301}", "\u{200D}", "\u{FE0F}", "\u{0}", "\u{202E}abc", "\u{2066}x", "\u{E0001}", "\u{1F1EA}"] {
      let layout = Typesetting.paragraph(text).layout(width: 10)
      #expect(layout.size.width.isFinite && layout.size.height > 0)
      #expect(layout.caret(at: 1).minX.isFinite)
    }
  }

  @Test("random texts at random widths keep the rules")
  func random() {
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let alphabet = [
      "a", "W", " ", "  ", "\n", "\u{AD}", "ש", "ل", "3", "😀", "e\u{301}", "日", "-", "\u{200B}", "fi", "(",
    ]
    for _ in 0..<150 {
      let runs = (0..<1 + next(3)).map { index in
        TextRun((0..<next(20)).map { _ in alphabet[next(alphabet.count)] }.joined(), tag: index)
      }
      let style = ParagraphStyle(
        lineLimit: next(2) == 0 ? nil : 1 + next(3), truncation: [.head, .middle, .tail][next(3)],
        minimumScaleFactor: next(3) == 0 ? 0.6 : 1, allowsTightening: next(2) == 0,
        layoutDirection: next(2) == 0 ? .leftToRight : .rightToLeft)
      let width = CGFloat(next(150))
      let paragraph = Paragraph(runs, style: style)
      let layout = paragraph.layout(width: width)
      var expected = 0
      for line in layout.lines {
        #expect(line.characters.lowerBound == expected)
        expected = line.characters.upperBound
        #expect(line.width <= layout.size.width + 1e-9)
        for run in line.runs {
          #expect(run.glyphs.glyphs.count == run.glyphs.positions.count)
          #expect(run.glyphs.positions.allSatisfy { $0.x.isFinite && $0.y.isFinite })
        }
        let shown = line.boxes.map(\.cluster)
        #expect(Set(shown).count == shown.count)
        #expect(shown.allSatisfy(line.characters.contains))
      }
      #expect(layout.lineCount <= style.lineLimit ?? .max)
      if !layout.isTruncated, style.lineLimit == nil { #expect(expected == paragraph.text.count) }
      for position in 0...layout.characterCount { #expect(layout.caret(at: position).minX.isFinite) }
    }
  }

  @Test("a hundred thousand characters take work in proportion", arguments: ["word ", "x", "日", "שלום "])
  func long(unit: String) {
    let count = 100_000 / unit.count
    let typesetter = Typesetter()
    let paragraph = Paragraph([TextRun(String(repeating: unit, count: count))], typesetter: typesetter)
    let layout = paragraph.layout(width: 320)
    #expect(layout.lines.reduce(0) { $0 + $1.characters.count } == count * unit.count)
    #expect(layout.size.width <= 320)
    // One stretch, or for spaces in a fallback face a few; joined letters are not shaped line by line.
    #expect(typesetter.shapingCount < 10)
    _ = paragraph.layout(width: 200).lines
    #expect(typesetter.shapingCount < 10)
    let limited = Paragraph(
      [TextRun(String(repeating: unit, count: count))],
      style: ParagraphStyle(lineLimit: 1), typesetter: typesetter
    ).layout(width: 100)
    #expect(limited.isTruncated && limited.lines.count == 1)
  }
}
