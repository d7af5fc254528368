import Raster
import SwiftUI

/// How quickly one can go back and forth in what was played.
@MainActor
package struct ScrubBenchmark {
  /// Times in milliseconds; a position is timed from the request until its pixels are there.
  package struct Report: Encodable, Sendable {
    package let name: String
    /// How long was played, in seconds.
    package let seconds: Double
    /// The first position asked for, when nothing has been made ready.
    package let first: Double
    /// Making everything ready, which is done while nothing plays.
    package let preparation: Double
    /// Positions by chance, when all is ready.
    package let random: Figures
    /// Positions from the end to the start, as in a slow drag.
    package let backwards: Figures
    /// Positions without pictures made ahead: by replay from the nearest checkpoint.
    package let replayed: Figures
    /// Going on from an earlier moment.
    package let goingOn: Double
  }

  package struct Figures: Encodable, Sendable {
    package let p50: Double
    package let p95: Double
    package let max: Double
    package let positionsPerSecond: Double

    init(_ milliseconds: [Double]) {
      let sorted = milliseconds.sorted()
      func at(_ share: Double) -> Double {
        sorted.isEmpty ? 0 : sorted[min(Int((Double(sorted.count) * share).rounded(.up)), sorted.count) - 1]
      }
      (p50, p95, max) = (at(0.5), at(0.95), sorted.last ?? 0)
      let sum = sorted.reduce(0, +)
      positionsPerSecond = sum > 0 ? Double(sorted.count) / sum * 1000 : 0
    }
  }

  private let name: String
  private let playback: StagePlayback
  private let renderer = Renderer()
  private var surface: Surface

  /// Plays `inputs` for `seconds`.
  package init(
    name: String, environment: StageEnvironment, inputs: [InputEvent], seconds: Double,
    source: @escaping Session.Source
  ) {
    self.name = name
    playback = StagePlayback(environment: environment, inputs: inputs, time: seconds, source: source)
    surface = Surface(
      width: Int(environment.width * environment.scale), height: Int(environment.height * environment.scale))
  }

  package func run(count: Int = 300) -> Report {
    let end = playback.end
    var places = SplitMix(state: 1)
    let random = (0..<count).map { _ in Double(places.next() >> 11) / Double(1 << 53) * end }
    let backwards = (0..<count).map { end * (1 - Double($0 + 1) / Double(count)) }

    let first = milliseconds { show(end / 2) }
    let preparation = milliseconds { while playback.prepareScrubbing(for: 0.05) {} }
    let randomFigures = Figures(random.map { place in milliseconds { show(place) } })
    let backwardFigures = Figures(backwards.map { place in milliseconds { show(place) } })

    let scrubber = Scrubber(playback.session)
    scrubber.makeAllCheckpoints()
    let replayed = Figures(
      random.prefix(60).map { place in
        milliseconds {
          let session = scrubber.session(at: place)
          draw(session.displayList(), session.environment, session.background)
          scrubber.takeBack(session)
        }
      })
    scrubber.end()
    playback.scrub(to: end * 0.8)
    let goingOn = milliseconds { playback.goOn() }
    playback.tearDown()
    return Report(
      name: name, seconds: end, first: first, preparation: preparation, random: randomFigures,
      backwards: backwardFigures, replayed: replayed, goingOn: goingOn)
  }

  private func show(_ time: Double) {
    playback.scrub(to: time)
    if let frame = playback.scrubbedFrame() { draw(frame.list, frame.environment, frame.background) }
  }

  private func draw(_ list: DisplayList, _ environment: StageEnvironment, _ background: RGBA) {
    _ = renderer.render(list, into: surface, scale: environment.scale, background: background)
  }

  private func milliseconds(_ body: () -> Void) -> Double {
    let start = SteadyTime.now
    body()
    return (SteadyTime.now - start) * 1000
  }

  /// The same places on every run.
  private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
      return z ^ z >> 31
    }
  }
}
