/// Shows a view in a row of phases, one after another, each change animated.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  let phases: [Phase]
  let trigger: AnyEquatable?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Goes through the phases over and over.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Goes through the phases and back to the first each time `trigger` changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.animation = animation
  }

  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { PhaseNode(view, context) }
}

@MainActor
private final class PhaseNode<Phase: Equatable, Content: View>: ViewNode<PhaseAnimator<Phase, Content>> {
  private var machine: PhaseMachine
  private var child: ViewNode<Content?>!

  override init(_ view: PhaseAnimator<Phase, Content>, _ context: _NodeContext) {
    machine = PhaseMachine(count: view.phases.count, mode: view.trigger == nil ? .continuous : .triggered)
    super.init(view, context)
    if view.phases.isEmpty { graph.log("PhaseAnimator: there are no phases, so there is nothing to show") }
    child = Content?.makeNode(currentContent(), _NodeContext(below: self))
    graph.afterUpdate { [weak self] in
      guard let self, !self.isDestroyed else { return }
      self.carryOut(self.machine.start())
    }
  }

  private func currentContent() -> Content? {
    guard !view.phases.isEmpty else { return nil }
    let phase = view.phases[min(machine.current, view.phases.count - 1)]
    let content = view.content
    return evaluate(phase) { content($0) }
  }

  override func reevaluate() { child.update(currentContent(), environment) }

  override func didUpdate(from old: PhaseAnimator<Phase, Content>, viewChanged: Bool, environmentChanged: Bool) {
    if old.phases != view.phases {
      machine = PhaseMachine(count: view.phases.count, mode: view.trigger == nil ? .continuous : .triggered)
      graph.afterUpdate { [weak self] in
        guard let self else { return }
        self.carryOut(self.machine.start())
      }
    } else if old.trigger != view.trigger {
      graph.afterUpdate { [weak self] in
        guard let self else { return }
        self.carryOut(self.machine.trigger())
      }
    }
    reevaluate()
  }

  /// Shows a step's phase in a transaction of its own, and takes the next step once that is logically complete.
  private func carryOut(_ step: PhaseMachine.Step?) {
    guard let step, !isDestroyed else { return }
    let began = graph.time
    var transaction = Transaction(animation: view.animation(view.phases[step.phase]))
    transaction.addAnimationCompletion(criteria: .logicallyComplete) { [weak self] in
      onMain {
        guard let self, !self.isDestroyed else { return }
        self.carryOut(self.machine.complete(step, animated: self.graph.time > began))
      }
    }
    withTransaction(transaction) {
      // The write gets an identity of its own, so that it is not joined with others of the same moment.
      graph.enqueue(.current) { [weak self] in self?.invalidate() }
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func collectItems(_ items: inout [Item]) { child.collectItems(&items) }
  override var transition: AnyTransition? { child.transition }
}

extension View {
  /// Shows the view in a row of phases, over and over.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    _PlaceholderFilling(
      content: self,
      scope: PhaseAnimator(phases, content: { content(PlaceholderContentView(), $0) }, animation: animation))
  }

  /// Shows the view in a row of phases each time `trigger` changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    _PlaceholderFilling(
      content: self,
      scope: PhaseAnimator(
        phases, trigger: trigger, content: { content(PlaceholderContentView(), $0) }, animation: animation))
  }
}
