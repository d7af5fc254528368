/// The root of a tree that a view has beside its content: what lies behind it, a bar, a sheet.
@MainActor
class LayerNode<Content: View, Container: ContainerItem>: _ViewNode {
  private var content: ViewNode<Content>!
  private(set) final var item: Container!

  /// - Parameters:
  ///   - environment: What the tree finds, where that is not the parent's.
  ///   - makeItem: Makes the container that the tree's items are put into.
  init(
    _ view: Content, _ context: _NodeContext, environment: EnvironmentValues? = nil,
    makeItem: (_ViewNode) -> Container
  ) {
    super.init(context)
    if let environment { self.environment = environment }
    item = makeItem(self)
    content = Content.makeNode(view, _NodeContext(below: self))
    item.source = content
  }

  final func update(_ view: Content, _ environment: EnvironmentValues) {
    self.environment = environment
    content.update(view, environment)
  }

  final override var containerItem: Item? { item }
  final override func forEachChild(_ body: (_ViewNode) -> Void) { if let content { body(content) } }
}
