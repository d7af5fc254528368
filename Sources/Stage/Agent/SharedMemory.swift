import Foundation

/// Memory that a player and an agent both see. It has no name in any file system and is gone with the last process that
/// holds it.
final class SharedMemory: @unchecked Sendable {
  let descriptor: Int32
  private var mapping: (start: UnsafeMutableRawPointer, count: Int)?

  /// New memory, which can grow but never shrink: a process that has mapped it can't be hurt by the other one.
  init() throws {
    let made = memoryFile("zoetrope", 1 | 2)  // MFD_CLOEXEC | MFD_ALLOW_SEALING
    guard made >= 0 else { throw AgentFault("no shared memory: \(String(cString: strerror(errno)))") }
    // Above those descriptors that a new process is given.
    descriptor = fcntl(made, F_DUPFD_CLOEXEC, 16)
    close(made)
    guard descriptor >= 0 else { throw AgentFault("no shared memory: \(String(cString: strerror(errno)))") }
    _ = fcntl(descriptor, 1033, 2)  // F_ADD_SEALS, F_SEAL_SHRINK
  }

  /// Memory that this process was given. It is closed with the object.
  init(descriptor: Int32) { self.descriptor = descriptor }

  deinit {
    if let mapping { munmap(mapping.start, mapping.count) }
    close(descriptor)
  }

  /// Where the memory's first `count` bytes are in this process. Pointers got before may not be used any more.
  ///
  /// - Parameter grows: makes the memory larger where it is too small; otherwise that is an error.
  func bytes(_ count: Int, grows: Bool) throws -> UnsafeMutableRawPointer {
    if let mapping, mapping.count >= count { return mapping.start }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw fault() }
    let size = max(Int(status.st_size), (count + 0xFFFF) & ~0xFFFF)
    if size > Int(status.st_size) {
      guard grows else { throw AgentFault("a picture of \(count) bytes is announced, but there are \(status.st_size)") }
      guard ftruncate(descriptor, off_t(size)) == 0 else { throw fault() }
    }
    if let mapping { munmap(mapping.start, mapping.count) }
    mapping = nil
    guard let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), start != MAP_FAILED else {
      throw fault()
    }
    mapping = (start, size)
    return start
  }

  private func fault() -> AgentFault { AgentFault("the shared memory fails: \(String(cString: strerror(errno)))") }
}

@_silgen_name("memfd_create")
private func memoryFile(_ name: UnsafePointer<CChar>, _ flags: UInt32) -> Int32
