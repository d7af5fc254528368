import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: turns a variable of `EnvironmentValues` and its like into a key and the accessors that use it.
package enum EntryMacro: AccessorMacro, PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry = try Entry(declaration, attribute: node, lexicalContext: context.lexicalContext)
    return ["get { self[\(entry.key).self] }", "set { self[\(entry.key).self] = newValue }"]
  }

  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The accessor role reports what is wrong; two roles would report it twice.
    guard let entry = try? Entry(declaration, attribute: node, lexicalContext: context.lexicalContext) else {
      return []
    }
    return [entry.declaration]
  }
}

/// One `@Entry` variable, read.
private struct Entry {
  let key: TokenSyntax
  let declaration: DeclSyntax

  init(
    _ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax, lexicalContext: [Syntax]
  ) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.tokenKind == .keyword(.var),
      variable.bindings.count == 1, let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { throw MacroFault.entryNeedsVariable.at(attribute) }
    guard let container = lexicalContext.first.flatMap(Container.init(context:)) else {
      throw MacroFault.entryNeedsContainer.at(attribute)
    }
    guard binding.accessorBlock == nil else { throw MacroFault.entryHasAccessors.at(attribute) }

    let identifier = name.text.filter { $0 != "`" }
    key = "__Key_\(raw: identifier)"
    let type = binding.typeAnnotation?.type.trimmed

    if container == .focusedValues {
      guard binding.initializer == nil, let wrapped = type?.unwrappedOptional else {
        throw MacroFault.entryNeedsOptional.at(attribute)
      }
      self.declaration = """
        private struct \(key): SwiftUI.FocusedValueKey {
          typealias Value = \(wrapped)
        }
        """
      return
    }

    let initial = binding.initializer?.value.trimmed
    let body: DeclSyntax
    switch (type, initial) {
    case (let type?, let initial?): body = "static var defaultValue: \(type) { \(initial) }"
    case (let type?, nil):
      guard type.unwrappedOptional != nil else { throw MacroFault.entryNeedsDefault.at(attribute) }
      body = "static var defaultValue: \(type) { nil }"
    // Only a stored property can take its type from its value.
    case (nil, let initial?): body = "static let defaultValue = \(initial)"
    case (nil, nil): throw MacroFault.entryNeedsDefault.at(attribute)
    }
    self.declaration = """
      private struct \(key): SwiftUI.\(raw: container.keyProtocol) {
        \(body)
      }
      """
  }

  /// The types that can hold entries.
  private enum Container: String {
    case environmentValues = "EnvironmentValues"
    case transaction = "Transaction"
    case containerValues = "ContainerValues"
    case focusedValues = "FocusedValues"

    init?(context: Syntax) {
      guard let type = context.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription else { return nil }
      self.init(rawValue: type.hasPrefix("SwiftUI.") ? String(type.dropFirst("SwiftUI.".count)) : type)
    }

    var keyProtocol: String {
      switch self {
      case .environmentValues: "EnvironmentKey"
      case .transaction: "TransactionKey"
      case .containerValues: "ContainerValueKey"
      case .focusedValues: "FocusedValueKey"
      }
    }
  }
}

extension TypeSyntax {
  /// `T` of `T?`, `T!` and `Optional<T>`; nil for every other type.
  fileprivate var unwrappedOptional: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType }
    guard let named = self.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
      let argument = named.genericArgumentClause?.arguments.first
    else { return nil }
    return TypeSyntax(argument.argument.as(TypeSyntax.self))
  }
}
