/// A sequence of pointer events that means something, and the value that it stands for.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells those who listen to it.
  associatedtype Value

  /// The gesture that this one is made of; `Never` for primitive ones.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  @MainActor @preconcurrency var body: Body { get }

  /// Makes what recognises the gesture. Primitive gestures implement it; everybody else inherits it.
  static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value>
}

extension Gesture where Body == Never {
  /// A primitive gesture has no body; asking for it is a programming error.
  public var body: Never { fatalError("\(Self.self) is a primitive gesture and has no body") }
}

extension Gesture where Value == Body.Value {
  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
    BodyRecognizer(gesture, context)
  }
}

extension Never: Gesture {
  public typealias Value = Never

  public static func _makeRecognizer(_ gesture: Never, _ context: _GestureContext) -> _GestureRecognizer<Never> {}
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
    OptionalRecognizer(gesture, context)
  }
}

/// Recognises a gesture made of another.
private final class BodyRecognizer<G: Gesture>: WrappingRecognizer<G, G.Body> where G.Value == G.Body.Value {
  private var storage: DynamicPropertyStorage?

  init(_ gesture: G, _ context: _GestureContext) {
    var kept: DynamicPropertyStorage?
    super.init(gesture, G.Body._makeRecognizer(Self.body(of: gesture, context, &kept), context), context)
    storage = kept
  }

  private static func body(of gesture: G, _ context: _GestureContext, _ kept: inout DynamicPropertyStorage?) -> G.Body {
    var copy = gesture
    let plan = DynamicPropertyPlan.of(G.self)
    if !plan.fields.isEmpty, let node = context.owner.node as? _BodyNode {
      let storage = kept ?? DynamicPropertyStorage(count: plan.fields.count)
      kept = storage
      plan.install(into: &copy, storage, node)
    }
    return copy.body
  }

  override func gestureChanged(from old: G) { updateChild(Self.body(of: gesture, context, &storage)) }
}

/// Recognises a gesture that may be absent.
private final class OptionalRecognizer<Wrapped: Gesture>: GestureRecognizer<Wrapped?> {
  private var child: _GestureRecognizer<Wrapped.Value>?

  override init(_ gesture: Wrapped?, _ context: _GestureContext) {
    super.init(gesture, context)
    child = gesture.map { Wrapped._makeRecognizer($0, context) }
  }

  override func gestureChanged(from old: Wrapped?) {
    guard let gesture else {
      child?.cancel()
      child = nil
      return
    }
    if let child {
      (child as? GestureRecognizer<Wrapped>)?.update(gesture)
    } else {
      child = Wrapped._makeRecognizer(gesture, context)
    }
  }

  override func handle(_ event: GestureEvent) -> GesturePhase<Value> { child?.handle(event) ?? .failed }
  override func reset() { child?.reset() }
  override var isWaiting: Bool { child?.isWaiting ?? false }
  override var deadline: Double? { child?.deadline }
}

/// A gesture whose type is hidden.
public struct AnyGesture<Value>: Gesture {
  private let make: @MainActor (_GestureContext) -> _GestureRecognizer<Value>
  private let update: @MainActor (_GestureRecognizer<Value>) -> Bool

  public init<T: Gesture>(_ gesture: T) where Value == T.Value {
    make = { context in T._makeRecognizer(gesture, context) }
    update = { recognizer in
      guard let recognizer = recognizer as? GestureRecognizer<T> else { return false }
      recognizer.update(gesture)
      return true
    }
  }

  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
    Recognizer(gesture, context)
  }

  private final class Recognizer: GestureRecognizer<AnyGesture> {
    private var child: _GestureRecognizer<Value>

    override init(_ gesture: AnyGesture, _ context: _GestureContext) {
      child = gesture.make(context)
      super.init(gesture, context)
    }

    override func gestureChanged(from old: AnyGesture) {
      if gesture.update(child) { return }
      child.cancel()
      child = gesture.make(context)
    }

    override func handle(_ event: GestureEvent) -> GesturePhase<Value> { child.handle(event) }
    override func reset() { child.reset() }
    override var isWaiting: Bool { child.isWaiting }
    override var deadline: Double? { child.deadline }
  }
}
