/// An item made of the items that the nodes below contribute.
///
/// Children that are leaving (their removal is still being animated) are drawn where they last were, and take no part
/// in layout or input.
@MainActor
class ContainerItem: Item {
  private(set) var items: [Item] = []
  private var drawingOrder: [Item] = []
  private var areItemsDirty = true

  /// The node below which the children are collected; the container's own node unless it has several contents.
  var source: _ViewNode?

  override func prepareForLayout() {
    guard areItemsDirty, let source else { return }
    areItemsDirty = false
    var collected: [Item] = []
    source.collectItems(&collected)
    for item in collected { item.parent = self }
    items = collected.filter { !$0.trait(DepartingTrait.self) }
    drawingOrder = collected.enumerated().sorted { a, b in
      let (za, zb) = (a.element.trait(ZIndexTrait.self), b.element.trait(ZIndexTrait.self))
      if za != zb { return za < zb }
      let (da, db) = (a.element.trait(DepartingTrait.self), b.element.trait(DepartingTrait.self))
      return da != db ? !da : a.offset < b.offset
    }.map(\.element)
    itemsChanged()
    graph.setNeedsDisplay()
  }

  /// Called when the children are others than before.
  func itemsChanged() {}

  override func setItemsDirty() {
    areItemsDirty = true
    setNeedsLayout()
  }

  override func draw(_ context: inout DrawContext) {
    for item in drawingOrder where !item.frame.isNull { item.draw(&context) }
  }

  override func forEachItem(_ body: (Item) -> Void) { items.forEach(body) }

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    for item in drawingOrder.reversed() where !item.trait(DepartingTrait.self) {
      if item.hitTest(point, &chain) { return true }
    }
    return false
  }
}

/// Set on the items of a view whose removal is being animated.
enum DepartingTrait: _TraitKey {
  static let defaultValue = false
}
