import Foundation

/// A program that takes raw frames at its standard input and writes a file.
final class EncoderProcess {
  private let process = Process()
  private let path: String
  private var input: CInt
  private let messages: FileHandle

  /// Starts the program.
  ///
  /// - Parameter path: The file that the user asked for, for the errors' words.
  /// - Throws: `EncoderFault` when the program cannot be started.
  init(program: String, arguments: [String], path: String) throws {
    self.path = path
    // A socket, not a pipe: writing to a program that has ended is then an error and not a signal.
    var sockets: [CInt] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets) == 0 else {
      throw FileFault("write", path, errno: errno)
    }
    input = sockets[0]
    _ = fcntl(input, F_SETFD, FD_CLOEXEC)

    // Messages go to a nameless file: a pipe that nobody reads could fill up and stop the program.
    var template = Array((NSTemporaryDirectory() + "/messages.XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else {
      let code = errno
      close(sockets[0])
      close(sockets[1])
      throw FileFault("create", NSTemporaryDirectory(), errno: code)
    }
    template.withUnsafeBufferPointer { _ = unlink($0.baseAddress!) }
    messages = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)

    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardInput = FileHandle(fileDescriptor: sockets[1], closeOnDealloc: true)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = messages
    do {
      try process.run()
    } catch {
      close(input)
      throw EncoderFault(path: path, program: program, reason: "it cannot be started: \(error.localizedDescription)")
    }
    process.standardInput = nil
    close(sockets[1])
  }

  deinit {
    if input >= 0 { close(input) }
    if process.isRunning {
      process.terminate()
      process.waitUntilExit()
    }
  }

  /// Hands bytes to the program, waiting as long as it is busy.
  func write(_ bytes: [UInt8]) throws {
    var offset = 0
    while offset < bytes.count {
      let sent = bytes.withUnsafeBytes {
        send(input, $0.baseAddress! + offset, bytes.count - offset, Int32(MSG_NOSIGNAL))
      }
      if sent > 0 {
        offset += sent
      } else if errno != EINTR {
        close(input)
        input = -1
        process.waitUntilExit()
        throw fault()
      }
    }
  }

  /// Ends the input and waits for the program to complete the file.
  func finish() throws {
    close(input)
    input = -1
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else { throw fault() }
  }

  /// What the program said last.
  private func fault() -> EncoderFault {
    let program = process.executableURL?.path ?? "ffmpeg"
    let status =
      process.terminationReason == .exit
      ? "it ended with status \(process.terminationStatus)" : "signal \(process.terminationStatus) ended it"
    // Where the messages cannot be read, the status has to do.
    lseek(messages.fileDescriptor, 0, SEEK_SET)
    guard let data = try? messages.readToEnd() else {
      return EncoderFault(path: path, program: program, reason: status)
    }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").suffix(4)
    return EncoderFault(
      path: path, program: program, reason: ([status] + lines.map(String.init)).joined(separator: "; "))
  }

  /// The program of a name in the search path.
  static func find(_ name: String, in searchPath: String? = ProcessInfo.processInfo.environment["PATH"]) -> String? {
    (searchPath ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

/// A program that makes videos is missing or failed.
public struct EncoderFault: Error, Equatable, CustomStringConvertible {
  /// The file that was to be made.
  public let path: String
  /// The program.
  public let program: String
  /// What happened.
  public let reason: String

  public var description: String { "Cannot write '\(path)' with '\(program)': \(reason)." }

  static func missing(path: String) -> EncoderFault {
    EncoderFault(
      path: path, program: "ffmpeg",
      reason: "it is not installed (apt install ffmpeg); .png, .apng, .gif and numbered .png need no program")
  }
}
