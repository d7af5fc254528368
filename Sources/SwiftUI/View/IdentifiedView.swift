/// A view that starts afresh, with new state, whenever its identity changes.
public struct _IdentifiedView<Content: View, ID: Hashable>: View {
  let content: Content
  let id: ID

  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { IdentifiedNode(view, context) }
}

private final class IdentifiedNode<Content: View, ID: Hashable>: SwitchingNode<_IdentifiedView<Content, ID>, ID>,
  Identifying
{
  override var currentKey: ID { view.id }

  func child(withID id: AnyHashable) -> _ViewNode? { id == AnyHashable(view.id) ? self : nil }

  override func makeContent(_ context: _NodeContext) -> _ViewNode? { Content.makeNode(view.content, context) }

  override func updateContent(_ node: _ViewNode) {
    unsafeDowncast(node, to: ViewNode<Content>.self).update(view.content, environment)
  }
}

extension View {
  /// Binds the view's identity to `id`: when it changes, the view is removed and a new one inserted.
  public func id<ID: Hashable>(_ id: ID) -> some View { _IdentifiedView(content: self, id: id) }
}
