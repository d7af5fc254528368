import Foundation
import Stage

/// `zoetrope check`: does a file compile, and if not, which names are missing.
enum CheckCommand: Command {
  static let name = "check"
  static let summary = """
    Compile Swift files without playing them and list, for each, the names that are missing.
    Each file is compiled by itself. The exit code is 0 when all of them compile, otherwise 1.
    """
  static let usage = "FILE.swift… [--json]"
  static let options = [OptionSpec("--json", help: "print one JSON object a file")]

  private struct Report: Encodable {
    let file: String
    let compiles: Bool
    let missing: [MissingName]
    let errors: [CompilerDiagnostic]
  }

  static func run(_ arguments: ParsedArguments) throws {
    guard !arguments.positionals.isEmpty else { throw CommandFailure.usage("check: which Swift files?") }
    for path in arguments.positionals where !FileManager.default.isReadableFile(atPath: path) {
      throw CommandFailure.usage("check: '\(path)' can't be read")
    }
    let compiler = try PreviewCompiler()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var failures = 0
    for path in arguments.positionals {
      let diagnostics = try compiler.check([path])
      let errors = diagnostics.filter { $0.severity == .error }
      let report = Report(
        file: path, compiles: errors.isEmpty, missing: MissingName.names(in: diagnostics), errors: errors)
      if !report.compiles { failures += 1 }
      if arguments.has("--json") {
        print(String(decoding: try encoder.encode(report), as: UTF8.self))
      } else {
        print(text(report))
      }
    }
    if failures > 0 {
      let count = arguments.positionals.count
      throw CommandFailure.failed(
        count == 1 ? "the file does not compile" : "\(failures) of \(count) files do not compile")
    }
  }

  private static func text(_ report: Report) -> String {
    if report.compiles { return "\(report.file): compiles" }
    var lines = ["\(report.file): does not compile"]
    for missing in report.missing {
      let what =
        switch missing.kind {
        case .name: "there is no '\(missing.name)'"
        case .member: missing.type.map { "'\($0)' has no '\(missing.name)'" } ?? "there is no member '\(missing.name)'"
        case .form: "no such form: \(missing.name)"
        case .module: "there is no module '\(missing.name)'"
        case .attribute: "there is no attribute or macro '\(missing.name)'"
        }
      lines.append("  line \(missing.line): \(what)")
    }
    let named = Set(report.missing.map(\.line))
    for error in report.errors where !named.contains(error.line) {
      lines.append("  line \(error.line): \(error.message)")
    }
    return lines.joined(separator: "\n")
  }
}
