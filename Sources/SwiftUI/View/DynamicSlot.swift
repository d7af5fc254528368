/// A place in a dynamic container (`if`, `switch`, `ForEach`, `id`) while somebody stands in it or is leaving it.
///
/// A view that comes or goes in an animated transaction does so through its transition: the slot wraps the view in the
/// transition's body, first in one phase, then, still in the same frame but now with the animation, in the other. A
/// view that goes stays until everything that this has set in motion has come to rest.
@MainActor
final class DynamicSlot {
  let node: _ViewNode
  private unowned let container: _ViewNode
  private var stage: TransitionStage?
  private(set) var isDeparting = false
  private var departure = 0

  init(node: _ViewNode, container: _ViewNode) {
    self.node = node
    self.container = container
  }

  /// How the view comes and goes: by the transition that it was given, except that one with motion is replaced by a
  /// fade for somebody who wants motion reduced.
  private var transition: AnyTransition {
    let transition = node.transition ?? .opacity
    return transition.hasMotion && container.environment.accessibilityReduceMotion ? .opacity : transition
  }

  /// Lets the view appear. Called once, right after the node was made, except at the container's own first appearance.
  func insert() {
    let transaction = container.transaction()
    guard transaction.animation != nil else { return }
    let transition = transition
    guard !transition.isIdentity else { return }
    let stage = TransitionStage(transition, around: node, phase: .willAppear, container: container)
    self.stage = stage
    // The effects must be there before the phase changes, or there would be nothing to animate from.
    _ = stage.items
    stage.setPhase(.identity)
  }

  /// Starts the removal; `gone` is called when the view has left, at once if nothing is to be seen of it.
  func remove(_ gone: @escaping () -> Void) {
    var transaction = container.transaction()
    let transition = transition
    guard transaction.animation != nil, !transition.isIdentity, !node.isDestroyed else {
      node.destroy()
      gone()
      return
    }
    let stage = self.stage ?? makeDepartureStage(transition)
    self.stage = stage
    isDeparting = true
    node.isDeparting = true
    departure += 1
    let thisDeparture = departure
    transaction.completions.append(
      AnimationCompletion(criteria: .removed) { [weak self] in
        onMain {
          guard let self, self.isDeparting, self.departure == thisDeparture else { return }
          self.node.destroy()
          self.stage?.destroy()
          gone()
        }
      })
    stage.setPhase(.didDisappear, transaction: transaction)
  }

  /// A stage around a view that is there already. From now on nobody lays the view out, so its effects get its last place.
  private func makeDepartureStage(_ transition: AnyTransition) -> TransitionStage {
    var before: [Item] = []
    node.collectItems(&before)
    let stage = TransitionStage(transition, around: node, phase: .identity, container: container)
    for (item, content) in zip(stage.items, before) where !content.frame.isNull {
      item.place(content.frame, proposal: content.proposal)
    }
    return stage
  }

  /// Takes a removal back: the view turns round from where it is.
  func revive() {
    guard isDeparting else { return }
    isDeparting = false
    node.isDeparting = false
    stage?.setPhase(.identity)
  }

  func destroy() {
    node.destroy()
    stage?.destroy()
  }

  func collectItems(_ items: inout [Item]) {
    let start = items.count
    if let stage { stage.collectItems(&items) } else { node.collectItems(&items) }
    if isDeparting {
      for index in start..<items.count { items[index] = DepartingItem(node: container, child: items[index]) }
    }
  }
}

/// Marks an item as leaving.
private final class DepartingItem: WrapperItem {
  override func trait<K: _TraitKey>(_ key: K.Type) -> K.Value {
    if key == DepartingTrait.self, let value = true as? K.Value { return value }
    return super.trait(key)
  }

  override init(node: _ViewNode, child: Item) {
    super.init(node: node, child: child)
    // It is placed no more, so it says where its child was placed last.
    place(child.frame, proposal: child.proposal)
  }

  override func placed() {}
  override func collectAccessibility(_ collector: inout AccessibilityCollector) {}
}

/// The body of a transition around the node of a view.
@MainActor
private final class TransitionStage {
  private let transition: AnyTransition
  private let content: _ViewNode
  private let scope: ContentScope
  private let holder: Holder
  private var body: ViewNode<AnyView>!

  init(_ transition: AnyTransition, around content: _ViewNode, phase: TransitionPhase, container: _ViewNode) {
    self.transition = transition
    self.content = content
    holder = Holder(_NodeContext(below: container))
    scope = ContentScope(
      key: ObjectIdentifier(AnyTransition.Placeholder.self), outer: container.contents, node: content)
    var context = _NodeContext(below: holder)
    context.contents = scope
    body = AnyView.makeNode(transition.body(phase), context)
  }

  func setPhase(_ phase: TransitionPhase, transaction: Transaction? = nil) {
    holder.override = transaction
    holder.forgetTransaction()
    body.update(transition.body(phase), holder.environment)
    if transaction != nil { holder.graph.seal(transaction?.completions.suffix(1) ?? []) }
    holder.override = nil
    holder.structureChanged()
  }

  func collectItems(_ items: inout [Item]) { body.collectItems(&items) }

  /// The items of the view with the transition's effects around them; collecting makes those that are new.
  var items: [Item] {
    var items: [Item] = []
    body.collectItems(&items)
    return items
  }

  func destroy() { body.destroy() }

  /// Carries the transaction of a phase change for the transition's effects.
  private final class Holder: _ViewNode {
    var override: Transaction?
    override func modify(_ transaction: inout Transaction) {
      if let override { transaction = override }
    }
  }
}
