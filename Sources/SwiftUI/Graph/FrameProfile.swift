/// How long the steps of a frame took, in seconds.
package final class FrameProfile {
  /// The steps, in the order of a frame.
  package enum Step: String, CaseIterable, Sendable {
    /// Tasks that were due.
    case jobs
    /// Bodies evaluated, and the tree patched.
    case update
    /// Running animations sampled.
    case animate
    /// Sizes and places.
    case layout
    /// The display list made.
    case list
    /// Pixels drawn.
    case raster
  }

  /// Since the last `reset`.
  package private(set) var seconds: [Step: Double] = [:]
  /// The steps that are being measured, outermost first: an inner one's time is not the outer one's.
  private var open: [(step: Step, since: Double)] = []

  /// The system's time in seconds, from whenever. Whoever makes the runtime's clocks show another time sets it.
  nonisolated(unsafe) package static var systemSeconds: @Sendable () -> Double = {
    _VirtualTime.Origin.continuous.duration(to: _VirtualTime.systemNow(ContinuousClock())) / .seconds(1)
  }

  package init() {}

  package func reset() { seconds.removeAll(keepingCapacity: true) }

  package func measure<Result>(_ step: Step, _ body: () throws -> Result) rethrows -> Result {
    let start = now
    if let outer = open.last { add(start - outer.since, to: outer.step) }
    open.append((step, start))
    defer {
      let end = now
      if let finished = open.popLast() { add(end - finished.since, to: step) }
      if let last = open.indices.last { open[last].since = end }
    }
    return try body()
  }

  /// The system's time: code under measurement runs in the stage's.
  private var now: Double { Self.systemSeconds() }

  private func add(_ duration: Double, to step: Step) { seconds[step, default: 0] += duration }
}
