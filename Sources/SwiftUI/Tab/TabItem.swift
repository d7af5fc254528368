/// What stands for a view in a tab bar.
struct TabLabel {
  let view: AnyView
}

/// The item of a view of a tab view that has a label for the bar.
enum TabItemTrait: _TraitKey { nonisolated(unsafe) static let defaultValue: TabContentItem? = nil }

/// What a tab or row says beside its label.
enum BadgeTrait: _TraitKey { static let defaultValue: Text? = nil }

/// `tabItem`: the view is made when its tab is chosen for the first time.
struct _TabItemModifier<Label: View>: ViewModifier {
  let label: Label

  typealias Body = Never

  static func _makeModifiedNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    Node<C>(view, context)
  }

  private final class Node<C: View>: ViewNode<ModifiedContent<C, _TabItemModifier>> {
    private var content: ViewNode<C>?
    private var item: TabContentItem!

    override init(_ view: ModifiedContent<C, _TabItemModifier>, _ context: _NodeContext) {
      super.init(view, context)
      item = TabContentItem(node: self, label: AnyView(view.modifier.label)) { [unowned self] in load() }
      if context.environment.tabRequests == nil { load() }
    }

    private func load() {
      guard content == nil else { return }
      let made = C.makeNode(view.content, _NodeContext(below: self))
      content = made
      item.source = made
      item.setItemsDirty()
    }

    override func didUpdate(
      from old: ModifiedContent<C, _TabItemModifier>, viewChanged: Bool, environmentChanged: Bool
    ) {
      if viewChanged {
        item.label = AnyView(view.modifier.label)
        item.labelChanged()
      }
      content?.update(view.content, environment)
    }

    override func forEachChild(_ body: (_ViewNode) -> Void) { if let content { body(content) } }
    override func collectItems(_ items: inout [Item]) { items.append(item) }
    override var containerItem: Item? { item }
    override var isOwnContainer: Bool { false }
  }
}

/// The content of one tab.
@MainActor
final class TabContentItem: ContainerItem {
  var label: AnyView
  private let loader: () -> Void
  /// Called when the label is another one.
  var labelChanged: () -> Void = {}

  init(node: _ViewNode, label: AnyView, loader: @escaping () -> Void) {
    self.label = label
    self.loader = loader
    super.init(node: node)
  }

  /// Makes the content, if it has not been made yet.
  func load() { loader() }

  override func trait<K: _TraitKey>(_ key: K.Type) -> K.Value {
    if key == TabItemTrait.self, let value = (self as TabContentItem?) as? K.Value { return value }
    prepareForLayout()
    return items.first?.trait(key) ?? super.trait(key)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    items.map { $0.size(proposal) }.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  override func placed() {
    for item in items {
      let proposal = ProposedViewSize(frame.size)
      let size = item.size(proposal)
      item.place(
        CGRect(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height),
        proposal: proposal)
    }
  }
}

extension View {
  /// What stands for the view in the bar of a tab view.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabItemModifier(label: label()))
  }

  /// A number that the view's tab or row shows; none for 0.
  public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(String(count))) }

  /// A text that the view's tab or row shows.
  public func badge(_ label: Text?) -> some View { modifier(RowBadge(label: label)) }

  /// A text that the view's tab or row shows.
  public func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }

  /// A text that the view's tab or row shows.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S) -> some View { badge(Text(label)) }
}

/// Shows a badge at the trailing side of a row, and tells a tab bar of it.
private struct RowBadge: ViewModifier {
  let label: Text?
  @Environment(\.listRow) private var listRow

  @ViewBuilder func body(content: Content) -> some View {
    if listRow != nil, let label {
      HStack {
        content
        Spacer(minLength: 8)
        label.foregroundStyle(.secondary)
      }
    } else {
      content.modifier(_TraitModifier<BadgeTrait>(value: label))
    }
  }
}
