/// A primitive modifier that wraps each item of its content: one frame, one padding, one effect for each view.
@MainActor
protocol ItemModifier: ViewModifier where Body == Never {
  associatedtype Wrapper: WrapperItem

  /// Makes the wrapper around one item of the content.
  func makeItem(node: _ViewNode, child: Item) -> Wrapper

  /// Brings a wrapper made by an earlier value of the modifier up to date. `environment` is that of the modifier.
  func update(_ item: Wrapper)
}

extension ItemModifier {
  public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _ViewNode {
    ItemModifierNode(view, context)
  }
}

/// Keeps the content's node, and one wrapper for each item that it contributes.
@MainActor
class ItemModifierNode<C: View, M: ItemModifier>: ViewNode<ModifiedContent<C, M>> {
  private(set) var child: ViewNode<C>!
  private var wrappers: [M.Wrapper] = []

  override init(_ view: ModifiedContent<C, M>, _ context: _NodeContext) {
    super.init(view, context)
    child = C.makeNode(view.content, _NodeContext(below: self))
  }

  override func didUpdate(from old: ModifiedContent<C, M>, viewChanged: Bool, environmentChanged: Bool) {
    if environmentChanged || !ValueComparison.areEqual(modifiers: old.modifier, view.modifier) {
      for wrapper in wrappers {
        view.modifier.update(wrapper)
        wrapper.noteChange()
      }
    }
    child.update(view.content, environment)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
    for wrapper in wrappers { if let node = wrapper.ownedNode { body(node) } }
  }

  override func collectItems(_ items: inout [Item]) {
    var inner: [Item] = []
    child.collectItems(&inner)
    if inner.count == wrappers.count, zip(inner, wrappers).allSatisfy({ $0 === $1.child }) {
      for wrapper in wrappers { wrapper.child.parent = wrapper }
      return items.append(contentsOf: wrappers)
    }
    var old = Dictionary(wrappers.map { (ObjectIdentifier($0.child), $0) }, uniquingKeysWith: { first, _ in first })
    let previous = wrappers
    wrappers = inner.map { item in
      let wrapper =
        old.removeValue(forKey: ObjectIdentifier(item)) ?? view.modifier.makeItem(node: self, child: item)
      item.parent = wrapper
      return wrapper
    }
    for wrapper in previous where old[ObjectIdentifier(wrapper.child)] === wrapper { wrapper.ownedNode?.destroy() }
    items.append(contentsOf: wrappers)
  }

  override var transition: AnyTransition? { child.transition }
}

extension ItemModifierNode: WrapperIndexing {
  func index(of wrapper: Item) -> Int? { wrappers.firstIndex { $0 === wrapper } }
}
