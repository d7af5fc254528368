extension Item {
  /// What the system's furniture covers beyond those of the item's edges that touch it.
  var coveredInsets: EdgeInsets {
    guard let root = graph.rootItem, isInWindow, !frame.isNull else { return EdgeInsets() }
    let safe = root.safeRect
    let tolerance: CGFloat = 0.01
    var insets = EdgeInsets()
    if abs(frame.minY - safe.minY) < tolerance { insets.top = root.safeAreaInsets.top }
    if abs(frame.maxY - safe.maxY) < tolerance { insets.bottom = root.safeAreaInsets.bottom }
    if abs(frame.minX - safe.minX) < tolerance { insets.leading = root.safeAreaInsets.leading }
    if abs(frame.maxX - safe.maxX) < tolerance { insets.trailing = root.safeAreaInsets.trailing }
    return insets
  }
}

/// `safeAreaInset` and `safeAreaPadding`: keeps room free at the edges, at one of them for a view. The content of a
/// scroll view passes under it; anything else makes room.
struct _SafeAreaInsetModifier<Bar: View>: ItemModifier {
  let bar: Bar
  /// The edge where the bar is; nil for none.
  let edge: Edge?
  /// Along the edge: 0 at its start, 1 at its end.
  let alignment: CGFloat
  /// Kept free besides the bar.
  let insets: EdgeInsets

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> SafeAreaInsetItem<Bar> {
    SafeAreaInsetItem(node: node, child: child, modifier: self)
  }

  func update(_ item: SafeAreaInsetItem<Bar>) { item.update(self) }
}

@MainActor
final class SafeAreaInsetItem<Bar: View>: PlacingItem {
  private var modifier: _SafeAreaInsetModifier<Bar>
  private let layer: SecondaryLayerItem<Bar>.LayerNode

  init(node: _ViewNode, child: Item, modifier: _SafeAreaInsetModifier<Bar>) {
    self.modifier = modifier
    layer = SecondaryLayerItem<Bar>.LayerNode(modifier.bar, .center, _NodeContext(below: node))
    super.init(node: node, child: child)
    layer.item.parent = self
  }

  override var ownedNode: _ViewNode? { layer }

  func update(_ modifier: _SafeAreaInsetModifier<Bar>) {
    self.modifier = modifier
    layer.environment = environment
    layer.content.update(modifier.bar, environment)
    setNeedsLayout()
  }

  override func prepareForLayout() {
    child.prepareForLayout()
    layer.item.prepareForLayout()
  }

  private func barSize(in size: CGSize) -> CGSize {
    guard let edge = modifier.edge else { return .zero }
    let isHorizontal = edge == .top || edge == .bottom
    return layer.item.size(
      ProposedViewSize(width: isHorizontal ? size.width : nil, height: isHorizontal ? nil : size.height))
  }

  /// All that is kept free when the item is `size` large.
  private func insets(in size: CGSize) -> EdgeInsets {
    var insets = modifier.insets
    let bar = barSize(in: size)
    switch modifier.edge {
    case .top: insets.top += bar.height
    case .bottom: insets.bottom += bar.height
    case .leading: insets.leading += bar.width
    case .trailing: insets.trailing += bar.width
    case nil: break
    }
    return insets
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard child.firstScroll == nil else { return child.size(proposal) }
    let insets = insets(in: proposal.replacingUnspecifiedDimensions())
    let inner = child.size(proposal.inset(by: insets))
    return CGSize(
      width: inner.width + insets.leading + insets.trailing, height: inner.height + insets.top + insets.bottom)
  }

  override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> (CGRect, ProposedViewSize) {
    guard child.firstScroll == nil else { return (CGRect(origin: .zero, size: size), proposal) }
    let inner = CGRect(origin: .zero, size: size).inset(by: insets(in: size))
    return (inner, ProposedViewSize(inner.size))
  }

  override func placed() {
    child.firstScroll?.setObstruction(insets(in: frame.size), by: self)
    super.placed()
    guard let edge = modifier.edge else { return }
    let size = barSize(in: frame.size)
    let along = modifier.alignment
    let x = frame.minX + (frame.width - size.width) * along
    let y = frame.minY + (frame.height - size.height) * along
    let origin =
      switch edge {
      case .top: CGPoint(x: x, y: frame.minY)
      case .bottom: CGPoint(x: x, y: frame.maxY - size.height)
      case .leading: CGPoint(x: frame.minX, y: y)
      case .trailing: CGPoint(x: frame.maxX - size.width, y: y)
      }
    layer.item.place(CGRect(origin: origin, size: size), proposal: ProposedViewSize(size))
  }

  override func draw(_ context: inout DrawContext) {
    child.draw(&context)
    layer.item.draw(&context)
  }

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    layer.item.hitTest(point, &chain) || child.hitTest(point, &chain)
  }

  override func forEachItem(_ body: (Item) -> Void) {
    body(child)
    body(layer.item)
  }
}

extension View {
  /// Puts a view at the top or bottom edge and keeps its room free.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let gap = spacing ?? 0
    return modifier(
      _SafeAreaInsetModifier(
        bar: content(), edge: edge == .top ? .top : .bottom,
        alignment: alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5,
        insets: EdgeInsets(top: edge == .top ? gap : 0, leading: 0, bottom: edge == .bottom ? gap : 0, trailing: 0)))
  }

  /// Puts a view at the leading or trailing edge and keeps its room free.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let gap = spacing ?? 0
    return modifier(
      _SafeAreaInsetModifier(
        bar: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5,
        insets: EdgeInsets(
          top: 0, leading: edge == .leading ? gap : 0, bottom: 0, trailing: edge == .trailing ? gap : 0)))
  }

  /// Keeps room free at the edges.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaInsetModifier(bar: EmptyView(), edge: nil, alignment: 0.5, insets: insets))
  }

  /// Keeps room free at the edges; nil takes the system's 16 points.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(length ?? _PaddingLayout.defaultLength, edges: edges))
  }

  /// Keeps room free at all edges.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
