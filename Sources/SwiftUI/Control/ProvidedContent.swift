/// Shows `styled`, in which views of the type `Placeholder` stand for `content`: how styles get the parts of the controls
/// that they style.
struct ProvidedContent<Placeholder: View, Content: View, Styled: View>: View {
  let content: Content
  let styled: Styled

  init(_ content: Content, for placeholder: Placeholder.Type, in styled: Styled) {
    self.content = content
    self.styled = styled
  }

  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { Node(view, context) }

  static func _appendComparison(to plan: inout _ComparisonPlan, at offset: Int) {
    plan.append(Content.self, at: offset)
    plan.append(Styled.self, at: offset + _ComparisonPlan.offset(of: \Self.styled))
  }

  private final class Node: ViewNode<ProvidedContent> {
    private var scope: ContentScope!
    private var child: ViewNode<Styled>!

    override init(_ view: ProvidedContent, _ context: _NodeContext) {
      super.init(view, context)
      scope = ContentScope(key: ObjectIdentifier(Placeholder.self), outer: contents) { [unowned self] in
        self.view.content
      }
      var inner = _NodeContext(below: self)
      inner.contents = scope
      child = Styled.makeNode(view.styled, inner)
    }

    override func didUpdate(from old: ProvidedContent, viewChanged: Bool, environmentChanged: Bool) {
      child.update(view.styled, environment)
      if viewChanged && !ValueComparison.areEqual(views: old.content, view.content) { scope.contentChanged() }
    }

    override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
    override func collectItems(_ items: inout [Item]) { child.collectItems(&items) }
    override var transition: AnyTransition? { child.transition }
  }
}

/// A view that stands for a part of a control.
protocol ContentPlaceholder: View where Body == Never {}

extension ContentPlaceholder {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    PlaceholderNode(view, key: ObjectIdentifier(Self.self), context)
  }
}
