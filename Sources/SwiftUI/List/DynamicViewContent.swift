/// Views made of a collection's elements.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection

  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// The views of a `ForEach` whose elements can be taken away by hand.
public struct _DeletableContent<Base: DynamicViewContent>: DynamicViewContent {
  let base: Base
  let delete: ((IndexSet) -> Void)?

  public var data: Base.Data { base.data }

  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    TransparentNode(view, context) { view in
      view.base.modifier(_DeleteModifier(delete: view.delete))
    }
  }
}

/// Lets each item of its content be moved aside to be deleted.
struct _DeleteModifier: ItemModifier {
  let delete: ((IndexSet) -> Void)?

  typealias Body = Never

  private func inner(_ item: @escaping () -> Item?) -> _SwipeActionsModifier<DeleteButton> {
    _SwipeActionsModifier(
      edge: .trailing, allowsFullSwipe: true, deletes: true,
      actions: DeleteButton {
        guard let item = item(), let node = item.node as? any WrapperIndexing, let index = node.index(of: item)
        else { return }
        withAnimation { delete?(IndexSet(integer: index)) }
      })
  }

  func makeItem(node: _ViewNode, child: Item) -> SwipeItem<DeleteButton> {
    let place = WeakItem()
    let item = inner { place.item }.makeItem(node: node, child: child)
    place.item = item
    return item
  }

  func update(_ item: SwipeItem<DeleteButton>) { inner { [weak item] in item }.update(item) }
}

private final class WeakItem {
  weak var item: Item?
}

/// Whether a row cannot be deleted.
enum DeleteDisabledTrait: _TraitKey { static let defaultValue = false }

/// Deletes a row.
struct DeleteButton: View {
  let action: @MainActor () -> Void

  var body: some View { Button("Delete", role: .destructive, action: action) }
}

/// A node that knows its wrappers' places.
@MainActor
protocol WrapperIndexing: _ViewNode {
  func index(of wrapper: Item) -> Int?
}

extension DynamicViewContent {
  /// What takes elements away when their rows are swiped.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    _DeletableContent(base: self, delete: action)
  }
}

extension View {
  /// Keeps the view, as a row of a list, from being deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(_TraitModifier<DeleteDisabledTrait>(value: isDisabled))
  }
}
