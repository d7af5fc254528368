/// Says what view stands for the values of one type on a stack's path.
struct _NavigationDestinationModifier<Value: Hashable, Destination: View>: ViewModifier {
  let destination: (Value) -> Destination

  typealias Body = Never

  static func _makeModifiedNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    Node<C>(view, context) { $0.content }
  }

  private final class Node<C: View>: TransparentNode<ModifiedContent<C, _NavigationDestinationModifier>, C> {
    override func prepare() { register() }

    override func willUpdateChild(from old: ModifiedContent<C, _NavigationDestinationModifier>, viewChanged: Bool) {
      if viewChanged { register() }
    }

    private func register() {
      let destination = view.modifier.destination
      environment.navigation?.setDestination(Value.self, by: self) { AnyView(destination($0)) }
    }

    override func willDestroy() { environment.navigation?.removeDestination(Value.self, by: self) }
  }
}

/// Shows a page while a condition holds.
struct _PresentedPageModifier<Destination: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let destination: () -> Destination?
  @State private var shown = ShownDestination()
  @Environment(\.navigation) private var navigation

  func body(content: Content) -> some View {
    if let page = shown.page, let view = destination() { page.content = .view(AnyView(view)) }
    return content.onChange(of: isPresented.wrappedValue, initial: true) { _, isPresented in
      if isPresented { show() } else { shown.page.map { navigation?.pop($0) } }
    }
  }

  private func show() {
    guard shown.page == nil, let view = destination() else { return }
    let (shown, isPresented) = (shown, isPresented)
    shown.page = navigation?.push(AnyView(view)) {
      shown.page = nil
      isPresented.wrappedValue = false
    }
  }
}

extension Binding {
  /// Whether there is a value; made false, the value goes.
  func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    let base = self
    return Binding<Bool>(
      location: FunctionalLocation(
        get: { base.wrappedValue != nil },
        set: { isPresent, _ in if !isPresent && base.wrappedValue != nil { base.wrappedValue = nil } }))
  }
}

extension View {
  /// The page for the values of a type on the stack's path.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(_NavigationDestinationModifier(destination: destination))
  }

  /// Shows a page while `isPresented` is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(_PresentedPageModifier(isPresented: isPresented, destination: { destination() }))
  }

  /// Shows a page while there is an `item`.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      _PresentedPageModifier(isPresented: item.isPresent(), destination: { item.wrappedValue.map(destination) }))
  }
}
