import Foundation

/// Reads what the compiler says.
enum CompilerMessages {
  /// The errors with a place in what the compiler said, in its order.
  static func errors(in text: String) -> [CompilerDiagnostic] {
    CompilerDiagnostic.parse(text).filter { $0.severity == .error && $0.line > 0 }
  }

  /// What a person is told of a compilation that failed.
  static func problem(_ text: String) -> StageProblem {
    let errors = errors(in: text)
    guard let first = errors.first else { return StageProblem(kind: .compilation, message: text) }
    let others = errors.dropFirst().filter { $0 != first }.map { error in
      "\((error.file as NSString).lastPathComponent):\(error.line): \(error.message)"
    }
    let place = StageProblem.Place(file: first.file, line: first.line, column: first.column)
    return StageProblem(
      kind: .compilation, message: first.message, place: place, excerpt: SourceExcerpt.lines(around: place),
      details: others)
  }
}
