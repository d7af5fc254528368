import Components
import Foundation

/// `zoetrope list`: what there is to play.
enum ListCommand: Command {
  static let name = "list"
  static let summary = "List the components that come with Zoetrope."
  static let usage = "[--json]"
  static let options = [OptionSpec("--json", help: "as JSON, with parameters and search words")]

  static func run(_ arguments: ParsedArguments) throws {
    if let extra = arguments.positionals.first { throw CommandFailure.usage("list: '\(extra)' is one too many") }
    if arguments.has("--json") {
      try printJSON(Catalogue.entries)
      return
    }
    let width = (Catalogue.entries.map(\.name.count).max() ?? 0) + 2
    for entry in Catalogue.entries {
      print(entry.name.padding(toLength: width, withPad: " ", startingAt: 0) + entry.summary)
    }
  }
}

/// Prints a value as JSON whose keys are sorted, so that equal values print equal text.
func printJSON(_ value: some Encodable, pretty: Bool = true) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting =
    pretty ? [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes] : [.sortedKeys, .withoutEscapingSlashes]
  encoder.nonConformingFloatEncodingStrategy = .convertToString(
    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  print(String(decoding: try encoder.encode(value), as: UTF8.self))
}
