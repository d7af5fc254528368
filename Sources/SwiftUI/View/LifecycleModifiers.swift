/// `onAppear` and `onDisappear`.
struct _AppearanceActionModifier: ViewModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  typealias Body = Never

  static func _makeModifiedNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    Node<C>(view, context) { $0.content }
  }

  private final class Node<C: View>: TransparentNode<ModifiedContent<C, _AppearanceActionModifier>, C> {
    override func prepare() {
      graph.afterUpdate { [weak self] in
        guard let self, !self.isDestroyed else { return }
        self.view.modifier.appear?()
      }
    }

    override func willDestroy() {
      guard let action = view.modifier.disappear else { return }
      graph.afterUpdate { action() }
    }
  }
}

/// `onChange(of:)`.
struct _ValueActionModifier<Value: Equatable>: ViewModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  typealias Body = Never

  static func _makeModifiedNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    Node<C>(view, context) { $0.content }
  }

  private final class Node<C: View>: TransparentNode<ModifiedContent<C, _ValueActionModifier>, C> {
    override func prepare() {
      guard view.modifier.isInitial else { return }
      let modifier = view.modifier
      graph.afterUpdate { modifier.action(modifier.value, modifier.value) }
    }

    override func willUpdateChild(from old: ModifiedContent<C, _ValueActionModifier>, viewChanged: Bool) {
      let (before, modifier) = (old.modifier.value, view.modifier)
      if before != modifier.value { graph.afterUpdate { modifier.action(before, modifier.value) } }
    }
  }
}

/// `task` and `task(id:)`: an asynchronous action that lives as long as the view is there.
struct _TaskModifier<ID: Equatable>: ViewModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  typealias Body = Never

  static func _makeModifiedNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    Node<C>(view, context) { $0.content }
  }

  private final class Node<C: View>: TransparentNode<ModifiedContent<C, _TaskModifier>, C> {
    private var task: Task<Void, Never>?

    override func prepare() { start() }

    override func willUpdateChild(from old: ModifiedContent<C, _TaskModifier>, viewChanged: Bool) {
      if old.modifier.id != view.modifier.id { start() }
    }

    private func start() {
      graph.afterUpdate { [weak self] in
        guard let self, !self.isDestroyed else { return }
        self.task?.cancel()
        self.task = Task(priority: self.view.modifier.priority, operation: self.view.modifier.action)
      }
    }

    override func willDestroy() { task?.cancel() }
  }
}

extension View {
  /// Runs an action after the view has appeared, before it is first shown.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Runs an action after the view has disappeared.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }

  /// Runs an action when a value changes, with the old and the new value.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs an action when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Runs an action when a value changes, with the new value. Deprecated in SwiftUI.
  @_disfavoredOverload
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: false) { _, new in action(new) })
  }

  /// Runs an asynchronous action while the view is there.
  public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs an asynchronous action while the view is there, and afresh whenever `value` changes.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, priority: priority, action: action))
  }
}
