import Foundation

/// One thing that the compiler has to say about a file.
public struct CompilerDiagnostic: Equatable, Sendable, Encodable {
  public enum Severity: String, Sendable, Encodable {
    case error, warning, note
  }

  /// As the compiler was given it.
  public let file: String
  /// Counted from 1.
  public let line: Int
  /// Counted from 1.
  public let column: Int
  public let severity: Severity
  public let message: String

  /// The diagnostics in what the compiler printed, in its one-line style: `file:line:column: error: message`.
  public static func parse(_ output: String) -> [CompilerDiagnostic] {
    output.split(separator: "\n").compactMap(parse(line:))
  }

  private static func parse(line: Substring) -> CompilerDiagnostic? {
    for severity in [Severity.error, .warning, .note] {
      guard let mark = line.range(of: ": \(severity.rawValue): ") else { continue }
      // The file's name may hold colons: the numbers are the last two parts before the mark.
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      let message = String(line[mark.upperBound...])
      guard place.count >= 3, let column = Int(place[place.count - 1]), let number = Int(place[place.count - 2]) else {
        return CompilerDiagnostic(
          file: String(line[..<mark.lowerBound]), line: 0, column: 0, severity: severity, message: message)
      }
      return CompilerDiagnostic(
        file: place.dropLast(2).joined(separator: ":"), line: number, column: column, severity: severity,
        message: message)
    }
    return nil
  }
}
