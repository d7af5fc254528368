/// `matchedGeometryEffect`.
struct _MatchedGeometryEffect: ItemModifier {
  let key: MatchedGeometry.Key
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  typealias Body = Never

  static func _makeModifiedNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    Node<C>(view, context)
  }

  func makeItem(node: _ViewNode, child: Item) -> MatchedItem { MatchedItem(node: node, child: child, effect: self) }
  func update(_ item: MatchedItem) { item.set(self) }

  private final class Node<C: View>: ItemModifierNode<C, _MatchedGeometryEffect> {
    override func willDestroy() { graph.matchedGeometry.nodeGone(self) }
  }
}

extension View {
  /// Matches the views of one `id` in one namespace: all but the source take over where and how large the source is.
  ///
  /// The room that a view takes in its container's layout stays its own. A view that comes while another with the same
  /// `id` goes starts from where the other is seen, and the other goes to where it is, in the animation of the change.
  /// Of several sources the one that came last counts. Scrolling the source alone does not move the others.
  ///
  /// - Parameters:
  ///   - id: What the matched views have in common.
  ///   - namespace: Where `id` means something, from `@Namespace`.
  ///   - properties: What is taken over from the source.
  ///   - anchor: The point of this view that lies where the source's own anchor is.
  ///   - isSource: Whether the others follow this view.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryEffect(
        key: MatchedGeometry.Key(namespace: namespace, id: AnyHashable(id)), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}
