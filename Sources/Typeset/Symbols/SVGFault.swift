/// A drawing that cannot be read: which, where, and why.
public struct SVGFault: Error, Equatable, CustomStringConvertible {
  /// The file, or the name of the drawing.
  public let source: String
  /// The line, counted from 1; nil where no single line is to blame.
  public let line: Int?
  /// What is wrong.
  public let reason: String

  public var description: String {
    line.map { "\(source):\($0): \(reason)." } ?? "\(source): \(reason)."
  }
}
