import Components
import Foundation
import Stage

/// What a command plays: a component that comes with the program, somebody's own code, or what a recording names.
@MainActor
struct PlayedSource {
  static let options = [
    OptionSpec("--preview", "NAME", help: "which preview of the code (default: the first)"),
    OptionSpec("--view", "NAME", help: "a view of the code in place of its previews"),
    OptionSpec("--target", "NAME", help: "which target of a package"),
  ]

  let makeView: Session.Source
  /// The component; nil for somebody's own code.
  let entry: CatalogueEntry?
  /// What a recording says of the source.
  let reference: SessionRecording.Source
  /// The preview's name; nil for a component.
  let preview: String?
  /// The recording that is played; nil where there is none.
  let recording: SessionRecording?

  init(_ name: String, _ arguments: ParsedArguments) throws {
    if Self.isRecording(name) {
      try self.init(recording: try SessionRecording(contentsOf: name), path: name, arguments)
    } else if Self.isPath(name) {
      let source: PreviewSource
      do {
        source = try PreviewSource(path: name, target: arguments.value("--target"))
      } catch let fault as PreviewSource.Fault {
        throw CommandFailure.usage(fault.description)
      }
      try self.init(source, preview: arguments.value("--preview"), view: arguments.value("--view"))
    } else {
      try self.init(component: name)
      for option in Self.options.map(\.name) where arguments.has(option) {
        throw CommandFailure.usage("\(option) goes with a Swift file, a folder or a package; '\(name)' is a component")
      }
    }
  }

  init(component name: String, recording: SessionRecording? = nil) throws {
    let entry = try SessionOptions.entry(name)
    self.entry = entry
    makeView = entry.makeDemo
    reference = .component(name)
    preview = nil
    self.recording = recording
  }

  private init(
    _ source: PreviewSource, preview wanted: String?, view: String?, recording: SessionRecording? = nil
  ) throws {
    // Before it is compiled: a file that is saved meanwhile is not what is played.
    let hash = try source.sha256()
    let previews = try PreviewFile(source, view: view).previews
    let resources = PreviewResources(source)
    for fault in resources.faults { warn(fault) }
    resources.install()
    guard let preview = wanted == nil ? previews.first : previews.first(where: { $0.name == wanted }) else {
      let known = previews.map { "'\($0.name)'" }.joined(separator: ", ")
      throw CommandFailure.usage("--preview \(wanted ?? ""): there is no such preview. There are: \(known)")
    }
    entry = nil
    makeView = preview.makeView
    reference = .files(SourceReference(path: source.path, sha256: hash, target: source.target, view: view))
    self.preview = preview.name
    self.recording = recording
  }

  /// The source of a recording, which lies at `path`. Options of the command line go before what is recorded.
  private init(recording: SessionRecording, path: String, _ arguments: ParsedArguments) throws {
    switch recording.source {
    case .component(let name): try self.init(component: name, recording: recording)
    case .files(let reference):
      let place = reference.path(from: path)
      let source: PreviewSource
      do {
        source = try PreviewSource(path: place, target: arguments.value("--target") ?? reference.target)
      } catch {
        throw CommandFailure.failed("what '\(path)' was recorded from can't be played: \(error)")
      }
      if try source.sha256() != reference.sha256 {
        warn("'\(place)' has changed since '\(path)' was recorded; what is played may differ")
      }
      try self.init(
        source, preview: arguments.value("--preview") ?? recording.preview,
        view: arguments.value("--view") ?? reference.view, recording: recording)
    }
  }

  static func isRecording(_ name: String) -> Bool { name.hasSuffix(".\(SessionRecording.fileExtension)") }

  /// Whether a name is that of a file or folder rather than that of a component.
  static func isPath(_ name: String) -> Bool {
    name.hasSuffix(".swift") || name.contains("/") || name == "." || name == ".."
      || Catalogue.entry(named: name) == nil && FileManager.default.fileExists(atPath: name)
  }
}
