import Testing

@testable import Stage

struct CompilerMessagesTests {
  @Test func theFirstErrorComesFirstAndTheOthersAfterIt() {
    let problem = CompilerMessages.problem(
      """
      /tmp/a b/Code.swift:6:14: warning: unused
      /tmp/a b/Code.swift:7:3: error: cannot find 'x' in scope
       5 | struct A {
      /tmp/a b/Code.swift:9:1: error: expected '}'
      /tmp/a b/Code.swift:7:3: error: cannot find 'x' in scope
      """)
    #expect(problem.kind == .compilation)
    #expect(problem.message == "cannot find 'x' in scope")
    #expect(problem.place == StageProblem.Place(file: "/tmp/a b/Code.swift", line: 7, column: 3))
    #expect(problem.details == ["Code.swift:9: expected '}'"])
  }

  @Test func whatIsNoMessageOfTheCompilerIsShownAsItIs() {
    let problem = CompilerMessages.problem("ld: no space left")
    #expect(problem.message == "ld: no space left")
    #expect(problem.place == nil)
  }

  @Test func theTextForATerminalPointsAtThePlace() {
    let problem = StageProblem(
      kind: .compilation, message: "oh", place: .init(file: "A.swift", line: 10, column: 3),
      excerpt: [.init(number: 9, text: "a"), .init(number: 10, text: "  b")])
    #expect(problem.text == "A.swift:10:3: error: oh\n 9 | a\n10 |   b\n   |   ^")
  }

  @Test func importsAreFoundInAllTheirForms() {
    let names = ImportedModules.names(
      in: """
        import SwiftUI
        @testable import Garden
        import struct Foundation.Date
          import A; import B
        // import Nothing
        let importance = 1
        """)
    #expect(names == ["SwiftUI", "Garden", "Foundation", "A", "B"])
  }
}
