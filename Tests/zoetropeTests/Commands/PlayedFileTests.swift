import Foundation
import Testing

/// Files of the kinds that people have, played as they are.
struct PlayedFileTests {
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

  private func path(_ name: String) -> String { Self.fixtures.appendingPathComponent(name).path }

  /// What is said, and when.
  private func spoken(
    _ name: String, _ arguments: String..., until: String = "4"
  ) throws -> [(time: Double, text: String)] {
    let result = try Program.run(["log", path(name), "--until", until] + arguments)
    #expect(result.exitCode == 0, "\(result.errors)")
    return try result.jsonLines().compactMap { line in
      guard line["kind"] as? String == "accessibility", line["change"] as? String != "removed",
        let time = line["time"] as? Double, let text = line["spoken"] as? String
      else { return nil }
      // A sentence ends with a full stop.
      return (time, text.hasSuffix(".") ? String(text.dropLast()) : text)
    }
  }

  private func times(_ spoken: [(time: Double, text: String)], of text: String) -> [Double] {
    spoken.filter { $0.text.contains(text) }.map(\.time)
  }

  @Test func everyFormOfSleepIsExact() throws {
    let spoken = try spoken("Sleeps.swift")
    for (step, time) in [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.3].enumerated() {
      #expect(times(spoken, of: "Step \(step)") == [time])
    }
  }

  @Test func streamsActorsAndDetachedTasksKeepTime() throws {
    let spoken = try spoken("Streams.swift", until: "2")
    for (number, time) in [(1, 0.25), (4, 0.5), (3, 0.75), (16, 1), (5, 1.25), (100, 1.25)] {
      #expect(spoken.first { $0.text == "Number \(number)" }?.time == time, "\(number): \(spoken)")
    }
  }

  @Test func queuesAndTimersKeepTime() throws {
    let spoken = try spoken("Queues.swift", until: "3")
    #expect(times(spoken, of: "at once") == [0])
    #expect(times(spoken, of: "after three tenths") == [0.3])
    #expect(times(spoken, of: "there and back") == [0.3])
    #expect(times(spoken, of: "never").isEmpty)
    #expect(times(spoken, of: "added by hand") == [1.5])
    for tick in 1...4 { #expect(times(spoken, of: "Ticks \(tick)") == [Double(tick) / 4]) }
    #expect(times(spoken, of: "Ticks 5").isEmpty)
  }

  @Test func datesAreTheStages() throws {
    let usual = try spoken("Ticking.swift", until: "2")
    #expect(times(usual, of: "Opened 1704102060") == [0])
    for half in 0...4 { #expect(times(usual, of: "Half seconds \(half)") == [Double(half) / 2]) }
    #expect(times(usual, of: "Late by 1.2500, 1001.2, 1001.2") == [1.25])
    let other = try spoken("Ticking.swift", "--date", "2001-01-01T00:00:10Z", until: "2")
    #expect(times(other, of: "Opened 978307210") == [0])
    #expect(times(other, of: "Half seconds 4") == [2])
  }

  @Test func everyPreviewHasItsName() throws {
    #expect(try spoken("SeveralPreviews.swift").map(\.text) == ["Shy card"])
    #expect(try spoken("SeveralPreviews.swift", "--preview", "Proud").map(\.text) == ["Proud card"])
    #expect(try spoken("SeveralPreviews.swift", "--preview", "SeveralPreviews").first?.text.hasPrefix("Deal 1") == true)
    let result = try Program.run("log", path("SeveralPreviews.swift"), "--until", "1", "--preview", "Loud")
    #expect(result.exitCode == 64 && result.errors.contains("'Shy', 'Proud'"), "\(result.errors)")
  }

  @Test func aViewIsPickedByName() throws {
    #expect(try spoken("SeveralPreviews.swift", "--view", "Deck").map(\.text) == ["One", "Two"])
    #expect(try spoken("SeveralPreviews.swift", "--view", "Hidden").map(\.text) == ["Seen from its own file only"])
    let result = try Program.run("log", path("SeveralPreviews.swift"), "--until", "1", "--view", "Card")
    #expect(result.exitCode == 1)
    #expect(result.errors.contains("'Card' can't be made without arguments"), "\(result.errors)")
    #expect(result.errors.contains("Card, Deck, Hidden") && result.errors.contains("title"))
  }

  @Test func anOlderPreviewIsFound() throws {
    #expect(try spoken("OldPreviews.swift").first?.text.hasPrefix("Lamp") == true)
  }

  @Test func aWholeAppShowsItsWindow() throws {
    let spoken = try spoken("WholeApp.swift", "--tap", "Hello from the app@0.5", until: "1")
    #expect(spoken.map(\.time) == [0, 0.5])
    #expect(spoken.last?.text.hasPrefix("Opened") == true)
  }

  @Test func stringsBesideTheFileAreFound() throws {
    #expect(
      try spoken("Postcard").map(\.text).filter { !$0.contains("mage") }.prefix(4).contains("One stamp"))
    let spanish = try spoken("Postcard/Postcard.swift", "--preview", "Many", "--locale", "es").map(\.text)
    for text in ["Un lugar junto al mar", "5 sellos", "Del fichero de textos"] {
      #expect(spanish.contains { $0.contains(text) }, "\(text) in \(spanish)")
    }
  }

  @Test func picturesAndColoursBesideTheFileAreFound() throws {
    let scratch = try Scratch()
    var errors = ""
    for (name, options) in [("light.png", [String]()), ("dark.png", ["--dark"])] {
      let result = try Program.run(["render", path("Postcard"), "--scale", "1", "-o", scratch.path(name)] + options)
      #expect(result.exitCode == 0, "\(result.errors)")
      errors += result.errors
    }
    // Only the picture that is nowhere is missed.
    #expect(errors.contains("nowhere"))
    for name in ["sun", "wren", "plain", "Sky"] { #expect(!errors.contains("\"\(name)\""), "\(errors)") }
    #expect(try scratch.data("light.png") != scratch.data("dark.png"))
  }

  @Test func aFoldersFilesAreCompiledTogether() throws {
    let spoken = try spoken("Garden", until: "1")
    #expect(spoken.map(\.text) == (3...6).map { "Flower with \($0) petals" })
    #expect(spoken.map(\.time) == [0, 0.1, 0.2, 0.3])
  }

  @Test func aPackagesTargetIsCompiledWithThoseThatItNeeds() throws {
    #expect(try spoken("Shelf", "--preview", "Spine").map(\.text) == ["A spine"])
    // The target that the shelf needs has never heard of SwiftUI, and lives in the stage's time all the same.
    let spoken = try spoken("Shelf", "--preview", "Shelf")
    #expect(spoken.map(\.text) == ["Springs", "Curves", "Keyframes"])
    #expect(spoken.map(\.time) == [0.75, 0.75, 1.25])
    let result = try Program.run("log", path("Shelf"), "--until", "1", "--target", "Tables")
    #expect(result.exitCode == 64 && result.errors.contains("Shelf, Books"), "\(result.errors)")
  }

  @Test func chanceIsTheSameOnEveryRunAndAnotherWithAnotherSeed() throws {
    func trace(_ arguments: String...) throws -> String {
      let result = try Program.run(
        ["trace", path("Chance.swift"), "--until", "1", "--fps", "20", "--json"] + arguments)
      #expect(result.exitCode == 0, "\(result.errors)")
      return result.output
    }
    let first = try trace()
    #expect(first == (try trace()) && !first.isEmpty)
    #expect(first != (try trace("--seed", "7")))
  }

  @Test(arguments: [
    (["log", "no/such/File.swift", "--until", "1"], 1, "no such file"),
    (["log", ".", "--until", "1"], 64, "no Swift file"),
    (["log", "progress-rings", "--view", "Ring", "--until", "1"], 64, "--view"),
    (["log", "progress-rings", "--date", "yesterday", "--until", "1"], 64, "expected a date"),
    (["log", "progress-rings", "--seed", "-1", "--until", "1"], 64, "whole number"),
  ])
  func whatCannotBePlayedIsNamed(_ arguments: [String], _ code: Int32, _ hint: String) throws {
    let scratch = try Scratch()
    let result = try Program.run(arguments, folder: scratch.url)
    #expect(result.exitCode == code && result.errors.contains(hint), "\(result.errors)")
  }
}
