import Foundation
import Raster
import SwiftUI

/// The agent: loads code under preview, plays it, and answers a player until that is gone.
@MainActor
package final class AgentServer {
  private let channel: AgentChannel
  private let memory: SharedMemory
  private let painter: AgentPainter
  private var playback: StagePlayback?
  private var sentRecords = 0
  private var sentTimeline = StageTimeline()
  /// Which session the sent records are of.
  private weak var recordedSession: Session?

  /// - Parameters:
  ///   - socket: the agent's end of the socket.
  ///   - memory: the shared memory's descriptor.
  package init(socket: Int32, memory: Int32) {
    channel = AgentChannel(socket: socket)
    self.memory = SharedMemory(descriptor: memory)
    painter = AgentPainter(self.memory)
  }

  /// Answers until the player says `quit` or is gone.
  package func run() throws {
    while let command = try channel.receive(AgentCommand.self) {
      if case .quit = command { return }
      try carryOut(command)
    }
  }

  /// Draws something once, so that fonts are found and code is paged in before they are needed.
  package func warmUp() {
    let session = Session(environment: StageEnvironment(width: 64, height: 64, scale: 1)) {
      AnyView(Button("Zoetrope") {}.background(.thinMaterial))
    }
    _ = FramePainter(session).paint()
    session.end()
  }

  private func carryOut(_ command: AgentCommand) throws {
    switch command {
    case .load(let load):
      do {
        try channel.send(AgentReply.loaded(self.load(load)))
      } catch let fault as AgentFault {
        throw fault
      } catch {
        try channel.send(AgentReply.failed(String(describing: error)))
      }
    case .send(let event): try playing().session.send(event)
    case .seek(let time): try playing().seek(to: time)
    case .scrub(let time): try playing().scrub(to: time)
    case .goOn: try playing().goOn()
    case .undo: try playing().undo()
    case .prepare(let seconds):
      try channel.send(AgentReply.prepared(hasMore: playing().prepareScrubbing(for: seconds)))
    case .draw(let draw):
      guard playback != nil else { return try channel.send(AgentReply.failed("nothing is loaded")) }
      try channel.send(AgentReply.frame(frame(draw)))
    case .elements: try channel.send(AgentReply.elements(playing().session.accessibilityElements()))
    case .picture(let showsAccessibility):
      let (shape, offset) = try painter.paintApart(playing().session, showsAccessibility: showsAccessibility)
      try channel.send(AgentReply.picture(shape, offset: offset))
    case .quit: break
    }
  }

  private func playing() throws -> StagePlayback {
    guard let playback else { throw AgentFault("nothing is loaded yet") }
    return playback
  }

  private func load(_ load: AgentCommand.Load) throws -> AgentReply.Loaded {
    let clock = ContinuousClock()
    let start = clock.now
    let previews = try PreviewLibrary(
      libraries: load.libraries, title: load.defaultName, viewName: load.viewName
    ).previews
    let index = previews.firstIndex { $0.name == load.preview } ?? min(max(load.index, 0), previews.count - 1)
    let resources = PreviewResources(try PreviewSource(path: load.path, target: load.target))
    for fault in resources.faults { FileHandle.standardError.write(Data("\(fault)\n".utf8)) }
    resources.install()
    let loaded = clock.now
    let playback = StagePlayback(
      environment: load.environment, inputs: load.inputs, time: load.time, source: previews[index].makeView)
    self.playback = playback
    return AgentReply.Loaded(
      previews: previews.map(\.name), index: index, loadSeconds: (loaded - start) / .seconds(1),
      replaySeconds: (clock.now - loaded) / .seconds(1))
  }

  private func frame(_ draw: AgentCommand.Draw) throws -> AgentReply.Frame {
    let clock = ContinuousClock()
    let start = clock.now
    let playback = try playing()
    let session = playback.session
    session.advance(to: draw.time)
    let advanced = clock.now
    let (picture, damage) = try painter.paint(playback, draw)
    if recordedSession !== session {
      recordedSession = session
      sentRecords = 0
    }
    let known = sentRecords
    sentRecords = session.records.count
    let timeline = session.timeline
    let isTimelineNew = timeline != sentTimeline
    sentTimeline = timeline
    return AgentReply.Frame(
      time: playback.time, endTime: playback.end, timeline: isTimelineNew ? timeline : nil,
      nextFrameTime: session.nextFrameTime, showsKeyboardFocus: session.showsKeyboardFocus,
      fault: session.fault, picture: picture, damage: damage.rects.map { [$0.minX, $0.minY, $0.maxX, $0.maxY] },
      records: Array(session.records[known...]), knownRecords: known,
      advanceSeconds: (advanced - start) / .seconds(1), drawSeconds: (clock.now - advanced) / .seconds(1))
  }
}
