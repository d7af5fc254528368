/// An item around exactly one other: the part of a modifier that concerns one view. By itself it changes nothing.
@MainActor
class WrapperItem: Item {
  let child: Item
  /// The node of a view that belongs to this wrapper alone, such as a background.
  var ownedNode: _ViewNode? { nil }

  init(node: _ViewNode, child: Item) {
    self.child = child
    super.init(node: node)
    child.parent = self
  }

  override func prepareForLayout() { child.prepareForLayout() }
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.size(proposal) }
  override func placed() { child.place(frame, proposal: proposal) }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    child.explicitAlignment(key, size: size, proposal: proposal)
  }

  override var spacing: ViewSpacing { child.spacing }
  override func trait<K: _TraitKey>(_ key: K.Type) -> K.Value { child.trait(key) }
  override func draw(_ context: inout DrawContext) { child.draw(&context) }
  override func forEachItem(_ body: (Item) -> Void) { body(child) }

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool { child.hitTest(point, &chain) }
}

/// A wrapper that gives its child another rectangle than its own.
@MainActor
class PlacingItem: WrapperItem {
  /// Where the child goes when the item itself is `size` large: a rectangle in the item's own coordinates.
  func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> (CGRect, ProposedViewSize) {
    (CGRect(origin: .zero, size: size), proposal)
  }

  override func placed() {
    let (rect, proposal) = childPlacement(in: frame.size, proposal: proposal)
    child.place(rect.offsetBy(dx: frame.minX, dy: frame.minY), proposal: proposal)
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    let (rect, inner) = childPlacement(in: size, proposal: proposal)
    guard let value = child.explicitAlignment(key, size: rect.size, proposal: inner) else { return nil }
    return value + (key.axis == .horizontal ? rect.minX : rect.minY)
  }
}
