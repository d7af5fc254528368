import Foundation

/// A folder for files that nobody needs afterwards.
public struct TemporaryFolder {
  public let url: URL

  /// Makes a folder of a new name under the system's folder for such.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("zoetrope-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Removes the folder with all that is in it.
  public func remove() {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      FileHandle.standardError.write(Data("zoetrope: '\(url.path)' can't be removed: \(error)\n".utf8))
    }
  }
}
