import Foundation
import Stage
import SwiftUI

extension Player {
  /// Shows an earlier moment, and stops there.
  func scrub(to time: Double) {
    clock.setPaused(true, at: now)
    show(min(max(time, 0), stage.endTime))
  }

  /// Shows a moment of what has been played; nothing is forgotten.
  func show(_ time: Double) {
    stage.scrub(to: time)
    clock.seek(to: stage.time, at: now)
    momentChanged()
  }

  /// Goes to the moment of the clock: along what has been played already, or on from its end.
  func follow(_ time: Double) {
    guard stage.isScrubbing || time < stage.endTime else { return stage.advance(to: time) }
    let before = stage.time
    stage.scrub(to: time)
    if stage.time != before { momentChanged() }
  }

  /// Goes back to the tape that was left last.
  func undoFork() {
    guard stage.canUndo else { return }
    stage.undo()
    clock.setPaused(true, at: now)
    clock.seek(to: stage.endTime, at: now)
    momentChanged()
    mustPresent = true
  }

  /// What is done from now on is done at the moment shown.
  func goOnFromHere() {
    guard stage.isScrubbing else { return }
    stage.goOn()
    clock.seek(to: stage.endTime, at: now)
    momentChanged()
  }

  private func momentChanged() {
    let environment = stage.environment
    if model.environment != environment { model.environment = environment }
    let time = stage.time
    let records = stage.records.filter { $0.time <= time }
    let count = records.count { if case .haptic = $0.event { true } else { false } }
    if model.haptics.count != min(count, 200) { model.setHaptics(records) }
  }

  /// Brings the timeline up to date, where it is shown.
  func updateTimeline() {
    guard model.showsTimeline else { return }
    let key = TimelineState.Key(stage)
    if timelineKey != key {
      timelineKey = key
      model.timeline = TimelineState(stage)
    } else if model.timeline.time != stage.time {
      model.timeline.time = stage.time
      model.timeline.end = max(stage.time, model.timeline.end)
    }
  }

  /// Shows or hides the timeline.
  func toggleTimeline() {
    model.showsTimeline.toggle()
    timelineKey = nil
  }

  /// Plays what a recording holds, from its start.
  func play(_ recording: SessionRecording) {
    for input in recording.inputs { stage.send(input) }
    stage.advance(to: recording.duration)
    model.showsTimeline = true
    show(0)
  }
}
