import Foundation

/// A file that could not be read or written: which, and why.
public struct FileFault: Error, Equatable, CustomStringConvertible {
  /// What was tried: "read", "write", "create".
  public let operation: String
  /// The file.
  public let path: String
  /// Why it failed, in words.
  public let reason: String

  /// A fault of the file at `path`.
  public init(operation: String, path: String, reason: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  /// A fault that the system reported as `errno`.
  init(_ operation: String, _ path: String, errno code: CInt) {
    self.init(operation: operation, path: path, reason: Self.reason(code, path: path))
  }

  public var description: String { "Cannot \(operation) '\(path)': \(reason)." }

  private static func reason(_ code: CInt, path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    return switch code {
    case ENOSPC: "the disk is full"
    case EDQUOT: "the disk quota is used up"
    case EFBIG: "the file would be larger than the system allows"
    case EACCES, EPERM: "there is no permission"
    case EROFS: "the disk is read-only"
    case ENOENT where !folder.isEmpty && !FileManager.default.fileExists(atPath: folder):
      "the folder '\(folder)' does not exist"
    case ENOENT: "there is no such file"
    case ENOTDIR: "a part of its path is no folder"
    case EISDIR: "it is a folder"
    case ENAMETOOLONG: "the name is too long"
    case EMFILE, ENFILE: "too many files are open"
    default: String(cString: strerror(code))
    }
  }
}
