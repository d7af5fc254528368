/// A table of strings that cannot be read: which, where, and why.
public struct StringCatalogFault: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file.
  public let source: String
  /// The line, counted from 1, or the key; nil where neither is known.
  public let place: String?
  /// What is wrong.
  public let reason: String

  public var description: String { place.map { "\(source), \($0): \(reason)." } ?? "\(source): \(reason)." }
}
