/// Gives agents to play in. One is started ahead of its time, so that it has found its fonts when it is needed.
@MainActor
final class AgentPool {
  private let limits: AgentProcess.Limits
  private let program: String
  private let wake: @Sendable () -> Void
  private var spare: AgentProcess?

  init(limits: AgentProcess.Limits, program: String, wake: @escaping @Sendable () -> Void) {
    self.limits = limits
    self.program = program
    self.wake = wake
  }

  /// An agent that nobody else has.
  func take() throws -> AgentProcess {
    if let spare {
      self.spare = nil
      // One that has ended meanwhile says so.
      let isUsable = spare.takeEvents().isEmpty
      if isUsable { return spare }
    }
    return try AgentProcess(program: program, limits: limits, wake: wake)
  }

  /// Starts the one that is kept ready, unless there is one.
  func refill() throws {
    if spare == nil { spare = try AgentProcess(program: program, limits: limits, wake: wake) }
  }

  func end() {
    spare?.quit()
    spare = nil
  }
}
