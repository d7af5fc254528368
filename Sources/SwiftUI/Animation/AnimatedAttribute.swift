/// One animatable attribute of the tree while it may be moving.
@MainActor
protocol ActiveAttribute: AnyObject {
  /// Takes the value for `time`; returns whether it must be sampled again.
  func sample(at time: Double) -> Bool
  /// Shows the value for a later time without moving on to it.
  func present(at time: Double)
  /// The earliest time after `time` at which it must be sampled again.
  func nextSampleTime(after time: Double) -> Double?
  var isAlive: Bool { get }
  /// What a trace says about it.
  func trace(at time: Double) -> AttributeTrace
}

/// What can be done with an attribute.
private enum AttributeStep {
  /// Takes a new model, and samples.
  case take
  case sample
  case present
  /// Tells when it has to be sampled again.
  case wait
}

/// The data of a turn about an anchor.
private typealias TurnData = AnimatablePair<Double, UnitPoint.AnimatableData>

/// The data of a stroked part of a shape that has none itself.
private typealias StrokedArcData = AnimatablePair<
  AnimatablePair<EmptyAnimatableData, AnimatablePair<CGFloat, CGFloat>>, StrokeStyle.AnimatableData
>

/// The vectors that most attributes have.
private enum VectorKind {
  case double
  case number
  case size
  case rectangle
  case turn
  case strokedArc
  case style
  case other

  init(_ vector: Any.Type) {
    self =
      switch ObjectIdentifier(vector) {
      case ObjectIdentifier(Double.self): .double
      case ObjectIdentifier(CGFloat.self): .number
      case ObjectIdentifier(CGSize.AnimatableData.self): .size
      case ObjectIdentifier(CGRect.AnimatableData.self): .rectangle
      case ObjectIdentifier(TurnData.self): .turn
      case ObjectIdentifier(StrokedArcData.self): .strokedArc
      case ObjectIdentifier(StyleVector.self): .style
      default: .other
      }
  }
}

/// One line of a trace: an attribute, its value and velocity, and what drives it.
public struct AttributeTrace: Sendable {
  /// The views from the root to the one that has the attribute, joined by `/`.
  public var path: String
  public var attribute: String
  /// The components of the attribute's animatable data.
  public var value: [Double]
  /// Per second, in the units of `value`.
  public var velocity: [Double]
  public var animation: String?
}

/// An attribute of a node that animates towards the model value it is given.
@MainActor
final class AnimatedAttribute<Value: VectorArithmetic>: ActiveAttribute {
  private unowned let node: _ViewNode
  private let life: NodeLife
  private let graph: ViewGraph
  private let name: String
  /// What looks different when the attribute has changed.
  private unowned(unsafe) let item: Item?
  private let changed: (@MainActor () -> Void)?
  // Read once more when the attribute goes, on whatever path that happens.
  nonisolated(unsafe) private var animator: AttributeAnimator<Value>
  private let kind = VectorKind(Value.self)
  private var isActive = false
  // Emptied when the attribute goes, on whatever path that happens.
  nonisolated(unsafe) private var slot: AttributeSlot?
  private let isPresentedBetweenUpdates: Bool
  /// The value to show now.
  private(set) var presented: Value

  /// An attribute of what `item` draws, which is drawn anew when it has changed. The item must outlive the attribute.
  convenience init(_ model: Value, name: String, of item: Item) {
    self.init(model, name: name, node: item.node, item: item, isPresentedBetweenUpdates: true, changed: nil)
  }

  /// An attribute that calls `changed` when `presented` has changed by itself or by a new model.
  ///
  /// - Parameter isPresentedBetweenUpdates: whether a frame between two updates may show a value of its own; only where
  ///   `changed` does no more than ask for drawing.
  convenience init(
    _ model: Value, name: String, node: _ViewNode, isPresentedBetweenUpdates: Bool = true,
    changed: @escaping @MainActor () -> Void
  ) {
    self.init(
      model, name: name, node: node, item: nil, isPresentedBetweenUpdates: isPresentedBetweenUpdates, changed: changed)
  }

  private init(
    _ model: Value, name: String, node: _ViewNode, item: Item?, isPresentedBetweenUpdates: Bool,
    changed: (@MainActor () -> Void)?
  ) {
    self.isPresentedBetweenUpdates = isPresentedBetweenUpdates
    self.item = item
    animator = AttributeAnimator(model)
    presented = model
    self.name = name
    self.node = node
    life = node.life
    graph = node.graph
    self.changed = changed
  }

  deinit {
    slot?.empty()
    // Whoever waits for the animation must not wait for ever because its view has gone.
    guard animator.isAnimating else { return }
    var completed: [AnimationCompletion] = []
    animator.finish(completed: &completed)
    guard !completed.isEmpty else { return }
    nonisolated(unsafe) let (graph, due) = (graph, completed)
    onMain { graph.finish(due) }
  }

  /// Sets the value to end at, in the transaction that applies to the node now.
  ///
  /// - Parameter own: the animation of a change that moves by itself, whatever the transaction's is.
  func set(_ model: Value, animation own: Animation? = nil) {
    if model != animator.model { _ = visit(.take, model, own, at: graph.time) }
  }

  func sample(at time: Double) -> Bool { visit(.sample, presented, nil, at: time) != nil }

  func present(at time: Double) {
    if isPresentedBetweenUpdates { _ = visit(.present, presented, nil, at: time) }
  }

  func nextSampleTime(after time: Double) -> Double? { visit(.wait, presented, nil, at: time) }

  /// Has a step carried out by the code that the compiler makes for the vector, where it is one that most attributes
  /// have. The code for all vectors takes ten times as long and more.
  private func visit(_ step: AttributeStep, _ model: Value, _ own: Animation?, at time: Double) -> Double? {
    func specialized<Vector>(_ type: Vector.Type) -> AnimatedAttribute<Vector> {
      unsafeDowncast(self, to: AnimatedAttribute<Vector>.self)
    }
    func same<Vector>(_ model: Value) -> Vector { unsafeBitCast(model, to: Vector.self) }
    return switch kind {
    case .double: specialized(Double.self).carryOut(step, same(model), own, at: time)
    case .number: specialized(CGFloat.self).carryOut(step, same(model), own, at: time)
    case .size: specialized(CGSize.AnimatableData.self).carryOut(step, same(model), own, at: time)
    case .rectangle: specialized(CGRect.AnimatableData.self).carryOut(step, same(model), own, at: time)
    case .turn: specialized(TurnData.self).carryOut(step, same(model), own, at: time)
    case .strokedArc: specialized(StrokedArcData.self).carryOut(step, same(model), own, at: time)
    case .style: specialized(StyleVector.self).carryOut(step, same(model), own, at: time)
    case .other: carryOut(step, model, own, at: time)
    }
  }

  /// All that is done with the animator.
  ///
  /// - Parameters:
  ///   - model: the value to take; not looked at in other steps.
  ///   - own: the animation to take it with.
  /// - Returns: when the attribute has to be sampled again, as far as that was asked for.
  private func carryOut(_ step: AttributeStep, _ model: Value, _ own: Animation?, at time: Double) -> Double? {
    var completed: [AnimationCompletion] = []
    switch step {
    case .take:
      let transaction = node.transaction()
      let animation = own ?? transaction.animation ?? (transaction.tracksVelocity ? ._velocityTracking : nil)
      animator.setModel(
        model, animation: animation, time: time, environment: node.environment,
        completions: transaction.animation == nil ? [] : transaction.completions)
      if animator.isAnimating {
        activate()
      } else if isActive {
        graph.setNeedsSampling()
      }
      show(animator.value(at: time, completed: &completed), completed)
      return nil
    case .sample:
      show(animator.value(at: time, completed: &completed), completed)
      isActive = animator.isAnimating
      return isActive ? time : nil
    case .present:
      show(animator.peek(at: time), [])
      return nil
    case .wait:
      return animator.nextSampleTime(after: time)
    }
  }

  @inline(__always)
  private func show(_ value: Value, _ completed: [AnimationCompletion]) {
    if value != presented {
      presented = value
      if let item { item.setNeedsDisplay() }
      if let changed { changed() }
    }
    if !completed.isEmpty { graph.finish(completed) }
  }

  private func activate() {
    guard !isActive else { return }
    isActive = true
    let slot = slot ?? AttributeSlot(lending: self)
    self.slot = slot
    graph.activate(slot)
  }

  var isAlive: Bool { !life.isOver }

  func trace(at time: Double) -> AttributeTrace {
    AttributeTrace(
      path: node.path, attribute: name, value: components(presented), velocity: components(animator.velocity(at: time)),
      animation: animator.animation.map(String.init(describing:)))
  }

  private func components(_ value: Value) -> [Double] {
    var result: [Double] = []
    appendComponents(of: value, to: &result)
    return result
  }
}

/// Appends the scalars that a vector is made of, in order.
func appendComponents(of value: Any, to result: inout [Double]) {
  switch value {
  case let value as Double: result.append(value)
  case let value as CGFloat: result.append(Double(value))
  case let value as Float: result.append(Double(value))
  case let value as any ComponentVector: result.append(contentsOf: value.components)
  default:
    for child in Mirror(reflecting: value).children { appendComponents(of: child.value, to: &result) }
  }
}

/// A vector that can list its scalars itself.
protocol ComponentVector {
  var components: [Double] { get }
}

/// The animatable data of a view, modifier or shape that conforms to `Animatable`.
@MainActor
final class AnimatableSubject<Subject> {
  private let apply: (Subject) -> Subject
  private let set: (Subject) -> Void

  /// Nil when `Subject` has nothing to animate.
  init?(_ subject: Subject, node: _BodyNode, name: String) {
    guard let animatable = subject as? any Animatable else { return nil }
    func open<A: Animatable>(_ animatable: A) -> (apply: (Subject) -> Subject, set: (Subject) -> Void)? {
      if A.AnimatableData.self == EmptyAnimatableData.self { return nil }
      let attribute = AnimatedAttribute(
        animatable.animatableData, name: name, node: node, isPresentedBetweenUpdates: false
      ) {
        [weak node] in node?.invalidate()
      }
      return (
        { subject in
          guard var copy = subject as? A else { return subject }
          copy.animatableData = attribute.presented
          return copy as! Subject
        },
        { subject in
          if let subject = subject as? A { attribute.set(subject.animatableData) }
        }
      )
    }
    guard let opened = open(animatable) else { return nil }
    apply = opened.apply
    set = opened.set
  }

  func presented(_ subject: Subject) -> Subject { apply(subject) }
  func setModel(_ subject: Subject) { set(subject) }
}
