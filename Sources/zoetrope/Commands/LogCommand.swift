import Foundation
import Stage

/// `zoetrope log`: what happened, as JSON lines.
enum LogCommand: Command {
  static let name = "log"
  static let summary =
    "Play a component without a window and print its haptics, accessibility changes and taps as JSON lines."
  static let usage = "\(SessionOptions.usage) --until SECONDS [options]"
  static let options =
    [OptionSpec("--until", "SECONDS", help: "how long to play (a recording: to its end)")]
    + SessionOptions.input + SessionOptions.environment

  static func run(_ arguments: ParsedArguments) throws {
    let options = try SessionOptions(arguments, command: name)
    guard let end = try arguments.number("--until", in: 0...86_400) ?? options.duration else {
      throw CommandFailure.usage("log: --until SECONDS says how long to play")
    }
    let session = options.makeSession(logsAccessibility: true)
    var script = options.script
    try script.advance(session, to: end)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for record in session.records { print(String(decoding: try encoder.encode(record), as: UTF8.self)) }
    try options.record(session)
    session.end()
  }
}
