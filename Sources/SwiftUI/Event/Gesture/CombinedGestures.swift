/// Two gestures that are recognised side by side.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What the gesture tells: the values of those that are recognised.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
    Recognizer(gesture, context)
  }

  private final class Recognizer: PairRecognizer<SimultaneousGesture, First, Second> {
    private var phases: (GesturePhase<First.Value>, GesturePhase<Second.Value>) = (.possible(nil), .possible(nil))

    init(_ gesture: SimultaneousGesture, _ context: _GestureContext) {
      super.init(gesture, gesture.first, gesture.second, context, secondGate: context.gate)
    }

    override func gestureChanged(from old: SimultaneousGesture) { updateChildren(gesture.first, gesture.second) }

    override func handle(_ event: GestureEvent) -> GesturePhase<Value> {
      if !phases.0.isOver { phases.0 = first.handle(event) }
      if !phases.1.isOver { phases.1 = second.handle(event) }
      let value = Value(first: phases.0.value, second: phases.1.value)
      switch phases {
      case (.failed, .failed): return .failed
      case (.active, _), (_, .active): return .active(value)
      case (.ended, .possible), (.possible, .ended): return .active(value)
      case (.ended, _), (_, .ended): return .ended(value)
      default: return .possible(value.first == nil && value.second == nil ? nil : value)
      }
    }

    override func reset() {
      phases = (.possible(nil), .possible(nil))
      super.reset()
    }
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture that is followed by another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What the gesture tells.
  public enum Value {
    /// The first gesture goes on.
    case first(First.Value)
    /// The first gesture has ended; the second goes on, or (nil) has not begun.
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
    Recognizer(gesture, context)
  }

  private final class Recognizer: PairRecognizer<SequenceGesture, First, Second> {
    private var firstValue: First.Value?
    /// Between two presses: when the second has to have begun.
    private var pauseEnd: Double?

    init(_ gesture: SequenceGesture, _ context: _GestureContext) {
      super.init(gesture, gesture.first, gesture.second, context, secondGate: context.gate)
    }

    override func gestureChanged(from old: SequenceGesture) { updateChildren(gesture.first, gesture.second) }

    override func handle(_ event: GestureEvent) -> GesturePhase<Value> {
      if let firstValue { return handleSecond(event, firstValue) }
      switch first.handle(event) {
      case .possible(let value): return .possible(value.map { .first($0) })
      case .active(let value): return .active(.first(value))
      case .failed: return .failed
      case .ended(let value):
        firstValue = value
        if event.kind == .ended {
          pauseEnd = event.time + TapCounter.pause
          return .possible(.second(value, nil))
        }
        // The pointer is still down: for the second gesture this is where the press begins.
        return following(value, second.handle(event.with(.began)))
      }
    }

    private func handleSecond(_ event: GestureEvent, _ value: First.Value) -> GesturePhase<Value> {
      if let end = pauseEnd {
        if event.kind == .tick && event.time < end { return .possible(.second(value, nil)) }
        guard event.kind == .began, event.time <= end else { return .failed }
        pauseEnd = nil
      }
      return following(value, second.handle(event))
    }

    private func following(_ value: First.Value, _ phase: GesturePhase<Second.Value>) -> GesturePhase<Value> {
      switch phase {
      case .possible(let second): .active(.second(value, second))
      case .active(let second): .active(.second(value, second))
      case .ended(let second): .ended(.second(value, second))
      case .failed: .failed
      }
    }

    override func reset() {
      firstValue = nil
      pauseEnd = nil
      super.reset()
    }

    override var isWaiting: Bool {
      pauseEnd != nil || (firstValue == nil ? first.isWaiting : second.isWaiting)
    }

    override var deadline: Double? { pauseEnd ?? (firstValue == nil ? first.deadline : second.deadline) }
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures of which only one is recognised, the first if it can be.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What the gesture tells.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
    Recognizer(gesture, context)
  }

  private final class Recognizer: PairRecognizer<ExclusiveGesture, First, Second> {
    private var isFirstOut = false
    private var secondPhase: GesturePhase<Second.Value> = .possible(nil)
    private let secondGate: GestureGate

    init(_ gesture: ExclusiveGesture, _ context: _GestureContext) {
      secondGate = GestureGate(inside: context.gate)
      super.init(gesture, gesture.first, gesture.second, context, secondGate: secondGate)
    }

    override func gestureChanged(from old: ExclusiveGesture) { updateChildren(gesture.first, gesture.second) }

    override func handle(_ event: GestureEvent) -> GesturePhase<Value> {
      if !isFirstOut {
        switch first.handle(event) {
        case .active(let value):
          dropSecond()
          return .active(.first(value))
        case .ended(let value):
          dropSecond()
          return .ended(.first(value))
        case .possible(let value):
          if !secondPhase.isOver { secondPhase = second.handle(event) }
          return .possible(value.map { .first($0) })
        case .failed:
          isFirstOut = true
          secondGate.open()
          // What the second has recognised in the meantime counts now.
          if secondPhase.isOver { return secondPhase.map { .second($0) } }
        }
      }
      secondPhase = second.handle(event)
      return secondPhase.map { .second($0) }
    }

    private func dropSecond() {
      secondGate.close()
      if !secondPhase.isOver { second.cancel() }
      secondPhase = .failed
    }

    override func reset() {
      isFirstOut = false
      secondPhase = .possible(nil)
      secondGate.close()
      super.reset()
    }

    override var isWaiting: Bool { isFirstOut ? second.isWaiting : first.isWaiting }
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Recognises a gesture made of two.
@MainActor
private class PairRecognizer<G: Gesture, First: Gesture, Second: Gesture>: GestureRecognizer<G> {
  let first: _GestureRecognizer<First.Value>
  let second: _GestureRecognizer<Second.Value>

  init(_ gesture: G, _ first: First, _ second: Second, _ context: _GestureContext, secondGate: GestureGate) {
    self.first = First._makeRecognizer(first, context)
    self.second = Second._makeRecognizer(second, _GestureContext(owner: context.owner, gate: secondGate))
    super.init(gesture, context)
  }

  final func updateChildren(_ first: First, _ second: Second) {
    (self.first as? GestureRecognizer<First>)?.update(first)
    (self.second as? GestureRecognizer<Second>)?.update(second)
  }

  override func reset() {
    first.reset()
    second.reset()
  }

  override var isWaiting: Bool { first.isWaiting || second.isWaiting }
  override var deadline: Double? { [first.deadline, second.deadline].compactMap { $0 }.min() }
}

extension Gesture {
  /// Recognises another gesture beside this one.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Recognises another gesture after this one has ended.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Recognises another gesture where this one has failed.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
