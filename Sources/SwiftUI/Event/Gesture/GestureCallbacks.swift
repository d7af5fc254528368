/// A gesture that calls a closure when its value changes.
public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
  let content: Content
  let action: (Content.Value) -> Void

  public typealias Value = Content.Value
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
    Recognizer(gesture, Content._makeRecognizer(gesture.content, context), context)
  }

  private final class Recognizer: WrappingRecognizer<_ChangedGesture, Content> {
    private var last: Value?

    override func gestureChanged(from old: _ChangedGesture) { updateChild(gesture.content) }

    override func handle(_ event: GestureEvent) -> GesturePhase<Value> {
      let phase = super.handle(event)
      switch phase {
      case .possible(let value?): report(value) { $0() }
      case .active(let value): report(value, context.gate.pass)
      default: break
      }
      return phase
    }

    private func report(_ value: Value, _ run: (@escaping () -> Void) -> Void) {
      if value == last { return }
      last = value
      let action = gesture.action
      run { withTransaction(.gesture) { action(value) } }
    }

    override func reset() {
      last = nil
      super.reset()
    }
  }
}

/// A gesture that calls a closure when it has ended.
public struct _EndedGesture<Content: Gesture>: Gesture {
  let content: Content
  let action: (Content.Value) -> Void

  public typealias Value = Content.Value
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
    Recognizer(gesture, Content._makeRecognizer(gesture.content, context), context)
  }

  private final class Recognizer: WrappingRecognizer<_EndedGesture, Content> {
    override func gestureChanged(from old: _EndedGesture) { updateChild(gesture.content) }

    override func handle(_ event: GestureEvent) -> GesturePhase<Value> {
      let phase = super.handle(event)
      if case .ended(let value) = phase {
        let action = gesture.action
        context.gate.pass { action(value) }
      }
      return phase
    }
  }
}

/// A gesture with its value made into another.
public struct _MapGesture<Content: Gesture, Value>: Gesture {
  let content: Content
  let transform: (Content.Value) -> Value

  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
    Recognizer(gesture, context)
  }

  private final class Recognizer: GestureRecognizer<_MapGesture> {
    private let child: _GestureRecognizer<Content.Value>

    override init(_ gesture: _MapGesture, _ context: _GestureContext) {
      child = Content._makeRecognizer(gesture.content, context)
      super.init(gesture, context)
    }

    override func gestureChanged(from old: _MapGesture) {
      (child as? GestureRecognizer<Content>)?.update(gesture.content)
    }

    override func handle(_ event: GestureEvent) -> GesturePhase<Value> { child.handle(event).map(gesture.transform) }
    override func reset() { child.reset() }
    override var isWaiting: Bool { child.isWaiting }
    override var deadline: Double? { child.deadline }
  }
}

/// A gesture that is recognised only while keys are held down.
public struct _ModifiersGesture<Content: Gesture>: Gesture {
  let content: Content
  let modifiers: EventModifiers

  public typealias Value = Content.Value
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
    Recognizer(gesture, Content._makeRecognizer(gesture.content, context), context)
  }

  private final class Recognizer: WrappingRecognizer<_ModifiersGesture, Content> {
    private var isRefused = false

    override func gestureChanged(from old: _ModifiersGesture) { updateChild(gesture.content) }

    override func handle(_ event: GestureEvent) -> GesturePhase<Value> {
      if event.kind == .began { isRefused = !event.modifiers.isSuperset(of: gesture.modifiers) }
      return isRefused ? .failed : super.handle(event)
    }
  }
}

extension Transaction {
  /// The transaction of what a gesture changes while it goes on.
  static var gesture: Transaction {
    var transaction = Transaction.current
    transaction.isContinuous = true
    transaction.tracksVelocity = true
    return transaction
  }
}

extension Gesture {
  /// Calls `action` when the gesture has ended.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Makes another value of the gesture's.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// Has the gesture recognised only while the given keys are held down.
  public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(content: self, modifiers: modifiers)
  }
}

extension Gesture where Value: Equatable {
  /// Calls `action` whenever the gesture's value changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}
