/// The node of a view with a `body`: evaluates it, and has the body's node as its one child.
@MainActor
final class CompositeNode<V: View>: ViewNode<V> {
  private var child: ViewNode<V.Body>!
  private var animatable: AnimatableSubject<V>?

  override init(_ view: V, _ context: _NodeContext) {
    super.init(view, context)
    animatable = AnimatableSubject(view, node: self, name: displayName)
    child = V.Body.makeNode(evaluateBody(), _NodeContext(below: self))
  }

  private func evaluateBody() -> V.Body {
    evaluate(animatable?.presented(view) ?? view) { $0.body }
  }

  override func reevaluate() {
    child.update(evaluateBody(), environment)
  }

  override func didUpdate(from old: V, viewChanged: Bool, environmentChanged: Bool) {
    if viewChanged { animatable?.setModel(view) }
    if viewChanged || hasEnvironmentReadChanged {
      reevaluate()
    } else {
      child.setEnvironment(environment)
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func collectItems(_ items: inout [Item]) { child.collectItems(&items) }
  override var transition: AnyTransition? { child.transition }
  override var pathComponent: String? { displayName }
}
