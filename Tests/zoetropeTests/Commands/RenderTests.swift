import Foundation
import Testing

struct RenderTests {
  private static let names = [
    "animated-checkmark-badge", "progress-rings", "morphing-submit-button", "animated-radio-button",
  ]

  @Test(arguments: names) func theSameCommandGivesTheSameBytes(_ name: String) throws {
    let scratch = try Scratch()
    for file in ["a.png", "b.png"] {
      let result = try Program.run("render", name, "--at", "1.3", "--scale", "1", "-o", scratch.path(file))
      #expect(result.exitCode == 0, "\(result.errors)")
    }
    #expect(try scratch.data("a.png") == scratch.data("b.png"))
    #expect(try scratch.data("a.png").prefix(4) == Data([0x89, 0x50, 0x4e, 0x47]))
  }

  @Test(arguments: names) func aMomentEqualsThatFrameOfASequence(_ name: String) throws {
    let scratch = try Scratch()
    let common = ["render", name, "--size", "300x400", "--scale", "1"]
    for (rate, frame) in [(10, 13), (37, 48)] {
      let time = Double(frame) / Double(rate)
      let sequence =
        common + ["--from", "0", "--to", "\(time)", "--fps", "\(rate)", "-o", scratch.path("s\(rate).png")]
      #expect(try Program.run(sequence).exitCode == 0)
      #expect(try Program.run(common + ["--at", "\(time)", "-o", scratch.path("one\(rate).png")]).exitCode == 0)
      let last = try #require(try scratch.names.filter { $0.hasPrefix("s\(rate)-") }.last)
      #expect(try scratch.data(last) == scratch.data("one\(rate).png"), "\(name) at \(time)")
    }
  }

  @Test func whatWasTappedShows() throws {
    let scratch = try Scratch()
    let common = ["render", "animated-checkmark-badge", "--at", "1", "--scale", "1"]
    #expect(try Program.run(common + ["-o", scratch.path("before.png")]).exitCode == 0)
    #expect(try Program.run(common + ["--tap", "Confirm@0.2", "-o", scratch.path("label.png")]).exitCode == 0)
    #expect(try scratch.data("before.png") != scratch.data("label.png"))
  }

  @Test(arguments: [
    ["--dark"], ["--type-size", "accessibility5"], ["--locale", "es"], ["--overlay", "accessibility"],
  ])
  func theCircumstancesShow(_ options: [String]) throws {
    let scratch = try Scratch()
    let common = ["render", "morphing-submit-button", "--scale", "1"]
    #expect(try Program.run(common + ["-o", scratch.path("plain.png")]).exitCode == 0)
    #expect(try Program.run(common + options + ["-o", scratch.path("other.png")]).exitCode == 0)
    #expect(try scratch.data("plain.png") != scratch.data("other.png"))
  }

  @Test(arguments: ["a.gif", "a.apng"]) func animatedPicturesAreWritten(_ file: String) throws {
    let scratch = try Scratch()
    let result = try Program.run(
      "render", "progress-rings", "--from", "0.5", "--to", "1", "--fps", "10", "--size", "200x200", "--scale", "1",
      "-o",
      scratch.path(file))
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(try scratch.names == [file])
  }
}
