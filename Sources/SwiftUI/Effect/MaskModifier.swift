import Raster

/// `mask`: a second view, placed as an overlay is, whose opacity says how much of the first is to be seen.
struct _MaskModifier<Mask: View>: ItemModifier {
  let layer: _SecondaryLayerModifier<Mask>

  init(_ mask: Mask, alignment: Alignment) {
    layer = _SecondaryLayerModifier(secondary: mask, alignment: alignment, isBehind: false)
  }

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> MaskItem<Mask> {
    MaskItem(node: node, child: child, modifier: layer)
  }

  func update(_ item: MaskItem<Mask>) { item.update(layer) }
}

/// Shows its child as far as the second view is opaque. Nothing of that view is touched, focused or heard of.
@MainActor
final class MaskItem<Mask: View>: SecondaryLayerItem<Mask> {
  override func draw(_ context: inout DrawContext) {
    var mask = context.aside()
    mask.transform = context.transform
    layer.item.draw(&mask)
    context.note(mask)
    context.list.pushMask(mask.list, id: id)
    child.draw(&context)
    context.list.popMask()
  }

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool { child.hitTest(point, &chain) }
  override func forEachItem(_ body: (Item) -> Void) { body(child) }
}

extension View {
  /// Shows the view as far as `mask`, which is offered the view's size and aligned with it, is opaque.
  ///
  /// The mask changes nothing about where the view can be touched.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(_MaskModifier(mask(), alignment: alignment))
  }

  /// Shows the view as far as `mask` is opaque.
  @available(*, deprecated, message: "Use overload where mask accepts a @ViewBuilder instead.")
  public func mask<Mask: View>(_ mask: Mask) -> some View { modifier(_MaskModifier(mask, alignment: .center)) }
}
