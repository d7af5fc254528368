import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

import MacroExpansion

/// A source file after its macros were expanded.
struct Expansion {
  /// The expanded source, each line without the blanks at its end, blank lines dropped.
  let source: String
  /// The messages of the diagnostics, in order.
  let faults: [String]

  /// Expands the macros of this plug-in in `source`, which is `Module/File.swift`.
  init(of source: String) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Module", fullFilePath: "/src/File.swift")])
    let macros: [String: any Macro.Type] = [
      "Preview": PreviewMacro.self, "Previewable": PreviewableMacro.self, "Entry": EntryMacro.self,
    ]
    let expanded = file.expand(
      macros: macros,
      contextGenerator: { node in
        BasicMacroExpansionContext(sharingWith: context, lexicalContext: Expansion.lexicalContext(of: node))
      }, indentationWidth: .spaces(2))
    self.source = expanded.description.split(separator: "\n", omittingEmptySubsequences: true)
      .map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
      .filter { !$0.isEmpty }.joined(separator: "\n")
    faults = context.diagnostics.map(\.message)
  }

  /// What encloses a node, innermost first, as the compiler hands it to a macro.
  private static func lexicalContext(of node: Syntax) -> [Syntax] {
    sequence(first: node, next: \.parent).dropFirst().compactMap { $0.asMacroLexicalContext() }
  }
}
