/// Several views as one, without a layout of their own.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    TransparentNode(view, context) { $0.content }
  }

  public static func _appendComparison(to plan: inout _ComparisonPlan, at offset: Int) {
    plan.appendFields(of: Self.self, views: Content.self, at: offset)
  }
}

/// The node of a view that stands for exactly one other and changes nothing.
@MainActor
class TransparentNode<V: View, Content: View>: ViewNode<V> {
  private let content: (V) -> Content
  private(set) var child: ViewNode<Content>!

  init(_ view: V, _ context: _NodeContext, _ content: @escaping (V) -> Content) {
    self.content = content
    super.init(view, context)
    prepare()
    var inner = _NodeContext(below: self)
    inner.environment = environmentForChild()
    child = Content.makeNode(content(view), inner)
  }

  /// Called before the child is made.
  func prepare() {}

  /// Called before the child is updated.
  func willUpdateChild(from old: V, viewChanged: Bool) {}

  /// The environment that the child gets.
  func environmentForChild() -> EnvironmentValues { environment }

  final override func didUpdate(from old: V, viewChanged: Bool, environmentChanged: Bool) {
    willUpdateChild(from: old, viewChanged: viewChanged)
    child.update(content(view), environmentForChild())
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func collectItems(_ items: inout [Item]) { child.collectItems(&items) }
  override var transition: AnyTransition? { child.transition }
}
