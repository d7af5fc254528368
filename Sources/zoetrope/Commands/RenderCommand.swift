import Foundation
import Raster
import Stage

/// `zoetrope render`: pictures without a window.
enum RenderCommand: Command {
  static let name = "render"
  static let summary = """
    Draw a component to a file, without a window and on virtual time: the same command gives the same bytes.
    With --from, --to and --fps, a sequence: numbered pictures (.png), an animated picture (.apng, .gif) or, where the
    ffmpeg program is installed, a video (.mp4, .webm).
    """
  static let usage = "\(SessionOptions.usage) [options] -o FILE"
  static let options =
    [
      OptionSpec("--output", "FILE", alias: "-o", help: "the file to write"),
      OptionSpec("--at", "SECONDS", help: "the moment to draw (default 0; a recording: its end)"),
      OptionSpec("--from", "SECONDS", help: "the first moment of a sequence"),
      OptionSpec("--to", "SECONDS", help: "the last moment of a sequence"),
      OptionSpec("--fps", "N", help: "pictures a second of a sequence, 1 to 240 (default 60)"),
      OptionSpec("--overlay", "KIND", help: "draw on top: accessibility"),
    ] + SessionOptions.input + SessionOptions.environment

  static func run(_ arguments: ParsedArguments) throws {
    let options = try SessionOptions(arguments, command: name)
    guard let path = arguments.value("--output"), !path.isEmpty else {
      throw CommandFailure.usage("render: -o FILE says where the picture goes")
    }
    let overlay = try overlay(arguments)
    let moments = try moments(arguments, path: path, duration: options.duration)
    let session = options.makeSession()
    let painter = FramePainter(session, showsAccessibility: overlay)
    var script = options.script
    switch moments {
    case .one(let time):
      try script.advance(session, to: time)
      guard path.lowercased().hasSuffix(".png") else {
        throw CommandFailure.usage("render: '\(path)': one picture goes to a .png file; others need --from and --to")
      }
      try PNG.write(painter.paint(), to: path)
    case .sequence(let from, let to, let rate):
      let count = Int(((to - from) * rate + 1e-6).rounded(.down)) + 1
      var recording = Recording.Options()
      recording.framesPerSecond = Int(rate.rounded())
      let writer = try Recording.makeWriter(path: path, options: recording)
      for index in 0..<count {
        try script.advance(session, to: from + Double(index) / rate)
        try writer.append(painter.paint(), duration: .seconds(1 / rate))
      }
      try writer.finish()
    }
    try options.record(session)
    session.end()
    for record in session.records {
      if case .message(let text) = record.event { warn(text) }
    }
  }

  private enum Moments {
    case one(Double)
    case sequence(from: Double, to: Double, rate: Double)
  }

  /// - Parameters:
  ///   - path: Of the file to write.
  ///   - duration: Of the recording that is played; nil where none is.
  private static func moments(_ arguments: ParsedArguments, path: String, duration: Double?) throws -> Moments {
    let time = 0.0...86_400
    let at = try arguments.number("--at", in: time)
    let from = try arguments.number("--from", in: time)
    let to = try arguments.number("--to", in: time)
    let rate = try arguments.number("--fps", in: 1...240)
    if from == nil && to == nil {
      // A recording says itself how long it is.
      if let duration, at == nil, !path.lowercased().hasSuffix(".png") {
        return .sequence(from: 0, to: duration, rate: rate ?? 60)
      }
      if rate != nil { throw CommandFailure.usage("render: --fps goes with --from and --to") }
      return .one(at ?? duration ?? 0)
    }
    if at != nil { throw CommandFailure.usage("render: --at draws one picture, --from and --to many; choose one") }
    guard let to = to ?? duration else { throw CommandFailure.usage("render: --from needs --to") }
    let start = from ?? 0
    guard to >= start else { throw CommandFailure.usage("render: --to \(to) lies before --from \(start)") }
    return .sequence(from: start, to: to, rate: rate ?? 60)
  }

  private static func overlay(_ arguments: ParsedArguments) throws -> Bool {
    guard let kind = arguments.value("--overlay") else { return false }
    guard kind == "accessibility" else {
      throw CommandFailure.usage("--overlay \(kind): there is no such overlay. There are: accessibility")
    }
    return true
  }
}
