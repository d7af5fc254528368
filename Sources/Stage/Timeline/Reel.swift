import Raster
import SwiftUI

/// Pictures of everything that a session has been through, at fixed distances: what dragging along a timeline shows.
///
/// They are made by playing the session's input once more from the start, without pixels: display lists share what
/// does not change, and turning one into pixels costs what one frame costs. As the picture is a function of source,
/// environment, input and time, each is the very picture that was shown then.
@MainActor
final class Reel {
  /// A picture, and what it is drawn in.
  struct Frame {
    /// In seconds.
    let time: Double
    let list: DisplayList
    let environment: StageEnvironment
    let background: RGBA
  }

  /// Pictures a second; halves when they become too many.
  private(set) var rate = 60.0
  private var frames: [Frame] = []
  private let head: Session
  private var film: Session?
  /// How many of the head's inputs the film has taken.
  private var taken = 0

  private static let limit = 3600

  init(_ head: Session) { self.head = head }

  /// How many pictures there are of the time until now.
  private var wanted: Int { Int((head.time * rate + 1e-6).rounded(.down)) + 1 }

  /// Whether pictures of the time until now are missing.
  var isBehind: Bool { frames.count < wanted }

  /// The time up to which there are pictures, in seconds; nil for none.
  var endTime: Double? { frames.isEmpty ? nil : Double(frames.count - 1) / rate }

  /// The picture nearest to a time; nil where none is near.
  func frame(at time: Double) -> Frame? {
    let index = Int((time * rate).rounded())
    return frames.indices.contains(index) ? frames[index] : nil
  }

  /// Makes one more picture.
  func extend() {
    let film = film ?? head.beginning()
    self.film = film
    let time = Double(frames.count) / rate
    while taken < head.inputs.count, head.inputs[taken].time <= time {
      film.send(head.inputs[taken])
      taken += 1
    }
    film.advance(to: time)
    // A list is a value: where nothing has changed, the one before is used again and takes no room.
    let list = frames.isEmpty || film.needsDisplay ? film.displayList() : frames[frames.count - 1].list
    frames.append(Frame(time: time, list: list, environment: film.environment, background: film.background))
    if frames.count > Self.limit { thin() }
  }

  /// Keeps every other picture.
  private func thin() {
    frames = frames.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    rate /= 2
  }

  /// Lets go of the session that makes the pictures.
  func end() {
    film?.end()
    film = nil
  }
}
