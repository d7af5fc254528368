/// `background` and `overlay`: a second view behind or in front of the first, which alone decides the size.
struct _SecondaryLayerModifier<Secondary: View>: ItemModifier {
  let secondary: Secondary
  let alignment: Alignment
  let isBehind: Bool

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> SecondaryLayerItem<Secondary> {
    SecondaryLayerItem(node: node, child: child, modifier: self)
  }

  func update(_ item: SecondaryLayerItem<Secondary>) { item.update(self) }
}

@MainActor
class SecondaryLayerItem<Secondary: View>: WrapperItem {
  private(set) var alignment: Alignment
  private let isBehind: Bool
  /// The root of the second view's tree.
  final let layer: LayerNode<Secondary, LayoutItem<ZStackLayout>>

  init(node: _ViewNode, child: Item, modifier: _SecondaryLayerModifier<Secondary>) {
    alignment = modifier.alignment
    isBehind = modifier.isBehind
    layer = LayerNode(modifier.secondary, _NodeContext(below: node)) {
      LayoutItem(layout: ZStackLayout(alignment: modifier.alignment), node: $0)
    }
    super.init(node: node, child: child)
    layer.item.parent = self
  }

  override var ownedNode: _ViewNode? { layer }

  func update(_ modifier: _SecondaryLayerModifier<Secondary>) {
    if modifier.alignment != alignment {
      alignment = modifier.alignment
      layer.item.setLayout(ZStackLayout(alignment: alignment))
    }
    layer.update(modifier.secondary, environment)
  }

  override func prepareForLayout() {
    child.prepareForLayout()
    layer.item.prepareForLayout()
  }

  override func placed() {
    child.place(frame, proposal: proposal)
    let inner = ProposedViewSize(frame.size)
    let own = ViewDimensions(item: child, size: frame.size, proposal: proposal)
    let second = layer.item.dimensions(inner)
    var origin = CGPoint(
      x: own[alignment.horizontal] - second[alignment.horizontal],
      y: own[alignment.vertical] - second[alignment.vertical])
    if environment.layoutDirection == .rightToLeft { origin.x = frame.width - origin.x - second.width }
    layer.item.place(
      CGRect(
        x: frame.minX + origin.x, y: frame.minY + origin.y, width: second.width, height: second.height),
      proposal: inner)
  }

  override func draw(_ context: inout DrawContext) {
    if isBehind { layer.item.draw(&context) }
    child.draw(&context)
    if !isBehind { layer.item.draw(&context) }
  }

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    isBehind
      ? child.hitTest(point, &chain) || layer.item.hitTest(point, &chain)
      : layer.item.hitTest(point, &chain) || child.hitTest(point, &chain)
  }

  override func forEachItem(_ body: (Item) -> Void) {
    if isBehind { body(layer.item) }
    body(child)
    if !isBehind { body(layer.item) }
  }
}

extension View {
  /// Puts views behind this one.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(_SecondaryLayerModifier(secondary: content(), alignment: alignment, isBehind: true))
  }

  /// Puts a view behind this one.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    modifier(_SecondaryLayerModifier(secondary: background, alignment: alignment, isBehind: true))
  }

  /// Puts views in front of this one.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(_SecondaryLayerModifier(secondary: content(), alignment: alignment, isBehind: false))
  }

  /// Puts a view in front of this one.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(_SecondaryLayerModifier(secondary: overlay, alignment: alignment, isBehind: false))
  }
}
