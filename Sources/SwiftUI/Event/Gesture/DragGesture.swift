/// A press whose movement is followed.
public struct DragGesture: Gesture {
  /// What the gesture tells.
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// In the gesture's coordinate space, in points, as are all places here.
    public var location: CGPoint
    public var startLocation: CGPoint
    fileprivate var measuredVelocity: CGSize

    /// From the start to the present place.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// How fast the pointer moves, in points a second.
    public var velocity: CGSize { measuredVelocity }

    /// Where the pointer would come to rest if the drag ended now: a quarter of a second further on.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + measuredVelocity.width / 4, y: location.y + measuredVelocity.height / 4)
    }

    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + measuredVelocity.width / 4, height: translation.height + measuredVelocity.height / 4)
    }
  }

  /// How far the pointer has to move before the press counts as a drag, in points.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
    Recognizer(gesture, context)
  }

  private final class Recognizer: GestureRecognizer<DragGesture> {
    private var start: CGPoint?
    private var tracker = VelocityTracker()
    private var isActive = false
    private var lastLocation = CGPoint.zero

    override func handle(_ event: GestureEvent) -> GesturePhase<Value> {
      switch event.kind {
      case .began:
        reset()
        start = event.location
        return follow(event)
      case .moved:
        return start == nil ? .failed : follow(event)
      case .tick:
        return start == nil ? .failed : isActive ? .active(value(event.with(.moved))) : .possible(nil)
      case .ended:
        guard start != nil, case .active = follow(event) else { return fail() }
        let value = value(event)
        reset()
        return .ended(value)
      case .cancelled:
        return fail()
      }
    }

    private func follow(_ event: GestureEvent) -> GesturePhase<Value> {
      guard let start else { return .failed }
      lastLocation = event.location
      tracker.add(event.location, at: event.time)
      let distance = hypot(event.location.x - start.x, event.location.y - start.y)
      if distance >= gesture.minimumDistance { isActive = true }
      return isActive ? .active(value(event)) : .possible(nil)
    }

    private func value(_ event: GestureEvent) -> Value {
      let (owner, space) = (context.owner, gesture.coordinateSpace)
      let origin = owner.convert(.zero, to: space)
      let velocity = tracker.velocity(at: event.time)
      let tip = owner.convert(CGPoint(x: velocity.width, y: velocity.height), to: space)
      return Value(
        time: context.owner.node.graph.epoch + event.time, location: owner.convert(event.location, to: space),
        startLocation: owner.convert(start ?? event.location, to: space),
        measuredVelocity: CGSize(width: tip.x - origin.x, height: tip.y - origin.y))
    }

    private func fail() -> GesturePhase<Value> {
      reset()
      return .failed
    }

    override func reset() {
      start = nil
      isActive = false
      tracker = VelocityTracker()
    }
  }
}

/// Works out how fast a pointer moves from its last few places.
struct VelocityTracker {
  /// How far back places count, in seconds.
  private static let window = 0.1

  private var samples: [(location: CGPoint, time: Double)] = []

  mutating func add(_ location: CGPoint, at time: Double) {
    // A release is where the last movement was, at a later time: it would only slow the pointer down.
    if let last = samples.last, last.location == location { return }
    samples.append((location, time))
    samples.removeAll { $0.time < time - Self.window }
  }

  /// Points a second; zero when the pointer has rested, or was seen only once.
  func velocity(at time: Double) -> CGSize {
    let recent = samples.filter { $0.time >= time - Self.window }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
    let duration = last.time - first.time
    return CGSize(
      width: (last.location.x - first.location.x) / duration, height: (last.location.y - first.location.y) / duration)
  }
}
