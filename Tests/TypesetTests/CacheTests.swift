import Foundation
import Testing

@testable import Typeset

@Suite("Nothing is done twice")
struct CacheTests {
  @Test("unchanged text is neither shaped nor broken again")
  func reuse() {
    let typesetter = Typesetter()
    let runs = [TextRun("The quick brown fox 😀 שלום")]
    let first = typesetter.paragraph(runs).layout(width: 90)
    _ = first.lines
    let count = typesetter.shapingCount
    #expect(count > 0)
    let paragraph = typesetter.paragraph(runs)
    #expect(paragraph === typesetter.paragraph(runs))
    #expect(paragraph.layout(width: 90).isIdentical(to: first))
    for width in stride(from: 60 as CGFloat, to: 300, by: 3.5) { _ = paragraph.layout(width: width).lines }
    #expect(typesetter.shapingCount == count)
    // The same words in another paragraph, at another size of the same cut.
    _ = typesetter.paragraph([TextRun("The quick brown fox 😀 שלום", font: FontDescriptor(size: 15))]).layout(width: 90)
    #expect(typesetter.shapingCount == count)
    _ = typesetter.paragraph([TextRun("Something else")]).layout()
    #expect(typesetter.shapingCount == count + 1)
  }

  @Test("room to spare gives the ideal layout itself")
  func ideal() {
    let paragraph = Typesetting.paragraph("Some words")
    let ideal = paragraph.layout()
    #expect(paragraph.layout(width: 1000).isIdentical(to: ideal))
    #expect(paragraph.layout(width: ideal.size.width, height: 100).isIdentical(to: ideal))
    #expect(!paragraph.layout(width: ideal.size.width - 1).isIdentical(to: ideal))
  }

  @Test("the library hands out one face for one cut, and one outline for one glyph")
  func identity() throws {
    let library = FontLibrary.shared
    let small = try #require(library.resolve(FontDescriptor(size: 12)).face)
    #expect(small === library.resolve(FontDescriptor(size: 19)).face)
    #expect(small !== library.resolve(FontDescriptor(size: 12, weight: .bold)).face)
    let glyph = try #require(small.glyph(for: "g"))
    let outline = try #require(small.outline(of: glyph))
    #expect(try #require(small.outline(of: glyph)).isIdentical(to: outline))
    #expect(small.outline(of: try #require(small.glyph(for: " "))) == nil)
  }

  @Test("a cache keeps what is used and forgets the rest")
  func generations() {
    var cache = GenerationalCache<Int, Int>(capacity: 10)
    for key in 0..<1000 {
      cache.insert(key, for: key)
      #expect(cache.value(for: 0) == 0)
      #expect(cache.count <= 20)
    }
    #expect(cache.value(for: 5) == nil)
    #expect(cache.value(for: 999) == 999)
  }

  @Test("threads share caches")
  func threads() {
    let typesetter = Typesetter()
    let expected = Paragraph([TextRun("Thread 3 says 👋 שלום")]).layout(width: 80).size
    DispatchQueue.concurrentPerform(iterations: 64) { index in
      let layout = typesetter.paragraph([TextRun("Thread \(index % 8) says 👋 שלום")]).layout(width: 80)
      let outlines = layout.lines.flatMap(\.runs).flatMap { run in run.glyphs.glyphs.map(run.glyphs.source.outline) }
      #expect(!outlines.isEmpty)
      if index % 8 == 3 { #expect(layout.size == expected) }
    }
  }
}
