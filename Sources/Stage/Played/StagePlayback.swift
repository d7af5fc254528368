/// A session whose time can also go back: what both a window and a process of its own play.
///
/// The session is the tape: it holds all that has been done. Earlier moments of it can be shown without touching it
/// (`scrub`); doing something at one of them goes on from there, on a tape of its own, and the one that was left is kept
/// for `undo`.
@MainActor
public final class StagePlayback {
  /// The session at the end of the tape; another object after `seek`, `undo` and `restart`, and after `goOn` from an
  /// earlier moment.
  public private(set) var session: Session
  /// The earlier moment that is shown, in seconds; nil while the session's own is.
  public private(set) var scrubTime: Double?
  /// Called for each new line of the log. A replay adds none: what it says has been said.
  public var recordAdded: (StageRecord) -> Void = { _ in } {
    didSet { session.recordAdded = recordAdded }
  }

  private let source: Session.Source
  private var scrubber: Scrubber?
  private var lastFrame: (moment: Double, frame: Reel.Frame)?
  /// The sessions that were left for an earlier moment, the last one left last.
  private var left: [Session] = []

  /// How many can be gone back to.
  private static let undoLimit = 8

  /// Starts an interface at time zero.
  public init(environment: StageEnvironment, source: @escaping Session.Source) {
    self.source = source
    session = Session(environment: environment, notesTimeline: true, source: source)
  }

  /// Starts an interface and plays `inputs` up to a time, in seconds.
  public convenience init(
    environment: StageEnvironment, inputs: [InputEvent], time: Double, source: @escaping Session.Source
  ) {
    self.init(environment: environment, source: source)
    for event in inputs where event.time <= time { session.send(event) }
    session.advance(to: time)
  }

  /// The time shown, in seconds.
  public var time: Double { scrubTime ?? session.time }

  /// The time of the tape's end, in seconds.
  public var end: Double { session.time }

  // MARK: Going back and forth

  /// Shows the moment of the tape that is nearest to `time`, or moves on where that lies beyond its end. Nothing is
  /// forgotten.
  public func scrub(to time: Double) {
    guard time < session.time else {
      scrubTime = nil
      return session.advance(to: time)
    }
    let scrubber = self.scrubber ?? Scrubber(session)
    self.scrubber = scrubber
    let moment = scrubber.moment(near: time)
    scrubTime = moment < session.time ? moment : nil
  }

  /// The picture of the earlier moment that is shown; nil while the session's own is.
  func scrubbedFrame() -> Reel.Frame? {
    guard let scrubTime, let scrubber else { return nil }
    if let lastFrame, lastFrame.moment == scrubTime { return lastFrame.frame }
    let frame = scrubber.frame(at: scrubTime)
    lastFrame = (scrubTime, frame)
    return frame
  }

  /// Works ahead for about `seconds` of real time, so that scrubbing is quick; returns whether more is left to do.
  public func prepareScrubbing(for seconds: Double) -> Bool {
    let scrubber = self.scrubber ?? Scrubber(session)
    self.scrubber = scrubber
    scrubber.work(for: seconds)
    return scrubber.hasWork
  }

  /// Makes the moment shown the end of the tape. What was done later is left, and can be gone back to by `undo`.
  public func goOn() {
    if let scrubTime { fork(at: scrubTime) }
  }

  /// Goes to another moment, earlier or later, and makes it the end of the tape.
  public func seek(to time: Double) {
    if time >= session.time {
      scrubTime = nil
      return session.advance(to: time)
    }
    fork(at: max(time, 0))
  }

  private func fork(at time: Double) {
    let next = scrubber?.session(at: time) ?? session.replay(to: time)
    left.append(session)
    if left.count > Self.undoLimit { left.removeFirst().end() }
    session.recordAdded = { _ in }
    adopt(next)
  }

  /// Whether a tape was left for an earlier moment.
  public var canUndo: Bool { !left.isEmpty }

  /// Goes back to the tape that was left last, to its end.
  public func undo() {
    guard let last = left.popLast() else { return }
    session.end()
    adopt(last)
  }

  /// Begins anew, with nothing done yet.
  public func restart(in environment: StageEnvironment) {
    for session in left + [session] { session.end() }
    left = []
    adopt(Session(environment: environment, notesTimeline: true, source: source))
  }

  /// Ends every session.
  public func tearDown() {
    scrubber?.end()
    for session in left + [session] { session.end() }
    left = []
  }

  private func adopt(_ next: Session) {
    scrubber?.end()
    scrubber = nil
    scrubTime = nil
    lastFrame = nil
    session = next
    session.recordAdded = recordAdded
  }
}
