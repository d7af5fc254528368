import Foundation

/// What makes a run of an interface happen again: what was shown, in what circumstances, and what was done to it.
///
/// In a file it is a JSON text of the extension `.zoe`, written so that a person can read and change it.
public struct SessionRecording: Equatable, Sendable {
  /// The version of the file format that is written, and the only one that is read.
  public static let version = 1
  /// The extension of recordings' files.
  public static let fileExtension = "zoe"
  /// What says that a JSON text is a recording.
  static let format = "zoetrope recording"

  /// What was shown.
  public enum Source: Equatable, Sendable {
    /// A component that comes with the program, by its name.
    case component(String)
    /// Somebody's own file, folder or package.
    case files(SourceReference)

    /// The source as a recording in the file `recording` names it.
    public func seen(from recording: String) -> Source {
      guard case .files(var reference) = self else { return self }
      reference.path = SourceReference.path(reference.path, seenFrom: recording)
      return .files(reference)
    }
  }

  public var source: Source
  /// Which preview of the source; nil for the first.
  public var preview: String?
  /// The circumstances at the start.
  public var environment: StageEnvironment
  /// How long the run was, in seconds.
  public var duration: Double
  /// Everything that was done, in order of time.
  public var inputs: [InputEvent]

  public init(
    source: Source, preview: String? = nil, environment: StageEnvironment, duration: Double, inputs: [InputEvent]
  ) {
    self.source = source
    self.preview = preview
    self.environment = environment
    self.duration = duration
    self.inputs = inputs
  }

  /// What a stage has been through until now.
  @MainActor package init(_ stage: any PlayedStage, source: Source, preview: String? = nil) {
    self.init(
      source: source, preview: preview, environment: stage.initialEnvironment, duration: stage.endTime,
      inputs: stage.inputs)
  }

  /// What a session has been through until now.
  @MainActor public init(_ session: Session, source: Source, preview: String? = nil) {
    self.init(
      source: source, preview: preview, environment: session.initialEnvironment, duration: session.time,
      inputs: session.inputs)
  }
}
