import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: a mark that `#Preview` reads; by itself it expands to nothing.
package enum PreviewableMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(VariableDeclSyntax.self) else { throw MacroFault.previewableNeedsVariable.at(node) }
    return []
  }
}
