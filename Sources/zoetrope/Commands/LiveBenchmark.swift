import Foundation
import Stage
import SwiftUI

/// Measures how long it takes from a save to the new pixels, and where that time goes; how long an agent takes to
/// start; and how long a click takes to be seen.
@MainActor
struct LiveBenchmark {
  struct Report: Encodable {
    let edits: Int
    let lines: Int
    /// From the save until the frame is in the player's memory.
    let saveToPixels: FrameBenchmark.Percentiles
    let steps: [String: FrameBenchmark.Percentiles]
    /// From starting a process until its first frame is there.
    let agentStart: FrameBenchmark.Percentiles
    /// The same with a process that was started before.
    let preparedAgentStart: FrameBenchmark.Percentiles
    let clickToPixel: FrameBenchmark.Percentiles

    static let order = ["wait", "compile", "link", "load", "replay", "draw", "rest"]

    var table: String {
      func row(_ name: String, _ p: FrameBenchmark.Percentiles) -> String {
        "  " + name.padding(toLength: 24, withPad: " ", startingAt: 0)
          + String(format: "%9.1f %9.1f %9.1f", p.p50, p.p95, p.max)
      }
      var lines = [
        "\(edits) edits of a file of \(self.lines) lines", "  ms                            p50       p95       max",
      ]
      lines.append(row("save to pixels", saveToPixels))
      for name in Self.order { if let step = steps[name] { lines.append(row("  " + name, step)) } }
      lines.append(row("agent start", agentStart))
      lines.append(row("agent start, prepared", preparedAgentStart))
      lines.append(row("click to pixel", clickToPixel))
      return lines.joined(separator: "\n")
    }
  }

  private let edits: Int
  private let wakeUp = DispatchSemaphore(value: 0)

  init(edits: Int) { self.edits = edits }

  func run() throws -> Report {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.url.appendingPathComponent("Bench.swift")
    try LiveBenchmarkSource.text(edit: 0).write(to: file, atomically: false, encoding: .utf8)
    let wakeUp = wakeUp
    let preview = try LivePreview(LivePreview.Request(path: file.path)) { wakeUp.signal() }
    defer { preview.end() }
    let stage = preview.makeStage(preview: nil, index: 0, in: .phone)
    let picture = EmbeddedPicture()
    func settle(_ what: String, until isDone: () -> Bool) throws {
      let deadline = SteadyTime.now + 120
      while true {
        preview.update()
        _ = stage.show(in: picture, scale: 1, showsAccessibility: false, always: false)
        if let problem = stage.problem { throw CommandFailure.failed("bench live: \(problem.text)") }
        if isDone() { return }
        guard SteadyTime.now < deadline else { throw CommandFailure.failed("bench live: \(what) did not happen") }
        _ = wakeUp.wait(timeout: .now() + 0.02)
      }
    }
    try settle("the first frame") { preview.generation == 1 && !preview.isBusy }
    var clicks: [Double] = []
    var time = 1.0
    for _ in 0..<20 {
      stage.advance(to: time)
      try settle("quiet") { stage.nextFrameTime == nil && !stage.needsFrame && stage.time >= time }
      let start = SteadyTime.now
      stage.send(InputEvent(time: time, action: .pointerDown(x: 196, y: 426)))
      var isSeen = false
      try settle("the click's frame") {
        isSeen = stage.time >= time && !stage.needsFrame && stage.isSettled
        return isSeen
      }
      clicks.append(SteadyTime.now - start)
      stage.send(InputEvent(time: time, action: .pointerUp(x: 196, y: 426)))
      time += 2
    }
    var times: [ReloadTimes] = []
    for edit in 1...edits {
      let generation = preview.generation
      // Editors save in place, or to another file that is renamed.
      try LiveBenchmarkSource.text(edit: edit).write(to: file, atomically: edit % 2 == 0, encoding: .utf8)
      try settle("edit \(edit)") { preview.generation > generation && !preview.isBusy }
      if let latest = preview.latest { times.append(latest) }
    }
    let starts = try agentStarts(stage, preview, settle)
    return report(times, clicks, starts)
  }

  /// Restarts, with the process that is kept ready and without one.
  private func agentStarts(
    _ stage: LiveStage, _ preview: LivePreview, _ settle: (String, () -> Bool) throws -> Void
  ) throws -> (cold: [Double], prepared: [Double]) {
    var starts: (cold: [Double], prepared: [Double]) = ([], [])
    for turn in 0..<20 {
      if turn % 2 == 0 { preview.dropSpareAgent() }
      let generation = preview.generation
      let start = SteadyTime.now
      stage.restart(in: .phone)
      try settle("the restart") { preview.generation > generation }
      let taken = SteadyTime.now - start
      if turn % 2 == 0 { starts.cold.append(taken) } else { starts.prepared.append(taken) }
      try settle("quiet") { !preview.isBusy }
      // The next one is to find the process that is kept ready really ready.
      let quiet = SteadyTime.now + 1
      try settle("readiness") { SteadyTime.now > quiet }
    }
    return starts
  }

  private func report(
    _ times: [ReloadTimes], _ clicks: [Double], _ starts: (cold: [Double], prepared: [Double])
  ) -> Report {
    func step(_ value: (ReloadTimes) -> Double) -> FrameBenchmark.Percentiles { .init(times.map(value)) }
    return Report(
      edits: times.count,
      lines: LiveBenchmarkSource.text(edit: 0).split(separator: "\n", omittingEmptySubsequences: false).count - 1,
      saveToPixels: step(\.total),
      steps: [
        "wait": step(\.wait), "compile": step(\.compile), "link": step(\.link), "load": step(\.load),
        "replay": step(\.replay), "draw": step(\.draw), "rest": step(\.rest),
      ],
      agentStart: .init(starts.cold), preparedAgentStart: .init(starts.prepared), clickToPixel: .init(clicks))
  }
}
