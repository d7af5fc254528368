/// One or several clicks in quick succession.
public struct TapGesture: Gesture {
  /// How many clicks. Less than one counts as one.
  public var count: Int

  public init(count: Int = 1) { self.count = count }

  public typealias Value = ()
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Void> {
    Recognizer(gesture, context)
  }

  private final class Recognizer: GestureRecognizer<TapGesture> {
    private var counter = TapCounter()

    override func handle(_ event: GestureEvent) -> GesturePhase<Void> {
      counter.handle(event, count: gesture.count).map { _ in () }
    }

    override func reset() { counter = TapCounter() }
    override var isWaiting: Bool { counter.isWaiting }
    override var deadline: Double? { counter.deadline }
  }
}

/// One or several clicks in quick succession, with the place of the last one.
public struct SpatialTapGesture: Gesture {
  /// What the gesture tells.
  public struct Value: Equatable, Sendable {
    /// In the gesture's coordinate space, in points.
    public var location: CGPoint
  }

  /// How many clicks. Less than one counts as one.
  public var count: Int
  public var coordinateSpace: CoordinateSpace

  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
    Recognizer(gesture, context)
  }

  private final class Recognizer: GestureRecognizer<SpatialTapGesture> {
    private var counter = TapCounter()

    override func handle(_ event: GestureEvent) -> GesturePhase<Value> {
      counter.handle(event, count: gesture.count).map { [self] point in
        Value(location: context.owner.convert(point, to: gesture.coordinateSpace))
      }
    }

    override func reset() { counter = TapCounter() }
    override var isWaiting: Bool { counter.isWaiting }
    override var deadline: Double? { counter.deadline }
  }
}

/// Counts the clicks of one place.
struct TapCounter {
  /// How far the pointer may move during a click, and between clicks, in points.
  static let tolerance: CGFloat = 45
  /// How much later the next click may begin after a click has ended, in seconds.
  static let pause = 0.35

  private var start: CGPoint?
  private var taken = 0
  private(set) var deadline: Double?

  /// Whether a click has been taken and another is needed, also while that one goes on.
  var isWaiting: Bool { taken > 0 }

  /// Takes an event; the phase carries the window's location of the last click.
  mutating func handle(_ event: GestureEvent, count: Int) -> GesturePhase<CGPoint> {
    switch event.kind {
    case .began:
      if let deadline, let start, event.time > deadline || isFar(event.location, from: start) {
        self = TapCounter()
        return .failed
      }
      deadline = nil
      if start == nil { start = event.location }
      return .possible(nil)
    case .moved:
      guard let start, isFar(event.location, from: start) else { return .possible(nil) }
      self = TapCounter()
      return .failed
    case .ended:
      guard start != nil else { return .failed }
      taken += 1
      if taken >= count {
        self = TapCounter()
        return .ended(event.location)
      }
      deadline = event.time + Self.pause
      return .possible(nil)
    case .tick:
      guard let deadline else { return start == nil ? .failed : .possible(nil) }
      if event.time < deadline { return .possible(nil) }
      self = TapCounter()
      return .failed
    case .cancelled:
      self = TapCounter()
      return .failed
    }
  }

  private func isFar(_ a: CGPoint, from b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) > Self.tolerance }
}
