/// Two fingers moving apart or together. With a mouse: a drag with the Option key held down, the second finger being the
/// pointer's reflection in the view's centre.
public struct MagnifyGesture: Gesture {
  /// What the gesture tells.
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// How much farther the fingers are apart than at the start: 1 at the start.
    public var magnification: CGFloat
    /// A second.
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  /// How much the magnification has to change before the gesture is recognised.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
    Recognizer(gesture, context)
  }

  private final class Recognizer: GestureRecognizer<MagnifyGesture> {
    private var fingers = MirroredFingers()

    override func handle(_ event: GestureEvent) -> GesturePhase<Value> {
      let center = context.owner.windowCenter
      let local = context.owner.convert(center, to: .local)
      return fingers.handle(event, center: center) { [gesture] pair in
        abs(pair.scale - 1) >= gesture.minimumScaleDelta
      }.map { pair in
        Value(
          time: context.owner.node.graph.epoch + event.time, magnification: pair.scale, velocity: pair.scaleRate,
          startAnchor: .center, startLocation: local)
      }
    }

    override func reset() { fingers = MirroredFingers() }
  }
}

/// Two fingers turning about each other. With a mouse: as `MagnifyGesture`.
public struct RotateGesture: Gesture {
  /// What the gesture tells.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    /// A second.
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  /// How far the fingers have to turn before the gesture is recognised.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
    Recognizer(gesture, context)
  }

  private final class Recognizer: GestureRecognizer<RotateGesture> {
    private var fingers = MirroredFingers()

    override func handle(_ event: GestureEvent) -> GesturePhase<Value> {
      let center = context.owner.windowCenter
      let local = context.owner.convert(center, to: .local)
      return fingers.handle(event, center: center) { [gesture] pair in
        abs(pair.angle) >= gesture.minimumAngleDelta.radians
      }.map { pair in
        Value(
          time: context.owner.node.graph.epoch + event.time, rotation: .radians(pair.angle),
          velocity: .radians(pair.angleRate), startAnchor: .center, startLocation: local)
      }
    }

    override func reset() { fingers = MirroredFingers() }
  }
}

/// `MagnifyGesture` with the magnification alone. Deprecated in SwiftUI.
public struct MagnificationGesture: Gesture {
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public typealias Value = CGFloat

  public var body: _MapGesture<MagnifyGesture, CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

/// `RotateGesture` with the angle alone. Deprecated in SwiftUI.
public struct RotationGesture: Gesture {
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public typealias Value = Angle

  public var body: _MapGesture<RotateGesture, Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}

/// The pointer and its reflection in a centre, as two fingers.
private struct MirroredFingers {
  /// What has become of the pair since the press.
  struct Pair {
    var scale: CGFloat
    var scaleRate: CGFloat
    /// In radians, counted on over whole turns.
    var angle: Double
    var angleRate: Double
  }

  private var start: CGPoint?
  private var last: (angle: Double, scale: CGFloat, time: Double)?
  private var turned = 0.0
  private var rates: (angle: Double, scale: CGFloat) = (0, 0)
  private var isActive = false

  mutating func handle(
    _ event: GestureEvent, center: CGPoint, isEnough: (Pair) -> Bool
  ) -> GesturePhase<Pair> {
    let arm = CGPoint(x: event.location.x - center.x, y: event.location.y - center.y)
    switch event.kind {
    case .began:
      self = MirroredFingers()
      // A pair that lies in one point has neither a distance nor a direction.
      guard event.modifiers.contains(.option), hypot(arm.x, arm.y) > 1 else { return .failed }
      start = arm
      last = (Double(atan2(arm.y, arm.x)), 1, event.time)
      return .possible(nil)
    case .moved, .ended:
      guard let start, let last else { return .failed }
      let angle = Double(atan2(arm.y, arm.x))
      let step = (angle - last.angle).remainder(dividingBy: 2 * .pi)
      turned += step
      let scale = hypot(arm.x, arm.y) / hypot(start.x, start.y)
      if event.time > last.time {
        rates = (step / (event.time - last.time), (scale - last.scale) / (event.time - last.time))
      }
      self.last = (angle, scale, event.time)
      let pair = Pair(scale: scale, scaleRate: rates.scale, angle: turned, angleRate: rates.angle)
      if isEnough(pair) { isActive = true }
      guard event.kind == .ended else { return isActive ? .active(pair) : .possible(nil) }
      let wasActive = isActive
      self = MirroredFingers()
      return wasActive ? .ended(pair) : .failed
    case .tick:
      return start == nil ? .failed : .possible(nil)
    case .cancelled:
      self = MirroredFingers()
      return .failed
    }
  }
}
