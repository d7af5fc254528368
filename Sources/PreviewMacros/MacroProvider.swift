import MacroExpansion
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// Answers the compiler's question which type implements a macro.
struct MacroProvider: PluginProvider {
  /// The macros of this plug-in by type name, as `#externalMacro(module: "PreviewMacros", type:)` spells it.
  static var macros: [String: any Macro.Type] {
    [
      "PreviewMacro": PreviewMacro.self,
      "PreviewableMacro": PreviewableMacro.self,
      "EntryMacro": EntryMacro.self,
    ]
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard let macro = Self.macros[typeName] else { throw UnknownMacro(module: moduleName, type: typeName) }
    return macro
  }
}

/// The compiler asked for a macro that this plug-in does not hold: module and plug-in are of different builds.
struct UnknownMacro: Error, CustomStringConvertible {
  let module: String
  let type: String

  var description: String {
    "The macro plug-in has no '\(module).\(type)'; it holds \(MacroProvider.macros.keys.sorted().joined(separator: ", "))."
  }
}
