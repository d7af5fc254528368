import Foundation
import Stage

/// `zoetrope log`: what happened, as JSON lines.
enum LogCommand: Command {
  static let name = "log"
  static let summary =
    "Play a component without a window and print its haptics, accessibility changes and taps as JSON lines."
  static let usage = "NAME|FILE.swift --until SECONDS [options]"
  static let options =
    [OptionSpec("--until", "SECONDS", help: "how long to play")] + SessionOptions.taps + SessionOptions.environment

  static func run(_ arguments: ParsedArguments) throws {
    let options = try SessionOptions(arguments, command: name)
    guard let end = try arguments.number("--until", in: 0...86_400) else {
      throw CommandFailure.usage("log: --until SECONDS says how long to play")
    }
    let session = options.makeSession(logsAccessibility: true)
    var taps = options.taps[...]
    try SessionOptions.advance(session, to: end, &taps)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for record in session.records { print(String(decoding: try encoder.encode(record), as: UTF8.self)) }
    session.end()
  }
}
