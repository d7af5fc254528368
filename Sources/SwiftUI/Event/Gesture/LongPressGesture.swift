/// A press that is held for a while without much movement.
public struct LongPressGesture: Gesture {
  /// In seconds.
  public var minimumDuration: Double
  /// How far the pointer may move before the press has lasted long enough, in points.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public typealias Value = Bool
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Bool> {
    Recognizer(gesture, context)
  }

  private final class Recognizer: GestureRecognizer<LongPressGesture> {
    private var start: CGPoint?
    private var due: Double?

    override func handle(_ event: GestureEvent) -> GesturePhase<Bool> {
      switch event.kind {
      case .began:
        start = event.location
        let duration = gesture.minimumDuration
        due = event.time + (duration.isFinite ? max(duration, 0) : .infinity)
        return progress(event)
      case .moved:
        guard let start else { return .failed }
        if hypot(event.location.x - start.x, event.location.y - start.y) > gesture.maximumDistance { return fail() }
        return progress(event)
      case .tick:
        return progress(event)
      case .ended:
        // A release at the very moment counts; the press has lasted long enough.
        if let due, event.time >= due { return progress(event) }
        return fail()
      case .cancelled:
        return fail()
      }
    }

    private func progress(_ event: GestureEvent) -> GesturePhase<Bool> {
      guard let due else { return .failed }
      if event.time < due { return .possible(true) }
      reset()
      return .ended(true)
    }

    private func fail() -> GesturePhase<Bool> {
      reset()
      return .failed
    }

    override func reset() {
      start = nil
      due = nil
    }

    override var deadline: Double? { due.flatMap { $0.isFinite ? $0 : nil } }
  }
}

/// Tells when the press of a gesture begins and when it is over, however it ends.
struct PressingGesture<Content: Gesture>: Gesture {
  let content: Content
  let changed: (Bool) -> Void

  typealias Value = Content.Value
  typealias Body = Never

  static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
    Recognizer(gesture, Content._makeRecognizer(gesture.content, context), context)
  }

  private final class Recognizer: WrappingRecognizer<PressingGesture, Content> {
    private var isPressing = false

    override func gestureChanged(from old: PressingGesture) { updateChild(gesture.content) }

    override func handle(_ event: GestureEvent) -> GesturePhase<Value> {
      let phase = super.handle(event)
      let isPressingNow = !phase.isOver
      if isPressingNow != isPressing {
        isPressing = isPressingNow
        gesture.changed(isPressingNow)
      }
      return phase
    }
  }
}
