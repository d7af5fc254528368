/// A session whose time can also go back: what both a window and a process of its own play.
@MainActor
public final class StagePlayback {
  /// The session at the present moment; another object after `seek` and `restart`.
  public private(set) var session: Session
  /// Called for each new line of the log. A replay adds none: what it says has been said.
  public var recordAdded: (StageRecord) -> Void = { _ in } {
    didSet { session.recordAdded = recordAdded }
  }

  private let source: Session.Source

  /// Starts an interface at time zero.
  public init(environment: StageEnvironment, source: @escaping Session.Source) {
    self.source = source
    session = Session(environment: environment, source: source)
  }

  /// Starts an interface and plays `inputs` up to a time, in seconds.
  public convenience init(
    environment: StageEnvironment, inputs: [InputEvent], time: Double, source: @escaping Session.Source
  ) {
    self.init(environment: environment, source: source)
    for event in inputs where event.time <= time { session.send(event) }
    session.advance(to: time)
  }

  /// Goes to another moment, earlier or later. What was done after it is forgotten.
  public func seek(to time: Double) {
    if time >= session.time { return session.advance(to: time) }
    adopt(session.replay(to: max(time, 0)))
  }

  /// Begins anew, with nothing done yet.
  public func restart(in environment: StageEnvironment) {
    adopt(Session(environment: environment, source: source))
  }

  private func adopt(_ next: Session) {
    session.end()
    session = next
    session.recordAdded = recordAdded
  }
}
