import Foundation
import Synchronization

/// An agent as its player sees it: a process to tell things, and what it answers.
///
/// Nothing here waits for the process. A thread of its own starts it, carries the messages, watches the time that
/// answers take, and sees how the process ended; `takeEvents` hands over what has come in.
package final class AgentProcess: Sendable {
  /// Something that has come from the agent.
  package enum Event: Sendable {
    case reply(AgentReply)
    /// A line that the code wrote to standard error, apart from a crash's report.
    case line(String)
    /// The process is gone; nothing more comes.
    case ended(AgentEnding)
  }

  /// What a process under preview may do.
  package struct Limits: Sendable {
    /// The memory that it may ask for, in bytes.
    package var memory: Int
    /// How long it may take to answer, in seconds.
    package var answer: Double

    package init(memory: Int = 2 << 30, answer: Double = 5) {
      self.memory = memory
      self.answer = answer
    }
  }

  let memory: SharedMemory
  package let limits: Limits
  private let link: AgentLink

  /// Starts an agent: the program at `program`, which is this one.
  ///
  /// - Parameter wake: called on another thread when `takeEvents` has something to give.
  package init(
    program: String = "/proc/self/exe", limits: Limits = Limits(), wake: @escaping @Sendable () -> Void
  ) throws {
    memory = try SharedMemory()
    self.limits = limits
    link = try AgentLink(program: program, memory: memory, limits: limits, wake: wake)
    link.start()
  }

  deinit { link.kill() }

  /// The process's number; nil before it runs and after it has been seen to end.
  package var identifier: Int32? { link.identifier }

  /// Tells the agent something. After its end, nothing happens.
  package func send(_ command: AgentCommand) throws {
    try link.send(AgentFraming.encode(command), allowance: command.allowance)
  }

  /// What has come in since the last call, in order.
  package func takeEvents() -> [Event] { link.takeEvents() }

  /// Asks the process to end, and ends it by force when it does not.
  package func quit() {
    link.quit()
  }
}

extension AgentCommand {
  /// How much longer than usual the answer may take, in seconds; nil for what is not answered.
  var allowance: Double? {
    switch self {
    // The process may have just been started; and a replay takes the longer, the later the moment.
    case .load(let load): 5 + load.time / 4
    case .draw(let draw): draw.time / 8
    case .elements, .picture, .prepare: 0
    case .send, .seek, .scrub, .goOn, .undo, .quit: nil
    }
  }
}

/// How an agent's process ended.
package struct AgentEnding: Sendable {
  /// The exit code, where the process ended by itself.
  package var exitCode: Int32?
  /// The signal that ended it.
  package var signal: Int32?
  /// Whether it was ended because an answer did not come.
  package var isHang = false
  /// Whether the player asked it to end.
  package var isWanted = false
  /// What a crash's report says.
  package var report = ""
}
