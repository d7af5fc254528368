import Raster

/// `geometryGroup`.
struct _GeometryGroupModifier: ItemModifier {
  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> GeometryGroupItem { GeometryGroupItem(node: node, child: child) }
  func update(_ item: GeometryGroupItem) {}
}

/// Places its child in coordinates of its own, and moves these as a whole.
@MainActor
final class GeometryGroupItem: WrapperItem {
  private var rectangle: PresentedRectangle!

  override init(node: _ViewNode, child: Item) {
    super.init(node: node, child: child)
    rectangle = PresentedRectangle(of: self)
  }

  override func placed() {
    child.place(CGRect(origin: .zero, size: frame.size), proposal: proposal)
    rectangle.placed()
  }

  override var isCoordinateRoot: Bool { true }

  override var contentTransform: CGAffineTransform {
    let origin = rectangle.presented.origin
    return CGAffineTransform(translationX: origin.x, y: origin.y)
  }

  override var modelContentTransform: CGAffineTransform {
    frame.isNull ? .identity : CGAffineTransform(translationX: frame.minX, y: frame.minY)
  }

  override func draw(_ context: inout DrawContext) {
    context.concatenating(contentTransform) { child.draw(&$0) }
  }

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    let inverse = contentTransform.inverted()
    return chain.concatenating(inverse) { child.hitTest(point.applying(inverse), &$0) }
  }

  override func collectAccessibility(_ collector: inout AccessibilityCollector) {
    collector.concatenating(contentTransform) { child.collectAccessibility(&$0) }
  }
}

extension View {
  /// Has the place of the view move as one: what comes into it while it is on its way starts from where the view is
  /// seen, not from where it is going to.
  public func geometryGroup() -> some View { modifier(_GeometryGroupModifier()) }
}
