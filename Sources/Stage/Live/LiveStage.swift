import Foundation
import Raster
import SwiftUI

/// Code under preview in a process of its own, as a window plays it.
///
/// The log of what was done is kept here, so that it outlives the process: other code, or the same code after a crash,
/// is brought to the same moment by a fresh process, which takes over once its first frame is there.
@MainActor
package final class LiveStage: PlayedStage {
  /// Gives processes to play in.
  private let agents: AgentPool
  package private(set) var initialEnvironment: StageEnvironment
  package private(set) var environment: StageEnvironment
  package private(set) var inputs: [InputEvent] = []
  package private(set) var records: [StageRecord] = []
  package private(set) var logGeneration = 0
  package private(set) var problem: StageProblem?
  package var recordAdded: (StageRecord) -> Void = { _ in }
  /// Called when a process shows its first frame.
  var shown: (RunningAgent, AgentReply.Frame) -> Void = { _, _ in }
  /// Takes lines that the code prints to standard error.
  var printed: (String) -> Void = { _ in }

  /// The preview that is played: by its name, or where there is no such, by its place in the source.
  private(set) var choice: (name: String?, index: Int)
  private var build: PreviewBuild?
  private var current: RunningAgent?
  private var next: RunningAgent?
  private let picture = PixelPicture()
  private var isPictureNew = false
  /// The time asked for last, and that of the latest frame.
  private var wantedTime = 0.0
  private var shownTime = 0.0
  private var scale = 1.0
  private var showsAccessibility = false
  private var isOver = false
  package private(set) var timeline = StageTimeline()
  /// The earlier moment that is shown, in seconds; nil while that of the end is.
  private var scrubTime: Double?
  /// The end of another past that was gone to, until the process shows it; and how many frames of the old one are still
  /// on their way.
  private var comingEnd: Double?
  private var lateFrames = 0
  /// What was done, and until when, where that was left for an earlier moment; the last one left last.
  private var left: [(inputs: [InputEvent], time: Double)] = []

  init(agents: AgentPool, environment: StageEnvironment, preview: String?, index: Int) {
    self.agents = agents
    self.environment = environment
    initialEnvironment = environment
    choice = (preview, index)
  }

  // MARK: What plays

  /// Plays other code, at the present moment and after all that was done.
  ///
  /// - Parameter anew: forgets all that was done, and begins at time zero.
  func play(_ build: PreviewBuild, anew: Bool = false) {
    self.build = build
    if anew { forget(environment) }
    launch()
  }

  /// Shows why other code can't be played. What was played stays to be seen, but stands still.
  func fail(_ problem: StageProblem) {
    if problem.kind == .compilation {
      next?.process.quit()
      next = nil
    }
    self.problem = problem
  }

  /// Whether a process is being prepared.
  var isPreparing: Bool { next != nil }

  private func launch() {
    next?.process.quit()
    next = nil
    // A fresh process knows nothing of what was left.
    left = []
    comingEnd = nil
    lateFrames = 0
    guard let build, !isOver else { return }
    do {
      // What was done most recently may be a little later than the frame asked for last.
      let moment = max(wantedTime, inputs.last?.time ?? 0)
      let load = AgentCommand.Load(
        libraries: build.libraries, path: build.source.path, target: build.source.target, preview: choice.name,
        index: choice.index, defaultName: build.title,
        viewName: build.viewName, environment: initialEnvironment, inputs: inputs, time: moment)
      let agent = try RunningAgent(agents.take(), build, load)
      try agent.ask(draw(isWhole: true))
      next = agent
    } catch {
      problem = StageProblem(kind: .stopped, message: String(describing: error))
    }
  }

  private func forget(_ environment: StageEnvironment) {
    initialEnvironment = environment
    self.environment = environment
    inputs = []
    scrubTime = nil
    left = []
    wantedTime = 0
    shownTime = 0
    // What plays until the new process does is of another past; it may not be told any more.
    isStale = true
  }

  /// Whether what `current` shows belongs to a past that has been given up.
  private var isStale = false

  private func draw(isWhole: Bool = false) -> AgentCommand.Draw {
    AgentCommand.Draw(time: wantedTime, scale: scale, showsAccessibility: showsAccessibility, isWhole: isWhole)
  }

  /// The first error of those that sending to a process can meet is shown; the process will be seen to end.
  private func tell(_ agent: RunningAgent?, _ command: AgentCommand) {
    guard let agent else { return }
    do { try agent.send(command) } catch { problem = StageProblem(kind: .stopped, message: String(describing: error)) }
  }

  // MARK: PlayedStage

  package var time: Double { scrubTime ?? endTime }

  package var endTime: Double {
    if let comingEnd, problem == nil { return max(comingEnd, wantedTime) }
    guard let current, let frame = current.frame, !isStale, problem == nil else { return max(shownTime, wantedTime) }
    // While nothing moves, no frame is asked for; the picture is that of the time all the same.
    let isQuiet = !current.isAwaiting && frame.nextFrameTime.map { $0 > wantedTime } ?? true
    return isQuiet ? max(wantedTime, frame.endTime) : frame.endTime
  }

  package var canUndo: Bool { !left.isEmpty }

  package var nextFrameTime: Double? {
    guard problem == nil, !isStale, let current, !current.isAwaiting else { return nil }
    if let scrubTime { return scrubTime }
    return current.frame?.nextFrameTime
  }

  package var needsFrame: Bool {
    if isPictureNew { return true }
    guard problem == nil, !isStale, let current else { return false }
    return current.needsFrame(draw())
  }

  package var holdsTime: Bool { problem != nil || isStale || current == nil }

  package var showsKeyboardFocus: Bool { current?.frame?.showsKeyboardFocus ?? false }

  package func send(_ event: InputEvent) {
    var event = event
    event.time = max(event.time, wantedTime, inputs.last?.time ?? 0)
    if case .environment(let environment) = event.action {
      self.environment = environment
    } else if problem != nil {
      // What stands still can't be used.
      return
    }
    inputs.append(event)
    if !isStale { tell(current, .send(event)) }
    tell(next, .send(event))
    ask()
  }

  package func advance(to time: Double) {
    if time.isFinite { wantedTime = max(wantedTime, time) }
    update()
    ask()
  }

  /// Asks for a frame where one is needed and none is on its way.
  private func ask() {
    guard problem == nil, !isStale, let current, current.needsFrame(draw()) else { return }
    do {
      try current.ask(draw())
    } catch {
      problem = StageProblem(kind: .stopped, message: String(describing: error))
    }
  }

  package func scrub(to time: Double) {
    guard problem == nil, !isStale, current != nil, next == nil, time.isFinite else { return }
    let end = endTime
    let target = max(time, 0)
    if target >= end {
      let isReturning = scrubTime != nil
      scrubTime = nil
      if isReturning { tell(current, .scrub(target)) }
      return advance(to: target)
    }
    wantedTime = max(wantedTime, end)
    scrubTime = target
    tell(current, .scrub(target))
    ask()
  }

  package func goOn() {
    guard let time = scrubTime else { return }
    left.append((inputs, wantedTime))
    take(inputs.filter { $0.time <= time }, until: time)
    tell(current, .goOn)
    ask()
  }

  package func undo() {
    guard let last = left.popLast() else { return }
    take(last.inputs, until: last.time)
    tell(current, .undo)
    ask()
  }

  /// Goes to the end of another past.
  private func take(_ inputs: [InputEvent], until time: Double) {
    scrubTime = nil
    wantedTime = time
    shownTime = time
    comingEnd = time
    lateFrames = current?.isAwaiting == true ? 1 : 0
    self.inputs = inputs
    environment = inputs.reduce(initialEnvironment) { known, event in
      if case .environment(let environment) = event.action { environment } else { known }
    }
  }

  package func prepareScrubbing(for seconds: Double) -> Bool {
    guard problem == nil, !isStale, next == nil, let current else { return false }
    do {
      try current.prepare(for: seconds)
    } catch {
      problem = StageProblem(kind: .stopped, message: String(describing: error))
    }
    // The answer wakes whoever waits.
    return false
  }

  package func seek(to time: Double) {
    guard time < wantedTime || time < shownTime else { return advance(to: time) }
    let target = max(time, 0)
    take(inputs.filter { $0.time <= target }, until: target)
    if problem != nil || next != nil || isStale || current == nil { return relaunch() }
    tell(current, .seek(wantedTime))
    ask()
  }

  package func restart(in environment: StageEnvironment) {
    forget(environment)
    relaunch()
  }

  /// A fresh process for the latest code; what the compiler has refused stays refused.
  private func relaunch() {
    if problem?.kind != .compilation { launch() }
  }

  package func show(in embedded: EmbeddedPicture, scale: Double, showsAccessibility: Bool, always: Bool) -> Bool {
    if scale.isFinite, scale > 0 { self.scale = scale }
    self.showsAccessibility = showsAccessibility
    ask()
    if embedded.size != environment.size { embedded.size = environment.size }
    let isNew = isPictureNew
    isPictureNew = false
    guard isNew || always, !picture.isEmpty else { return false }
    embedded.list = picture.list
    return isNew
  }

  package func takePicture(
    showsAccessibility: Bool, _ completion: @escaping @MainActor (Result<Surface, any Error>) -> Void
  ) {
    guard let current else { return completion(.failure(AgentFault("nothing plays"))) }
    do {
      try current.takePicture(showsAccessibility: showsAccessibility, completion)
    } catch {
      completion(.failure(error))
    }
  }

  /// Gives the elements that assistive technology sees.
  package func elements(_ completion: @escaping @MainActor ([StageElement]) -> Void) {
    guard let current else { return completion([]) }
    do { try current.askElements(completion) } catch { completion([]) }
  }

  package func end() {
    isOver = true
    current?.process.quit()
    next?.process.quit()
    current = nil
    next = nil
  }

  // MARK: Answers

  /// Whether what was done last can be seen.
  package var isSettled: Bool {
    guard next == nil, let current else { return false }
    return !current.isAwaiting && !current.needsFrame(draw())
  }

  /// Takes in what the processes have said.
  package func update() {
    if let next { for change in next.takeChanges() { take(change, next: next) } }
    if let current { for change in current.takeChanges() { take(change, current: current) } }
  }

  private func take(_ change: RunningAgent.Change, next agent: RunningAgent) {
    switch change {
    case .loaded: break
    case .line(let line): printed(line)
    case .failed(let reason): giveUp(StageProblem(kind: .stopped, message: reason))
    case .ended(let ending): giveUp(report(ending, agent))
    case .frame(let frame, let scale):
      guard next === agent else { return }
      current?.process.quit()
      current = agent
      next = nil
      isStale = false
      problem = nil
      records = []
      timeline = StageTimeline()
      logGeneration += 1
      show(frame, scale, of: agent)
      if let scrubTime { tell(agent, .scrub(scrubTime)) }
      shown(agent, frame)
    }
  }

  private func take(_ change: RunningAgent.Change, current agent: RunningAgent) {
    guard current === agent else { return }
    switch change {
    case .loaded: break
    case .line(let line): printed(line)
    case .failed(let reason): giveUp(StageProblem(kind: .stopped, message: reason))
    case .ended(let ending): giveUp(report(ending, agent))
    case .frame(let frame, let scale): if !isStale { show(frame, scale, of: agent) }
    }
  }

  private func giveUp(_ problem: StageProblem) {
    self.problem = problem
    current?.process.quit()
    next?.process.quit()
    current = nil
    next = nil
    isStale = false
  }

  private func report(_ ending: AgentEnding, _ agent: RunningAgent) -> StageProblem {
    CrashReport(ending: ending, limits: agent.process.limits, sources: agent.build.files).problem
  }

  private func show(_ frame: AgentReply.Frame, _ scale: Double, of agent: RunningAgent) {
    do {
      try picture.take(frame, scale: scale, from: agent.process.memory)
    } catch {
      return giveUp(StageProblem(kind: .stopped, message: String(describing: error)))
    }
    if lateFrames > 0 {
      lateFrames -= 1
    } else {
      comingEnd = nil
      shownTime = frame.endTime
    }
    if let timeline = frame.timeline { self.timeline = timeline }
    isPictureNew = true
    if frame.knownRecords < records.count {
      // Another moment was gone to: the log is that of its past.
      records.removeLast(records.count - frame.knownRecords)
      records += frame.records
      logGeneration += 1
    } else {
      let isFirst = records.isEmpty && frame.knownRecords == 0
      records += frame.records
      if isFirst { logGeneration += 1 } else { for record in frame.records { recordAdded(record) } }
    }
    if let fault = frame.fault { problem = StageProblem(kind: .stopped, message: fault) }
  }
}
