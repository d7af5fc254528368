import Foundation

/// A name that a file uses and that is not there, as far as it can be told from what the compiler says.
public struct MissingName: Hashable, Sendable, Encodable {
  public enum Kind: String, Sendable, Encodable {
    /// A type, function or variable: `cannot find 'Chart' in scope`.
    case name
    /// A member of a type or value: `value of type 'Text' has no member 'sparkle'`.
    case member
    /// A form of something that is there in other forms: `extra argument 'edge' in call`.
    case form
    /// A module: `no such module 'Charts'`.
    case module
    /// A macro or an attribute: `unknown attribute 'Query'`.
    case attribute
  }

  public let kind: Kind
  /// The name as the file has it; for a form, the argument or what the compiler says of it.
  public let name: String
  /// The type that lacks a member, if the compiler names one.
  public let type: String?
  /// The line on which it is used first, counted from 1.
  public let line: Int

  /// The missing names in `diagnostics`, each once, in the order of their first use.
  public static func names(in diagnostics: [CompilerDiagnostic]) -> [MissingName] {
    var known: Set<String> = []
    return diagnostics.filter { $0.severity == .error }.compactMap { MissingName($0) }
      .filter { known.insert("\($0.kind) \($0.name) \($0.type ?? "")").inserted }
  }

  /// Nil where the compiler complains of something else.
  init?(_ diagnostic: CompilerDiagnostic) {
    let message = diagnostic.message
    // What stands between single quotes, in order: names and types.
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    func starts(_ text: String) -> Bool { message.hasPrefix(text) }
    func has(_ text: String) -> Bool { message.contains(text) }
    line = diagnostic.line
    if has("no such module"), let module = quoted.first {
      (kind, name, type) = (.module, module, nil)
    } else if starts("cannot find"), let found = quoted.first {
      (kind, name, type) = (.name, found, nil)
    } else if has("has no member"), let found = quoted.last {
      (kind, name, type) = (.member, found, quoted.count > 1 ? quoted.first : nil)
    } else if starts("unknown attribute") || starts("no macro named"), let found = quoted.first {
      (kind, name, type) = (.attribute, found, nil)
    } else if starts("extra argument") || starts("incorrect argument label") || starts("missing argument")
      || starts("no exact matches in call") || starts("extra trailing closure") || starts("trailing closure passed")
    {
      (kind, name, type) = (.form, quoted.first ?? message, nil)
    } else {
      return nil
    }
  }
}
