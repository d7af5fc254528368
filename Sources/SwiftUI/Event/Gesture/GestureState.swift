/// A value that a gesture updates while it goes on, and that goes back to its first value when the gesture is over.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  fileprivate var state: State<Value>
  fileprivate let initialValue: Value
  fileprivate let resetTransaction: (Value) -> Transaction

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, resetTransaction: Transaction()) }

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// A value that is reset in `resetTransaction`.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// A value that is reset in a transaction that `reset` makes of the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    state = State(wrappedValue: wrappedValue)
    initialValue = wrappedValue
    resetTransaction = { value in
      var transaction = Transaction()
      reset(value, &transaction)
      return transaction
    }
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The current value. Only a gesture changes it.
  public var wrappedValue: Value { state.wrappedValue }

  /// What to hand to a gesture's `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

/// A gesture that updates a `GestureState` while it goes on.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never

  public var base: Base
  public var state: GestureState<State>
  public var body: (Value, inout State, inout Transaction) -> Void

  public init(
    base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
    Recognizer(gesture, Base._makeRecognizer(gesture.base, context), context)
  }

  private final class Recognizer: WrappingRecognizer<GestureStateGesture, Base> {
    private var hasSet = false

    override func gestureChanged(from old: GestureStateGesture) { updateChild(gesture.base) }

    override func handle(_ event: GestureEvent) -> GesturePhase<Value> {
      let phase = super.handle(event)
      switch phase {
      case .possible(let value?): set(value)
      case .possible(nil): break
      case .active(let value): context.gate.pass { [weak self] in self?.set(value) }
      case .ended: context.gate.pass { [weak self] in self?.restore() }
      case .failed: restore()
      }
      return phase
    }

    private func set(_ value: Value) {
      hasSet = true
      var transaction = Transaction.gesture
      var state = gesture.state.wrappedValue
      gesture.body(value, &state, &transaction)
      withTransaction(transaction) { gesture.state.state.wrappedValue = state }
    }

    private func restore() {
      guard hasSet else { return }
      hasSet = false
      let state = gesture.state
      withTransaction(state.resetTransaction(state.wrappedValue)) { state.state.wrappedValue = state.initialValue }
    }
  }
}

extension Gesture {
  /// Updates `state` while the gesture goes on: `body` gets the gesture's value, the state and the transaction to
  /// change it in.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
