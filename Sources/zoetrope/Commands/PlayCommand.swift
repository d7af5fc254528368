import Foundation
import Stage

/// `zoetrope play`: the player for somebody's own code.
enum PlayCommand: Command {
  static let name = "play"
  static let summary = """
    Open somebody's own SwiftUI code in the player's window, and replace it on every save.
    The code runs in a process of its own; a crash, an endless loop or too much memory ends that, not the window.
    """
  static let usage = "FILE.swift|FOLDER|PACKAGE [options]"
  static let options =
    [
      OptionSpec("--preview", "NAME", help: "which preview to begin with (default: the first)"),
      OptionSpec("--view", "NAME", help: "a view of the code in place of its previews"),
      OptionSpec("--target", "NAME", help: "which target of a package"),
      OptionSpec("--window-scale", "N", help: "pixels a point of the window, 0.5 to 8 (default: by the display)"),
      OptionSpec("--memory-limit", "MB", help: "the memory that the code may ask for (default 2048)"),
      OptionSpec("--time-limit", "SECONDS", help: "how long the code may take for an answer (default 5)"),
      OptionSpec("--record", "FILE.zoe", help: "write what was done when the window is closed, for 'zoetrope replay'"),
    ] + SessionOptions.environment

  static func run(_ arguments: ParsedArguments) throws {
    guard let path = arguments.positionals.first else {
      throw CommandFailure.usage("play: which Swift file, folder or package?")
    }
    if arguments.positionals.count > 1 {
      throw CommandFailure.usage("play: one at a time; '\(arguments.positionals[1])' is one too many")
    }
    let environment = try SessionOptions.environment(arguments)
    let scale = try arguments.number("--window-scale", in: 0.5...8)
    let recordingPath = try SessionOptions.recordingPath(arguments)
    var limits = AgentProcess.Limits()
    if let memory = try arguments.number("--memory-limit", in: 64...1_048_576) { limits.memory = Int(memory) << 20 }
    if let seconds = try arguments.number("--time-limit", in: 0.1...3600) { limits.answer = seconds }
    try Session.checkSurroundings()
    let source = try LiveSource(
      LivePreview.Request(
        path: path, target: arguments.value("--target"), view: arguments.value("--view"), limits: limits),
      preview: arguments.value("--preview"))
    defer { source.end() }
    let window = try Window(title: "Zoetrope", size: CGSize(width: 1180, height: 900), scale: scale)
    defer { window.close() }
    let player = Player(window: window, source: source, selection: source.entries[0], environment: environment)
    if let recordingPath {
      player.closing = { [unowned player] stage in
        let code = try PreviewSource(path: path, target: arguments.value("--target"))
        let reference = SourceReference(
          path: code.path, sha256: try code.sha256(), target: code.target, view: arguments.value("--view"))
        guard case .preview(let shown) = player.model.selection else { return }
        try SessionRecording(
          stage, source: SessionRecording.Source.files(reference).seen(from: recordingPath), preview: shown.name
        ).write(to: recordingPath)
      }
    }
    try player.run()
  }
}
