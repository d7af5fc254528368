/// What is wrong with an animation written as text, and where.
public struct AnimationParseError: Error, Equatable, CustomStringConvertible {
  /// The text.
  public let source: String

  /// Where in the text, in characters from its start.
  public let offset: Int

  /// What is wrong, and what was expected.
  public let message: String

  /// The message under the text, with a mark at the place.
  public var description: String {
    let before = source.prefix(offset)
    let line = before.count { $0.isNewline } + 1
    let lineStart = before.lastIndex(where: \.isNewline).map { source.index(after: $0) } ?? source.startIndex
    let lineText = source[lineStart...].prefix { !$0.isNewline }
    let column = source.distance(from: lineStart, to: before.endIndex)
    let place = line > 1 ? "line \(line), column \(column + 1)" : "column \(column + 1)"
    return "\(place): \(message)\n  \(lineText)\n  \(String(repeating: " ", count: column))^"
  }
}
