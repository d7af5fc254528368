/// One track of a timeline, its part's type forgotten.
class KeyframeTimelineTrack<Root> {
  var keyPath: AnyKeyPath { fatalError("abstract") }

  /// In seconds.
  var duration: Double { fatalError("abstract") }

  func apply(to root: inout Root, time: Double) { fatalError("abstract") }

  /// The value of the part, and the velocity of its animatable data in units a second.
  func sample(time: Double) -> (value: Any, velocity: Any) { fatalError("abstract") }
}

/// One track of a timeline.
final class KeyframeTimelinePart<Root, Value: Animatable>: KeyframeTimelineTrack<Root> {
  private let writableKeyPath: WritableKeyPath<Root, Value>
  private let initialValue: Value
  private let path: KeyframePath<Value.AnimatableData>

  init(keyPath: WritableKeyPath<Root, Value>, initialValue: Value, path: KeyframePath<Value.AnimatableData>) {
    writableKeyPath = keyPath
    self.initialValue = initialValue
    self.path = path
  }

  override var keyPath: AnyKeyPath { writableKeyPath }

  override var duration: Double { path.duration }

  override func apply(to root: inout Root, time: Double) {
    root[keyPath: writableKeyPath].animatableData = path.value(at: time)
  }

  override func sample(time: Double) -> (value: Any, velocity: Any) {
    var value = initialValue
    value.animatableData = path.value(at: time)
    return (value, path.velocity(at: time))
  }
}
