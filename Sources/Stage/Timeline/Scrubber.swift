import Raster
import SwiftUI

/// Goes back and forth in what a session has been through, and forgets none of it.
///
/// A running interface cannot be copied, so the past is played again: once for the pictures of the `Reel`, and once for
/// each of some sessions that are parked at earlier moments, the checkpoints, from which any moment is near. Both are
/// made a little at a time by `work(for:)`; what is asked for before it is there is made at once.
@MainActor
public final class Scrubber {
  /// The session whose past it is; it stays where it is.
  public let head: Session
  private let reel: Reel
  /// Sessions at rest at earlier moments, in order of time.
  private var parked: [Session] = []
  /// A checkpoint in the making, and where it is to be parked.
  private var making: (session: Session, time: Double)?

  private static let checkpointCount = 5
  /// A checkpoint nearer than this to the one before is not worth its memory, in seconds.
  private static let spacing = 1.0

  public init(_ head: Session) {
    self.head = head
    reel = Reel(head)
  }

  /// The moments at which sessions are parked, in seconds.
  var checkpointTimes: [Double] { parked.map(\.time) }

  /// Lets go of everything but the head.
  public func end() {
    reel.end()
    for session in parked { session.end() }
    making?.session.end()
    (parked, making) = ([], nil)
  }

  /// The moments that can be shown, nearest to `time`: times of pictures, or the present.
  public func moment(near time: Double) -> Double {
    if time >= head.time { return head.time }
    return min((max(time, 0) * reel.rate).rounded() / reel.rate, head.time)
  }

  /// The picture of a moment.
  ///
  /// Cost: none where it is on the reel; otherwise that of playing on from the end of the reel, or from the nearest
  /// checkpoint, whichever is less.
  func frame(at time: Double) -> Reel.Frame {
    let moment = moment(near: time)
    if moment < head.time {
      let reelEnd = reel.endTime ?? -1 / reel.rate
      // A reel that is nearly there is better continued: its pictures stay.
      if moment > reelEnd, moment - reelEnd < 2 {
        while reel.isBehind, reel.endTime ?? -1 < moment - 1e-6 { reel.extend() }
      }
      if let frame = reel.frame(at: moment) { return frame }
    }
    let session = moment < head.time ? session(at: moment) : head
    let frame = Reel.Frame(
      time: moment, list: session.displayList(), environment: session.environment, background: session.background)
    if session !== head { park(session) }
    return frame
  }

  /// A session at a moment of the past, which belongs to the caller.
  ///
  /// Cost: that of playing on, without drawing, from the nearest checkpoint before it.
  public func session(at time: Double) -> Session {
    let time = min(max(time, 0), head.time)
    let nearest = parked.lastIndex { $0.time <= time }
    let session = nearest.map { parked.remove(at: $0) } ?? head.beginning()
    head.play(session, to: time)
    return session
  }

  /// Takes back what `session(at:)` gave, when nobody has done anything to it.
  func takeBack(_ session: Session) { park(session) }

  /// Makes every checkpoint there should be, and no picture.
  func makeAllCheckpoints() { while making != nil || nextCheckpoint != nil { makeCheckpoint() } }

  private func park(_ session: Session) {
    let place = parked.firstIndex { $0.time > session.time } ?? parked.count
    parked.insert(session, at: place)
    guard parked.count > Self.checkpointCount * 2 else { return }
    // The one nearest to its neighbour is needed least.
    let nearest = parked.indices.dropFirst().min { a, b in
      parked[a].time - parked[a - 1].time < parked[b].time - parked[b - 1].time
    }
    if let nearest { parked.remove(at: nearest).end() }
  }

  // MARK: Ahead of time

  /// Whether there is something left to do that would make a later step quicker.
  public var hasWork: Bool { reel.isBehind || making != nil || nextCheckpoint != nil }

  /// Works ahead for about `seconds` of real time.
  public func work(for seconds: Double) {
    let limit = SteadyTime.now + seconds
    while hasWork, SteadyTime.now < limit {
      if reel.isBehind {
        reel.extend()
      } else {
        makeCheckpoint()
      }
    }
  }

  /// Where the next checkpoint belongs; nil where there are enough.
  private var nextCheckpoint: Double? {
    let count = min(Self.checkpointCount, Int(head.time / Self.spacing) - 1)
    guard count > 0 else { return nil }
    let places = (1...count).map { head.time * Double($0) / Double(count + 1) }
    // Last first: from the last one on, the way to the present is the longest that is left.
    return places.reversed().first { place in
      !parked.contains { abs($0.time - place) < head.time / Double(count + 1) / 2 }
    }
  }

  private func makeCheckpoint() {
    guard let current = making ?? nextCheckpoint.map({ (session: head.beginning(), time: $0) }) else { return }
    let step = min(current.session.time + 0.25, current.time)
    head.play(current.session, to: step)
    if step < current.time, current.session.fault == nil {
      making = current
    } else {
      making = nil
      park(current.session)
    }
  }
}
