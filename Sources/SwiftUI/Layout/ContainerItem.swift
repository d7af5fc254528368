/// An item made of the items that the nodes below contribute.
///
/// Children that are leaving (their removal is still being animated) are drawn where they last were, and take no part
/// in layout or input.
@MainActor
class ContainerItem: Item {
  private(set) var items: [Item] = []
  private var drawingOrder: [Item] = []
  /// Whether the children are drawn in the order in which they stand, and none is leaving.
  private(set) var isDrawnInOrder = true
  private var areItemsDirty = true

  /// The node below which the children are collected; the container's own node unless it has several contents.
  var source: _ViewNode?

  override func prepareForLayout() {
    guard areItemsDirty, let source else { return }
    areItemsDirty = false
    var collected: [Item] = []
    source.collectItems(&collected)
    for item in collected { item.parent = self }
    let ranks = collected.map { DrawingRank(z: $0.trait(ZIndexTrait.self), isDeparting: $0.trait(DepartingTrait.self)) }
    items = zip(collected, ranks).filter { !$1.isDeparting }.map(\.0)
    isDrawnInOrder = ranks.allSatisfy { $0 == ranks[0] && !$0.isDeparting }
    if isDrawnInOrder {
      drawingOrder = collected
    } else {
      drawingOrder = collected.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { collected[$0] }
    }
    itemsChanged()
    setNeedsDisplay()
  }

  /// Called when the children are others than before.
  func itemsChanged() {}

  override func setItemsDirty() {
    areItemsDirty = true
    setNeedsLayout()
  }

  /// The children to draw, the last one in front.
  var drawnItems: [Item] { drawingOrder }

  override func draw(_ context: inout DrawContext) {
    context.draw(drawnItems)
  }

  override func forEachItem(_ body: (Item) -> Void) { items.forEach(body) }

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    for item in drawnItems.reversed() where !item.trait(DepartingTrait.self) {
      if item.hitTest(point, &chain) { return true }
    }
    return false
  }
}

/// What decides which of two children is drawn later: the greater one.
private struct DrawingRank: Comparable {
  let z: Double
  let isDeparting: Bool

  static func < (a: DrawingRank, b: DrawingRank) -> Bool {
    a.z != b.z ? a.z < b.z : !a.isDeparting && b.isDeparting
  }
}

/// Set on the items of a view whose removal is being animated.
enum DepartingTrait: _TraitKey {
  static let defaultValue = false
}
