/// Something that makes another view of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View

  /// The modified view, `content` standing for the view that the modifier is applied to.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  typealias Content = _ViewModifier_Content<Self>

  /// Makes the node of a view with this modifier. Primitive modifiers implement it; everybody else inherits it.
  static func _makeModifiedNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode

  /// Tells how two modifiers of the type are compared. Everybody inherits it.
  static func _appendModifierComparison(to plan: inout _ComparisonPlan, at offset: Int)
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { fatalError("\(Self.self) is a primitive modifier and has no body") }
}

extension ViewModifier {
  public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _ViewNode {
    ModifierBodyNode(view, context)
  }

  /// The two modifiers as one, this one first.
  @inlinable public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  /// Applies a modifier to the view.
  @inlinable public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Stands for the view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    PlaceholderNode(view, key: ObjectIdentifier(Self.self), context)
  }
}

/// Stands for a view in the closures that some modifiers take.
public struct PlaceholderContentView<Value>: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    PlaceholderNode(view, key: ObjectIdentifier(Self.self), context)
  }
}

/// The node of a view with a modifier that has a `body`.
@MainActor
private final class ModifierBodyNode<C: View, M: ViewModifier>: ViewNode<ModifiedContent<C, M>> {
  private var scope: ContentScope!
  private var child: ViewNode<M.Body>!
  private var animatable: AnimatableSubject<M>?

  override init(_ view: ModifiedContent<C, M>, _ context: _NodeContext) {
    super.init(view, context)
    animatable = AnimatableSubject(view.modifier, node: self, name: typeName(M.self))
    scope = ContentScope(key: ObjectIdentifier(M.Content.self), outer: contents) { [unowned self] in self.view.content }
    var inner = _NodeContext(below: self)
    inner.contents = scope
    child = M.Body.makeNode(evaluateBody(), inner)
  }

  private func evaluateBody() -> M.Body {
    evaluate(animatable?.presented(view.modifier) ?? view.modifier) { $0.body(content: M.Content()) }
  }

  override func reevaluate() { child.update(evaluateBody(), environment) }

  override func didUpdate(from old: ModifiedContent<C, M>, viewChanged: Bool, environmentChanged: Bool) {
    let isModifierChanged = viewChanged && !ValueComparison.areEqual(modifiers: old.modifier, view.modifier)
    if isModifierChanged { animatable?.setModel(view.modifier) }
    if isModifierChanged || hasEnvironmentReadChanged {
      reevaluate()
    } else {
      child.setEnvironment(environment)
    }
    if viewChanged && !ValueComparison.areEqual(views: old.content, view.content) { scope.contentChanged() }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func collectItems(_ items: inout [Item]) { child.collectItems(&items) }
  override var transition: AnyTransition? { child.transition }
  override var pathComponent: String? { typeName(M.self) }
}
