import Foundation

/// A file that appears under its name only when it is complete.
///
/// The bytes go to a temporary file beside it; `commit()` gives that the name. A file that is let go without a commit
/// leaves nothing behind, and an older file of the name stays as it was.
final class AtomicFile {
  /// The name that the file will have.
  let path: String
  /// The temporary file.
  let temporaryPath: String
  /// How many bytes were appended.
  private(set) var count = 0

  private var descriptor: CInt
  private var isCommitted = false
  private var buffer: [UInt8] = []
  private static let bufferSize = 1 << 18

  /// Starts a file.
  ///
  /// - Throws: `FileFault` when the folder is missing or not writable, or when `path` is a folder.
  init(path: String) throws(FileFault) {
    self.path = path
    let folder = (path as NSString).deletingLastPathComponent
    let name = (path as NSString).lastPathComponent
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { throw FileFault("write", path, errno: EISDIR) }
    guard !name.isEmpty else { throw FileFault(operation: "write", path: path, reason: "it has no name") }

    var template = Array(((folder.isEmpty ? "." : folder) + "/." + name + ".XXXXXX").utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw FileFault("write", path, errno: errno) }
    temporaryPath = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    // mkstemp makes a private file; the finished one is as public as any other the user makes.
    let mask = umask(0)
    umask(mask)
    fchmod(descriptor, 0o666 & ~mask)
  }

  deinit {
    if descriptor >= 0 { Foundation.close(descriptor) }
    if !isCommitted { unlink(temporaryPath) }
  }

  /// Adds bytes at the end.
  func append(_ bytes: some Sequence<UInt8>) throws(FileFault) {
    let before = buffer.count
    buffer.append(contentsOf: bytes)
    count += buffer.count - before
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Replaces bytes that were appended before.
  func replace(at offset: Int, with bytes: [UInt8]) throws(FileFault) {
    try flush()
    let written = pwrite(descriptor, bytes, bytes.count, off_t(offset))
    guard written == bytes.count else { throw FileFault("write", path, errno: written < 0 ? errno : ENOSPC) }
  }

  /// Writes what is buffered.
  func flush() throws(FileFault) {
    try Self.write(buffer, to: descriptor, path: path)
    buffer.removeAll(keepingCapacity: true)
  }

  /// Completes the file without giving it its name yet, so that many can wait for that without being open.
  func close() throws(FileFault) {
    guard descriptor >= 0 else { return }
    try flush()
    let isClosed = Foundation.close(descriptor) == 0
    let code = errno
    descriptor = -1
    guard isClosed else { throw FileFault("write", path, errno: code) }
  }

  /// Completes the file and gives it its name, in place of an older file of the name.
  func commit() throws(FileFault) {
    try close()
    guard rename(temporaryPath, path) == 0 else { throw FileFault("write", path, errno: errno) }
    isCommitted = true
  }

  /// Writes all of `bytes`, also where the system takes them in parts.
  static func write(_ bytes: [UInt8], to descriptor: CInt, path: String) throws(FileFault) {
    var offset = 0
    while offset < bytes.count {
      let written = bytes.withUnsafeBytes { unsafe in
        Foundation.write(descriptor, unsafe.baseAddress! + offset, bytes.count - offset)
      }
      if written > 0 {
        offset += written
      } else if errno != EINTR {
        throw FileFault("write", path, errno: written == 0 ? ENOSPC : errno)
      }
    }
  }
}
