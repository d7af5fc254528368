/// The tasks of a stage kept running without letting the time move on.
public struct RunawayTasks: Error, Sendable, Equatable, CustomStringConvertible {
  /// How many jobs ran.
  public let jobCount: Int
  /// The time, in seconds since the stage began, at which they did.
  public let seconds: Double

  public var description: String {
    """
    \(jobCount) task steps ran at \(seconds) s without the time moving on. A task most likely repeats without \
    sleeping (for example 'while true { await Task.yield() }'); let it sleep, or end when 'Task.isCancelled'.
    """
  }
}
