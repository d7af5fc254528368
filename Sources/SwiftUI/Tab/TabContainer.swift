import Raster

/// Views of which one is in sight over a bar with an item for each.
struct TabContainer<Content: View>: View {
  let selection: AnySelection?
  let content: Content

  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { Node(view, context) }

  private final class Node: ContainerNode<TabContainer, Content, TabsItem> {
    private var bar: LayerNode<TabBar, LayoutItem<ZStackLayout>>!
    private let requests = PageRequests()

    override init(_ view: TabContainer, _ context: _NodeContext) {
      super.init(view, context)
      bar = LayerNode(TabBar(tabs: [], selected: nil) { _ in }, _NodeContext(below: self)) {
        LayoutItem(layout: ZStackLayout(alignment: .bottom), node: $0)
      }
      let item = TabsItem(node: self, selection: view.selection, bar: bar.item)
      bar.item.parent = item
      item.tabsChanged = { [unowned self] in
        graph.enqueue(.unanimated) { [weak self] in self?.updateBar() }
      }
      requests.changed = { [unowned self] in
        self.item.isBarHidden = requests.values(PageRequest.tabBarVisibility).last == .hidden
      }
      setUp(item, view.content)
    }

    override var contentEnvironment: EnvironmentValues {
      var inner = environment
      inner.tabRequests = requests
      inner.navigationPage = nil
      return inner
    }

    private func updateBar() {
      guard !isDestroyed else { return }
      bar.update(
        TabBar(tabs: item.tabs, selected: item.selectedIndex) { [weak self] in self?.item.select($0) }, environment)
    }

    override func didUpdate(from old: TabContainer, viewChanged: Bool, environmentChanged: Bool) {
      item.update(view.selection)
      updateContent(view.content)
      if environmentChanged { updateBar() }
    }

    override func forEachChild(_ body: (_ViewNode) -> Void) {
      super.forEachChild(body)
      if let bar { body(bar) }
    }
    override var pathComponent: String? { "TabView" }
  }
}

/// Places the chosen tab's content above the bar.
@MainActor
final class TabsItem: ContainerItem, SafeAreaProvider {
  /// What the bar shows of a tab.
  struct TabDescription {
    var label: AnyView
    var badge: Text?
  }

  private var selection: AnySelection?
  private var ownIndex = 0
  private let bar: LayoutItem<ZStackLayout>
  var tabsChanged: () -> Void = {}
  var isBarHidden = false {
    didSet { if isBarHidden != oldValue { setNeedsLayout() } }
  }

  /// Of the bar, without what lies under it, in points.
  static let barHeight: CGFloat = 49

  init(node: _ViewNode, selection: AnySelection?, bar: LayoutItem<ZStackLayout>) {
    self.selection = selection
    self.bar = bar
    super.init(node: node)
  }

  func update(_ selection: AnySelection?) {
    let old = selectedIndex
    self.selection = selection
    if selectedIndex != old {
      setNeedsLayout()
      tabsChanged()
    }
  }

  var selectedIndex: Int? {
    guard let selection else { return items.isEmpty ? nil : min(ownIndex, items.count - 1) }
    return items.firstIndex { $0.pickerTag.map(selection.matches) ?? false }
      // Tabs without tags are numbered.
      ?? (selection.value.base as? Int).flatMap { index in
        items.indices.contains(index) && items.allSatisfy { $0.pickerTag == nil } ? index : nil
      }
  }

  private var shown: Item? {
    if let selectedIndex { return items[selectedIndex] }
    return items.first
  }

  var tabs: [TabDescription] {
    items.map { item in
      TabDescription(
        label: item.trait(TabItemTrait.self)?.label ?? AnyView(EmptyView()), badge: item.trait(BadgeTrait.self))
    }
  }

  func select(_ index: Int) {
    guard items.indices.contains(index) else { return }
    if let selection {
      let tag = items[index].pickerTag ?? AnyHashable(index)
      if !selection.matches(tag) { selection.set(tag) }
    } else if ownIndex != index {
      ownIndex = index
      setNeedsLayout()
      tabsChanged()
    }
  }

  override func prepareForLayout() {
    super.prepareForLayout()
    bar.prepareForLayout()
  }

  override func itemsChanged() {
    for item in items { item.trait(TabItemTrait.self)?.labelChanged = { [weak self] in self?.tabsChanged() } }
    tabsChanged()
  }

  var wholeRect: CGRect { frame }
  var safeRect: CGRect {
    var rect = frame
    if !isBarHidden { rect.size.height = max(rect.height - Self.barHeight, 0) }
    return rect
  }

  override func placed() {
    let room = safeRect
    if let shown {
      shown.trait(TabItemTrait.self)?.load()
      let proposal = ProposedViewSize(room.size)
      let size = shown.size(proposal)
      shown.place(
        CGRect(x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height),
        proposal: proposal)
    }
    let place = CGRect(x: frame.minX, y: frame.maxY - Self.barHeight, width: frame.width, height: Self.barHeight)
    bar.place(place, proposal: ProposedViewSize(place.size))
    setNeedsDisplay()
  }

  override func draw(_ context: inout DrawContext) {
    shown?.draw(&context)
    if !isBarHidden { bar.draw(&context) }
  }

  override func forEachItem(_ body: (Item) -> Void) {
    if let shown { body(shown) }
    if !isBarHidden { body(bar) }
  }

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    if !isBarHidden, bar.hitTest(point, &chain) { return true }
    return shown?.hitTest(point, &chain) ?? false
  }
}

/// The bar of a tab view.
struct TabBar: View {
  let tabs: [TabsItem.TabDescription]
  let selected: Int?
  let select: (Int) -> Void

  var body: some View {
    HStack(spacing: 0) {
      ForEach(tabs.indices, id: \.self) { index in
        Button {
          select(index)
        } label: {
          TabBarItem(tab: tabs[index], isSelected: index == selected)
        }
        .buttonStyle(TabButtonStyle())
        .accessibilityAddTraits(index == selected ? .isSelected : [])
        .accessibilityValue(tabs[index].badge ?? Text(verbatim: ""))
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: TabsItem.barHeight)
    .background {
      Rectangle().fill(.bar).overlay(alignment: .top) { Divider() }.ignoresSafeArea(edges: [.bottom, .horizontal])
    }
  }
}

/// One tab in the bar: the icon over the title, and the badge.
private struct TabBarItem: View {
  let tab: TabsItem.TabDescription
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 1) { tab.label }
      .frame(height: 40, alignment: .bottom)
      .labelStyle(TabLabelStyle())
      .font(.system(size: 10, weight: .medium))
      .environment(\.symbolFont, .system(size: 17.5, weight: .regular))
      .imageScale(.large)
      .symbolVariant(.fill)
      .lineLimit(1)
      .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(system: .gray)))
      .overlay(alignment: .top) {
        if let badge = tab.badge {
          badge
            .font(.system(size: 13))
            .foregroundStyle(.white)
            .padding(.horizontal, 5)
            .frame(minWidth: 18, minHeight: 18)
            .background(.red, in: Capsule())
            .fixedSize()
            .offset(x: 14, y: -3)
            .accessibilityHidden(true)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
  }
}

/// The icon over the title.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 1) {
      configuration.icon.accessibilityHidden(true)
      configuration.title
    }
  }
}

/// A tab does not change while it is pressed.
private struct TabButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { _ in configuration.label }
  }
}
