import Assets
import Foundation

/// Finds the drawing of a symbol by its name.
///
/// First come the drawings that ship with the package, under their own names and the others of `aliases.tsv`; then those
/// that a name's ending (`.circle.fill`, `.slash` and so on) makes of them; then the icons of `icons.tsv`.
struct SymbolCatalog: Sendable {
  private let drawings: URL
  private let icons: URL
  private let aliases: SymbolTable
  private let iconNames: SymbolTable
  /// What went wrong while the tables were read.
  let reports: [SymbolReport]

  /// Where Debian's package `bootstrap-icons` puts its files.
  static let debianIcons = URL(fileURLWithPath: "/usr/share/bootstrap-icons/svg")

  /// The catalogue of the drawings in a folder and the icons in another.
  init(drawings: URL? = nil, icons: URL = SymbolCatalog.debianIcons) {
    let folder = drawings ?? Assets.bundle.bundleURL.appendingPathComponent("Symbols")
    self.drawings = folder
    self.icons = icons
    var reports: [SymbolReport] = []
    func table(_ name: String) -> SymbolTable {
      let url = folder.appendingPathComponent(name)
      do {
        return try SymbolTable(String(contentsOf: url, encoding: .utf8), source: url.path)
      } catch {
        reports.append(.brokenDrawing("\(error)"))
        return .empty
      }
    }
    aliases = table("aliases.tsv")
    iconNames = table("icons.tsv")
    self.reports = reports
  }

  /// The drawing of a name.
  ///
  /// - Throws: The `SymbolReport` that says why there is none.
  func drawing(_ asked: String) throws(SymbolReport) -> SymbolDrawing {
    let name = aliases[asked] ?? asked
    if let drawing = try own(name) { return drawing }
    if let icon = iconNames[name] { return try self.icon(icon) }
    if let (base, ending) = SymbolComposer.split(name) {
      let isEnclosed = ending != .slash && ending != .filledSlash
      // A heart in a circle is a filled one, as is a bell that is filled and crossed out.
      for name in isEnclosed || ending == .filledSlash ? [base + ".fill", base] : [base] {
        if let drawing = try own(name) { return SymbolComposer.compose(drawing, ending) }
      }
      if let icon = iconNames[base] { return SymbolComposer.compose(try self.icon(icon), ending) }
    }
    throw .unknownSymbol(asked)
  }

  /// Whether there is a drawing of a name, without reading it.
  func contains(_ asked: String) -> Bool {
    let name = aliases[asked] ?? asked
    if isOwn(name) || iconNames[name] != nil { return true }
    guard let (base, _) = SymbolComposer.split(name) else { return false }
    return isOwn(base) || isOwn(base + ".fill") || iconNames[base] != nil
  }

  private func url(_ name: String) -> URL? {
    // A name is one file of the folder, whatever it contains.
    guard !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else { return nil }
    return drawings.appendingPathComponent((aliases[name] ?? name) + ".svg")
  }

  private func isOwn(_ name: String) -> Bool {
    url(name).map { FileManager.default.fileExists(atPath: $0.path) } ?? false
  }

  /// The drawing that ships under a name; nil when none does.
  private func own(_ name: String) throws(SymbolReport) -> SymbolDrawing? {
    guard isOwn(name), let url = url(name) else { return nil }
    return SymbolDrawing(try read(url))
  }

  private func icon(_ name: String) throws(SymbolReport) -> SymbolDrawing {
    guard FileManager.default.fileExists(atPath: icons.path) else { throw .missingIcons(folder: icons.path) }
    let document = try read(icons.appendingPathComponent(name + ".svg"))
    let parts = Set(name.split(separator: "-"))
    return SymbolDrawing(icon: document, grows: parts.isDisjoint(with: ["fill", "qr", "upc", "3x3", "keyboard"]))
  }

  private func read(_ url: URL) throws(SymbolReport) -> SVGDocument {
    do {
      return try SVGDocument(String(contentsOf: url, encoding: .utf8), source: url.lastPathComponent)
    } catch let fault as SVGFault {
      throw .brokenDrawing(fault.description)
    } catch {
      throw .brokenDrawing("\(url.path): \(error.localizedDescription)")
    }
  }
}
