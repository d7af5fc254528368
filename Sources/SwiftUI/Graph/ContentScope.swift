/// What the placeholders of a tree stand for: a list from the innermost placeholder type outwards.
///
/// The content belongs to the place where it was written, so its own placeholders are looked up in the scope outside.
@MainActor
final class ContentScope {
  let key: ObjectIdentifier
  let outer: ContentScope?
  let make: (_NodeContext) -> _ViewNode
  let update: (_ViewNode, EnvironmentValues) -> Void
  /// The node whose transaction the content keeps, where the placeholder must not see changes made around it.
  let transactionSource: _ViewNode?
  private var placeholders: [ObjectIdentifier: WeakNode] = [:]

  struct WeakNode {
    weak var node: PlaceholderContent?
  }

  init<Content: View>(
    key: ObjectIdentifier, outer: ContentScope?, transactionSource: _ViewNode? = nil, current: @escaping () -> Content
  ) {
    self.key = key
    self.outer = outer
    self.transactionSource = transactionSource
    make = { context in Content.makeNode(current(), context) }
    update = { node, environment in
      unsafeDowncast(node, to: ViewNode<Content>.self).update(current(), environment)
    }
  }

  /// A scope whose content is a node that exists already and is updated by somebody else.
  init(key: ObjectIdentifier, outer: ContentScope?, node: _ViewNode) {
    self.key = key
    self.outer = outer
    transactionSource = nil
    make = { _ in node }
    update = { _, _ in }
  }

  func find(_ key: ObjectIdentifier) -> ContentScope? {
    var scope: ContentScope? = self
    while let current = scope {
      if current.key == key { return current }
      scope = current.outer
    }
    return nil
  }

  func register(_ placeholder: PlaceholderContent) {
    placeholders[ObjectIdentifier(placeholder)] = WeakNode(node: placeholder)
  }

  /// Tells the placeholders that the content is another value than before.
  func contentChanged() {
    for entry in placeholders.values { entry.node?.contentChanged() }
  }
}

/// A node that shows the content of a scope.
@MainActor
protocol PlaceholderContent: AnyObject {
  func contentChanged()
}

/// The node of a placeholder view.
@MainActor
final class PlaceholderNode<V: View>: ViewNode<V>, PlaceholderContent {
  private let scope: ContentScope?
  private var child: _ViewNode?

  init(_ view: V, key: ObjectIdentifier, _ context: _NodeContext) {
    scope = context.contents?.find(key)
    super.init(view, context)
    guard let scope else { return }
    var inner = _NodeContext(below: self)
    inner.contents = scope.outer
    child = scope.make(inner)
    scope.register(self)
  }

  func contentChanged() {
    guard let child, let scope, !isDestroyed else { return }
    scope.update(child, environment)
  }

  override func didUpdate(from old: V, viewChanged: Bool, environmentChanged: Bool) {
    if let child, let scope { scope.update(child, environment) }
  }

  override func inheritedTransaction() -> Transaction {
    scope?.transactionSource?.inheritedTransaction() ?? super.inheritedTransaction()
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func collectItems(_ items: inout [Item]) { child?.collectItems(&items) }
  override var transition: AnyTransition? { child?.transition }
}
