import Components
import Foundation
import Raster
import Stage
import SwiftUI

/// Plays one component's script, or somebody's code, and times every step of every frame.
@MainActor
struct FrameBenchmark {
  private let name: String
  private let makeView: Session.Source
  private let environment: StageEnvironment
  private let script: InputScript
  private let duration: Double
  private let reference: SessionRecording.Source
  private let preview: String?

  /// The component with the taps that its entry lists.
  init(_ entry: CatalogueEntry) throws {
    try self.init(PlayedSource(component: entry.name), name: entry.name)
  }

  /// What is called `name` on the command line: a component, a recording in its own circumstances, or code, of which
  /// nothing but its first five seconds is known to be worth watching.
  init(_ name: String, _ arguments: ParsedArguments) throws {
    try self.init(PlayedSource(name, arguments), name: name)
  }

  private init(_ source: PlayedSource, name: String) throws {
    self.name = name
    makeView = source.makeView
    reference = source.reference
    preview = source.preview
    environment = source.recording?.environment ?? Self.screen
    if let recording = source.recording {
      script = InputScript(inputs: recording.inputs)
      duration = recording.duration
    } else if let entry = source.entry {
      script = InputScript(taps: try entry.script.map { try TapSpec("\($0.label)@\($0.time)") })
      duration = entry.scriptDuration
    } else {
      script = InputScript()
      duration = 5
    }
  }

  private static let screen = StageEnvironment(width: 800, height: 600, scale: 2)

  /// Milliseconds, over all frames in which something was drawn.
  struct Percentiles: Encodable {
    let p50: Double
    let p95: Double
    let p99: Double
    let max: Double

    init(_ seconds: [Double]) {
      let sorted = seconds.sorted()
      func at(_ share: Double) -> Double {
        guard !sorted.isEmpty else { return 0 }
        return sorted[min(Int((Double(sorted.count) * share).rounded(.up)) - 1, sorted.count - 1)] * 1e3
      }
      p50 = at(0.5)
      p95 = at(0.95)
      p99 = at(0.99)
      max = (sorted.last ?? 0) * 1e3
    }
  }

  struct Report: Encodable {
    let name: String
    let frames: Int
    /// Frames in which nothing had changed, so that none was made.
    let stillFrames: Int
    let steps: [String: Percentiles]
    let frame: Percentiles
    /// Drawing all of the picture, as if nothing were known of the frame before.
    let redraw: Percentiles
    /// Frames that missed a 60 Hz and a 120 Hz display.
    let over16ms: Int
    let over8ms: Int
    let peakMemoryMegabytes: Double

    var table: String {
      func row(_ name: String, _ p: Percentiles) -> String {
        "  " + name.padding(toLength: 10, withPad: " ", startingAt: 0)
          + String(format: "%9.3f %9.3f %9.3f %9.3f", p.p50, p.p95, p.p99, p.max)
      }
      var lines = [
        "\(name): \(frames) frames drawn, \(stillFrames) still",
        "  ms              p50       p95       p99       max",
      ]
      for step in FrameProfile.Step.allCases {
        if let percentiles = steps[step.rawValue] { lines.append(row(step.rawValue, percentiles)) }
      }
      lines.append(row("frame", frame))
      lines.append(row("redraw", redraw))
      lines.append(
        "  over 16.7 ms: \(over16ms)   over 8.3 ms: \(over8ms)   peak memory: "
          + String(format: "%.1f MB", peakMemoryMegabytes))
      return lines.joined(separator: "\n")
    }
  }

  /// - Parameter recordingPath: Where a recording of the run is written; nil for none.
  func run(recordingPath: String? = nil) throws -> Report {
    let session = Session(environment: environment, source: makeView)
    let painter = FramePainter(session)
    let profile = FrameProfile()
    session.profile = profile
    // The first frame makes caches and touches memory for the first time; it is drawn but not counted.
    _ = painter.paint()
    var script = script
    var steps: [FrameProfile.Step: [Double]] = [:]
    var whole: [Double] = []
    var redraws: [Double] = []
    var still = 0
    let clock = ContinuousClock()
    let redrawer = Renderer()
    let size = painter.pixelSize
    let canvas = Surface(width: size.width, height: size.height)
    for frame in 1...max(Int(duration * 60), 1) {
      profile.reset()
      let start = clock.now
      try script.advance(session, to: Double(frame) / 60)
      guard session.needsDisplay else {
        still += 1
        continue
      }
      _ = painter.paint()
      whole.append((clock.now - start) / .seconds(1))
      for step in FrameProfile.Step.allCases { steps[step, default: []].append(profile.seconds[step] ?? 0) }
      if whole.count % 10 == 1 { redraws.append(timeRedraw(of: session, by: redrawer, on: canvas)) }
    }
    if let recordingPath {
      try SessionRecording(session, source: reference.seen(from: recordingPath), preview: preview)
        .write(to: recordingPath)
    }
    session.end()
    return Report(
      name: name, frames: whole.count, stillFrames: still,
      steps: Dictionary(uniqueKeysWithValues: steps.map { ($0.key.rawValue, Percentiles($0.value)) }),
      frame: Percentiles(whole), redraw: Percentiles(redraws), over16ms: whole.count { $0 > 1.0 / 60 },
      over8ms: whole.count { $0 > 1.0 / 120 }, peakMemoryMegabytes: Self.peakMemory / 1e6)
  }

  /// The seconds that it takes to draw all of the picture that a session shows.
  private func timeRedraw(of session: Session, by redrawer: Renderer, on canvas: Surface) -> Double {
    let list = session.displayList()
    redrawer.invalidate()
    return ContinuousClock().measure {
      redrawer.render(list, into: canvas, scale: session.environment.scale, background: session.background)
    } / .seconds(1)
  }

  /// Times drawing all of the picture that there is after 2.8 s, when every component is on its way from one state to
  /// another, on one thread and on two.
  func draw(with benchmark: RasterBenchmark) throws -> [RasterBenchmark.Result] {
    let session = Session(environment: environment, source: makeView)
    defer { session.end() }
    var script = script
    try script.advance(session, to: 2.8)
    let list = session.displayList()
    let size = FramePainter(session).pixelSize
    return [1, 2].map { threads in
      benchmark.run(
        list, named: name, width: size.width, height: size.height, scale: environment.scale,
        background: session.background, threads: threads)
    }
  }

  /// What the script does, over and over until `seconds` have gone by, to go back and forth in.
  func scrubBenchmark(seconds: Double) throws -> ScrubBenchmark {
    let session = Session(environment: environment, source: makeView)
    var script = script
    try script.advance(session, to: duration)
    let once = session.inputs
    session.end()
    // In the same places each time, whatever is there by then.
    let inputs = stride(from: 0, to: seconds, by: max(duration, 1)).flatMap { start in
      once.map { InputEvent(time: $0.time + start, action: $0.action) }.filter { $0.time <= seconds }
    }
    return ScrubBenchmark(name: name, environment: environment, inputs: inputs, seconds: seconds, source: makeView)
  }

  /// The most memory that the process has had in use, in bytes.
  private static var peakMemory: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_maxrss) * 1024
  }
}
