import Foundation
import Stage

/// `zoetrope trace`: what is in motion, frame by frame.
enum TraceCommand: Command {
  static let name = "trace"
  static let summary = "Play a component without a window and print every animated attribute of every frame."
  static let usage = "\(SessionOptions.usage) --until SECONDS [options]"
  static let options =
    [
      OptionSpec("--until", "SECONDS", help: "how long to play (a recording: to its end)"),
      OptionSpec("--fps", "N", help: "frames a second, 1 to 240 (default 60)"),
      OptionSpec("--json", help: "as JSON lines"),
    ] + SessionOptions.input + SessionOptions.environment

  /// A frame's attribute as a JSON line.
  private struct Line: Encodable {
    let time: Double
    let frame: Int
    let view: String
    let attribute: String
    let value: [Double]
    let velocity: [Double]
    let animation: String?
  }

  static func run(_ arguments: ParsedArguments) throws {
    let options = try SessionOptions(arguments, command: name)
    guard let end = try arguments.number("--until", in: 0...86_400) ?? options.duration else {
      throw CommandFailure.usage("trace: --until SECONDS says how long to play")
    }
    let rate = try arguments.number("--fps", in: 1...240) ?? 60
    let isJSON = arguments.has("--json")
    let session = options.makeSession()
    var script = options.script
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    for frame in 0...Int((end * rate + 1e-6).rounded(.down)) {
      let time = Double(frame) / rate
      try script.advance(session, to: time)
      for trace in session.traces() {
        if isJSON {
          let line = Line(
            time: time, frame: frame, view: trace.path, attribute: trace.attribute, value: trace.value,
            velocity: trace.velocity, animation: trace.animation)
          print(String(decoding: try encoder.encode(line), as: UTF8.self))
        } else {
          let value = trace.value.map { String(format: "%.6g", $0) }.joined(separator: " ")
          let velocity = trace.velocity.map { String(format: "%.6g", $0) }.joined(separator: " ")
          print(
            String(format: "%8.4f  ", time)
              + "\(trace.path) \(trace.attribute) = [\(value)] velocity [\(velocity)] by \(trace.animation ?? "-")")
        }
      }
    }
    try options.record(session)
    session.end()
  }
}
