import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: expands to a type that conforms to `PreviewRegistry`.
///
/// The player finds the type through its conformance record in the compiled image, so a preview needs no
/// registration and costs nothing in a program that never asks for it. The type is public because a whole-module
/// optimisation drops the records of the types that nobody outside the module can name. The arguments and the closure are
/// handed to `Preview.init` as they were written; the compiler has type-checked them against the macro's
/// own declaration already.
package enum PreviewMacro: DeclarationMacro {
  package static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let closure = try bodyClosure(of: node)
    let content = try closure.flatMap { try PreviewableContent(closure: $0) }
    let call = content.map { Self.call(node, body: $0.body) } ?? Self.call(node, body: nil)
    let location = context.location(of: node)
    let file = location?.file ?? "#fileID"
    let line = location?.line ?? "#line"
    let column = location?.column ?? "#column"

    return [
      """
      public enum \(context.makeUniqueName("Preview")): SwiftUI.PreviewRegistry {
        public static var fileID: Swift.String { \(file) }
        public static var line: Swift.Int { \(line) }
        public static var column: Swift.Int { \(column) }
        @_Concurrency.MainActor public static func makePreview() -> SwiftUI.Preview {
          \(call)
        }
      \(raw: content?.declaration ?? "")}
      """
    ]
  }

  /// The closure that makes the view, or nil when `body:` is some other expression.
  private static func bodyClosure(of node: some FreestandingMacroExpansionSyntax) throws -> ClosureExprSyntax? {
    if let closure = node.trailingClosure { return closure }
    guard let argument = node.arguments.first(where: { $0.label?.text == "body" }) else {
      throw MacroFault.previewNeedsBody.at(node)
    }
    return argument.expression.as(ClosureExprSyntax.self)
  }

  /// `SwiftUI.Preview(…)` with the arguments of the macro, and `body` in place of its closure where given.
  private static func call(_ node: some FreestandingMacroExpansionSyntax, body: ClosureExprSyntax?) -> ExprSyntax {
    var arguments = node.arguments.map { $0.with(\.trailingComma, nil).trimmed }
    var closure = node.trailingClosure?.trimmed
    if let body {
      arguments.removeAll { $0.label?.text == "body" }
      closure = body
    }
    let list = LabeledExprListSyntax(
      arguments.enumerated().map { index, argument in
        index + 1 < arguments.count
          ? argument.with(\.trailingComma, .commaToken(trailingTrivia: .space)) : argument
      })
    guard let closure else { return "SwiftUI.Preview(\(list))" }
    return "SwiftUI.Preview(\(list)) \(closure)"
  }
}
