import Foundation
import Synchronization

/// The thread beside an agent's process, and what it shares with the player's thread.
final class AgentLink: @unchecked Sendable {
  private struct State {
    var events: [AgentProcess.Event] = []
    var outgoing = Data()
    /// Until when the answers that are awaited are due, on the system's steady clock in seconds.
    var awaited: [Double] = []
    var identifier: Int32?
    var isQuitting = false
    var isOver = false
  }

  private let state = Mutex(State())
  private let program: String
  private let memory: SharedMemory
  private let limits: AgentProcess.Limits
  private let wake: @Sendable () -> Void
  /// The player's end of the socket, the reading end of the process's standard error, and what wakes the thread.
  private let socket: Int32
  private let errors: Int32
  private let bell: Int32
  private let ringer: Int32
  /// The process's ends; closed once it has them.
  private let childSocket: Int32
  private let childErrors: Int32

  /// How often the answer awaited was given more time; the thread's own.
  private var extensions = 0

  init(
    program: String, memory: SharedMemory, limits: AgentProcess.Limits, wake: @escaping @Sendable () -> Void
  ) throws {
    self.program = program
    self.memory = memory
    self.limits = limits
    self.wake = wake
    (socket, childSocket) = try Descriptors.socketPair()
    (errors, childErrors) = try Descriptors.pipe()
    (bell, ringer) = try Descriptors.bell()
  }

  deinit {
    for descriptor in [socket, errors, bell, ringer] { close(descriptor) }
  }

  // MARK: The player's side

  func start() {
    let thread = Thread { self.run() }
    thread.name = "agent"
    thread.start()
  }

  var identifier: Int32? { state.withLock(\.identifier) }

  func takeEvents() -> [AgentProcess.Event] {
    state.withLock { state in
      defer { state.events = [] }
      return state.events
    }
  }

  /// - Parameter allowance: how much longer than usual the answer may take, in seconds; nil when there is none.
  func send(_ message: Data, allowance: Double?) {
    let isWaiting = state.withLock { state in
      if state.isOver { return false }
      if let allowance { state.awaited.append(SteadyTime.now + limits.answer + allowance) }
      var rest = message
      if state.outgoing.isEmpty { rest = Self.write(rest, to: socket) }
      state.outgoing.append(rest)
      return allowance != nil || !state.outgoing.isEmpty
    }
    // The thread has to know what is left to be written, and until when an answer is due.
    if isWaiting { ring() }
  }

  func quit() {
    state.withLock { $0.isQuitting = true }
    if let data = try? AgentFraming.encode(AgentCommand.quit) { send(data, allowance: 0) }
  }

  /// Ends the process at once.
  func kill() {
    state.withLock { state in
      state.isQuitting = true
      if let identifier = state.identifier { Glibc.kill(identifier, SIGKILL) }
    }
    ring()
  }

  private func ring() { Descriptors.ring(ringer) }

  /// Writes as much as is taken at once; returns the rest.
  private static func write(_ data: Data, to socket: Int32) -> Data {
    let doNotWait: Int32 = 0x40
    var sent = 0
    while sent < data.count {
      let count = data.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress! + sent, data.count - sent, noSignal | doNotWait)
      }
      if count < 0 {
        if errno == EINTR { continue }
        // A closed end is noticed by the thread, which says so.
        if errno != EAGAIN && errno != EWOULDBLOCK { return Data() }
        break
      }
      sent += count
    }
    return data.dropFirst(sent)
  }

  private func post(_ event: AgentProcess.Event) {
    state.withLock { $0.events.append(event) }
    wake()
  }

  // MARK: The thread

  /// The process dies with the thread that started it, so this one does both: it starts the process and stays until
  /// that has ended.
  private func run() {
    var ending = AgentEnding()
    var reader = AgentErrorReader()
    do {
      let identifier = try spawn()
      state.withLock { $0.identifier = identifier }
      ending = converse(with: identifier, &reader)
    } catch {
      ending.exitCode = 127
      ending.report = String(describing: error)
      close(childSocket)
      close(childErrors)
    }
    for line in reader.finish() { post(.line(line)) }
    if !reader.report.isEmpty { ending.report = reader.report }
    state.withLock { state in
      state.isOver = true
      state.identifier = nil
      ending.isWanted = state.isQuitting && !ending.isHang
    }
    post(.ended(ending))
  }

  private func spawn() throws -> Int32 {
    let arguments = [
      "zoetrope", "agent", "--parent", String(getpid()), "--memory-limit", String(limits.memory >> 20),
    ]
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = Self.backtraceSettings
    let process = try Spawning.start(
      program, arguments, environment: environment,
      descriptors: [(childErrors, 2), (childSocket, 3), (memory.descriptor, 4)])
    close(childSocket)
    close(childErrors)
    return process
  }

  /// A report of the thread that crashed, quickly: without registers, images and excerpts of sources.
  static let backtraceSettings =
    "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,sanitize=no,demangle=yes,"
    + "symbolicate=fast,limit=16,top=0,timeout=none,warnings=suppressed,output-to=stderr"

  /// Carries messages until the process has ended.
  private func converse(with identifier: Int32, _ reader: inout AgentErrorReader) -> AgentEnding {
    var ending = AgentEnding()
    var incoming = Data()
    var isOpen = true
    var killTime: Double?
    // The processor time used when the answer that is due was last seen to be on its way.
    var usedBefore = 0.0
    var watched: Double?
    while true {
      let (writes, due) = state.withLock { (!$0.outgoing.isEmpty, $0.awaited.first) }
      var descriptors = [
        pollfd(fd: isOpen ? socket : -1, events: Int16(POLLIN) | (writes ? Int16(POLLOUT) : 0), revents: 0),
        pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
        pollfd(fd: bell, events: Int16(POLLIN), revents: 0),
      ]
      var timeout = isOpen ? -1.0 : 0.01
      for moment in [killTime, ending.isHang ? nil : due] {
        if let moment { timeout = min(timeout < 0 ? .infinity : timeout, max(moment - SteadyTime.now, 0) + 0.001) }
      }
      poll(&descriptors, 3, timeout < 0 ? -1 : Int32((timeout * 1000).rounded(.up)))
      if descriptors[2].revents != 0 { _ = Descriptors.readAvailable(bell) }
      if descriptors[1].revents != 0 {
        for line in reader.take(Descriptors.readAvailable(errors)) { post(.line(line)) }
      }
      if isOpen, descriptors[0].revents != 0 { isOpen = exchange(&incoming) }
      var status: Int32 = 0
      if waitpid(identifier, &status, WNOHANG) == identifier {
        for line in reader.take(Descriptors.readAvailable(errors)) { post(.line(line)) }
        if isOpen { _ = exchange(&incoming) }
        let signal = status & 0x7F
        if signal == 0 { ending.exitCode = status >> 8 & 0xFF } else { ending.signal = signal }
        return ending
      }
      if let due, due != watched {
        watched = due
        usedBefore = AgentUsage(identifier)?.processorSeconds ?? 0
      }
      // An answer that does not come: first a signal that has the process say where it is, then one that ends it.
      if !ending.isHang, let due, SteadyTime.now > due {
        if isStarved(identifier, since: usedBefore, due: due) {
          state.withLock { if !$0.awaited.isEmpty { $0.awaited[0] = due + limits.answer / 2 } }
          watched = due + limits.answer / 2
        } else {
          ending.isHang = true
          Glibc.kill(identifier, SIGQUIT)
          killTime = SteadyTime.now + 4
        }
      }
      if let time = killTime, SteadyTime.now >= time { Glibc.kill(identifier, SIGKILL) }
    }
  }

  /// Whether the answer is late because the machine has no time for the process: it wants to run, but has used less
  /// than half of what it may. Not for ever: after twelve times as long an answer is no longer waited for.
  private func isStarved(_ identifier: Int32, since used: Double, due: Double) -> Bool {
    guard let usage = AgentUsage(identifier), !usage.isSleeping else { return false }
    extensions += 1
    return usage.processorSeconds - used < limits.answer / 2 && extensions < 24
  }

  /// Writes and reads what can be; returns whether the socket is open still.
  private func exchange(_ incoming: inout Data) -> Bool {
    state.withLock { if !$0.outgoing.isEmpty { $0.outgoing = Self.write($0.outgoing, to: socket) } }
    guard let data = Descriptors.receiveAvailable(socket) else { return false }
    incoming.append(data)
    do {
      while let body = try AgentFraming.takeMessage(from: &incoming) {
        let reply = try AgentFraming.decode(AgentReply.self, body)
        state.withLock { if !$0.awaited.isEmpty { $0.awaited.removeFirst() } }
        extensions = 0
        post(.reply(reply))
      }
    } catch {
      post(.line("the agent's answer is not understood: \(error)"))
      return false
    }
    return true
  }
}
