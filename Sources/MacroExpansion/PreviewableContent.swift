import SwiftSyntax
import SwiftSyntaxBuilder

/// A preview's body whose `@Previewable` variables have become the properties of a view of their own.
///
/// State lives in a view. A closure is none, so `@Previewable @State var on = false` moves, with the
/// statements after it, into a `View` whose body the statements are.
struct PreviewableContent {
  /// The member of the registry type that declares the view.
  let declaration: String
  /// The closure that makes it.
  let body: ClosureExprSyntax

  /// Nil when the closure has no `@Previewable` variable.
  init?(closure: ClosureExprSyntax) throws {
    var properties: [VariableDeclSyntax] = []
    var statements: [CodeBlockItemSyntax] = []
    for item in closure.statements {
      if let variable = item.item.as(VariableDeclSyntax.self), let property = variable.withoutPreviewable() {
        properties.append(property)
      } else {
        statements.append(item)
      }
    }
    guard !properties.isEmpty else { return nil }

    let storage = properties.map { "    \($0.trimmedDescription)\n" }.joined()
    let content = CodeBlockItemListSyntax(statements).trimmedDescription
    declaration = """
        struct Content: SwiftUI.View {
      \(storage)
          var body: some SwiftUI.View {
            \(content)
          }
        }

      """
    body = ClosureExprSyntax(statements: CodeBlockItemListSyntax { "Content()" })
  }
}

extension VariableDeclSyntax {
  /// The declaration without its `@Previewable` attribute; nil when it has none.
  fileprivate func withoutPreviewable() -> VariableDeclSyntax? {
    let kept = attributes.filter { element in
      guard let name = element.as(AttributeSyntax.self)?.attributeName.trimmedDescription else { return true }
      return name != "Previewable" && name != "SwiftUI.Previewable"
    }
    guard kept.count < attributes.count else { return nil }
    return with(\.attributes, kept)
  }
}
