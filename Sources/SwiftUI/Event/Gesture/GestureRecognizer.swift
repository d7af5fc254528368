/// How far a gesture has got.
enum GesturePhase<Value> {
  /// It may still be recognised. A value is a preview: what a long press has to say before it is long enough.
  case possible(Value?)
  /// It is recognised, and goes on.
  case active(Value)
  /// It is recognised and over.
  case ended(Value)
  /// It is not, or no longer, going to be recognised.
  case failed

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  /// Whether the gesture is over, one way or the other.
  var isOver: Bool {
    switch self {
    case .possible, .active: false
    case .ended, .failed: true
    }
  }

  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }
}

/// What a recogniser is told of.
struct GestureEvent {
  enum Kind {
    case began
    case moved
    case ended
    case cancelled
    /// No event, but time has passed.
    case tick
  }

  var kind: Kind
  /// In the window's coordinates, in points. Of a tick: where the pointer was last.
  var location: CGPoint
  /// The stage's time, in seconds.
  var time: Double
  var modifiers: EventModifiers

  init(_ event: PointerEvent) {
    kind =
      switch event.phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    location = event.windowLocation
    time = event.time
    modifiers = event.modifiers
  }

  func with(_ kind: Kind) -> GestureEvent {
    var copy = self
    copy.kind = kind
    return copy
  }
}

/// Where a recogniser belongs, and what lets its effects through.
@MainActor
public struct _GestureContext {
  /// Owns the recogniser.
  unowned let owner: any GestureOwner
  let gate: GestureGate
}

/// The item that a gesture is attached to.
@MainActor
protocol GestureOwner: AnyObject {
  var node: _ViewNode { get }

  /// `point` of the window, in a coordinate space as seen from the item.
  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint

  /// The centre of the item, in the window's coordinates.
  var windowCenter: CGPoint { get }
}

/// Holds back what a gesture does to the world until it is settled that the gesture may do it.
@MainActor
final class GestureGate {
  private let outer: GestureGate?
  private var isOpen = false
  private var heldBack: [() -> Void] = []

  init(inside outer: GestureGate? = nil) { self.outer = outer }

  func pass(_ effect: @escaping () -> Void) {
    guard isOpen else { return heldBack.append(effect) }
    if let outer { outer.pass(effect) } else { effect() }
  }

  func open() {
    isOpen = true
    let effects = heldBack
    heldBack = []
    for effect in effects { pass(effect) }
  }

  /// Shuts the gate; what is held back never happens.
  func close() {
    isOpen = false
    heldBack = []
  }
}

/// Recognises gestures with values of one type. What recognises a gesture lives as long as the view that has it, and
/// gets the gesture anew with every update of the view.
@MainActor
public class _GestureRecognizer<Value> {
  let context: _GestureContext

  init(context: _GestureContext) { self.context = context }

  /// Takes an event and says how far the gesture has got. A cancelled event makes it fail.
  func handle(_ event: GestureEvent) -> GesturePhase<Value> { .failed }

  /// Goes back to the start.
  func reset() {}

  /// Whether it needs another press to get on.
  var isWaiting: Bool { false }

  /// When it wants to be told that time has passed, in seconds of the stage's time.
  var deadline: Double? { nil }

  final func cancel() {
    let time = context.owner.node.graph.time
    _ = handle(GestureEvent(PointerEvent(phase: .cancelled, location: .zero, time: time)))
    reset()
  }
}

/// Recognises a gesture of one type.
@MainActor
class GestureRecognizer<G: Gesture>: _GestureRecognizer<G.Value> {
  typealias Value = G.Value
  private(set) var gesture: G

  init(_ gesture: G, _ context: _GestureContext) {
    self.gesture = gesture
    super.init(context: context)
  }

  final func update(_ gesture: G) {
    let old = self.gesture
    self.gesture = gesture
    gestureChanged(from: old)
  }

  /// Hands the parts of the gesture on.
  func gestureChanged(from old: G) {}
}

/// Recognises a gesture by recognising another one with the same values.
@MainActor
class WrappingRecognizer<G: Gesture, Inner: Gesture>: GestureRecognizer<G> where G.Value == Inner.Value {
  let child: _GestureRecognizer<Inner.Value>

  init(_ gesture: G, _ child: _GestureRecognizer<Inner.Value>, _ context: _GestureContext) {
    self.child = child
    super.init(gesture, context)
  }

  final func updateChild(_ gesture: Inner) { (child as? GestureRecognizer<Inner>)?.update(gesture) }

  override func handle(_ event: GestureEvent) -> GesturePhase<Value> { child.handle(event) }
  override func reset() { child.reset() }
  override var isWaiting: Bool { child.isWaiting }
  override var deadline: Double? { child.deadline }
}
