import Foundation
import Raster
import Testing

@testable import Typeset

@Suite("Faces for characters")
struct FallbackTests {
  private func runs(_ text: String, _ font: FontDescriptor = FontDescriptor()) -> [PlacedRun] {
    Typesetting.paragraph(text, font).layout().lines[0].runs
  }

  private func family(_ run: PlacedRun) -> String? { (run.glyphs.source as? FontFace)?.familyName }

  @Test(
    "whole emoji clusters are one picture glyph",
    arguments: ["😀", "👍🏽", "👨‍👩‍👧‍👦", "🇪🇸", "❤️", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "☺️"])
  func emoji(text: String) throws {
    let run = try #require(runs(text).first)
    #expect(runs(text).count == 1)
    #expect(family(run) == "Noto Color Emoji")
    #expect(run.glyphs.glyphs.count == 1)
    let picture = try #require(run.glyphs.source.picture(of: run.glyphs.glyphs[0], pixelsPerEm: 34))
    #expect(picture.image.width == 136 && picture.image.height == 128)
    #expect(picture.bounds.width > 1 && picture.bounds.width < 1.4)
    #expect(picture.bounds.minY < -0.8 && picture.bounds.maxY > 0)
    var opaque = 0
    for y in 0..<picture.image.height {
      for x in 0..<picture.image.width where picture.image[x, y] >> 24 == 255 { opaque += 1 }
    }
    #expect(opaque > 1000)
  }

  @Test("text presentation keeps characters that are both out of the colour font")
  func textPresentation() throws {
    #expect(family(try #require(runs("☺\u{FE0E}").first)) != "Noto Color Emoji")
    #expect(family(try #require(runs("©").first)) == "Inter")
    #expect(family(try #require(runs("123#*").first)) == "Inter")
  }

  @Test("emoji do not make a line taller")
  func uniformHeight() {
    let layout = Typesetting.paragraph("Hi 😀 שלום").layout()
    #expect(layout.size.height == 20.287109375)
  }

  @Test("scripts that the system face lacks come from another font", arguments: ["שלום", "سلام", "∯", "日本"])
  func scripts(text: String) throws {
    for run in runs(text) {
      #expect(family(run) != "Inter")
      #expect(!run.glyphs.glyphs.contains(0))
    }
  }

  @Test("a combining sequence stays in one font")
  func combining() {
    for text in ["e\u{301}", "x\u{302}\u{323}", "ש\u{5C1}\u{5B8}"] {
      #expect(runs(text).count == 1)
      #expect(runs(text)[0].glyphs.glyphs.contains(0) == false)
    }
  }

  @Test("a character that no font has is the missing glyph, with a width")
  func missingGlyph() {
    let layout = Typesetting.paragraph("\u{10FFFD}").layout()
    #expect(layout.lines[0].runs[0].glyphs.glyphs == [0])
    #expect(layout.size.width > 3)
  }

  @Test("designs are different families on the same line")
  func designs() throws {
    let expected: [FontDesign: String] = [
      .default: "Inter", .rounded: "Quicksand", .monospaced: "JetBrains Mono",
    ]
    for (design, name) in expected {
      let font = FontDescriptor(family: .system(design))
      #expect(family(try #require(runs("Abc", font).first)) == name)
      #expect(Typesetting.paragraph("Abc", font).layout().size.height == 20.287109375)
    }
    let serif = try #require(runs("Abc", FontDescriptor(family: .system(.serif))).first)
    #expect(["Noto Serif", "DejaVu Serif"].contains(family(serif)))
  }

  @Test("the monospaced design has one advance")
  func monospaced() {
    let font = FontDescriptor(family: .system(.monospaced))
    let widths = ["iiii", "WWWW", "0.1)"].map { Typesetting.paragraph($0, font).layout().size.width }
    #expect(Set(widths.map { ($0 * 1000).rounded() }).count == 1)
    #expect(abs(widths[0] - 4 * 17 * 1266 / 2048) < 0.01)
  }

  @Test("custom names find a family or a cut; others stand in and are remembered")
  func custom() throws {
    let library = FontLibrary()
    #expect(library.hasFont(named: "Quicksand"))
    #expect(library.hasFont(named: "Inter-SemiBold"))
    #expect(library.hasFont(named: "Quicksand Medium"))
    #expect(!library.hasFont(named: "No Such Font"))
    let cut = library.resolve(FontDescriptor(family: .custom("Inter-SemiBold")))
    #expect(cut.face?.postScriptName == "Inter-SemiBold")
    let bold = library.resolve(FontDescriptor(family: .custom("Quicksand"), weight: .bold))
    #expect(bold.face?.postScriptName == "Quicksand-Bold")
    let medium = library.resolve(FontDescriptor(family: .system(.rounded), weight: .medium))
    #expect(medium.face?.postScriptName == "Quicksand-Medium")
    #expect(bold.metrics.ascent == 17 && bold.metrics.descent == 4.25)
    let none = library.resolve(FontDescriptor(family: .custom("No Such Font")))
    #expect(none.face?.familyName == "Inter")
    #expect(library.unresolvedNames == ["No Such Font"])
  }

  @Test("missing families are one error that names the packages")
  func missingFamilies() throws {
    let empty = FileManager.default.temporaryDirectory.appendingPathComponent("no-fonts-\(UUID().uuidString)")
    let library = FontLibrary(folders: [empty])
    #expect(library.missingFonts == RequiredFont.all)
    let error = FontError.missing(library.missingFonts)
    for package in ["fonts-inter", "fonts-quicksand", "fonts-jetbrains-mono", "fonts-noto-color-emoji"] {
      #expect(error.description.contains(package))
    }
    #expect(error.description.components(separatedBy: "fonts-inter").count == 2)
    // Without any font text still has lines, only no glyphs.
    let layout = Paragraph([TextRun("abc 😀")], typesetter: Typesetter(library: library)).layout(width: 100)
    #expect(layout.size.height == 20.287109375)
    #expect(layout.size.width == 0)
    #expect(layout.lines[0].runs.isEmpty)
    #expect(FontLibrary.shared.missingFonts.isEmpty)
  }

  @Test("a broken file is skipped in a folder and an error when registered")
  func brokenFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Inter-Broken.otf")
    try Data("not a font".utf8).write(to: file)
    let library = FontLibrary(folders: [folder])
    #expect(library.missingFonts == RequiredFont.all)
    #expect(throws: FontError.unreadable(path: file.path)) { try library.register(fontAt: file) }
    let absent = folder.appendingPathComponent("absent.ttf")
    #expect(throws: FontError.unreadable(path: absent.path)) { try library.register(fontAt: absent) }
  }

  @Test("a registered font is found by name and what was shaped before is shaped anew")
  func registered() throws {
    let empty = FileManager.default.temporaryDirectory.appendingPathComponent("no-fonts-\(UUID().uuidString)")
    let typesetter = Typesetter(library: FontLibrary(folders: [empty]))
    let run = TextRun("abc", font: FontDescriptor(family: .custom("Quicksand")))
    #expect(typesetter.paragraph([run]).layout().size.width == 0)
    try typesetter.library.register(
      fontAt: URL(fileURLWithPath: "/usr/share/fonts/truetype/quicksand/Quicksand-Regular.ttf"))
    #expect(typesetter.paragraph([run]).layout().size.width > 10)
    #expect(typesetter.library.unresolvedNames.isEmpty)
  }
}
