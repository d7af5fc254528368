import Foundation
import Testing

@testable import Typeset

@Suite("Shaping")
struct ShapingTests {
  private func width(_ text: String, _ font: FontDescriptor = FontDescriptor()) -> CGFloat {
    Typesetting.paragraph(text, font).layout().size.width
  }

  private func glyphs(_ text: String, _ font: FontDescriptor = FontDescriptor()) -> [UInt32] {
    Typesetting.paragraph(text, font).layout().lines[0].runs.flatMap(\.glyphs.glyphs)
  }

  @Test("pairs are kerned")
  func kerning() {
    #expect(width("AV") < width("A") + width("V") - 0.5)
    #expect(width("To") < width("T") + width("o") - 0.3)
  }

  @Test("ligatures join letters, tracking takes them apart, kerning does not")
  func ligatures() {
    let mono = FontDescriptor(family: .custom("DejaVu Sans"))
    #expect(glyphs("fi", mono).count == 1)
    var tracked = mono
    tracked.tracking = 1
    #expect(glyphs("fi", tracked).count == 2)
    let kerned = Paragraph([TextRun("fi", font: mono, kerning: 1)]).layout()
    #expect(kerned.lines[0].runs[0].glyphs.glyphs.count == 1)
    #expect(abs(kerned.size.width - width("fi", mono) - 2) < 1e-9)
    // A ligature's characters share its width.
    let layout = Typesetting.paragraph("fi", mono).layout()
    #expect(abs(layout.caret(at: 1).minX - layout.size.width / 2) < 1e-9)
    #expect(layout.clusters.map(\.text) == ["fi"])
  }

  @Test("a ligature that a line's end cuts is shaped again")
  func cutLigature() {
    let font = FontDescriptor(family: .custom("DejaVu Sans"))
    let layout = Typesetting.paragraph("fifififi", font).layout(width: width("fif", font) + 0.5)
    #expect(layout.lineCount > 1)
    #expect(layout.lines[0].runs[0].glyphs.glyphs.count == 2)
    #expect(abs(layout.lines[0].width - width("fif", font)) < 1e-9)
  }

  @Test("tracking and kerning add their space after each character")
  func spacing() {
    let plain = width("abcd")
    var font = FontDescriptor()
    font.tracking = 2
    #expect(abs(width("abcd", font) - plain - 8) < 1e-9)
    #expect(abs(Paragraph([TextRun("abcd", kerning: -1)]).layout().size.width - plain + 4) < 1e-9)
    #expect(Paragraph([TextRun("abcd", kerning: .nan)]).layout().size.width == plain)
  }

  @Test("monospaced digits have one advance")
  func tabular() {
    #expect(width("1111") < width("0000") - 1)
    let font = FontDescriptor(features: .monospacedDigit)
    for digit in 0...9 { #expect(abs(width("\(digit)\(digit)", font) - width("00", font)) < 1e-9) }
  }

  @Test("small capitals are smaller capitals where the face has none")
  func smallCapitals() {
    let font = FontDescriptor(features: .lowercaseSmallCaps)
    let layout = Typesetting.paragraph("Ab", font).layout()
    let runs = layout.lines[0].runs
    #expect(runs.count == 2)
    #expect(runs[1].glyphs.glyphs == glyphs("B"))
    #expect(runs[1].glyphs.size < runs[0].glyphs.size)
    #expect(layout.size.height == 20.287109375)
    let all = Typesetting.paragraph("Ab", FontDescriptor(features: .smallCaps)).layout()
    #expect(Set(all.lines[0].runs.map(\.glyphs.size)).count == 1)
    #expect(width("ß", font) > 0)
  }

  @Test("sizes are not rounded and glyphs are not hinted: widths are in proportion")
  func proportional() {
    let probe = "Handgloves"
    let font = FontDescriptor(family: .custom("Quicksand"), size: 10)
    var larger = font
    larger.size = 37.3
    #expect(abs(width(probe, larger) - 3.73 * width(probe, font)) < 1e-9)
  }

  @Test("width classes scale glyphs and advances alike")
  func widths() {
    let condensed = FontDescriptor(width: .condensed)
    #expect(abs(width("Hello", condensed) / width("Hello") - 0.84) < 0.01)
    #expect(FontWidth(rawValue: .nan) == .standard)
    #expect(FontWidth.expanded.horizontalScale == 1.2)
  }

  @Test("a family without italics is slanted")
  func slanted() throws {
    let upright = FontLibrary.shared.resolve(FontDescriptor(family: .system(.rounded)))
    let slanted = FontLibrary.shared.resolve(FontDescriptor(family: .system(.rounded), isItalic: true))
    let glyph = try #require(upright.face?.glyph(for: "l"))
    let plain = try #require(upright.face?.outline(of: glyph)).boundingRect
    let lean = try #require(slanted.face?.outline(of: glyph)).boundingRect
    #expect(abs(lean.maxX - plain.maxX - 0.7 * 0.21) < 0.01)
    #expect(abs(lean.height - plain.height) < 1e-6)
  }

  @Test("a variable font's weight axis is set", .enabled(if: FontLibrary.shared.hasFont(named: "Inter V")))
  func variable() throws {
    let light = FontLibrary.shared.resolve(FontDescriptor(family: .custom("Inter V"), weight: .ultraLight))
    let heavy = FontLibrary.shared.resolve(FontDescriptor(family: .custom("Inter V"), weight: .black))
    #expect(try #require(light.face) !== heavy.face)
    #expect(light.face?.weight == 100 && heavy.face?.weight == 900)
  }

  @Test("tabs are four spaces wide and other controls nothing")
  func controls() {
    #expect(abs(width("a\tb") - width("a") - width("b") - 4 * (width("a b") - width("ab"))) < 1)
    #expect(abs(width("a\u{1}b") - width("a") - width("b")) < 0.5)
  }
}
