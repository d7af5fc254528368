import Foundation
import Stage
import Testing

/// Code that breaks: what is told of it, and that it breaks nothing else.
@MainActor
@Suite(.serialized)
struct LiveIsolationTests {
  /// A red screen that does something when it is pressed.
  private func code(_ action: String) -> String {
    """
    import SwiftUI
    func misbehave() {
      \(action)
    }
    struct Screen: View {
      var body: some View {
        Button { misbehave() } label: {
          Color(red: 1, green: 0, blue: 0).frame(width: 100, height: 100)
        }
        .buttonStyle(.plain)
      }
    }
    #Preview { Screen() }
    """
  }

  private func breakIt(
    _ action: String, limits: AgentProcess.Limits = .init(memory: 2 << 30, answer: 20)
  ) throws -> (StageProblem, LiveRig) {
    let rig = try LiveRig(code(action), limits: limits)
    #expect(try rig.color(x: 50, y: 50) == 0xFF0000)
    try rig.advance(to: 1)
    rig.tap(x: 50, y: 50)
    try rig.wait("the problem") { rig.stage.problem != nil }
    return (try #require(rig.stage.problem), rig)
  }

  @Test func aFatalErrorIsToldWithItsReasonAndPlaceAndTheNextSaveRevivesTheCode() throws {
    let (problem, rig) = try breakIt(#"fatalError("no more apples")"#)
    #expect(problem.kind == .crash)
    #expect(problem.message == "no more apples")
    #expect(problem.place?.line == 3, "\(problem.backtrace)")
    #expect(problem.backtrace.contains { $0.contains("misbehave") && $0.contains("Code.swift:3") })
    #expect(rig.said.contains { $0.contains("no more apples") })
    try rig.save(code("print()"))
    try rig.wait("the revived code") { rig.stage.problem == nil }
    #expect(rig.stage.time == 1)
    // The press that crashed it fades.
    try rig.advance(to: 3)
    #expect(try rig.color(x: 50, y: 50) == 0xFF0000)
  }

  @Test func anIndexOutOfRangeIsACrash() throws {
    let (problem, _) = try breakIt("let numbers: [Int] = []; _ = numbers[3]")
    #expect(problem.kind == .crash)
    #expect(problem.message == "Index out of range")
    #expect(problem.backtrace.contains { $0.contains("misbehave") })
  }

  @Test func reloadingRevivesCodeThatHasCrashed() throws {
    let (problem, rig) = try breakIt(#"fatalError("again")"#)
    #expect(problem.kind == .crash)
    rig.preview.reload()
    try rig.wait("the code again") { rig.stage.problem == nil }
    #expect(rig.stage.time == 0)
    #expect(rig.stage.inputs.isEmpty)
  }

  @Test func anEndlessLoopIsEndedAndShown() throws {
    let (problem, _) = try breakIt(
      "var number = 0; while true { number &+= 1 }", limits: .init(memory: 2 << 30, answer: 2))
    #expect(problem.kind == .hang)
    #expect(problem.backtrace.contains { $0.contains("misbehave") }, "\(problem.text)")
  }

  @Test func codeThatWaitsForEverIsEnded() throws {
    let (problem, _) = try breakIt("sleep(100_000)", limits: .init(memory: 2 << 30, answer: 2))
    #expect(problem.kind == .hang)
  }

  @Test func moreMemoryThanIsAllowedIsTold() throws {
    let (problem, _) = try breakIt(
      "var all: [[Int]] = []; while true { all.append(Array(repeating: 1, count: 1 << 20)) }",
      limits: .init(memory: 600 << 20, answer: 60))
    #expect(problem.kind == .memory, "\(problem.text)")
  }

  @Test func endingTheProcessIsTold() throws {
    let (problem, _) = try breakIt("exit(3)")
    #expect(problem.kind == .exit)
    #expect(problem.message.contains("exit(3)"))
    #expect(problem.backtrace.contains { $0.contains("misbehave") }, "\(problem.text)")
  }

  @Test func aCrashWhileLoadingIsTold() throws {
    let rig = try LiveRig(
      """
      import SwiftUI
      struct Screen: View {
        init() { fatalError("never") }
        var body: some View { Text("x") }
      }
      #Preview { Screen() }
      """)
    #expect(rig.stage.problem?.kind == .crash)
    #expect(rig.stage.problem?.message == "never")
  }
}
