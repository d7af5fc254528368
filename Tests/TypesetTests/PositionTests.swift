import Foundation
import Testing

@testable import Typeset

@Suite("Carets and hits")
struct PositionTests {
  @Test("carets advance with the text and hits find them again")
  func roundTrip() {
    let text = "Hello, wörld — fi ffi 👍🏽!"
    let layout = Typesetting.paragraph(text).layout()
    #expect(layout.characterCount == text.count)
    var previous: CGFloat = -1
    for position in 0...text.count {
      let caret = layout.caret(at: position)
      #expect(caret.minX > previous)
      #expect(caret.height == 20.287109375)
      #expect(layout.position(at: CGPoint(x: caret.minX, y: 5)) == position)
      previous = caret.minX
    }
    #expect(layout.caret(at: 0).minX == 0)
    #expect(abs(previous - layout.size.width) < 1e-9)
  }

  @Test("a position where a line was broken is on the next line")
  func softBreak() throws {
    let layout = Typesetting.paragraph("aaaa bbbb").layout(width: 50)
    try #require(layout.lineCount == 2)
    #expect(layout.caret(at: 5).minX == 0)
    #expect(layout.caret(at: 5).minY == layout.lines[1].origin.y)
    #expect(layout.caret(at: 4).minY == 0)
    #expect(layout.position(at: CGPoint(x: 500, y: 0)) == 4)
    #expect(layout.position(at: CGPoint(x: -5, y: 25)) == 5)
    #expect(layout.position(at: CGPoint(x: 500, y: 500)) == 9)
    #expect(layout.position(at: CGPoint(x: -500, y: -500)) == 0)
  }

  @Test("the end of a text that ends in a terminator is on an empty last line")
  func afterNewline() {
    let layout = Typesetting.paragraph("ab\n").layout()
    #expect(layout.caret(at: 3).minY == layout.lines[1].origin.y)
    #expect(layout.caret(at: 2).minY == 0)
    #expect(layout.position(at: CGPoint(x: 100, y: 1)) == 2)
    #expect(layout.position(at: CGPoint(x: 100, y: 30)) == 3)
  }

  @Test("in right-to-left text the caret starts at the right")
  func rightToLeft() {
    let style = ParagraphStyle(layoutDirection: .rightToLeft)
    let layout = Paragraph([TextRun("שלום")], style: style).layout()
    #expect(abs(layout.caret(at: 0).minX - layout.size.width) < 1e-9)
    #expect(abs(layout.caret(at: 4).minX) < 1e-9)
    for position in 0...4 {
      #expect(layout.position(at: CGPoint(x: layout.caret(at: position).minX, y: 0)) == position)
    }
  }

  @Test("selections cover their characters, in one box a stretch")
  func selection() {
    let layout = Typesetting.paragraph("abc שלום def").layout()
    #expect(layout.bounds(ofCharacters: 0..<12).count == 1)
    #expect(layout.bounds(ofCharacters: 2..<6).count == 2)
    #expect(layout.bounds(ofCharacters: 3..<3).isEmpty)
    let box = layout.bounds(ofCharacter: 1)
    #expect(box?.minX == layout.caret(at: 1).minX && box?.maxX == layout.caret(at: 2).minX)
    #expect(layout.bounds(ofCharacter: 12) == nil)
    #expect(layout.bounds(ofCharacter: -1) == nil)
    let wrapped = Typesetting.paragraph("aaaa bbbb cccc").layout(width: 50)
    #expect(wrapped.bounds(ofCharacters: 2..<12).count == 3)
  }

  @Test("an empty text has one caret; positions out of range and NaN points count as the nearest")
  func edges() {
    let empty = Typesetting.paragraph("").layout()
    #expect(empty.caret(at: 0) == CGRect(x: 0, y: 0, width: 0, height: 20.287109375))
    #expect(empty.position(at: CGPoint(x: 10, y: 10)) == 0)
    let layout = Typesetting.paragraph("abc").layout()
    #expect(layout.caret(at: -7) == layout.caret(at: 0))
    #expect(layout.caret(at: 99) == layout.caret(at: 3))
    #expect(layout.position(at: CGPoint(x: CGFloat.nan, y: .nan)) == 0)
    #expect(layout.position(at: CGPoint(x: CGFloat.infinity, y: .infinity)) == 3)
  }

  @Test("positions become string indices")
  func indices() {
    let paragraph = Typesetting.paragraph("a👍🏽b")
    #expect(paragraph.text[paragraph.index(ofCharacter: 2)...] == "b")
    #expect(paragraph.index(ofCharacter: 99) == paragraph.text.endIndex)
    #expect(paragraph.index(ofCharacter: -1) == paragraph.text.startIndex)
  }
}
