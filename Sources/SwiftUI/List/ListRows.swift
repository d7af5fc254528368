import Raster

/// The rows of a list, below each other.
struct ListRows<Content: View>: View {
  let selection: ListSelection?
  let isEdited: Bool
  let content: Content

  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { Node(view, context) }

  private final class Node: ContainerNode<ListRows, Content, ListItem> {
    override init(_ view: ListRows, _ context: _NodeContext) {
      super.init(view, context)
      setUp(ListItem(node: self, selection: view.selection, isEdited: view.isEdited), view.content)
    }

    override func didUpdate(from old: ListRows, viewChanged: Bool, environmentChanged: Bool) {
      item.selection = view.selection
      item.isEdited = view.isEdited
      if environmentChanged { item.setNeedsLayout() }
      updateContent(view.content)
    }

    override var pathComponent: String? { "List" }
  }
}
