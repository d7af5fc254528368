import SwiftDiagnostics
import SwiftSyntax

/// A use of a macro that cannot be expanded, reported by the compiler at the node it is about.
enum MacroFault: String, DiagnosticMessage {
  case previewNeedsBody = "'#Preview' needs a trailing closure or a 'body:' argument that makes the view"
  case previewableNeedsVariable = "'@Previewable' can only be applied to a local variable of a '#Preview' body"
  case previewableNeedsClosure =
    "'@Previewable' variables need the body of the '#Preview' to be written as a closure in place"
  case entryNeedsVariable = "'@Entry' can only be applied to a 'var' with one name"
  case entryNeedsContainer =
    "'@Entry' can only be used in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues"
  case entryNeedsDefault = "'@Entry' needs a default value, or an optional type, which defaults to nil"
  case entryNeedsOptional = "'@Entry' in FocusedValues needs an optional type and takes no default value"
  case entryHasAccessors = "'@Entry' makes the accessors itself; remove the ones written here"

  var message: String { rawValue }
  var severity: DiagnosticSeverity { .error }
  var diagnosticID: MessageID { MessageID(domain: "PreviewMacros", id: String(describing: self)) }

  /// An error that the expansion throws, carrying the place.
  func at(_ node: some SyntaxProtocol) -> DiagnosticsError {
    DiagnosticsError(diagnostics: [Diagnostic(node: Syntax(node), message: self)])
  }
}
