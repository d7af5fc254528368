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

/// The data of a stroked part of a shape that has none itself.
private typealias StrokedArcData = AnimatablePair<
  AnimatablePair<EmptyAnimatableData, AnimatablePair<CGFloat, CGFloat>>, StrokeStyle.AnimatableData
>

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
  private let changed: (@MainActor () -> Void)?
  // Read once more when the attribute goes, on whatever path that happens.
  nonisolated(unsafe) private var animator: AttributeAnimator<Value>
  private var isActive = false
  // Emptied when the attribute goes, on whatever path that happens.
  nonisolated(unsafe) private var slot: AttributeSlot?
  private let isPresentedBetweenUpdates: Bool
  /// The value to show now.
  private(set) var presented: Value

  /// - Parameters:
  ///   - isPresentedBetweenUpdates: whether a frame between two updates may show a value of its own; only where
  ///     `changed` does no more than ask for drawing.
  ///   - changed: called when `presented` has changed by itself or by a new model; nil only asks for drawing.
  init(
    _ model: Value, name: String, node: _ViewNode, isPresentedBetweenUpdates: Bool = true,
    changed: (@MainActor () -> Void)? = nil
  ) {
    self.isPresentedBetweenUpdates = isPresentedBetweenUpdates
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
    if model != animator.model { _ = carryOut(.take, model, own, at: graph.time) }
  }

  func sample(at time: Double) -> Bool { carryOut(.sample, presented, nil, at: time) != nil }

  func present(at time: Double) {
    if isPresentedBetweenUpdates { _ = carryOut(.present, presented, nil, at: time) }
  }

  func nextSampleTime(after time: Double) -> Double? { carryOut(.wait, presented, nil, at: time) }

  /// All that is done with the animator, in one function: the compiler makes one of it for each of the vectors that most
  /// attributes have, and one for all others. The latter takes ten times as long and more.
  ///
  /// - Parameters:
  ///   - model: the value to take; not looked at in other steps.
  ///   - own: the animation to take it with.
  /// - Returns: when the attribute has to be sampled again, as far as that was asked for.
  @_specialize(where Value == Double)
  @_specialize(where Value == CGFloat)
  @_specialize(where Value == CGSize.AnimatableData)
  @_specialize(where Value == CGRect.AnimatableData)
  @_specialize(where Value == AnimatablePair<Double, UnitPoint.AnimatableData>)
  @_specialize(where Value == StrokedArcData)
  @_specialize(where Value == StyleVector)
  private func carryOut(
    _ step: AttributeStep, _ model: Value, _ own: Animation?, at time: Double
  ) -> Double? {
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
      if let changed { changed() } else { graph.setNeedsDisplay() }
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
