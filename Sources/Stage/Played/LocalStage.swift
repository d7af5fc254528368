import Raster
import SwiftUI

/// An interface that runs in this process: one whose code is ours.
@MainActor
package final class LocalStage: PlayedStage {
  package let playback: StagePlayback
  private var painter: FramePainter
  /// The earlier moment whose picture is shown, in seconds; nil while the session's own is.
  private var shownMoment: Double?
  package private(set) var logGeneration = 0

  package init(environment: StageEnvironment, source: @escaping Session.Source) {
    playback = StagePlayback(environment: environment, source: source)
    painter = FramePainter(playback.session)
  }

  private var session: Session { playback.session }

  package var environment: StageEnvironment { playback.scrubbedFrame()?.environment ?? session.environment }
  package var initialEnvironment: StageEnvironment { session.initialEnvironment }
  package var inputs: [InputEvent] { session.inputs }
  package var records: [StageRecord] { session.records }
  package var time: Double { playback.time }
  package var endTime: Double { playback.end }
  package var timeline: StageTimeline { session.timeline }
  package var canUndo: Bool { playback.canUndo }
  package var nextFrameTime: Double? { playback.scrubTime ?? session.nextFrameTime }
  package var needsFrame: Bool {
    shownMoment != playback.scrubTime || playback.scrubTime == nil && session.needsDisplay
  }
  package var showsKeyboardFocus: Bool { playback.scrubTime == nil && session.showsKeyboardFocus }
  package var problem: StageProblem? { session.fault.map { StageProblem(kind: .stopped, message: $0) } }

  package var recordAdded: (StageRecord) -> Void {
    get { playback.recordAdded }
    set { playback.recordAdded = newValue }
  }

  package func send(_ event: InputEvent) {
    goOn()
    session.send(event)
  }

  package func advance(to time: Double) { session.advance(to: time) }

  package func seek(to time: Double) {
    playback.seek(to: time)
    adopt()
  }

  package func scrub(to time: Double) { playback.scrub(to: time) }

  package func goOn() {
    playback.goOn()
    adopt()
  }

  package func undo() {
    playback.undo()
    adopt()
  }

  package func prepareScrubbing(for seconds: Double) -> Bool { playback.prepareScrubbing(for: seconds) }

  package func restart(in environment: StageEnvironment) {
    playback.restart(in: environment)
    adopt()
  }

  private func adopt() {
    shownMoment = nil
    guard painter.session !== session else { return }
    painter = FramePainter(session)
    logGeneration += 1
  }

  package func show(in picture: EmbeddedPicture, scale: Double, showsAccessibility: Bool, always: Bool) -> Bool {
    if let frame = playback.scrubbedFrame() {
      let isChanged = shownMoment != playback.scrubTime
      shownMoment = playback.scrubTime
      if isChanged || always {
        display(frame.list, frame.environment.size, frame.background, in: picture)
      }
      return isChanged
    }
    let isReturning = shownMoment != nil
    shownMoment = nil
    let isChanged = session.needsDisplay || isReturning
    // The overlay follows what moves, although it is no part of the session's picture.
    guard isChanged || always || showsAccessibility && session.nextFrameTime != nil else { return false }
    painter.showsAccessibility = showsAccessibility
    display(painter.displayList(), session.environment.size, session.background, in: picture)
    return isChanged
  }

  /// Shows a list on the colour of the screen.
  private func display(_ content: DisplayList, _ size: CGSize, _ background: RGBA, in picture: EmbeddedPicture) {
    var list = DisplayList()
    list.fill(Raster.Path(CGRect(origin: .zero, size: size)), paint: .solid(background), id: 0)
    list.append(content, transform: .identity)
    picture.size = size
    picture.list = list
  }

  package func takePicture(
    showsAccessibility: Bool, _ completion: @escaping @MainActor (Result<Surface, any Error>) -> Void
  ) {
    completion(.success(FramePainter(session, showsAccessibility: showsAccessibility).paint()))
  }

  package func end() { playback.tearDown() }
}
