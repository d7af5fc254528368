/// `hidden`.
struct _HiddenModifier: ItemModifier {
  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> HiddenItem { HiddenItem(node: node, child: child) }
  func update(_ item: HiddenItem) {}
}

/// Takes its child's room, and shows nothing.
@MainActor
final class HiddenItem: WrapperItem {
  override func draw(_ context: inout DrawContext) {}
  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool { false }
  override func forEachItem(_ body: (Item) -> Void) {}
}

extension View {
  /// Hides the view, which keeps its place in the layout. It can't be touched, focused or heard of.
  public func hidden() -> some View { modifier(_HiddenModifier()) }
}
