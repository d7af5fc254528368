/// Estimates the velocity of a value from the last three samples of it.
///
/// With three samples `v = ¾ v₂₁ + ¼ v₃₂`, where `v₂₁` is the velocity between the first and the second and `v₃₂` that
/// between the second and the latest: the lift of a finger disturbs the latest most. With two samples it is the velocity
/// between them; with one, none.
struct VelocitySampler<V: VectorArithmetic> {
  private struct Sample {
    var value: V
    let time: Double
  }

  /// Oldest first, three at most.
  private var samples: [Sample] = []

  /// The time of the latest sample, in seconds.
  var lastTime: Double? { samples.last?.time }

  /// The latest value.
  var lastValue: V? { samples.last?.value }

  /// Adds a sample. One from before the latest is ignored; one at the same time replaces its value.
  mutating func add(_ value: V, at time: Double) {
    if let last = samples.last {
      if abs(time - last.time) < .ulpOfOne {
        samples[samples.count - 1].value = value
        return
      }
      guard time > last.time else { return }
      if samples.count == 3 { samples.removeFirst() }
    }
    samples.append(Sample(value: value, time: time))
  }

  /// In units a second.
  var velocity: V {
    guard samples.count > 1 else { return .zero }
    guard samples.count > 2 else { return slope(0) }
    return slope(0).scaled(by: 0.75) + slope(1).scaled(by: 0.25)
  }

  private func slope(_ index: Int) -> V {
    let (a, b) = (samples[index], samples[index + 1])
    return (b.value - a.value).scaled(by: 1 / (b.time - a.time))
  }
}
