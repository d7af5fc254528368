import Testing

@testable import Stage

struct CompilerDiagnosticTests {
  private let output = """
    /tmp/a b.swift:12:5: error: cannot find 'Chart' in scope
            Chart(x)
            ^~~~~
    /tmp/a b.swift:14:9: error: value of type 'some View' has no member 'sparkle'
    /tmp/a b.swift:15:9: error: type 'Color' has no member 'label'
    /tmp/a b.swift:16:3: warning: variable 'x' was never used
    /tmp/a b.swift:20:3: error: extra argument 'edge' in call
    /tmp/a b.swift:21:5: error: cannot find 'Chart' in scope
    /tmp/a b.swift:22:1: error: no such module 'Charts'
    /tmp/a b.swift:30:1: error: expected '}' in struct
    <unknown>:0: error: something without a place
    """

  @Test func whatTheCompilerSaysIsTakenApart() {
    let diagnostics = CompilerDiagnostic.parse(output)
    #expect(diagnostics.count == 9)
    #expect(diagnostics[0].file == "/tmp/a b.swift")
    #expect((diagnostics[0].line, diagnostics[0].column) == (12, 5))
    #expect(diagnostics[0].message == "cannot find 'Chart' in scope")
    #expect(diagnostics[3].severity == .warning)
    #expect(diagnostics[8].line == 0)
  }

  @Test func everyMissingNameIsNamedOnceInTheOrderOfUse() {
    let names = MissingName.names(in: CompilerDiagnostic.parse(output))
    #expect(names.map(\.name) == ["Chart", "sparkle", "label", "edge", "Charts"])
    #expect(names.map(\.kind) == [.name, .member, .member, .form, .module])
    #expect(names[1].type == "some View")
    #expect(names[0].line == 12)
  }
}
