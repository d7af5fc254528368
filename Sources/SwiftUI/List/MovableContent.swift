/// The views of a `ForEach` whose elements can be moved by hand.
public struct _MovableContent<Base: DynamicViewContent>: DynamicViewContent {
  let base: Base
  let move: ((IndexSet, Int) -> Void)?

  public var data: Base.Data { base.data }

  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    TransparentNode(view, context) { view in view.base.modifier(_MoveModifier(move: view.move)) }
  }
}

/// Lets each item of its content be moved among the others.
struct _MoveModifier: ItemModifier {
  let move: ((IndexSet, Int) -> Void)?

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> MovableItem {
    let item = MovableItem(node: node, child: child)
    item.action = move
    return item
  }

  func update(_ item: MovableItem) { item.action = move }
}

/// A row that can be moved among those of the same modifier.
@MainActor
final class MovableItem: WrapperItem {
  /// Nil where rows are not to be moved for the time being.
  var action: ((IndexSet, Int) -> Void)?

  override func trait<K: _TraitKey>(_ key: K.Type) -> K.Value {
    if key == MoveTrait.self, let value = (self as MovableItem?) as? K.Value { return value }
    return super.trait(key)
  }

  /// Moves the element so that it comes to be the one at `index`.
  func move(to index: Int) {
    guard let from = (node as? any WrapperIndexing)?.index(of: self), from != index else { return }
    // The destination is counted before the element is taken away.
    action?(IndexSet(integer: from), index > from ? index + 1 : index)
  }
}

/// The part of a row that can be moved.
enum MoveTrait: _TraitKey { nonisolated(unsafe) static let defaultValue: MovableItem? = nil }

/// Whether a row cannot be moved.
enum MoveDisabledTrait: _TraitKey { static let defaultValue = false }

extension DynamicViewContent {
  /// What moves elements when their rows are dragged while the list is edited.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    _MovableContent(base: self, move: action)
  }
}

extension View {
  /// Keeps the view, as a row of a list, from being moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(_TraitModifier<MoveDisabledTrait>(value: isDisabled))
  }
}
