/// The node of a view that puts its content into one container.
///
/// A subclass makes the container and hands it to `setUp` when it is made, and the content to `updateContent` when the
/// view has changed.
@MainActor
class ContainerNode<V: View, Content: View, Container: ContainerItem>: ViewNode<V> {
  private var content: ViewNode<Content>!
  private(set) final var item: Container!

  /// What the content finds in its environment.
  var contentEnvironment: EnvironmentValues { environment }

  final func setUp(_ item: Container, _ view: Content) {
    self.item = item
    var inner = _NodeContext(below: self)
    inner.environment = contentEnvironment
    content = Content.makeNode(view, inner)
    item.source = content
  }

  final func updateContent(_ view: Content) { content.update(view, contentEnvironment) }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let content { body(content) } }
  final override func collectItems(_ items: inout [Item]) { items.append(item) }
  final override var containerItem: Item? { item }
}
