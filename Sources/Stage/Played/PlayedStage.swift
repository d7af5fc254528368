import Raster
import SwiftUI

/// What a window plays: an interface in this process or in one of its own, seen alike.
///
/// Calls return at once. What they ask for is seen at once where the interface runs in this process (`LocalStage`), and
/// when the other process has answered where it does not.
@MainActor
package protocol PlayedStage: AnyObject {
  /// The circumstances at time zero.
  var initialEnvironment: StageEnvironment { get }
  /// The circumstances at the present time.
  var environment: StageEnvironment { get }
  /// Everything that was done since the interface began, in order of time.
  var inputs: [InputEvent] { get }
  /// The log so far, in order of time.
  var records: [StageRecord] { get }
  /// The time shown, in seconds.
  var time: Double { get }
  /// The time of the end of all that has been played, in seconds; later than `time` while an earlier moment is shown.
  var endTime: Double { get }
  /// What has moved and changed.
  var timeline: StageTimeline { get }
  /// Whether what was played was left for an earlier moment, and can be gone back to.
  var canUndo: Bool { get }
  /// When the next frame that differs is due by itself; nil when nothing moves, or when an answer is awaited that will
  /// tell.
  var nextFrameTime: Double? { get }
  /// Whether there is something to be drawn, or asked for, right now.
  var needsFrame: Bool { get }
  /// Whether something in the interface has the keyboard focus and shows it.
  var showsKeyboardFocus: Bool { get }
  /// Why the interface stands still; nil while it plays.
  var problem: StageProblem? { get }
  /// Whether the time has to wait: nothing plays, or not yet.
  var holdsTime: Bool { get }
  /// Counts up whenever the log was replaced as a whole, by another moment or by other code.
  var logGeneration: Int { get }
  /// Called for each new line of the log.
  var recordAdded: (StageRecord) -> Void { get set }

  /// Takes something done to the interface.
  func send(_ event: InputEvent)
  /// Moves on to a time, in seconds. Earlier times are ignored.
  func advance(to time: Double)
  /// Goes to another moment, by playing everything again up to then. What was done later is forgotten.
  func seek(to time: Double)
  /// Shows another moment; nothing is forgotten. Beyond the end it moves on.
  func scrub(to time: Double)
  /// Makes the moment shown the end: what comes next is done there. What was done later is left, for `undo`.
  func goOn()
  /// Goes back to the end of what was left last.
  func undo()
  /// Works ahead for about `seconds`, so that scrubbing is quick; returns whether more is left to do.
  func prepareScrubbing(for seconds: Double) -> Bool
  /// Begins anew at time zero, with nothing done yet.
  func restart(in environment: StageEnvironment)
  /// Brings `picture` up to date.
  ///
  /// - Parameters:
  ///   - scale: pixels of the window a point of the picture, for a picture that is made of pixels.
  ///   - always: draws even when nothing has changed.
  /// - Returns: whether the picture has changed.
  func show(in picture: EmbeddedPicture, scale: Double, showsAccessibility: Bool, always: Bool) -> Bool
  /// Gives the picture of the present time as pixels, at the environment's scale.
  func takePicture(showsAccessibility: Bool, _ completion: @escaping @MainActor (Result<Surface, any Error>) -> Void)
  /// Ends the interface. Nothing may be asked of it afterwards.
  func end()
}

extension PlayedStage {
  package var initialEnvironment: StageEnvironment { environment }
  package var endTime: Double { time }
  package var timeline: StageTimeline { StageTimeline() }
  package var canUndo: Bool { false }
  package var holdsTime: Bool { problem != nil }

  package func scrub(to time: Double) {
    if time < self.time { seek(to: time) } else { advance(to: time) }
  }

  package func goOn() {}

  package func undo() {}

  package func prepareScrubbing(for seconds: Double) -> Bool { false }

  /// Whether an earlier moment than the last one is shown.
  package var isScrubbing: Bool { time < endTime }
}
