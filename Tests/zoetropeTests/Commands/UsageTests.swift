import Foundation
import Testing

/// What the program says when it can't do what it is asked.
struct UsageTests {
  @Test func helpNamesEveryCommand() throws {
    let result = try Program.run("--help")
    #expect(result.exitCode == 0)
    for command in ["open", "replay", "list", "render", "log", "trace", "curve", "bench"] {
      #expect(result.output.contains(command))
      #expect(try Program.run("help", command).output.contains("usage: zoetrope \(command)"))
    }
  }

  @Test(arguments: [
    (["frobnicate"], "render"),
    (["render", "no-such-thing", "-o", "x.png"], "animated-checkmark-badge"),
    (["render", "progress-rings", "--blue", "-o", "x.png"], "--at"),
    (["render", "progress-rings"], "-o FILE"),
    (["render", "progress-rings", "--at", "soon", "-o", "x.png"], "expected a number"),
    (["render", "progress-rings", "--at", "nan", "-o", "x.png"], "expected a number"),
    (["render", "progress-rings", "--size", "3", "-o", "x.png"], "WIDTHxHEIGHT"),
    (["render", "progress-rings", "--type-size", "huge", "-o", "x.png"], "accessibility5"),
    (["render", "progress-rings", "--locale", "xx", "-o", "x.png"], "en, es"),
    (["render", "progress-rings", "--overlay", "grid", "-o", "x.png"], "accessibility"),
    (["render", "progress-rings", "--from", "2", "--to", "1", "-o", "x.gif"], "lies before"),
    (["render", "animated-checkmark-badge", "--tap", "Buy@0.1", "--at", "1", "-o", "x.png"], "'Confirm'"),
    (["render", "animated-checkmark-badge", "--tap", "Confirm", "--at", "1", "-o", "x.png"], "LABEL@SECONDS"),
    (["log", "progress-rings"], "--until"),
    (["curve", "spring(boing: 2)"], "boing"),
    (["bench", "no-such-thing"], "progress-rings"),
  ])
  func unknownThingsAreRefusedWithWhatThereIs(_ arguments: [String], _ hint: String) throws {
    let scratch = try Scratch()
    let result = try Program.run(arguments, folder: scratch.url)
    #expect(result.exitCode == 64)
    #expect(result.errors.contains(hint), "\(result.errors)")
    #expect(try scratch.names == [])
  }

  @Test func withoutADisplayTheWindowNamesTheWayWithout() throws {
    let result = try Program.run()
    #expect(result.exitCode == 2)
    #expect(result.errors.contains("zoetrope render"))
  }

  @Test func aFolderThatIsNotThereIsNamedAndNothingIsLeft() throws {
    let scratch = try Scratch()
    let path = scratch.path("missing/picture.png")
    let result = try Program.run("render", "progress-rings", "-o", path)
    #expect(result.exitCode == 1)
    #expect(result.errors.contains(path))
    #expect(try scratch.names == [])
  }
}
