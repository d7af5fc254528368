/// The order in which an animator shows its phases.
///
/// It knows only their number. Whoever drives it shows phase `current`, and on getting a ``Step`` shows that step's
/// phase under that phase's animation, and tells the machine when that has logically completed.
///
/// Without a trigger the phases go round for ever. With one they rest at the first phase; a trigger sends them through
/// the others and back to it.
public struct PhaseMachine: Sendable {
  /// A transition to another phase.
  public struct Step: Hashable, Sendable {
    /// The index of the phase to show.
    public let phase: Int

    /// Tells a step from those before it, whose completions come too late.
    public let serial: Int
  }

  /// What makes the phases advance.
  public enum Mode: Hashable, Sendable {
    /// They go round for ever.
    case continuous
    /// They go round once for each trigger.
    case triggered
  }

  /// The number of phases. With fewer than two nothing ever moves.
  public let count: Int

  /// What makes the phases advance.
  public private(set) var mode: Mode

  /// The index of the phase that is shown, or is being changed to.
  public private(set) var current = 0

  private var serial = 0
  private var isStepping = false
  private var stepsWithoutAnimation = 0

  /// A machine that shows its first phase.
  public init(count: Int, mode: Mode) {
    self.count = count
    self.mode = mode
  }

  /// Whether a step is under way.
  public var isRunning: Bool { isStepping }

  /// The view has appeared, or, after a pause, has changed.
  public mutating func start() -> Step? {
    guard mode == .continuous, !isStepping else { return nil }
    stepsWithoutAnimation = 0
    return step(to: current + 1)
  }

  /// The view has disappeared: back to the first phase, without a step.
  public mutating func reset() {
    current = 0
    serial += 1
    isStepping = false
  }

  /// The trigger has changed: on to the second phase, from wherever the phases are.
  ///
  /// It does nothing in continuous mode.
  public mutating func trigger() -> Step? {
    guard mode == .triggered else { return nil }
    return step(to: 1)
  }

  /// A step has logically completed.
  ///
  /// - Parameters:
  ///   - step: the step. One that another has replaced is ignored.
  ///   - animated: whether it animated anything. A whole round in which nothing was animated would turn without end
  ///     within one frame; it ends at the first phase.
  /// - Returns: the next step; nil when there is none.
  public mutating func complete(_ step: Step, animated: Bool) -> Step? {
    guard isStepping, step.serial == serial else { return nil }
    isStepping = false
    stepsWithoutAnimation = animated ? 0 : stepsWithoutAnimation + 1
    switch mode {
    case .triggered:
      return current == 0 ? nil : self.step(to: current + 1)
    case .continuous:
      if stepsWithoutAnimation >= count, current == 0 { return nil }
      return self.step(to: current + 1)
    }
  }

  /// Changes what makes the phases advance. On becoming continuous they go on from where they are; on becoming
  /// triggered they go back to the first.
  public mutating func setMode(_ new: Mode) -> Step? {
    guard new != mode else { return nil }
    mode = new
    switch new {
    case .continuous: return isStepping ? nil : start()
    case .triggered: return current == 0 ? nil : step(to: 0)
    }
  }

  private mutating func step(to phase: Int) -> Step? {
    guard count > 1 else { return nil }
    current = phase % count
    serial += 1
    isStepping = true
    return Step(phase: current, serial: serial)
  }
}
