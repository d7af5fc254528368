import Raster

/// The rows of a list, below each other.
struct ListRows<Content: View>: View {
  let selection: ListSelection?
  let content: Content

  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { Node(view, context) }

  private final class Node: ViewNode<ListRows> {
    private var content: ViewNode<Content>!
    private var item: ListItem!

    override init(_ view: ListRows, _ context: _NodeContext) {
      super.init(view, context)
      item = ListItem(node: self, selection: view.selection)
      content = Content.makeNode(view.content, _NodeContext(below: self))
      item.source = content
    }

    override func didUpdate(from old: ListRows, viewChanged: Bool, environmentChanged: Bool) {
      item.selection = view.selection
      if environmentChanged { item.setNeedsLayout() }
      content.update(view.content, environment)
    }

    override func forEachChild(_ body: (_ViewNode) -> Void) { if let content { body(content) } }
    override func collectItems(_ items: inout [Item]) { items.append(item) }
    override var containerItem: Item? { item }
    override var pathComponent: String? { "List" }
  }
}
