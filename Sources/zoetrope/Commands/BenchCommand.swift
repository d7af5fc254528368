import Components
import Foundation
import Motion
import Raster
import Stage
import SwiftUI

/// `zoetrope bench`: how long every step of every frame takes.
enum BenchCommand: Command {
  static let name = "bench"
  static let summary = """
    Time every frame of the components, driven by a standard script of taps, at 800 by 600 points and scale 2; of a
    Swift file, folder or package for five seconds; or of a recording.
    'bench motion' times the animation core, 'bench raster' the rasteriser with scenes and a frame of each component,
    'bench scrub' going back and forth in half a minute of play, 'bench live' what lies between a save and the new
    pixels.
    """
  static let usage =
    "[\(SessionOptions.usage)…] [--json] | scrub [SOURCE…] [--json] | live [--json] [--edits N] | motion [--json]"
    + " | raster [--json] [--scene FILE.json [-o FILE.png]]"
  static let options =
    [
      OptionSpec("--json", help: "as JSON"),
      OptionSpec("--scene", "FILE", help: "with raster: a scene to draw instead of the built-in ones; may be repeated"),
      OptionSpec("--output", "FILE.png", alias: "-o", help: "with raster and one --scene: where its picture goes"),
      OptionSpec("--edits", "N", help: "with live: how many saves (default 20)"),
      OptionSpec("--seconds", "N", help: "with raster: how long each scene is drawn (default 0.5)"),
    ] + [SessionOptions.recording] + PlayedSource.options

  static func run(_ arguments: ParsedArguments) throws {
    switch arguments.positionals.first {
    case "motion": try runMotion(arguments)
    case "raster": try runRaster(arguments)
    case "scrub": try runScrub(arguments)
    case "live": try runLive(arguments)
    default:
      if arguments.has("--scene") { throw CommandFailure.usage("bench: --scene goes with 'bench raster'") }
      try Session.checkSurroundings()
      let names = arguments.positionals
      let benchmarks =
        try names.isEmpty
        ? Catalogue.entries.map { try FrameBenchmark($0) } : names.map { try FrameBenchmark($0, arguments) }
      let recordingPath = try SessionOptions.recordingPath(arguments)
      if recordingPath != nil && benchmarks.count > 1 {
        throw CommandFailure.usage("bench: --record goes with one component, file or recording")
      }
      let reports = try benchmarks.map { try $0.run(recordingPath: recordingPath) }
      if arguments.has("--json") {
        try printJSON(reports)
      } else {
        for report in reports { print(report.table) }
      }
    }
  }

  // MARK: Scrub

  private static func runScrub(_ arguments: ParsedArguments) throws {
    try Session.checkSurroundings()
    let names = arguments.positionals.dropFirst()
    let benchmarks =
      try names.isEmpty
      ? Catalogue.entries.map { try FrameBenchmark($0) } : names.map { try FrameBenchmark($0, arguments) }
    let reports = try benchmarks.map { try $0.scrubBenchmark(seconds: 30).run() }
    if arguments.has("--json") { return try printJSON(reports) }
    for report in reports {
      func row(_ name: String, _ f: ScrubBenchmark.Figures) -> String {
        "  " + name.padding(toLength: 12, withPad: " ", startingAt: 0)
          + String(format: "%9.2f %9.2f %9.2f %12.0f", f.p50, f.p95, f.max, f.positionsPerSecond)
      }
      print(String(format: "\(report.name): %.0f s played, 800 by 600 points at scale 2", report.seconds))
      print("  ms                p50       p95       max  positions/s")
      print(row("random", report.random))
      print(row("backwards", report.backwards))
      print(row("by replay", report.replayed))
      print(
        String(
          format: "  first position %.1f ms, making all ready %.0f ms, going on from 24 s %.1f ms", report.first,
          report.preparation, report.goingOn))
    }
  }

  // MARK: Live

  private static func runLive(_ arguments: ParsedArguments) throws {
    let edits = try arguments.number("--edits", in: 1...1000) ?? 20
    try Session.checkSurroundings()
    let report = try LiveBenchmark(edits: Int(edits)).run()
    if arguments.has("--json") { return try printJSON(report) }
    print(report.table)
  }

  // MARK: Motion

  private struct MotionFigure: Encodable {
    let name: String
    let samplesPerSecond: Double
    let allocationsPerSample: Double?
  }

  private static func runMotion(_ arguments: ParsedArguments) throws {
    let figures = MotionBenchmark.run()
    if arguments.has("--json") {
      return try printJSON(
        figures.map {
          MotionFigure(
            name: $0.name, samplesPerSecond: $0.samplesPerSecond, allocationsPerSample: $0.allocationsPerSample)
        })
    }
    for figure in figures {
      let allocations = figure.allocationsPerSample.map { String(format: "%.3f", $0) } ?? "not measured"
      print(
        figure.name.padding(toLength: 28, withPad: " ", startingAt: 0)
          + String(format: "%8.1f million samples/s", figure.samplesPerSecond / 1e6)
          + "   allocations a sample: \(allocations)")
    }
  }

  // MARK: Raster

  private static func runRaster(_ arguments: ParsedArguments) throws {
    let files = arguments.all("--scene")
    let scenes =
      try files.isEmpty
      ? BenchmarkScene.builtIn : files.map { try BenchmarkScene(contentsOf: URL(fileURLWithPath: $0)) }
    let benchmark = RasterBenchmark(duration: try arguments.number("--seconds", in: 0.01...60) ?? 0.5)
    if let output = arguments.value("--output") {
      guard scenes.count == 1 else { throw CommandFailure.usage("bench raster: -o goes with exactly one --scene") }
      try PNG.write(benchmark.picture(of: scenes[0]), to: output)
    }
    var results = scenes.flatMap { scene in [1, 2].map { benchmark.run(scene, threads: $0) } }
    if files.isEmpty {
      try Session.checkSurroundings()
      results += try Catalogue.entries.flatMap { try FrameBenchmark($0).draw(with: benchmark) }
    }
    if arguments.has("--json") { return try printJSON(results) }
    print("scene                   threads   median µs      p99 µs   Mpixels/s")
    for result in results {
      print(
        result.scene.padding(toLength: 24, withPad: " ", startingAt: 0)
          + String(
            format: "%7d  %10.1f  %10.1f  %10.1f", result.threads, result.median * 1e6, result.p99 * 1e6,
            result.pixelsPerSecond / 1e6))
    }
  }
}
