import Foundation

/// A list of names, each with what stands for it: lines of a name, a tab and the other name. Lines that begin with `#`
/// are comments.
struct SymbolTable: Sendable {
  private let entries: [String: String]

  /// A table without names.
  static let empty = SymbolTable(entries: [:])

  private init(entries: [String: String]) {
    self.entries = entries
  }

  /// Reads a table.
  ///
  /// - Throws: `SVGFault` with the line that is none.
  init(_ text: String, source: String) throws(SVGFault) {
    var entries: [String: String] = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      let fields = line.split(separator: "\t")
      guard fields.count == 2 else {
        throw SVGFault(source: source, line: index + 1, reason: "a line is a name, a tab and another name")
      }
      entries[String(fields[0])] = String(fields[1])
    }
    self.entries = entries
  }

  /// How many names there are.
  var count: Int { entries.count }
  /// The names.
  var names: some Collection<String> { entries.keys }

  subscript(name: String) -> String? { entries[name] }
}
