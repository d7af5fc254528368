import Foundation
import Testing

/// Recordings, written and played by the program.
struct RecordingRunTests {
  private let badge = ["animated-checkmark-badge", "--tap", "Confirm@0.5", "--tap", "Undo@1.25"]

  @Test func aRecordingPlaysToTheSameLogTraceAndPicture() throws {
    let scratch = try Scratch()
    let file = scratch.path("bug.zoe")
    let log = try Program.run(["log"] + badge + ["--until", "2", "--dark", "--record", file])
    #expect(log.exitCode == 0, "\(log.errors)")
    #expect(try Program.run("log", file).output == log.output)
    #expect(log.output.contains("haptic"))
    let trace = try Program.run(["trace"] + badge + ["--until", "2", "--dark", "--json"])
    #expect(try Program.run("trace", file, "--json").output == trace.output)
    for (arguments, picture) in [(badge + ["--dark", "--at", "2"], "a.png"), ([file], "b.png")] {
      let result = try Program.run(["render"] + arguments + ["-o", scratch.path(picture)])
      #expect(result.exitCode == 0, "\(result.errors)")
    }
    #expect(try scratch.data("a.png") == scratch.data("b.png"))
  }

  @Test func renderTraceAndBenchRecordAsWell() throws {
    let scratch = try Scratch()
    let runs = [
      ["render"] + badge + ["--at", "2", "-o", scratch.path("x.png")], ["trace"] + badge + ["--until", "2"],
      ["log"] + badge + ["--until", "2"],
    ]
    for (index, run) in runs.enumerated() {
      #expect(try Program.run(run + ["--record", scratch.path("\(index).zoe")]).exitCode == 0)
    }
    #expect(try scratch.data("0.zoe") == scratch.data("1.zoe") && scratch.data("0.zoe") == scratch.data("2.zoe"))
    let bench = try Program.run("bench", scratch.path("0.zoe"), "--record", scratch.path("b.zoe"), "--json")
    #expect(bench.exitCode == 0, "\(bench.errors)")
    #expect(try scratch.data("b.zoe") == scratch.data("0.zoe"))
  }

  @Test func whatTheCommandLineSaysGoesBeforeWhatWasRecorded() throws {
    let scratch = try Scratch()
    let (file, other) = (scratch.path("bug.zoe"), scratch.path("other.zoe"))
    _ = try Program.run(["log"] + badge + ["--until", "2", "--record", file])
    let result = try Program.run("log", file, "--until", "1", "--type-size", "xLarge", "--record", other)
    #expect(result.exitCode == 0, "\(result.errors)")
    let text = String(decoding: try scratch.data("other.zoe"), as: UTF8.self)
    #expect(text.contains("\"typeSize\": \"xLarge\"") && text.contains("\"duration\": 1,"))
    #expect(!text.contains("\"time\": 1.25"))
  }

  @Test func aRecordingOfAFileKnowsWhenTheFileHasChanged() throws {
    let scratch = try Scratch()
    let source = """
      import SwiftUI
      struct Sign: View { var body: some View { Text("Open") } }
      #Preview("Sign") { Sign() }
      """
    let (swift, file) = (scratch.path("Sign.swift"), scratch.path("sign.zoe"))
    try source.write(toFile: swift, atomically: true, encoding: .utf8)
    let first = try Program.run("log", swift, "--until", "1", "--record", file)
    #expect(first.exitCode == 0 && first.errors.isEmpty, "\(first.errors)")
    let text = String(decoding: try scratch.data("sign.zoe"), as: UTF8.self)
    #expect(text.contains("\"path\": \"Sign.swift\"") && text.contains("\"preview\": \"Sign\""))
    let same = try Program.run("log", file)
    #expect(same.output == first.output && same.errors.isEmpty, "\(same.errors)")
    try source.replacing("Open", with: "Closed").write(toFile: swift, atomically: true, encoding: .utf8)
    let changed = try Program.run("log", file)
    #expect(changed.exitCode == 0 && changed.output.contains("Closed"))
    #expect(changed.errors.contains("Sign.swift") && changed.errors.contains("has changed"))
    try FileManager.default.removeItem(atPath: swift)
    let gone = try Program.run("log", file)
    #expect(gone.exitCode == 1 && gone.errors.contains("Sign.swift"), "\(gone.errors)")
  }

  @Test func aBrokenRecordingIsRefusedWithLineAndField() throws {
    let scratch = try Scratch()
    let file = scratch.path("bug.zoe")
    _ = try Program.run(["log"] + badge + ["--until", "2", "--record", file])
    let text = String(decoding: try scratch.data("bug.zoe"), as: UTF8.self)
    try text.replacing("\"scale\": 2", with: "\"scale\": 200").write(toFile: file, atomically: true, encoding: .utf8)
    let result = try Program.run("render", file, "-o", scratch.path("x.png"))
    #expect(result.exitCode == 1)
    #expect(result.errors.contains("environment.scale") && result.errors.contains("line "), "\(result.errors)")
    #expect(try scratch.names == ["bug.zoe"])
    #expect(try Program.run("log", scratch.path("none.zoe")).exitCode == 1)
  }

  @Test func aRecordingIsCalledOne() throws {
    let scratch = try Scratch()
    let result = try Program.run(["log"] + badge + ["--until", "2", "--record", scratch.path("x.txt")])
    #expect(result.exitCode == 64 && result.errors.contains(".zoe"))
    #expect(try scratch.names == [])
  }
}
