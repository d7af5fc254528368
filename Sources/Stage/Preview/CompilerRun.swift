import Foundation
import Synchronization

/// Runs the tools of the toolchain.
enum CompilerRun {
  /// Runs a program to its end; returns its exit code and all that it said.
  ///
  /// - Parameters:
  ///   - temporary: the folder for what it makes for the time being; nil leaves that to the system.
  ///   - group: the process group that it joins.
  ///   - stopper: lets somebody else end it.
  /// - Throws: `CancellationError` when it was ended.
  static func run(
    _ program: String, _ arguments: [String], temporary: URL? = nil, group: Int32? = nil,
    stopper: CompilerStopper? = nil
  ) throws -> (status: Int32, text: String) {
    let (reading, writing) = try Descriptors.pipe()
    defer { close(reading) }
    _ = fcntl(reading, F_SETFL, 0)
    var environment = ProcessInfo.processInfo.environment
    if let temporary { environment["TMPDIR"] = temporary.path }
    let process: Int32
    do {
      defer { close(writing) }
      process = try Spawning.start(
        program, [program] + arguments, environment: environment,
        descriptors: [(writing, 1), (writing, 2)], group: group)
    }
    try stopper?.begin(process)
    let text = Descriptors.readToEnd(reading)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    try stopper?.end()
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    return (code, String(decoding: text, as: UTF8.self))
  }
}

/// Ends a compilation that is not wanted any more. May be used on any thread.
final class CompilerStopper: Sendable {
  private struct State {
    var isStopped = false
    var process: Int32?
  }

  private let state = Mutex(State())

  func stop() {
    state.withLock { state in
      state.isStopped = true
      if let process = state.process { kill(process, SIGTERM) }
    }
  }

  fileprivate func begin(_ process: Int32) throws {
    state.withLock { state in
      state.process = process
      if state.isStopped { kill(process, SIGTERM) }
    }
  }

  fileprivate func end() throws {
    try state.withLock { state in
      state.process = nil
      if state.isStopped { throw CancellationError() }
    }
  }
}
