import Foundation
import Testing

@testable import Stage

/// What is read from a process's end.
struct CrashReportTests {
  private let report = """
    Preview1/Code.swift:3: Fatal error: no more apples

    *** Signal 4: Backtracing from 0x7f827956df7f... done ***

    *** Program crashed: Illegal instruction at 0x00007f827956df7f ***

    Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

    Thread 0 "zoetrope" crashed:

     0      0x00007f827956df7f _assertionFailure(_:_:file:line:flags:) + 302 in libswiftCore.so
     1 [ra] 0x00005592779c8f31 misbehave() + 32 in libPreview1.so at /tmp/x/Code.swift:3:3
     2 [ra] 0x00005592779c8e6d closure #1 in Screen.body.getter + 76 in libPreview1.so at /tmp/x/Code.swift:8:16
     3 [ra] 0x00005592779c8f6b ButtonGesture.ended() + 26 in zoetrope at /src/Sources/SwiftUI/Control/Button.swift:9:7
    ...
     40 [ra] 0x00005592779c8f6b main + 26 in zoetrope
    """

  private func problem(
    _ report: String, exitCode: Int32? = nil, signal: Int32? = nil, isHang: Bool = false
  ) -> StageProblem {
    var ending = AgentEnding()
    ending.exitCode = exitCode
    ending.signal = signal
    ending.isHang = isHang
    ending.report = report
    return CrashReport(ending: ending, limits: .init(), sources: ["/tmp/x/Code.swift"]).problem
  }

  @Test func aFatalErrorHasItsReasonAndThePlaceInTheCode() {
    let problem = problem(report, signal: SIGILL)
    #expect(problem.kind == .crash)
    #expect(problem.message == "no more apples")
    #expect(problem.place == StageProblem.Place(file: "/tmp/x/Code.swift", line: 3, column: 3))
    #expect(
      problem.backtrace == [
        "_assertionFailure(_:_:file:line:flags:)  libswiftCore.so", "misbehave()  Code.swift:3",
        "closure #1 in Screen.body.getter  Code.swift:8",
      ])
  }

  @Test func aHangIsToldAsSuchWhateverTheSignalSays() {
    let problem = problem(report, signal: SIGQUIT, isHang: true)
    #expect(problem.kind == .hang)
    #expect(problem.place?.line == 3)
  }

  @Test func theCodeThatCalledExitIsNamed() {
    let problem = problem("\(AgentErrorReader.exitMark)3\n\(report)", signal: SIGABRT)
    #expect(problem.kind == .exit)
    #expect(problem.message.contains("exit(3)"))
  }

  @Test func aSignalWithoutAReportIsNamed() {
    let problem = problem("", signal: SIGKILL)
    #expect(problem.kind == .crash)
    #expect(problem.message.contains("signal 9"))
  }

  @Test func whatTheCodePrintsIsKeptApartFromTheReport() {
    var reader = AgentErrorReader()
    var lines = reader.take(Data("hello\nwor".utf8))
    lines += reader.take(Data("ld\n\(report)".utf8))
    lines += reader.finish()
    #expect(lines == ["hello", "world"])
    #expect(reader.report == report + "\n")
  }
}
