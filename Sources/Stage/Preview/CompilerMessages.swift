import Foundation

/// Reads what the compiler says.
enum CompilerMessages {
  /// One error.
  struct Message: Equatable {
    var place: StageProblem.Place
    var text: String
  }

  /// The errors in what the compiler said, in its order.
  static func errors(in text: String) -> [Message] {
    text.split(separator: "\n").compactMap { line in
      guard let mark = line.range(of: ": error: ") else { return nil }
      let parts = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let column = Int(parts[parts.count - 1]), let number = Int(parts[parts.count - 2]) else {
        return nil
      }
      let file = parts.dropLast(2).joined(separator: ":")
      return Message(
        place: StageProblem.Place(file: file, line: number, column: column), text: String(line[mark.upperBound...]))
    }
  }

  /// What a person is told of a compilation that failed.
  static func problem(_ text: String) -> StageProblem {
    let errors = errors(in: text)
    guard let first = errors.first else { return StageProblem(kind: .compilation, message: text) }
    let others = errors.dropFirst().filter { $0 != first }.map { error in
      "\((error.place.file as NSString).lastPathComponent):\(error.place.line): \(error.text)"
    }
    return StageProblem(
      kind: .compilation, message: first.text, place: first.place,
      excerpt: SourceExcerpt.lines(around: first.place), details: others)
  }
}
