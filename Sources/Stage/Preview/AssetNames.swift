import Foundation

/// The names in code of the pictures of an asset catalogue.
///
/// Where an application is built, names are made of its catalogues, so that `Image(.sunset)` stands for the picture
/// "sunset". A file played by itself has no catalogue: the names that it uses are made of its own text.
enum AssetNames {
  /// The names after `Image(.` in a source, each once, in alphabetical order.
  static func names(in source: String) -> [String] {
    var names: Set<String> = []
    for part in source.split(separator: "Image(.", omittingEmptySubsequences: false).dropFirst() {
      let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let next = part.dropFirst(name.count).first
      // `Image(.init(…))` and other calls are not names.
      if !name.isEmpty, name != "init", next == ")" || next == "," { names.insert(String(name)) }
    }
    return names.sorted()
  }

  /// A file that declares the names which `files` use; nil where they use none.
  ///
  /// - Parameter folder: where the file is put.
  static func declarations(for files: [String], in folder: URL) throws -> String? {
    // A file that can't be read is the compiler's to complain of.
    let sources = files.compactMap { FileManager.default.contents(atPath: $0) }.map {
      String(decoding: $0, as: UTF8.self)
    }
    // What a catalogue beside the files declares already is left to it.
    let names = Set(sources.flatMap(Self.names)).filter { name in
      !sources.contains { $0.contains("static let \(name) = ImageResource") }
    }
    if names.isEmpty { return nil }
    let lines = names.sorted().map { "  static var `\($0)`: ImageResource { ImageResource(name: \"\($0)\") }\n" }
    let url = folder.appendingPathComponent("Names of pictures.swift")
    let text = "import SwiftUI\nextension ImageResource {\n\(lines.joined())}\n"
    try text.write(to: url, atomically: true, encoding: .utf8)
    return url.path
  }
}
