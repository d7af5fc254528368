import Foundation
import Stage

/// `zoetrope replay`: a recording, in the player.
enum ReplayCommand: Command {
  static let name = "replay"
  static let summary = """
    Open the player's window and play a recording from its start. The timeline shows what was done; doing something
    goes on from there. 'render', 'log', 'trace' and 'bench' take a recording as well, without a window.
    """
  static let usage = "FILE.zoe [--scale N]"
  static let options = [OptionSpec("--scale", "N", help: "pixels a point, 0.5 to 8 (default: by the display)")]

  static func run(_ arguments: ParsedArguments) throws {
    guard let path = arguments.positionals.first, PlayedSource.isRecording(path) else {
      throw CommandFailure.usage("replay: which recording? Its name ends in .\(SessionRecording.fileExtension)")
    }
    if arguments.positionals.count > 1 {
      throw CommandFailure.usage("replay: one recording at a time; '\(arguments.positionals[1])' is one too many")
    }
    let played = try PlayedSource(path, arguments)
    guard let recording = played.recording else { return }
    let scale = try arguments.number("--scale", in: 0.5...8)
    try Session.checkSurroundings()
    let window = try Window(title: "Zoetrope", size: CGSize(width: 1180, height: 900), scale: scale)
    defer { window.close() }
    let source = ReplaySource(played, path: path)
    let player = Player(
      window: window, source: source, selection: source.entry, environment: recording.environment)
    player.play(recording)
    try player.run()
  }
}

/// What a recording was made of, played in this process.
@MainActor
private final class ReplaySource: StageSource {
  let entry: GalleryEntry
  private let played: PlayedSource

  init(_ played: PlayedSource, path: String) {
    self.played = played
    entry =
      played.entry.map(GalleryEntry.component)
      ?? .preview(GalleryEntry.PreviewEntry(name: played.preview ?? path, index: 0, file: path))
  }

  var entries: [GalleryEntry] { [entry] }

  func makeStage(for entry: GalleryEntry, in environment: StageEnvironment) -> any PlayedStage {
    LocalStage(environment: environment, source: played.makeView)
  }
}
