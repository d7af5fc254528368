import Assets
import Foundation
import Raster
import Synchronization
import Testing

@testable import Typeset

@Suite struct SymbolLibraryTests {
  /// Collects what a library reports.
  private final class Reports: Sendable {
    private let list = Mutex<[SymbolReport]>([])
    var all: [SymbolReport] { list.withLock { $0 } }
    func add(_ report: SymbolReport) { list.withLock { $0.append(report) } }
  }

  private func library(icons: String? = nil) -> (SymbolLibrary, Reports) {
    let reports = Reports()
    let library = SymbolLibrary(
      icons: icons.map { URL(fileURLWithPath: $0) }, onReport: { reports.add($0) })
    return (library, reports)
  }

  private func ink(_ glyph: SymbolGlyph) -> CGRect {
    glyph.layers.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
  }

  /// The part of a grid of points of the layout box that is inked.
  private func coverage(_ glyph: SymbolGlyph) -> Double {
    var inside = 0
    for row in 0..<60 {
      for column in 0..<60 {
        let point = CGPoint(
          x: (Double(column) + 0.5) / 60 * glyph.size.width, y: (Double(row) + 0.5) / 60 * glyph.size.height)
        if glyph.layers.contains(where: { $0.path.contains(point) }) { inside += 1 }
      }
    }
    return Double(inside) / 3600
  }

  @Test func everyDrawingCanBeRead() throws {
    let folder = Assets.bundle.bundleURL.appendingPathComponent("Symbols")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }
    #expect(names.count > 200)
    let (library, reports) = library()
    for name in names {
      let glyph = library.symbol(named: name, pointSize: 17)
      #expect(!glyph.isPlaceholder, "\(name)")
      #expect(!ink(glyph).isNull, "\(name)")
      // Nothing sticks out of the layout box, and the box is no larger than a little over the font's size.
      #expect(CGRect(origin: .zero, size: glyph.size).insetBy(dx: -0.01, dy: -0.01).contains(ink(glyph)), "\(name)")
      #expect(glyph.size.width < 24 && glyph.size.height < 24, "\(name)")
    }
    #expect(reports.all == [])
  }

  @Test func everyNameOfTheTablesLeadsToADrawing() throws {
    let catalog = SymbolCatalog()
    #expect(catalog.reports == [])
    let folder = Assets.bundle.bundleURL.appendingPathComponent("Symbols")
    let aliases = try SymbolTable(
      String(contentsOf: folder.appendingPathComponent("aliases.tsv"), encoding: .utf8), source: "aliases.tsv")
    #expect(aliases.count > 40)
    for name in aliases.names { #expect(throws: Never.self) { try catalog.drawing(name) } }
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: SymbolCatalog.debianIcons.path), "bootstrap-icons is not installed"))
  func everyIconOfTheTableIsInstalled() throws {
    let folder = Assets.bundle.bundleURL.appendingPathComponent("Symbols")
    let icons = try SymbolTable(
      String(contentsOf: folder.appendingPathComponent("icons.tsv"), encoding: .utf8), source: "icons.tsv")
    #expect(icons.count > 400)
    let catalog = SymbolCatalog()
    for name in icons.names { #expect(throws: Never.self, "\(name)") { try catalog.drawing(name) } }
  }

  @Test func isCentredOnTheCapitals() {
    let (library, _) = library()
    let circle = library.symbol(named: "circle", pointSize: 100)
    // The middle of a capital is half of 0.7046 em above the baseline.
    #expect(abs(ink(circle).midY - (circle.baseline - 35.23)) < 0.01)
    #expect(abs(circle.size.height / 2 - ink(circle).midY) < 0.01)
    #expect(abs(circle.baselineOffset - (circle.size.height / 2 - 35.23)) < 0.01)
    #expect(abs(ink(circle).width - 99.6) < 0.1)
    #expect(abs(circle.size.width - 116.6) < 0.1)
  }

  @Test func scalesKeepTheWidthOfLines() {
    let (library, _) = library()
    let sizes = SymbolScale.allCases.map { library.symbol(named: "minus", pointSize: 100, scale: $0) }
    for glyph in sizes { #expect(abs(ink(glyph).height - 8.2) < 0.01) }
    // 82 units from end to end, at 0.8, 1 and 1.3, and half a line at both ends.
    for (glyph, width) in zip(sizes, [65.6 + 8.2, 82 + 8.2, 106.6 + 8.2]) {
      // The chords of a round end cross their curve: they cover as much as it does, and stand out of it at their ends.
      #expect(abs(ink(glyph).width - width) < 0.06)
    }
    // The middle stays where it is.
    for glyph in sizes { #expect(abs(glyph.baseline - ink(glyph).midY - 35.23) < 0.01) }
  }

  @Test func weightsWidenLines() {
    let (library, _) = library()
    let heights = FontWeight.named.map { ink(library.symbol(named: "minus", pointSize: 100, weight: $0)).height }
    #expect(heights == heights.sorted())
    #expect(abs(heights[0] - 2.6) < 0.01 && abs(heights[8] - 16.4) < 0.01)
    let between = ink(library.symbol(named: "minus", pointSize: 100, weight: FontWeight(rawValue: 0.35))).height
    #expect(between > heights[5] && between < heights[6])
  }

  @Test func composesEndings() {
    let (library, reports) = library()
    let filled = library.symbol(named: "checkmark.circle.fill", pointSize: 100)
    let plain = library.symbol(named: "circle.fill", pointSize: 100)
    // The mark is taken out of the disc.
    #expect(ink(filled) == ink(plain) || abs(ink(filled).width - ink(plain).width) < 0.2)
    #expect(coverage(filled) < coverage(plain) - 0.02)
    // Its corner, at (46.5, 96) of the drawing, is near (53, 74) after it became smaller.
    let ring = library.symbol(named: "checkmark.circle", pointSize: 100)
    #expect(coverage(ring) < 0.5)
    #expect(library.symbol(named: "heart.circle", pointSize: 20).layers.count == 1)
    let slashed = library.symbol(named: "bell.slash", pointSize: 100)
    #expect(!slashed.isPlaceholder)
    #expect(
      slashed.layers.contains { $0.path.contains(CGPoint(x: slashed.size.width / 2, y: slashed.size.height / 2)) })
    #expect(reports.all == [])
  }

  @Test func theSameRequestGivesTheSamePath() throws {
    let (library, _) = library()
    let first = try #require(library.symbol(named: "star.fill", pointSize: 17).layers.first)
    let second = try #require(library.symbol(named: "star.fill", pointSize: 17).layers.first)
    #expect(first.path.isIdentical(to: second.path))
  }

  @Test func anUnknownNameShowsAPlaceholderAndIsReportedOnce() {
    let (library, reports) = library()
    for size in [17.0, 20, 17] {
      let glyph = library.symbol(named: "no.such.symbol", pointSize: size)
      #expect(glyph.isPlaceholder)
      #expect(coverage(glyph) > 0.05)
    }
    #expect(!library.contains("no.such.symbol"))
    _ = library.symbol(named: "../../etc/passwd", pointSize: 17)
    _ = library.symbol(named: "", pointSize: 17)
    #expect(reports.all == [.unknownSymbol("no.such.symbol"), .unknownSymbol("../../etc/passwd"), .unknownSymbol("")])
  }

  @Test func missingIconsAreReportedOnceWithTheirPackage() {
    let (library, reports) = library(icons: "/nonexistent/icons")
    #expect(library.symbol(named: "trophy", pointSize: 17).isPlaceholder)
    #expect(library.symbol(named: "film", pointSize: 17).isPlaceholder)
    #expect(!library.symbol(named: "checkmark", pointSize: 17).isPlaceholder)
    #expect(reports.all == [.missingIcons(folder: "/nonexistent/icons")])
    #expect(reports.all.first?.description.contains("apt install bootstrap-icons") == true)
  }

  @Test(arguments: [
    ("chevron.forward", true), ("chevron.right", false), ("arrow.backward.circle", true), ("list.bullet", true),
    ("forward.fill", false), ("backward.end", false), ("checkmark", false), ("text.justify.leading", true),
  ])
  func knowsWhatTurnsWithTheReadingDirection(name: String, expected: Bool) {
    #expect(SymbolLibrary.isDirectional(name) == expected)
  }

  @Test(arguments: [CGFloat.nan, 0, -3, .infinity])
  func sizesThatAreNoneCountAsBody(size: CGFloat) {
    let (library, _) = library()
    #expect(library.symbol(named: "plus", pointSize: size).size == library.symbol(named: "plus", pointSize: 17).size)
  }
}
