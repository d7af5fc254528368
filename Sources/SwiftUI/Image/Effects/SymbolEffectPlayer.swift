/// Runs the effects of one symbol.
///
/// Each effect is a function of the time since it began, so that frames may be left out.
@MainActor
final class SymbolEffectPlayer: ActiveAttribute {
  private struct Run {
    var configuration: SymbolEffectConfiguration
    var options: SymbolEffectOptions
    var start: Double
    /// How many runs there are; nil goes on without end.
    var count: Double?

    var period: Double { configuration.duration / options.factor + delay }
    var delay: Double { options.repetition?.delay ?? 0 }
    var end: Double? { count.map { start + $0 * period - delay } }

    func pose(at time: Double) -> SymbolPose {
      let elapsed = max(time - start, 0)
      let (running, period) = (configuration.duration / options.factor, period)
      guard running > 0 else { return SymbolPose() }
      if let end, time >= end { return configuration.pose(at: 1) }
      let inside = elapsed - (elapsed / period).rounded(.down) * period
      return configuration.pose(at: min(inside / running, 1))
    }

    /// Lets the run that is under way come to its end.
    mutating func stop(at time: Double) {
      let done = ((max(time - start, 0)) / period).rounded(.up)
      count = min(count ?? .infinity, max(done, 1))
    }
  }

  private unowned let node: _ViewNode
  private let changed: @MainActor () -> Void
  private var requests: [SymbolEffectRequest] = []
  /// The runs under way, by the place of their request.
  private var runs: [Int: Run] = [:]
  private var held: [Int: AnimatedAttribute<AnimatablePair<Double, Double>>] = [:]
  private var isActive = false
  private var presentedTime = 0.0

  init(node: _ViewNode, changed: @escaping @MainActor () -> Void) {
    self.node = node
    self.changed = changed
  }

  /// Takes the effects that are asked for now.
  func set(_ new: [SymbolEffectRequest]) {
    if new.isEmpty && requests.isEmpty { return }
    let old = requests
    requests = new
    let time = node.graph.time
    for (index, request) in new.enumerated() {
      let before = old.indices.contains(index) ? old[index] : nil
      switch request.cause {
      case .active(let isOn):
        if let pose = request.configuration.heldPose {
          hold(pose, isOn: isOn, index)
        } else if isOn, runs[index]?.configuration != request.configuration {
          runs[index] = Run(
            configuration: request.configuration, options: request.options, start: time,
            count: request.options.repetition.flatMap(\.count).map(Double.init))
        } else if !isOn, runs[index] != nil {
          runs[index]?.stop(at: time)
        }
      case .value(let trigger):
        guard let before, case .value(let last) = before.cause, !trigger.isSame(as: last) else { continue }
        let count = request.options.repetition.map { $0.count.map(Double.init) } ?? 1
        runs[index] = Run(
          configuration: request.configuration, options: request.options, start: time, count: count)
      }
    }
    for index in runs.keys where index >= new.count { runs[index] = nil }
    for index in held.keys where index >= new.count { held[index] = nil }
    presentedTime = time
    if !runs.isEmpty, !isActive {
      isActive = true
      node.graph.activate(self)
    }
  }

  private func hold(_ pose: SymbolPose, isOn: Bool, _ index: Int) {
    let model = isOn ? AnimatablePair(pose.scale, pose.opacity) : AnimatablePair(1, 1)
    if let attribute = held[index] {
      // The change of pose moves by itself.
      attribute.set(model, animation: node.transaction().animation ?? .spring(duration: 0.3))
    } else {
      held[index] = AnimatedAttribute(model, name: "symbol effect", node: node, changed: changed)
    }
  }

  /// The pose to show now.
  var pose: SymbolPose {
    var pose = SymbolPose()
    for index in runs.keys.sorted() {
      if let run = runs[index] { pose = pose.combined(with: run.pose(at: presentedTime)) }
    }
    for (_, attribute) in held.sorted(by: { $0.key < $1.key }) {
      pose.scale *= max(attribute.presented.first, 0)
      pose.opacity *= min(max(attribute.presented.second, 0), 1)
    }
    return pose
  }

  // MARK: The frame

  var isAlive: Bool { !node.isDestroyed }

  func sample(at time: Double) -> Bool {
    presentedTime = time
    changed()
    for (index, run) in runs {
      if let end = run.end, time >= end { runs[index] = nil }
    }
    isActive = !runs.isEmpty
    return isActive
  }

  func present(at time: Double) {
    presentedTime = time
    changed()
  }

  func nextSampleTime(after time: Double) -> Double? { runs.isEmpty ? nil : time }

  func trace(at time: Double) -> AttributeTrace {
    let pose = pose
    return AttributeTrace(
      path: node.path, attribute: "symbol effect", value: [pose.scale, pose.rotation, pose.opacity], velocity: [],
      animation: runs.values.map { "\($0.configuration.kind)" }.sorted().joined(separator: ", "))
  }
}
