import Components
import Foundation
import Stage

/// The options that say what is shown, in what circumstances, and what is done to it: shared by several commands.
@MainActor
struct SessionOptions {
  /// What stands for the source in the commands' usage.
  static let usage = "NAME|FILE.swift|FOLDER|PACKAGE|FILE.zoe"

  static let environment = [
    OptionSpec("--size", "WxH", help: "the screen's size in points (default 393x852, an iPhone 16)"),
    OptionSpec("--scale", "N", help: "pixels a point, 0.5 to 8 (default 2)"),
    OptionSpec("--dark", help: "dark appearance"),
    OptionSpec("--reduce-motion", help: "as for a person who prefers less motion"),
    OptionSpec("--increase-contrast", help: "as for a person who needs more contrast"),
    OptionSpec(
      "--type-size", "SIZE",
      help: "Dynamic Type size: " + StageTypeSize.allCases.map(\.rawValue).joined(separator: ", ")),
    OptionSpec("--locale", "LANG", help: "language, such as en or es (default en)"),
    OptionSpec("--date", "DATE", help: "the date at time zero, such as 2024-01-01T09:41:00Z, which is the default"),
    OptionSpec("--seed", "N", help: "what random numbers begin with, a whole number (default 0)"),
  ]

  static let input =
    PlayedSource.options + [
      OptionSpec("--tap", "WHAT@SECONDS", help: "tap the element with this label, or the point X,Y; may be repeated"),
      recording,
    ]

  static let recording = OptionSpec(
    "--record", "FILE.zoe", help: "write what was shown and done, for 'zoetrope replay'")

  let source: PlayedSource
  let environment: StageEnvironment
  /// What is done, by the recording and by the command line.
  let script: InputScript
  private let recordingPath: String?

  init(_ arguments: ParsedArguments, command: String) throws {
    guard let name = arguments.positionals.first else {
      throw CommandFailure.usage("\(command): which component or Swift file? There are: \(Self.names)")
    }
    if arguments.positionals.count > 1 {
      throw CommandFailure.usage("\(command): one component at a time; '\(arguments.positionals[1])' is one too many")
    }
    let taps = try arguments.all("--tap").map(TapSpec.init)
    recordingPath = try Self.recordingPath(arguments)
    _ = try Self.environment(arguments)
    source = try PlayedSource(name, arguments)
    environment = try Self.environment(arguments, base: source.recording?.environment ?? .phone)
    script = InputScript(inputs: source.recording?.inputs ?? [], taps: taps)
    try Session.checkSurroundings()
  }

  /// How long the run of the recording was, in seconds; nil where none is played.
  var duration: Double? { source.recording?.duration }

  static var names: String { Catalogue.entries.map(\.name).joined(separator: ", ") }

  static func entry(_ name: String) throws -> CatalogueEntry {
    guard let entry = Catalogue.entry(named: name) else {
      throw CommandFailure.usage("there is no component '\(name)'. There are: \(names)")
    }
    return entry
  }

  /// Where a recording is to be written; nil for none.
  static func recordingPath(_ arguments: ParsedArguments) throws -> String? {
    guard let path = arguments.value("--record") else { return nil }
    guard PlayedSource.isRecording(path) else {
      throw CommandFailure.usage("--record \(path): a recording's name ends in .\(SessionRecording.fileExtension)")
    }
    return path
  }

  /// The circumstances: those of `base`, but for what the command line says.
  static func environment(
    _ arguments: ParsedArguments, base: StageEnvironment = .phone
  ) throws -> StageEnvironment {
    var environment = base
    if let size = try arguments.size("--size") {
      environment.size = size
      environment.safeArea = StageEnvironment.SafeArea()
    }
    if let scale = try arguments.number("--scale", in: 0.5...8) { environment.scale = scale }
    if arguments.has("--dark") { environment.isDark = true }
    if arguments.has("--reduce-motion") { environment.reducesMotion = true }
    if arguments.has("--increase-contrast") { environment.increasesContrast = true }
    if let text = arguments.value("--type-size") {
      guard let size = StageTypeSize.allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() }) else {
        let known = StageTypeSize.allCases.map(\.rawValue).joined(separator: ", ")
        throw CommandFailure.usage("--type-size \(text): there is no such size. There are: \(known)")
      }
      environment.typeSize = size
    }
    if let language = arguments.value("--locale") {
      let known = ["en", "es"]
      guard known.contains(language) else {
        throw CommandFailure.usage(
          "--locale \(language): there is no such language here. There are: \(known.joined(separator: ", "))")
      }
      environment.language = language
    }
    if let text = arguments.value("--date") {
      guard let date = try? Date(text, strategy: .iso8601) else {
        throw CommandFailure.usage("--date \(text): expected a date such as 2024-01-01T09:41:00Z")
      }
      environment.date = date
    }
    if let text = arguments.value("--seed") {
      guard let seed = UInt64(text) else {
        throw CommandFailure.usage("--seed \(text): expected a whole number from 0 to \(UInt64.max)")
      }
      environment.seed = seed
    }
    return environment
  }

  func makeSession(logsAccessibility: Bool = false) -> Session {
    Session(environment: environment, logsAccessibility: logsAccessibility, source: source.makeView)
  }

  /// Writes the recording of a session, where one was asked for. To be called before the session ends.
  func record(_ session: Session) throws {
    guard let recordingPath else { return }
    try SessionRecording(session, source: source.reference.seen(from: recordingPath), preview: source.preview)
      .write(to: recordingPath)
  }
}
