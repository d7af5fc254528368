import Foundation

/// Somebody's file, folder or package, and what it held.
public struct SourceReference: Equatable, Sendable {
  /// Where it is. A path that is not absolute starts at the folder of the recording.
  public var path: String
  /// The SHA-256 of what it held, in 64 hexadecimal digits.
  public var sha256: String
  /// Which target of a package; nil where there is no choice.
  public var target: String?
  /// Which view, where none of the previews was shown.
  public var view: String?

  public init(path: String, sha256: String, target: String? = nil, view: String? = nil) {
    self.path = path
    self.sha256 = sha256
    self.target = target
    self.view = view
  }
  /// Where the source of the recording in the file `recording` is.
  public func path(from recording: String) -> String {
    if path.hasPrefix("/") { return path }
    let folder = (recording as NSString).deletingLastPathComponent
    return folder.isEmpty ? path : (folder as NSString).appendingPathComponent(path)
  }

  /// How a recording in the file `recording` names what is at `path`: what lies in its folder, or deeper, seen from
  /// there, so that both can be moved together; everything else by the whole path.
  public static func path(_ path: String, seenFrom recording: String) -> String {
    func whole(_ path: String) -> String {
      URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }
    let source = whole(path)
    let folder = (whole(recording) as NSString).deletingLastPathComponent
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    if source + "/" == prefix { return "." }
    return source.hasPrefix(prefix) ? String(source.dropFirst(prefix.count)) : source
  }
}

extension SourceReference: Codable {
  private enum CodingKeys: String, CodingKey {
    case path, sha256, target, view
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    path = try container.decode(String.self, forKey: .path)
    sha256 = try container.decode(String.self, forKey: .sha256)
    target = try container.decodeIfPresent(String.self, forKey: .target)
    view = try container.decodeIfPresent(String.self, forKey: .view)
    guard !path.isEmpty else {
      throw DecodingError.dataCorruptedError(forKey: .path, in: container, debugDescription: "it is empty")
    }
    guard sha256.utf8.count == 64, sha256.allSatisfy({ $0.isHexDigit && !$0.isUppercase }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .sha256, in: container, debugDescription: "expected 64 hexadecimal digits, in lower case")
    }
  }
}
