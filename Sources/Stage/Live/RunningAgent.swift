import Foundation
import Raster

/// An agent that has been given code to play, and what the player knows of it.
@MainActor
final class RunningAgent {
  let process: AgentProcess
  /// The build that it plays.
  let build: PreviewBuild
  /// What it said of the code; nil until that is loaded.
  private(set) var loaded: AgentReply.Loaded?
  /// The latest frame.
  private(set) var frame: AgentReply.Frame?
  /// The scale of the frame that is awaited; nil when none is.
  private(set) var awaitedScale: Double?
  /// Whether something was done since a frame was last asked for.
  private var isTouched = false
  /// Whether an answer to `prepare` is awaited, and whether there is more to prepare.
  private var isPreparing = false
  private var hasMore = true
  private var pictures: [@MainActor (Result<Surface, any Error>) -> Void] = []
  private var elements: [@MainActor ([StageElement]) -> Void] = []

  init(_ process: AgentProcess, _ build: PreviewBuild, _ load: AgentCommand.Load) throws {
    self.process = process
    self.build = build
    try process.send(.load(load))
  }

  /// Whether a frame has been asked for that has not come.
  var isAwaiting: Bool { awaitedScale != nil }

  /// What was asked for most recently.
  private var asked: AgentCommand.Draw?

  /// Whether the picture at a time may differ from that of the latest frame.
  func needsFrame(_ draw: AgentCommand.Draw) -> Bool {
    guard let frame, !isAwaiting else { return false }
    if isTouched || asked?.scale != draw.scale || asked?.showsAccessibility != draw.showsAccessibility { return true }
    return frame.fault == nil && frame.nextFrameTime.map { $0 <= draw.time } ?? false && draw.time > frame.time
  }

  /// Works ahead for scrubbing, where there is something to do and nothing else is.
  func prepare(for seconds: Double) throws {
    guard hasMore, !isPreparing, !isAwaiting else { return }
    isPreparing = true
    try process.send(.prepare(seconds))
  }

  func send(_ command: AgentCommand) throws {
    isTouched = true
    hasMore = true
    try process.send(command)
  }

  func ask(_ draw: AgentCommand.Draw) throws {
    isTouched = false
    awaitedScale = draw.scale
    asked = draw
    try process.send(.draw(draw))
  }

  func takePicture(
    showsAccessibility: Bool, _ completion: @escaping @MainActor (Result<Surface, any Error>) -> Void
  ) throws {
    pictures.append(completion)
    try process.send(.picture(showsAccessibility: showsAccessibility))
  }

  func askElements(_ completion: @escaping @MainActor ([StageElement]) -> Void) throws {
    elements.append(completion)
    try process.send(.elements)
  }

  /// What has happened to it since the last call, as far as it is not dealt with here.
  enum Change {
    case loaded
    case failed(String)
    case frame(AgentReply.Frame, scale: Double)
    case line(String)
    case ended(AgentEnding)
  }

  func takeChanges() -> [Change] {
    process.takeEvents().compactMap { event in
      switch event {
      case .line(let line): return .line(line)
      case .ended(let ending):
        for completion in pictures { completion(.failure(AgentFault("the code does not play any more"))) }
        pictures = []
        elements = []
        return .ended(ending)
      case .reply(let reply): return take(reply)
      }
    }
  }

  private func take(_ reply: AgentReply) -> Change? {
    switch reply {
    case .loaded(let loaded):
      self.loaded = loaded
      return .loaded
    case .failed(let reason): return .failed(reason)
    case .frame(let frame):
      let scale = awaitedScale ?? 1
      awaitedScale = nil
      if frame.endTime != self.frame?.endTime { hasMore = true }
      self.frame = frame
      return .frame(frame, scale: scale)
    case .prepared(let hasMore):
      isPreparing = false
      self.hasMore = hasMore
      return nil
    case .elements(let found):
      if !elements.isEmpty { elements.removeFirst()(found) }
      return nil
    case .picture(let shape, let offset):
      guard !pictures.isEmpty else { return nil }
      let completion = pictures.removeFirst()
      completion(Result { try PixelPicture.copy(shape, offset: offset, from: process.memory) })
      return nil
    }
  }
}
