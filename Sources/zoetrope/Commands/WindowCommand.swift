import Components
import Foundation
import Stage

/// `zoetrope` and `zoetrope open`: the player.
enum WindowCommand: Command {
  static let name = "open"
  static let summary = "Open the player's window, with a component on its stage."
  static let usage = "[NAME] [--scale N] [--record FILE.zoe]"
  static let options = [
    OptionSpec("--scale", "N", help: "pixels a point, 0.5 to 8 (default: by the display)"),
    OptionSpec("--record", "FILE.zoe", help: "write what was done when the window is closed, for 'zoetrope replay'"),
  ]

  static func run(_ arguments: ParsedArguments) throws {
    if arguments.positionals.count > 1 {
      throw CommandFailure.usage("open: one component at a time; '\(arguments.positionals[1])' is one too many")
    }
    let entry = try arguments.positionals.first.map(SessionOptions.entry) ?? Catalogue.entries[0]
    let recordingPath = try SessionOptions.recordingPath(arguments)
    let scale = try arguments.number("--scale", in: 0.5...8)
    try Session.checkSurroundings()
    let window = try Window(title: "Zoetrope", size: CGSize(width: 1180, height: 900), scale: scale)
    defer { window.close() }
    let player = Player(window: window, source: ComponentSource(), selection: .component(entry))
    if let recordingPath {
      player.closing = { [unowned player] stage in
        guard case .component(let shown) = player.model.selection else { return }
        try SessionRecording(stage, source: .component(shown.name)).write(to: recordingPath)
      }
    }
    try player.run()
  }
}
