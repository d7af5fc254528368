import Foundation

/// Has code compile as on a phone, whatever the compiler runs on: the compiler is given a copy in the file's place, line
/// for line the same but for a few. The file itself is not touched.
///
/// Where conditions ask for `os(iOS)`, they hold. `import Foundation` beside `import SwiftUI`, which brings Foundation
/// along, is left out: what the view layer puts in the place of Foundation's clocks could not be told from them.
enum PlatformConditions {
  /// The source as the compiler gets it; nil where it is the same.
  static func adapted(_ source: String) -> String? {
    let importsViews = source.contains("import SwiftUI")
    guard source.contains("os(iOS)") || (importsViews && source.contains("import Foundation")) else { return nil }
    var isChanged = false
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
      let text = line.drop(while: \.isWhitespace)
      if importsViews && text.hasPrefix("import Foundation") && text.dropFirst(17).allSatisfy(\.isWhitespace) {
        isChanged = true
        return ""
      }
      guard text.hasPrefix("#if") || text.hasPrefix("#elseif"), line.contains("os(iOS)") else { return line }
      isChanged = true
      return line.replacing("os(iOS)", with: "os(Linux)")
    }
    return isChanged ? lines.joined(separator: "\n") : nil
  }

  /// The compiler's arguments that put copies in the place of those of `files` that need one.
  ///
  /// - Parameter folder: where the copies and their list are put.
  static func overlay(_ files: [String], in folder: URL) throws -> [String] {
    var roots: [[String: Any]] = []
    for (index, file) in files.enumerated() {
      let url = URL(fileURLWithPath: file)
      // A file that can't be read is the compiler's to complain of.
      guard let data = FileManager.default.contents(atPath: file),
        let adapted = adapted(String(decoding: data, as: UTF8.self))
      else { continue }
      let copy = folder.appendingPathComponent("Adapted \(index).swift")
      try adapted.write(to: copy, atomically: true, encoding: .utf8)
      roots.append([
        "type": "directory", "name": url.deletingLastPathComponent().path,
        "contents": [["type": "file", "name": url.lastPathComponent, "external-contents": copy.path]],
      ])
    }
    if roots.isEmpty { return [] }
    let list = folder.appendingPathComponent("adapted.json")
    try JSONSerialization.data(withJSONObject: ["version": 0, "use-external-names": false, "roots": roots])
      .write(to: list)
    return ["-vfsoverlay", list.path]
  }
}
