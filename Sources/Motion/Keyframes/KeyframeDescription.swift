/// One keyframe as it was written: where to, for how long, in which way.
struct KeyframeDescription<Data: VectorArithmetic> {
  enum Kind {
    case move
    case linear(curve: UnitCurve)
    case cubic(startVelocity: Data?, endVelocity: Data?)
    case spring(Spring, startVelocity: Data?)
  }

  let target: Data
  /// In seconds; nil for a spring that may settle.
  let duration: Double?
  let kind: Kind

  /// - Parameter duration: negative, or not a finite number, counts as 0.
  init(target: Data, duration: Double?, kind: Kind) {
    self.target = target
    self.duration = duration.map { $0 > 0 && $0.isFinite ? $0 : 0 }
    self.kind = kind
  }
}
