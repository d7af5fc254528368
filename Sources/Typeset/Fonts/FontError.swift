import Foundation

/// What can be wrong with the fonts of a machine.
public enum FontError: Error, Hashable, CustomStringConvertible {
  /// Families that everything is set in are not installed.
  case missing([RequiredFont])
  /// A file could not be read as a font.
  case unreadable(path: String)

  public var description: String {
    switch self {
    case .missing(let fonts):
      let families = fonts.map { "“\($0.family)”" }.joined(separator: ", ")
      var seen: Set<String> = []
      let packages = fonts.map(\.package).filter { seen.insert($0).inserted }.joined(separator: " ")
      return "Missing fonts: \(families). Install them with: apt-get install \(packages)"
    case .unreadable(let path):
      return "\(path): not a font that can be read (TrueType, OpenType or a collection of them)"
    }
  }
}
