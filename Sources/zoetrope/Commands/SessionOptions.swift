import Components
import Foundation
import Stage

/// The options that say what is shown, in what circumstances, and what is done to it: shared by several commands.
@MainActor
struct SessionOptions {
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
  ]

  static let taps = [
    OptionSpec("--preview", "NAME", help: "which preview of a Swift file (default: the first)"),
    OptionSpec("--tap", "WHAT@SECONDS", help: "tap the element with this label, or the point X,Y; may be repeated"),
  ]

  private let makeDemo: Session.Source
  /// What a benchmark does with it; empty for a file.
  let entry: CatalogueEntry?
  let environment: StageEnvironment
  let taps: [TapSpec]

  init(_ arguments: ParsedArguments, command: String) throws {
    guard let name = arguments.positionals.first else {
      throw CommandFailure.usage("\(command): which component or Swift file? There are: \(Self.names)")
    }
    if arguments.positionals.count > 1 {
      throw CommandFailure.usage("\(command): one component at a time; '\(arguments.positionals[1])' is one too many")
    }
    if name.hasSuffix(".swift") {
      let previews = try PreviewFile(path: name).previews
      let wanted = arguments.value("--preview")
      guard let preview = wanted == nil ? previews.first : previews.first(where: { $0.name == wanted }) else {
        let known = previews.map { "'\($0.name)'" }.joined(separator: ", ")
        throw CommandFailure.usage("--preview \(wanted ?? ""): the file has no such preview. There are: \(known)")
      }
      entry = nil
      makeDemo = preview.makeView
    } else {
      let entry = try Self.entry(name)
      self.entry = entry
      makeDemo = entry.makeDemo
    }
    environment = try Self.environment(arguments)
    try Session.checkSurroundings()
    taps = try arguments.all("--tap").map(TapSpec.init).sorted { $0.time < $1.time }
  }

  static var names: String { Catalogue.entries.map(\.name).joined(separator: ", ") }

  static func entry(_ name: String) throws -> CatalogueEntry {
    guard let entry = Catalogue.entry(named: name) else {
      throw CommandFailure.usage("there is no component '\(name)'. There are: \(names)")
    }
    return entry
  }

  static func environment(_ arguments: ParsedArguments) throws -> StageEnvironment {
    var environment = StageEnvironment.phone
    if let size = try arguments.size("--size") {
      environment.size = size
      environment.safeArea = StageEnvironment.SafeArea()
    }
    if let scale = try arguments.number("--scale", in: 0.5...8) { environment.scale = scale }
    environment.isDark = arguments.has("--dark")
    environment.reducesMotion = arguments.has("--reduce-motion")
    environment.increasesContrast = arguments.has("--increase-contrast")
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
    return environment
  }

  func makeSession(logsAccessibility: Bool = false) -> Session {
    Session(environment: environment, logsAccessibility: logsAccessibility, source: makeDemo)
  }

  /// Moves `session` on to `time`, tapping on the way; `taps` keeps those still to come.
  static func advance(_ session: Session, to time: Double, _ taps: inout ArraySlice<TapSpec>) throws {
    while let tap = taps.first, tap.time <= time + 1e-9 {
      taps.removeFirst()
      session.advance(to: tap.time)
      switch tap.target {
      case .point(let point): session.tap(at: point)
      case .label(let label):
        let elements = session.accessibilityElements()
        guard let element = elements.first(where: { $0.label == label }) else {
          let known = elements.map { "'\($0.label)'" }.joined(separator: ", ")
          throw CommandFailure.usage(
            "--tap \(tap.text): at \(tap.time) s nothing on screen has the label '\(label)'. There are: \(known)")
        }
        session.tap(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
      }
    }
    session.advance(to: time)
    if let fault = session.fault { throw CommandFailure.failed(fault) }
  }
}
