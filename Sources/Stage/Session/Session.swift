import Foundation
import Raster
import SwiftUI

/// One running interface and everything that decides its picture: what it shows, where, what was done to it, and when.
///
/// Time moves only by `advance(to:)`. State advances at moments that do not depend on which frames are asked for: when
/// input arrives, when a task wakes, and, while something is in motion, on a grid of 120 ticks a second. A frame
/// between two ticks shows the animations at its own time without moving anything on. So the same source, environment,
/// input and time give the same pixels, however the time was cut into frames.
@MainActor
public final class Session {
  /// What is shown; made anew for a replay.
  public typealias Source = @MainActor () -> AnyView

  /// Ticks a second while something moves.
  public static let tickRate = 120.0

  public let source: Source
  public let initialEnvironment: StageEnvironment
  /// Everything that was done, in order of time.
  public private(set) var inputs: [InputEvent] = []
  public private(set) var environment: StageEnvironment
  /// The time shown, in seconds.
  public private(set) var time = 0.0
  /// The log so far, in order of time.
  public private(set) var records: [StageRecord] = []
  /// What has moved and changed so far; empty unless it was asked for.
  public private(set) var timeline = StageTimeline()
  private let notesTimeline: Bool
  /// Set when the code under preview has been stopped, and why.
  public private(set) var fault: String?

  /// Called when something has happened that the window should show.
  public var requestFrame: () -> Void = {}
  /// Called for each new line of the log.
  public var recordAdded: (StageRecord) -> Void = { _ in }
  /// Whether input and log are kept. An interface that is not to be replayed, such as the player's own, runs without.
  public var keepsHistory = true
  /// Whether changes for assistive technology go to the log. Costs one walk of the tree an update.
  public var logsAccessibility = false

  /// Takes the times of the steps of a frame, where somebody wants to know.
  package var profile: FrameProfile? {
    didSet { host.profile = profile }
  }

  let host: ViewHost
  private let scheduler: StageScheduler
  private var knownElements: [UInt64: (key: String, spoken: String)] = [:]
  private var isElementOrderKnown = false

  /// Checks that what every interface needs is installed.
  ///
  /// - Throws: an error that names the packages to install.
  public static func checkSurroundings() throws { try ViewHost.checkFonts() }

  /// Starts an interface at time zero.
  ///
  /// - Parameter notesTimeline: Whether `timeline` is kept. Costs little where animations begin and end.
  public init(
    environment: StageEnvironment, logsAccessibility: Bool = false, notesTimeline: Bool = false,
    source: @escaping Source
  ) {
    self.source = source
    self.notesTimeline = notesTimeline
    self.environment = environment
    self.logsAccessibility = logsAccessibility
    initialEnvironment = environment
    let scheduler = StageScheduler(epoch: environment.date, seed: environment.seed)
    self.scheduler = scheduler
    host = scheduler.perform { ViewHost(source(), configuration: environment.configuration) }
    host.requestFrame = { [weak self] in self?.requestFrame() }
    host.feedback = { [weak self] event in
      self?.record(.haptic(kind: event.kind, source: event.source), at: event.time)
    }
    host.log = { [weak self] message in
      guard let self else { return }
      self.record(.message(message), at: self.host.time)
    }
    if notesTimeline { host.noteSink = { [weak self] in self?.note($0) } }
    settle()
  }

  private func note(_ note: GraphNote) {
    switch note {
    case .began(let id, let trace):
      timeline.begin(id, path: trace.path, attribute: trace.attribute, animation: trace.animation, at: host.time)
    case .ended(let id): timeline.end(id, at: host.time)
    case .changed(let path, let property):
      let view = path.split(separator: "/").last.map(String.init) ?? path
      timeline.change(view, property, at: host.time)
    }
  }

  /// Ends the interface: views disappear and their tasks are cancelled.
  public func end() {
    scheduler.perform { host.tearDown() }
    runJobs(until: host.time)
    do {
      try scheduler.shutDown()
    } catch {
      stop(error)
    }
  }

  // MARK: Time

  /// Moves the time on to `target` (seconds). Going back needs a `replay`. A time that is not a number is ignored.
  public func advance(to target: Double) {
    guard target > time || (target == time && host.time < target), target.isFinite, fault == nil else { return }
    while let next = nextStep(after: host.time), next <= target + Self.tolerance { step(to: next) }
    time = target
    if target > host.time + Self.tolerance { scheduler.perform(showing: target) { host.present(at: target) } }
  }

  /// Times that differ by less are one.
  private static let tolerance = 1e-9

  /// The next moment at which something can change the state.
  private func nextStep(after now: Double) -> Double? {
    var next = scheduler.nextDeadline?.seconds
    if let wake = host.nextFrameTime {
      let moving = wake <= now ? Self.tick(after: now) : wake
      next = min(next ?? .infinity, moving)
    }
    return next.map { max($0, now) }
  }

  private static func tick(after now: Double) -> Double {
    ((now + tolerance) * tickRate).rounded(.down).advanced(by: 1) / tickRate
  }

  private func step(to moment: Double) {
    runJobs(until: moment)
    scheduler.perform { host.update(to: moment) }
    settle()
  }

  /// Runs what is ready now, and the updates that follow, until nothing more happens at this moment.
  private func settle() {
    for _ in 0..<64 {
      scheduler.perform { host.update(to: host.time) }
      guard scheduler.hasReadyJobs, fault == nil else { break }
      runJobs(until: host.time)
    }
    noteAccessibility()
  }

  private func runJobs(until moment: Double) {
    do {
      if let profile {
        try profile.measure(.jobs) { _ = try scheduler.run(untilSeconds: moment) }
      } else {
        try scheduler.run(untilSeconds: moment)
      }
    } catch {
      stop(error)
    }
  }

  /// Stops the code under preview for good.
  private func stop(_ error: any Error) {
    let reason = String(describing: error)
    fault = reason
    record(.message(reason), at: host.time)
  }

  /// When the next frame that differs is due by itself: the present time while something moves, nil when nothing does.
  public var nextFrameTime: Double? {
    guard fault == nil else { return nil }
    let wake = host.nextFrameTime
    let job = scheduler.nextDeadline?.seconds
    if let wake, let job { return min(max(wake, time), max(job, time)) }
    return (wake ?? job).map { max($0, time) }
  }

  /// Whether the picture may have changed since it was last drawn.
  public var needsDisplay: Bool { host.needsDisplay }

  // MARK: Input

  /// Takes something done to the interface. An event before the present time counts as happening now.
  public func send(_ event: InputEvent) {
    var event = event
    event.time = max(event.time, time)
    advance(to: event.time)
    guard fault == nil else { return }
    if keepsHistory { inputs.append(event) }
    if event.time > host.time { step(to: event.time) }
    scheduler.perform { deliver(event) }
    settle()
  }

  private func deliver(_ event: InputEvent) {
    func pointer(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double) {
      if phase != .moved { record(.pointer(phase: phase.rawValue, x: x, y: y), at: event.time) }
      host.send(PointerEvent(phase: phase, location: CGPoint(x: x, y: y), time: event.time))
    }
    switch event.action {
    case .pointerDown(let x, let y): pointer(.began, x, y)
    case .pointerMoved(let x, let y): pointer(.moved, x, y)
    case .pointerUp(let x, let y): pointer(.ended, x, y)
    case .pointerCancelled(let x, let y): pointer(.cancelled, x, y)
    case .wheel(let dx, let dy, let x, let y):
      host.sendWheel(CGSize(width: dx, height: dy), at: CGPoint(x: x, y: y))
    case .key(let key):
      record(.key(name: key.name == "character" ? key.characters : key.name), at: event.time)
      guard let name = KeyEvent.Key(rawValue: key.name) else { return }
      _ = host.send(
        KeyEvent(
          key: name, characters: key.characters, isShiftDown: key.isShiftDown, isControlDown: key.isControlDown))
    case .environment(let environment):
      record(.environment, at: event.time)
      self.environment = environment
      host.configuration = environment.configuration
    }
  }

  /// Whether something in the interface has the keyboard focus and shows it.
  public var showsKeyboardFocus: Bool { host.showsKeyboardFocus }

  /// Presses and releases at a point, at the present time.
  public func tap(at point: CGPoint) {
    send(InputEvent(time: time, action: .pointerDown(x: point.x, y: point.y)))
    send(InputEvent(time: time, action: .pointerUp(x: point.x, y: point.y)))
  }

  // MARK: Picture

  /// The picture at the present time.
  public func displayList() -> DisplayList { scheduler.perform(showing: time) { host.displayList() } }

  /// The attributes in motion at the present time.
  public func traces() -> [AttributeTrace] { host.traces() }

  /// The colour that an iPhone's screen has where nothing is drawn: it goes by the colour scheme, and so by
  /// `preferredColorScheme`.
  public var background: RGBA {
    (host.preferredColorScheme.map { $0 == .dark } ?? environment.isDark)
      ? RGBA(red: 0, green: 0, blue: 0, alpha: 1) : RGBA(red: 1, green: 1, blue: 1, alpha: 1)
  }

  // MARK: Accessibility

  /// The elements that assistive technology sees now, in reading order.
  public func accessibilityElements() -> [StageElement] {
    let locale = Locale(identifier: environment.language)
    return scheduler.perform { host.accessibilityElements() }.map { StageElement($0, locale: locale) }
  }

  private func noteAccessibility() {
    guard logsAccessibility else { return }
    var now: [UInt64: (key: String, spoken: String)] = [:]
    let elements = accessibilityElements()
    for element in elements { now[element.id] = (element.label, element.spoken) }
    for element in elements {
      if let known = knownElements[element.id] {
        if known.spoken != element.spoken {
          record(.accessibility(change: .changed, spoken: element.spoken), at: host.time)
        }
      } else {
        record(.accessibility(change: .added, spoken: element.spoken), at: host.time)
      }
    }
    for (id, known) in knownElements.sorted(by: { $0.key < $1.key }) where now[id] == nil {
      record(.accessibility(change: .removed, spoken: known.spoken), at: host.time)
    }
    knownElements = now
  }

  private func record(_ event: StageRecord.Event, at time: Double) {
    let record = StageRecord(time: time, event: event)
    if keepsHistory { records.append(record) }
    recordAdded(record)
  }
}

extension Session {
  /// The same interface at time zero, with nothing done yet.
  func beginning() -> Session {
    Session(
      environment: initialEnvironment, logsAccessibility: logsAccessibility, notesTimeline: notesTimeline,
      source: source)
  }

  /// Does to `other`, a session of the same beginning that is behind, what was done to this one, up to a time.
  func play(_ other: Session, to time: Double) {
    for event in inputs.dropFirst(other.inputs.count) where event.time <= time { other.send(event) }
    other.advance(to: time)
  }

  /// The same interface from the start, with the same input, at `target` seconds.
  ///
  /// Cost: that of everything that happened until then, without drawing.
  public func replay(to target: Double) -> Session {
    let session = beginning()
    play(session, to: target)
    return session
  }
}
