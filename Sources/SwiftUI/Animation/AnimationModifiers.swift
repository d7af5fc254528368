/// Changes the transaction of its content; the node base of the modifiers below.
@MainActor
class TransactionModifierNode<C: View, M: ViewModifier>: TransparentNode<ModifiedContent<C, M>, C> {
  /// The pass in which the watched value changed.
  var changedPass = -1

  final var isChangedNow: Bool { changedPass == graph.pass }

  final func noteChange() {
    changedPass = graph.pass
    forgetTransaction()
  }
}

/// `animation(_:value:)`: animates what changes in the content in the updates in which the value changes.
struct _AnimationModifier<Value: Equatable>: ViewModifier {
  let animation: Animation?
  let value: Value

  typealias Body = Never

  static func _makeModifiedNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    Node<C>(view, context) { $0.content }
  }

  private final class Node<C: View>: TransactionModifierNode<C, _AnimationModifier> {
    override func willUpdateChild(from old: ModifiedContent<C, _AnimationModifier>, viewChanged: Bool) {
      if old.modifier.value != view.modifier.value { noteChange() }
    }

    override func modify(_ transaction: inout Transaction) {
      if isChangedNow && !transaction.disablesAnimations { transaction.animation = view.modifier.animation }
    }
  }
}

/// The deprecated `animation(_:)` without a value: animates whatever changes in the content.
struct _AnyChangeAnimationModifier: ViewModifier {
  let animation: Animation?

  typealias Body = Never

  static func _makeModifiedNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    Node<C>(view, context) { $0.content }
  }

  private final class Node<C: View>: TransactionModifierNode<C, _AnyChangeAnimationModifier> {
    override func modify(_ transaction: inout Transaction) {
      if !transaction.disablesAnimations { transaction.animation = view.modifier.animation }
    }
  }
}

/// `transaction(_:)`: lets a closure change every transaction that reaches the content.
struct _TransactionModifier: ViewModifier {
  let transform: (inout Transaction) -> Void

  typealias Body = Never

  static func _makeModifiedNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    Node<C>(view, context) { $0.content }
  }

  private final class Node<C: View>: TransactionModifierNode<C, _TransactionModifier> {
    override func modify(_ transaction: inout Transaction) { view.modifier.transform(&transaction) }
  }
}

/// `transaction(value:_:)`: like `transaction(_:)`, in the updates in which the value changes.
struct _ValueTransactionModifier<Value: Equatable>: ViewModifier {
  let value: Value
  let transform: (inout Transaction) -> Void

  typealias Body = Never

  static func _makeModifiedNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    Node<C>(view, context) { $0.content }
  }

  private final class Node<C: View>: TransactionModifierNode<C, _ValueTransactionModifier> {
    override func willUpdateChild(from old: ModifiedContent<C, _ValueTransactionModifier>, viewChanged: Bool) {
      if old.modifier.value != view.modifier.value { noteChange() }
    }

    override func modify(_ transaction: inout Transaction) {
      if isChangedNow { view.modifier.transform(&transaction) }
    }
  }
}

/// Changes the transaction for the modifiers that a closure applies, but not for the view that it applies them to.
struct _ScopedTransactionModifier<Scope: View>: ViewModifier {
  let transform: (inout Transaction) -> Void
  let scope: Scope

  typealias Body = Never

  static func _makeModifiedNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    Node<C>(view, context)
  }

  private final class Node<C: View>: ViewNode<ModifiedContent<C, _ScopedTransactionModifier>> {
    private var content: ContentScope!
    private var child: ViewNode<Scope>!

    override init(_ view: ModifiedContent<C, _ScopedTransactionModifier>, _ context: _NodeContext) {
      super.init(view, context)
      content = ContentScope(
        key: ObjectIdentifier(PlaceholderContentView<C>.self), outer: contents, transactionSource: self
      ) { [unowned self] in self.view.content }
      var inner = _NodeContext(below: self)
      inner.contents = content
      child = Scope.makeNode(view.modifier.scope, inner)
    }

    override func didUpdate(
      from old: ModifiedContent<C, _ScopedTransactionModifier>, viewChanged: Bool, environmentChanged: Bool
    ) {
      child.update(view.modifier.scope, environment)
      if !ValueComparison.areEqual(views: old.content, view.content) { content.contentChanged() }
    }

    override func modify(_ transaction: inout Transaction) { view.modifier.transform(&transaction) }
    override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
    override func collectItems(_ items: inout [Item]) { child.collectItems(&items) }
    override var transition: AnyTransition? { child.transition }
  }
}

extension View {
  /// Animates the changes inside this view whenever `value` changes.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Animates every change inside this view.
  public func animation(_ animation: Animation?) -> some View {
    modifier(_AnyChangeAnimationModifier(animation: animation))
  }

  /// Animates the modifiers that `body` applies to the view it is given.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(
      _ScopedTransactionModifier(
        transform: { if !$0.disablesAnimations { $0.animation = animation } }, scope: body(PlaceholderContentView())))
  }

  /// Lets `transform` change every transaction that reaches this view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Lets `transform` change the transactions in which `value` changes.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }

  /// Lets `transform` change the transaction of the modifiers that `body` applies to the view it is given.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(_ScopedTransactionModifier(transform: transform, scope: body(PlaceholderContentView())))
  }
}
