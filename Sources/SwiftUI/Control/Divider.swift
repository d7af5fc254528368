import Raster

/// A thin line between views: across the stack that it stands in.
public struct Divider: View {
  public init() {}

  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { Node(view, context) }

  private final class Node: ViewNode<Divider> {
    private var item: DividerItem!

    override init(_ view: Divider, _ context: _NodeContext) {
      super.init(view, context)
      item = DividerItem(node: self)
    }

    override func didUpdate(from old: Divider, viewChanged: Bool, environmentChanged: Bool) {
      item.setNeedsLayout()
    }

    override func collectItems(_ items: inout [Item]) { items.append(item) }
  }
}

@MainActor
private final class DividerItem: LeafItem {
  /// A pixel; a point where text is very large.
  private var thickness: CGFloat {
    environment.dynamicTypeSize.isAccessibilitySize ? 1 : 1 / max(environment.displayScale, 0.01)
  }

  /// Whether the line goes from top to bottom: in a horizontal stack.
  private var isUpright: Bool {
    var item = parent
    while let current = item {
      if let stack = current as? any StackOriented { return stack.stackOrientation == .horizontal }
      if current is ContainerItem { return false }
      item = current.parent
    }
    return false
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    isUpright
      ? CGSize(width: thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: thickness)
  }

  override func draw(_ context: inout DrawContext) {
    let rect = presentedFrame
    let level: SystemColor = environment.backgroundMaterial == nil ? .separator : .quaternaryLabel
    let color = Color(system: level).resolve(in: environment)
    context.list.fill(Raster.Path(rect), paint: .solid(color.rgba), transform: context.transform, id: id)
  }
}
