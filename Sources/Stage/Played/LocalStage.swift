import Raster
import SwiftUI

/// An interface that runs in this process: one whose code is ours.
@MainActor
package final class LocalStage: PlayedStage {
  package let playback: StagePlayback
  private var painter: FramePainter
  package private(set) var logGeneration = 0

  package init(environment: StageEnvironment, source: @escaping Session.Source) {
    playback = StagePlayback(environment: environment, source: source)
    painter = FramePainter(playback.session)
  }

  private var session: Session { playback.session }

  package var environment: StageEnvironment { session.environment }
  package var inputs: [InputEvent] { session.inputs }
  package var records: [StageRecord] { session.records }
  package var time: Double { session.time }
  package var nextFrameTime: Double? { session.nextFrameTime }
  package var needsFrame: Bool { session.needsDisplay }
  package var showsKeyboardFocus: Bool { session.showsKeyboardFocus }
  package var problem: StageProblem? { session.fault.map { StageProblem(kind: .stopped, message: $0) } }

  package var recordAdded: (StageRecord) -> Void {
    get { playback.recordAdded }
    set { playback.recordAdded = newValue }
  }

  package func send(_ event: InputEvent) { session.send(event) }

  package func advance(to time: Double) { session.advance(to: time) }

  package func seek(to time: Double) {
    playback.seek(to: time)
    adopt()
  }

  package func restart(in environment: StageEnvironment) {
    playback.restart(in: environment)
    adopt()
  }

  private func adopt() {
    guard painter.session !== session else { return }
    painter = FramePainter(session)
    logGeneration += 1
  }

  package func show(in picture: EmbeddedPicture, scale: Double, showsAccessibility: Bool, always: Bool) -> Bool {
    let isChanged = session.needsDisplay
    // The overlay follows what moves, although it is no part of the session's picture.
    guard isChanged || always || showsAccessibility && session.nextFrameTime != nil else { return false }
    painter.showsAccessibility = showsAccessibility
    var list = DisplayList()
    list.fill(
      Raster.Path(CGRect(origin: .zero, size: session.environment.size)), paint: .solid(session.background), id: 0)
    list.append(painter.displayList(), transform: .identity)
    picture.size = session.environment.size
    picture.list = list
    return isChanged
  }

  package func takePicture(
    showsAccessibility: Bool, _ completion: @escaping @MainActor (Result<Surface, any Error>) -> Void
  ) {
    completion(.success(FramePainter(session, showsAccessibility: showsAccessibility).paint()))
  }

  package func end() { session.end() }
}
