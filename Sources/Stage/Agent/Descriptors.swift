import Foundation

/// File descriptors for processes to talk through. All are closed in any process that is not given them expressly.
enum Descriptors {
  /// Two connected ends. Numbers that a new process's descriptors get are left free.
  static func socketPair() throws -> (Int32, Int32) {
    var ends: [Int32] = [0, 0]
    let closeOnExec: Int32 = 0o2000000
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | closeOnExec, 0, &ends) == 0 else { throw fault() }
    return try (moved(ends[0]), moved(ends[1]))
  }

  /// The reading end, which does not wait, and the writing end.
  static func pipe() throws -> (Int32, Int32) {
    var ends: [Int32] = [0, 0]
    guard makePipe(&ends, 0o2000000) == 0 else { throw fault() }  // O_CLOEXEC
    let (reading, writing) = try (moved(ends[0]), moved(ends[1]))
    guard fcntl(reading, F_SETFL, O_NONBLOCK) == 0 else { throw fault() }
    return (reading, writing)
  }

  /// What wakes a thread that waits for descriptors: it waits for `bell`; whoever wants it writes to `ringer`.
  static func bell() throws -> (bell: Int32, ringer: Int32) {
    let (bell, ringer) = try pipe()
    guard fcntl(ringer, F_SETFL, O_NONBLOCK) == 0 else { throw fault() }
    return (bell, ringer)
  }

  /// Wakes the thread. A bell that has been rung and not heard yet needs no more.
  static func ring(_ ringer: Int32) {
    var byte: UInt8 = 1
    _ = write(ringer, &byte, 1)
  }

  private static func moved(_ descriptor: Int32) throws -> Int32 {
    let result = fcntl(descriptor, F_DUPFD_CLOEXEC, 16)
    close(descriptor)
    guard result >= 0 else { throw fault() }
    return result
  }

  private static func fault() -> AgentFault { AgentFault("no channel: \(String(cString: strerror(errno)))") }

  /// What can be read at once from a descriptor that does not wait.
  static func readAvailable(_ descriptor: Int32) -> Data {
    available { read(descriptor, $0, $1) }.data
  }

  /// All that comes until the other end is closed.
  static func readToEnd(_ descriptor: Int32) -> Data {
    var data = Data()
    while true {
      let (part, isClosed) = available { read(descriptor, $0, $1) }
      data.append(part)
      if isClosed { return data }
    }
  }

  /// What can be received at once; nil when the other end is closed and there is nothing left.
  static func receiveAvailable(_ socket: Int32) -> Data? {
    let (data, isClosed) = available { recv(socket, $0, $1, 0x40) }
    return isClosed && data.isEmpty ? nil : data
  }

  private static func available(
    _ take: (UnsafeMutableRawPointer, Int) -> Int
  ) -> (data: Data, isClosed: Bool) {
    var data = Data()
    while true {
      var count = 0
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      count = buffer.withUnsafeMutableBytes { take($0.baseAddress!, $0.count) }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return (data, count == 0 || errno != EAGAIN && errno != EWOULDBLOCK) }
      data.append(contentsOf: buffer[..<count])
    }
  }
}

@_silgen_name("pipe2")
private func makePipe(_ ends: UnsafeMutablePointer<Int32>, _ flags: Int32) -> Int32
