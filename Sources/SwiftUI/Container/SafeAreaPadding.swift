import Raster

/// Keeps a part of a view's sides free and tells the views inside that this is so.
struct _SafeAreaPaddingLayout: ItemModifier {
  let insets: EdgeInsets

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> SafeAreaPaddingItem {
    SafeAreaPaddingItem(node: node, child: child, insets: insets)
  }

  func update(_ item: SafeAreaPaddingItem) { item.set(insets) }
}

@MainActor
final class SafeAreaPaddingItem: PlacingItem, SafeAreaProvider {
  private var insets: EdgeInsets

  init(node: _ViewNode, child: Item, insets: EdgeInsets) {
    self.insets = insets
    super.init(node: node, child: child)
  }

  func set(_ insets: EdgeInsets) {
    if insets == self.insets { return }
    self.insets = insets
    setNeedsLayout()
  }

  var wholeRect: CGRect { frame }
  var safeRect: CGRect { frame.inset(by: insets) }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = child.size(proposal.inset(by: insets))
    return CGSize(
      width: inner.width + insets.leading + insets.trailing, height: inner.height + insets.top + insets.bottom)
  }

  override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> (CGRect, ProposedViewSize) {
    (CGRect(origin: .zero, size: size).inset(by: insets), proposal.inset(by: insets))
  }
}

/// `safeAreaInset`: a second view at a side, for which the first makes room in its safe area.
struct _SafeAreaInsetModifier<Inset: View>: ItemModifier {
  let layer: _SecondaryLayerModifier<Inset>
  let edge: Edge
  let spacing: CGFloat

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> SafeAreaInsetItem<Inset> {
    SafeAreaInsetItem(node: node, child: child, modifier: self)
  }

  func update(_ item: SafeAreaInsetItem<Inset>) { item.set(self) }
}

/// Lies in front of its child, which is offered the room beside the second view but may reach under it.
@MainActor
final class SafeAreaInsetItem<Inset: View>: SecondaryLayerItem<Inset>, SafeAreaProvider {
  private var edge: Edge
  private var gap: CGFloat

  init(node: _ViewNode, child: Item, modifier: _SafeAreaInsetModifier<Inset>) {
    edge = modifier.edge
    gap = modifier.spacing
    super.init(node: node, child: child, modifier: modifier.layer)
    // The second view's own safe area is the one outside.
  }

  func set(_ modifier: _SafeAreaInsetModifier<Inset>) {
    update(modifier.layer)
    if edge != modifier.edge || gap != modifier.spacing {
      edge = modifier.edge
      gap = modifier.spacing
      setNeedsLayout()
    }
  }

  private var isVertical: Bool { edge == .top || edge == .bottom }

  /// What the second view takes of a side.
  private func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
    var offer = proposal
    if isVertical { offer.height = nil } else { offer.width = nil }
    let size = layer.item.size(offer)
    var insets = EdgeInsets()
    insets[edge] = (isVertical ? size.height : size.width) + gap
    return insets
  }

  var wholeRect: CGRect { frame }
  var safeRect: CGRect { frame.inset(by: insets(ProposedViewSize(frame.size))) }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets(proposal)
    let inner = child.size(proposal.inset(by: insets))
    return CGSize(
      width: inner.width + insets.leading + insets.trailing, height: inner.height + insets.top + insets.bottom)
  }

  override func placed() {
    let room = safeRect
    child.place(room, proposal: ProposedViewSize(room.size))
    var offer = ProposedViewSize(frame.size)
    if isVertical { offer.height = nil } else { offer.width = nil }
    let size = layer.item.size(offer)
    var origin = frame.origin
    if edge == .bottom { origin.y = frame.maxY - size.height }
    if edge == .trailing { origin.x = frame.maxX - size.width }
    let own = CGSize(
      width: isVertical ? frame.width : size.width, height: isVertical ? size.height : frame.height)
    let dimensions = layer.item.dimensions(offer)
    if isVertical {
      origin.x += Self.shift(alignment.horizontal.key, own.width, dimensions.width)
    } else {
      origin.y += Self.shift(alignment.vertical.key, own.height, dimensions.height)
    }
    layer.item.place(CGRect(origin: origin, size: size), proposal: offer)
  }

  private static func shift(_ key: AlignmentKey, _ room: CGFloat, _ length: CGFloat) -> CGFloat {
    let leading: [any AlignmentID.Type] = [HorizontalAlignment.Leading.self, VerticalAlignment.Top.self]
    let trailing: [any AlignmentID.Type] = [HorizontalAlignment.Trailing.self, VerticalAlignment.Bottom.self]
    if leading.contains(where: { ObjectIdentifier($0) == ObjectIdentifier(key.id) }) { return 0 }
    if trailing.contains(where: { ObjectIdentifier($0) == ObjectIdentifier(key.id) }) { return room - length }
    return (room - length) / 2
  }
}

extension View {
  /// Shows `content` at the top or bottom of the view, which keeps its own content clear of it.
  ///
  /// - Parameter spacing: between the two, in points; nil is none.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        layer: _SecondaryLayerModifier(
          secondary: content(), alignment: Alignment(horizontal: alignment, vertical: .center), isBehind: false),
        edge: edge == .top ? .top : .bottom, spacing: spacing ?? 0))
  }

  /// Shows `content` at a side of the view, which keeps its own content clear of it.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        layer: _SecondaryLayerModifier(
          secondary: content(), alignment: Alignment(horizontal: .center, vertical: alignment), isBehind: false),
        edge: edge == .leading ? .leading : .trailing, spacing: spacing ?? 0))
  }

  /// Makes the safe area of the view smaller.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { modifier(_SafeAreaPaddingLayout(insets: insets)) }

  /// Makes the safe area of the view smaller at some of its sides; nil takes the system's 16 points.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(length ?? _PaddingLayout.defaultLength, edges: edges))
  }

  /// Makes the safe area of the view smaller.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
