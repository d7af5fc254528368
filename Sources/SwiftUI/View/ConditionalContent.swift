/// One of two views, as `if`–`else` and `switch` make it.
public struct _ConditionalContent<TrueContent, FalseContent> {
  public enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage

  init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    ConditionalNode(view, context)
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { OptionalNode(view, context) }
}

/// A node with one slot that is filled anew when `Key` changes.
@MainActor
class SwitchingNode<V: View, Key: Equatable>: ViewNode<V> {
  private var key: Key?
  private var slot: DynamicSlot?
  private var departing: [(key: Key, slot: DynamicSlot)] = []

  override init(_ view: V, _ context: _NodeContext) {
    super.init(view, context)
    key = currentKey
    if let node = makeContent(_NodeContext(below: self)) { slot = DynamicSlot(node: node, container: self) }
  }

  /// Which of the alternatives the view shows now.
  var currentKey: Key { fatalError("\(Self.self) has no key") }

  /// Makes the node of the alternative shown now; nil shows nothing.
  func makeContent(_ context: _NodeContext) -> _ViewNode? { nil }

  /// Hands the alternative shown now to its node.
  func updateContent(_ node: _ViewNode) {}

  final override func didUpdate(from old: V, viewChanged: Bool, environmentChanged: Bool) {
    let newKey = currentKey
    if newKey == key {
      if let slot { updateContent(slot.node) }
      return
    }
    let oldKey = key
    key = newKey
    if let slot, let oldKey {
      departing.append((oldKey, slot))
      slot.remove { [weak self, unowned slot] in self?.gone(slot) }
    }
    slot = nil
    if let index = departing.lastIndex(where: { $0.key == newKey && $0.slot.isDeparting }) {
      let back = departing.remove(at: index).slot
      slot = back
      updateContent(back.node)
      back.revive()
    } else if let node = makeContent(_NodeContext(below: self)) {
      let fresh = DynamicSlot(node: node, container: self)
      slot = fresh
      fresh.insert()
    }
    structureChanged()
  }

  private func gone(_ slot: DynamicSlot) {
    departing.removeAll { $0.slot === slot }
    structureChanged()
  }

  final override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let slot { body(slot.node) }
    for entry in departing { body(entry.slot.node) }
  }

  final override func collectItems(_ items: inout [Item]) {
    slot?.collectItems(&items)
    for entry in departing { entry.slot.collectItems(&items) }
  }

  final override var transition: AnyTransition? { slot?.node.transition }
}

private final class ConditionalNode<A: View, B: View>: SwitchingNode<_ConditionalContent<A, B>, Bool> {
  override var currentKey: Bool {
    if case .trueContent = view.storage { true } else { false }
  }

  override func makeContent(_ context: _NodeContext) -> _ViewNode? {
    switch view.storage {
    case .trueContent(let content): A.makeNode(content, context)
    case .falseContent(let content): B.makeNode(content, context)
    }
  }

  override func updateContent(_ node: _ViewNode) {
    switch view.storage {
    case .trueContent(let content): unsafeDowncast(node, to: ViewNode<A>.self).update(content, environment)
    case .falseContent(let content): unsafeDowncast(node, to: ViewNode<B>.self).update(content, environment)
    }
  }
}

private final class OptionalNode<Wrapped: View>: SwitchingNode<Wrapped?, Bool> {
  override var currentKey: Bool { view != nil }

  override func makeContent(_ context: _NodeContext) -> _ViewNode? {
    view.map { Wrapped.makeNode($0, context) }
  }

  override func updateContent(_ node: _ViewNode) {
    if let view { unsafeDowncast(node, to: ViewNode<Wrapped>.self).update(view, environment) }
  }
}
