/// An animation of a type that is known.
enum AnimationKind: Sendable {
  case spring(FluidSpringAnimation)
  case bezier(BezierAnimation)
  case unitCurve(UnitCurveAnimation)
  case interpolatingSpring(InterpolatingSpringAnimation)
  case delay(DelayAnimation)
  case speed(SpeedAnimation)
  case repeats(RepeatAnimation)
  case logicalCompletion(LogicalCompletionAnimation)
  case combined(CombinedAnimation)
  /// Any other.
  case custom

  init(_ animation: any CustomAnimation) {
    switch animation {
    case let spring as FluidSpringAnimation: self = .spring(spring)
    case is DefaultAnimation: self = .spring(DefaultAnimation.spring)
    case let bezier as BezierAnimation: self = .bezier(bezier)
    case let curve as UnitCurveAnimation: self = .unitCurve(curve)
    case let spring as InterpolatingSpringAnimation: self = .interpolatingSpring(spring)
    case let delay as DelayAnimation: self = .delay(delay)
    case let speed as SpeedAnimation: self = .speed(speed)
    case let repeats as RepeatAnimation: self = .repeats(repeats)
    case let completion as LogicalCompletionAnimation: self = .logicalCompletion(completion)
    case let chain as CombinedAnimation: self = .combined(chain)
    default: self = .custom
    }
  }
}
