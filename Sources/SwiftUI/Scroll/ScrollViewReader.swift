/// A view whose content can have scroll views inside it moved to views with a given identity.
public struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { Node(view, context) }

  private final class Node: ViewNode<ScrollViewReader> {
    private var child: ViewNode<Content>!

    override init(_ view: ScrollViewReader, _ context: _NodeContext) {
      super.init(view, context)
      child = Content.makeNode(evaluateContent(), _NodeContext(below: self))
    }

    private func evaluateContent() -> Content {
      let proxy = ScrollViewProxy(node: self)
      return evaluate(view) { $0.content(proxy) }
    }

    override func reevaluate() { child.update(evaluateContent(), environment) }

    override func didUpdate(from old: ScrollViewReader, viewChanged: Bool, environmentChanged: Bool) {
      if viewChanged || hasEnvironmentReadChanged { reevaluate() } else { child.setEnvironment(environment) }
    }

    override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
    override func collectItems(_ items: inout [Item]) { child.collectItems(&items) }
    override var transition: AnyTransition? { child.transition }
  }
}

/// Moves scroll views.
public struct ScrollViewProxy: @unchecked Sendable {
  private weak var node: _ViewNode?

  fileprivate init(node: _ViewNode) { self.node = node }

  /// Shows the view with the identity `id`, in the scroll view around it.
  ///
  /// With an anchor, that point of the view comes to the same point of the visible part; without, the content moves only
  /// as far as it must. The move is made in the transaction at hand, after the changes made before it. An identity
  /// that no view has does nothing.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let transaction = Transaction.current
    nonisolated(unsafe) let key = AnyHashable(id)
    onMain {
      guard let node else { return }
      let graph = node.graph
      graph.afterUpdate { [weak node] in
        graph.enqueue(transaction) {
          guard let node, !node.isDestroyed, let target = node.descendant(withID: key) else { return }
          target.scrollIntoView(anchor)
        }
      }
    }
  }
}

/// A node that knows which of the views below it has an identity.
@MainActor
protocol Identifying: _ViewNode {
  func child(withID id: AnyHashable) -> _ViewNode?
}

extension _ViewNode {
  /// The first node below with an identity, depth first.
  func descendant(withID id: AnyHashable) -> _ViewNode? {
    if let identifying = self as? any Identifying, let found = identifying.child(withID: id) { return found }
    var result: _ViewNode?
    forEachChild { if result == nil { result = $0.descendant(withID: id) } }
    return result
  }

  /// Moves the scroll view around this node so that what it shows is seen.
  fileprivate func scrollIntoView(_ anchor: UnitPoint?) {
    var items: [Item] = []
    collectItems(&items)
    guard let first = items.first else { return }
    var ancestor = first.parent
    while let current = ancestor, !(current is ScrollItem) { ancestor = current.parent }
    guard let scroll = ancestor as? ScrollItem else { return }
    let rect = items.reduce(CGRect.null) { $0.union($1.frame) }
    if !rect.isNull { scroll.show(rect, anchor: anchor) }
  }
}

extension ScrollItem {
  /// Moves the content so that `rect` of it is seen.
  func show(_ rect: CGRect, anchor: UnitPoint?) {
    func target(
      _ low: CGFloat, _ length: CGFloat, _ extent: ScrollExtent, _ current: CGFloat, _ anchor: CGFloat?
    ) -> CGFloat {
      guard extent.scrolls else { return current }
      if let anchor { return low + anchor * length - extent.before - anchor * extent.room }
      // No farther than it must: to the nearer edge, to the start where it is longer than the room.
      let first = low - extent.before
      let last = low + length - extent.before - extent.room
      if current > first || length > extent.room { return first }
      return max(current, last)
    }
    scroll(
      to: CGPoint(
        x: target(rect.minX, rect.width, extents.horizontal, offset.x, anchor?.x),
        y: target(rect.minY, rect.height, extents.vertical, offset.y, anchor?.y)))
  }
}
