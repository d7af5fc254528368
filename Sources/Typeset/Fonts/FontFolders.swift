import Foundation

/// The folders that fonts are installed in.
enum FontFolders {
  /// The folders in order of precedence: the system's before the user's, so that what packages install decides.
  static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> [URL] {
    var paths = ["/usr/share/fonts", "/usr/local/share/fonts"]
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      paths.append(data + "/fonts")
    } else if let home = environment["HOME"] {
      paths.append(home + "/.local/share/fonts")
    }
    if let home = environment["HOME"] {
      paths.append(home + "/.fonts")
    }
    return paths.map { URL(fileURLWithPath: $0, isDirectory: true) }
  }

  /// The paths of the font files in `folders` and below, folder by folder, each folder's sorted by
  /// their bytes. A folder that is not there has none.
  static func files(in folders: [URL]) -> [String] {
    var seen: Set<String> = []
    var result: [String] = []
    for folder in folders {
      var found: [String] = []
      let contents = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
      while let file = contents?.nextObject() as? URL {
        if extensions.contains(file.pathExtension.lowercased()) { found.append(file.path) }
      }
      found.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      result += found.filter { seen.insert($0).inserted }
    }
    return result
  }

  private static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]
}
