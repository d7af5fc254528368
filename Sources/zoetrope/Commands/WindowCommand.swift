import Components
import Foundation
import Stage

/// `zoetrope` and `zoetrope open`: the player.
enum WindowCommand: Command {
  static let name = "open"
  static let summary = "Open the player's window, with a component on its stage."
  static let usage = "[NAME] [--scale N]"
  static let options = [OptionSpec("--scale", "N", help: "pixels a point, 0.5 to 8 (default: by the display)")]

  static func run(_ arguments: ParsedArguments) throws {
    if arguments.positionals.count > 1 {
      throw CommandFailure.usage("open: one component at a time; '\(arguments.positionals[1])' is one too many")
    }
    let entry = try arguments.positionals.first.map(SessionOptions.entry) ?? Catalogue.entries[0]
    let scale = try arguments.number("--scale", in: 0.5...8)
    try Session.checkSurroundings()
    let window = try Window(title: "Zoetrope", size: CGSize(width: 1180, height: 900), scale: scale)
    defer { window.close() }
    try Player(window: window, source: ComponentSource(), selection: .component(entry)).run()
  }
}
