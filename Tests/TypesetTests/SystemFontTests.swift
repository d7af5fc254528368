import Foundation
import Testing

@testable import Typeset

@Suite("The system face's measures")
struct SystemFontTests {
  private func width(_ text: String, _ font: FontDescriptor) -> CGFloat {
    Paragraph([TextRun(text, font: font)]).layout().size.width
  }

  @Test("a body line is 1.193359375 em high, its baseline 0.952 em down")
  func bodyLine() {
    let layout = Paragraph([TextRun("Hello", font: FontDescriptor(size: 17))]).layout()
    #expect(layout.size.height == 20.287109375)
    #expect(layout.firstBaseline == 17 * 0.9521484375)
    #expect(layout.lastBaseline == layout.firstBaseline)
  }

  @Test("the probe string is as wide as in the system face, within 1 %")
  func probe() {
    let probe = width("This is a test string", FontDescriptor(size: 17))
    #expect(abs(probe - 144.093) < 1.44, "\(probe)")
  }

  @Test("leading goes between lines only")
  func leading() {
    let body = TypeScale.font(for: .body)
    let metrics = FontLibrary.shared.metrics(for: body)
    #expect(abs(metrics.leading - 1.712890625) < 1e-12)
    let three = Paragraph([TextRun("a\nb\nc", font: body)]).layout()
    #expect(abs(three.size.height - (3 * 20.287109375 + 2 * 1.712890625)) < 1e-9)
    #expect(abs(three.lines[1].baseline - three.lines[0].baseline - 22) < 1e-9)
    let plain = Paragraph([TextRun("a\nb", font: FontDescriptor(size: 17))]).layout()
    #expect(abs(plain.lines[1].baseline - plain.lines[0].baseline - 20.287109375) < 1e-9)
  }

  @Test("capitals are as tall as the system face's", arguments: [11, 17, 20, 28, 34, 60] as [CGFloat])
  func capHeight(size: CGFloat) throws {
    let layout = Paragraph([TextRun("H", font: FontDescriptor(size: size))]).layout()
    let run = try #require(layout.lines[0].runs.first)
    let outline = try #require(run.glyphs.source.outline(of: run.glyphs.glyphs[0]))
    let top = -outline.boundingRect.minY * run.glyphs.size
    #expect(abs(top - SystemFont.capHeight * size) < size * 0.001)
  }

  @Test("widths have no jump where the cut changes")
  func opticalSizes() {
    let probe = "This is a test string"
    var previous = width(probe, FontDescriptor(size: 18)) / 18
    for quarter in 73...160 {
      let size = CGFloat(quarter) / 4
      let em = width(probe, FontDescriptor(size: size)) / size
      #expect(abs(em - previous) < 0.035, "at \(size): \(previous) to \(em)")
      previous = em
    }
  }

  @Test("weights get darker and italics are another cut")
  func cuts() {
    let library = FontLibrary.shared
    let faces = FontWeight.named.compactMap { library.resolve(FontDescriptor(weight: $0)).face }
    #expect(faces.map(\.weight) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    let italic = library.resolve(FontDescriptor(isItalic: true)).face
    #expect(italic?.postScriptName == "Inter-Italic")
    #expect(library.resolve(FontDescriptor(size: 34)).face?.familyName == "Inter Display")
  }
}
