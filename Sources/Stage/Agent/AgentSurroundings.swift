import Foundation
import Synchronization

/// Makes this process an agent: one that ends with its player, has a limit of memory, and says so when code under
/// preview ends it.
package enum AgentSurroundings {
  private static let mayEnd = Mutex(false)

  /// - Parameters:
  ///   - parent: the player's process.
  ///   - memoryLimit: the memory that may be asked for, in bytes.
  package static func prepare(parent: Int32, memoryLimit: Int) throws {
    // The kernel ends this process with the thread that started it, however that ended.
    guard processControl(1, UInt(SIGKILL), 0, 0, 0) == 0, getppid() == parent else {
      throw AgentFault("the player is gone")
    }
    // Descriptors of the player's are not for the processes that the code under preview may start.
    for descriptor: Int32 in [3, 4] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var limit = rlimit(rlim_cur: rlim_t(memoryLimit), rlim_max: rlim_t(memoryLimit))
    guard setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit) == 0 else {
      throw AgentFault("the memory can't be limited: \(String(cString: strerror(errno)))")
    }
    // No files of dead processes.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    // What the code prints is seen at once, also where it does not go to a terminal.
    if let output = dlsym(nil, "stdout") {
      setvbuf(output.load(as: UnsafeMutablePointer<FILE>.self), nil, Int32(_IOLBF), 0)
    }
    // What the runtime reports of a signal ends at the C library's own calls; this sees through them.
    CallStack.prepare()
    var abort = sigaction()
    abort.__sigaction_handler.sa_handler = { _ in
      CallStack.print()
      signal(SIGABRT, SIG_DFL)
      raise(SIGABRT)
    }
    sigaction(SIGABRT, &abort, nil)
    on_exit(
      { code, _ in
        guard !AgentSurroundings.mayEnd.withLock({ $0 }) else { return }
        FileHandle.standardError.write(Data("\(AgentErrorReader.exitMark)\(code)\n".utf8))
        CallStack.print()
        _exit(code)
      }, nil)
  }

  /// From now on the process may end without that being reported.
  package static func permitExit() { mayEnd.withLock { $0 = true } }
}

@_silgen_name("prctl")
private func processControl(_ option: Int32, _ a: UInt, _ b: UInt, _ c: UInt, _ d: UInt) -> Int32
