import Raster
import SwiftUI

/// What a window plays: an interface in this process or in one of its own, seen alike.
///
/// Calls return at once. What they ask for is seen at once where the interface runs in this process (`LocalStage`), and
/// when the other process has answered where it does not.
@MainActor
package protocol PlayedStage: AnyObject {
  /// The circumstances at the present time.
  var environment: StageEnvironment { get }
  /// Everything that was done since the interface began, in order of time.
  var inputs: [InputEvent] { get }
  /// The log so far, in order of time.
  var records: [StageRecord] { get }
  /// The time shown, in seconds.
  var time: Double { get }
  /// When the next frame that differs is due by itself; nil when nothing moves, or when an answer is awaited that will
  /// tell.
  var nextFrameTime: Double? { get }
  /// Whether there is something to be drawn, or asked for, right now.
  var needsFrame: Bool { get }
  /// Whether something in the interface has the keyboard focus and shows it.
  var showsKeyboardFocus: Bool { get }
  /// Why the interface stands still; nil while it plays.
  var problem: StageProblem? { get }
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
