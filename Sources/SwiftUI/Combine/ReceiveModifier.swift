/// `onReceive`: an action for every value of a publisher, as long as the view is there.
struct _SubscriptionModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  typealias Body = Never

  static func _makeModifiedNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    Node<C>(view, context) { $0.content }
  }

  private final class Node<C: View>: TransparentNode<ModifiedContent<C, _SubscriptionModifier>, C> {
    private var subscription: AnyCancellable?

    override func prepare() { subscribe() }

    override func willUpdateChild(from old: ModifiedContent<C, _SubscriptionModifier>, viewChanged: Bool) {
      if viewChanged && !ValueComparison.areEqual(old.modifier.publisher, view.modifier.publisher) { subscribe() }
    }

    /// Values arrive outside of updates: what they change is taken over by the next.
    private func subscribe() {
      graph.afterUpdate { [weak self] in
        guard let self, !self.isDestroyed else { return }
        self.subscription = self.view.modifier.publisher.sink { [weak self] value in
          nonisolated(unsafe) let value = value
          onMain {
            guard let self, !self.isDestroyed else { return }
            self.view.modifier.action(value)
          }
        }
      }
    }

    override func willDestroy() { subscription = nil }
  }
}

extension View {
  /// Runs an action for every value that `publisher` delivers while the view is there.
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
  where P.Failure == Never {
    modifier(_SubscriptionModifier(publisher: publisher, action: action))
  }
}
