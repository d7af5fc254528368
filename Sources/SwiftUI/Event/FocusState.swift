/// Tells which of several views has the keyboard focus, and moves it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  public init() where Value == Bool { state = State(wrappedValue: false) }

  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// The view that has the focus. Writing it moves the focus after the update.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// What to hand to `focused(_:)`.
  public var projectedValue: Binding { Binding(base: state.projectedValue) }

  /// A connection to a focus state.
  @propertyWrapper
  public struct Binding {
    let base: SwiftUI.Binding<Value>

    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

/// `focused`.
struct _FocusedModifier<Value: Hashable>: ItemModifier {
  let binding: Binding<Value>
  /// What the state is while a view inside has the focus.
  let value: Value
  /// What it is when none has.
  let none: Value

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> FocusedItem<Value> {
    FocusedItem(node: node, child: child, modifier: self)
  }

  func update(_ item: FocusedItem<Value>) { item.update(self) }
}

/// Keeps a focus state and the focus the same.
@MainActor
final class FocusedItem<Value: Hashable>: WrapperItem, FocusObserver {
  private var modifier: _FocusedModifier<Value>
  private var hasFocus = false

  init(node: _ViewNode, child: Item, modifier: _FocusedModifier<Value>) {
    self.modifier = modifier
    super.init(node: node, child: child)
    update(modifier)
  }

  func update(_ modifier: _FocusedModifier<Value>) {
    self.modifier = modifier
    let isWanted = modifier.binding.wrappedValue == modifier.value
    guard isWanted != hasFocus else { return }
    graph.afterUpdate { [weak self] in self?.follow() }
  }

  private func follow() {
    guard !node.isDestroyed else { return }
    let isWanted = modifier.binding.wrappedValue == modifier.value
    if isWanted == hasFocus { return }
    if !isWanted { return graph.focus.leave(self) }
    var target: (any FocusTarget)?
    func visit(_ item: Item) {
      if target == nil, let found = item as? any FocusTarget, found.canTakeFocus { target = found }
      if target == nil { item.forEachItem(visit) }
    }
    visit(child)
    if let target { graph.focus.focus(target) }
  }

  func focusChanged(_ isInside: Bool) {
    hasFocus = isInside
    let now = modifier.binding.wrappedValue
    if isInside && now != modifier.value { modifier.binding.wrappedValue = modifier.value }
    if !isInside && now == modifier.value { modifier.binding.wrappedValue = modifier.none }
  }
}

extension View {
  /// Keeps `condition` true while the view, or one inside it, has the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(binding: condition.base, value: true, none: false))
  }

  /// Keeps `binding` at `value` while the view, or one inside it, has the focus.
  public func focused<Value: Hashable>(_ binding: FocusState<Value?>.Binding, equals value: Value) -> some View {
    modifier(_FocusedModifier(binding: binding.base, value: value, none: nil))
  }

  /// Lets the view be reached with the keyboard.
  @ViewBuilder
  public func focusable(_ isFocusable: Bool = true) -> some View {
    if isFocusable { modifier(_KeyModifier(outline: nil) { _ in false }) } else { self }
  }
}
