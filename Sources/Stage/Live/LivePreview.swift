import Foundation
import SwiftUI

/// Somebody's code, played while it is being written: each save replaces what plays, at the same moment.
@MainActor
package final class LivePreview {
  /// What is asked for.
  package struct Request: Sendable {
    /// A file, folder or package.
    package var path: String
    package var target: String?
    /// A view that is played in place of the previews.
    package var view: String?
    package var limits: AgentProcess.Limits
    /// The program that agents run.
    package var program: String

    package init(
      path: String, target: String? = nil, view: String? = nil, limits: AgentProcess.Limits = .init(),
      program: String = "/proc/self/exe"
    ) {
      self.path = path
      self.target = target
      self.view = view
      self.limits = limits
      self.program = program
    }
  }

  package let request: Request
  /// The names of the code's previews, in the order of the source; empty until it has been compiled once.
  package private(set) var previews: [String] = []
  /// The preview that plays; nil until one does.
  package private(set) var shownPreview: (name: String, index: Int)?
  /// How long the latest replacement took.
  package private(set) var latest: ReloadTimes?
  /// How many times code has begun to play.
  package private(set) var generation = 0
  /// Called with each line for a terminal: what the code prints, and what is wrong with it.
  package var report: (String) -> Void = { _ in }

  private let builds: BuildQueue
  private let agents: AgentPool
  private var watcher: SourceWatcher?
  private var stage: LiveStage?
  private var build: PreviewBuild?
  private var buildTimes: BuildQueue.Times?
  private var isAnew = false
  private var reported: StageProblem?
  private var saidMessages: Set<String> = []

  /// Starts to compile, and to watch for saves.
  ///
  /// - Parameter wake: called on any thread when `update` has something to take in.
  /// - Throws: when the path can't be read, or there is no compiler.
  package init(_ request: Request, wake: @escaping @Sendable () -> Void) throws {
    self.request = request
    let source = try PreviewSource(path: request.path, target: request.target)
    builds = try BuildQueue(request, wake: wake)
    agents = AgentPool(limits: request.limits, program: request.program, wake: wake)
    try agents.refill()
    builds.start(since: SteadyTime.now)
    try watch(source)
  }

  /// A stage at time zero. The one that was made before is not played any more.
  ///
  /// - Parameters:
  ///   - preview: the name of a preview; where there is none of that name, `index` counts.
  package func makeStage(preview: String?, index: Int, in environment: StageEnvironment) -> LiveStage {
    let stage = LiveStage(agents: agents, environment: environment, preview: preview, index: index)
    stage.printed = { [weak self] in self?.report($0) }
    stage.shown = { [weak self, weak stage] agent, frame in
      guard let self, let stage, stage === self.stage else { return }
      hasShown(agent, frame)
    }
    self.stage = stage
    if let build { stage.play(build) }
    return stage
  }

  /// Compiles again, and begins anew with nothing done.
  package func reload() {
    isAnew = true
    builds.start(since: SteadyTime.now)
  }

  /// Whether something is being compiled, or made ready to be shown.
  package var isBusy: Bool { builds.isBusy || stage?.isPreparing ?? false }

  /// Takes in what has happened: saves, builds, and what the stage's process has said.
  package func update() {
    for result in builds.takeResults() { take(result) }
    stage?.update()
    if !isBusy {
      do { try agents.refill() } catch { report(String(describing: error)) }
    }
    let problem = stage?.problem
    if problem != reported {
      reported = problem
      if let problem { report(problem.text) }
    }
  }

  /// Ends the process that is kept ready, so that the next one has to be started.
  package func dropSpareAgent() { agents.end() }

  package func end() {
    watcher = nil
    stage?.end()
    agents.end()
    builds.end()
  }

  // MARK: Steps of a reload

  private func take(_ result: BuildQueue.Result) {
    switch result {
    case .built(let build, let times):
      self.build = build
      buildTimes = times
      stage?.play(build, anew: isAnew)
      isAnew = false
    case .failed(let problem): stage?.fail(problem)
    }
  }

  private func hasShown(_ agent: RunningAgent, _ frame: AgentReply.Frame) {
    guard let loaded = agent.loaded else { return }
    generation += 1
    previews = loaded.previews
    shownPreview = (loaded.previews[loaded.index], loaded.index)
    for record in frame.records {
      if case .message(let text) = record.event, saidMessages.insert(text).inserted { report(text) }
    }
    guard let times = buildTimes else { return }
    buildTimes = nil
    latest = ReloadTimes(
      wait: times.started - times.changed, compile: agent.build.compileSeconds, link: agent.build.linkSeconds,
      load: loaded.loadSeconds, replay: loaded.replaySeconds, draw: frame.advanceSeconds + frame.drawSeconds,
      total: SteadyTime.now - times.changed)
  }

  // MARK: Watching

  private func watch(_ source: PreviewSource) throws {
    // By whole paths: the same folder under two names is watched but once.
    func whole(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
    let files = Set(source.files.map(whole))
    var folders = Set(files.map { ($0 as NSString).deletingLastPathComponent })
    for folder in source.resourceFolders.prefix(1).map(whole) {
      folders.insert(folder)
      folders.formUnion(try Self.resourceFolders(in: folder))
    }
    // In a folder any Swift file counts; beside a lone one only what it may take words and pictures from.
    let isFolder = source.target != nil || files.count > 1 || !source.path.hasSuffix(".swift")
    let resources: Set = ["xcstrings", "strings", "stringsdict", "png", "jpg", "jpeg", "svg", "json"]
    let builds = builds
    watcher = try SourceWatcher(folders: folders.sorted()) { path in
      let kind = (path as NSString).pathExtension
      if kind == "swift" { return isFolder || files.contains(path) }
      return resources.contains(kind)
    } changed: { first in
      builds.start(since: first)
    }
  }
}

extension LivePreview {
  /// The asset catalogues and languages' folders in a folder, with all folders in them.
  fileprivate static func resourceFolders(in folder: String) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return names.filter { $0.hasSuffix(".xcassets") || $0.hasSuffix(".lproj") }.flatMap { name in
      let outer = "\(folder)/\(name)"
      let inner = FileManager.default.subpaths(atPath: outer) ?? []
      return [outer] + inner.filter { $0.hasSuffix("set") }.map { "\(outer)/\($0)" }
    }
  }
}

/// How long the steps of a replacement took, in seconds.
package struct ReloadTimes: Sendable {
  /// From the save to the start of the compiler.
  package var wait: Double
  package var compile: Double
  package var link: Double
  /// Loading the library into the process.
  package var load: Double
  /// Playing everything again up to the present moment.
  package var replay: Double
  /// Drawing the first frame.
  package var draw: Double
  /// From the save until the first frame was there.
  package var total: Double

  /// What the steps leave: messages between threads and processes, and the copy of the picture.
  package var rest: Double { total - wait - compile - link - load - replay - draw }
}
