/// Shows the first of its views whose ideal size fits the room that there is, or else the last one.
public struct ViewThatFits<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content

  /// - Parameter axes: the axes along which a view has to fit.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { Node(view, context) }

  private final class Node: ContainerNode<ViewThatFits, Content, FittingItem> {
    override init(_ view: ViewThatFits, _ context: _NodeContext) {
      super.init(view, context)
      setUp(FittingItem(node: self, axes: view.axes), view.content)
    }

    override func didUpdate(from old: ViewThatFits, viewChanged: Bool, environmentChanged: Bool) {
      item.axes = view.axes
      updateContent(view.content)
    }

    override var pathComponent: String? { "ViewThatFits" }
  }
}

/// Measures, places and draws one of its items.
@MainActor
private final class FittingItem: ContainerItem {
  var axes: Axis.Set {
    didSet { if axes != oldValue { setNeedsLayout() } }
  }
  private weak var shown: Item?

  init(node: _ViewNode, axes: Axis.Set) {
    self.axes = axes
    super.init(node: node)
  }

  private func choice(_ proposal: ProposedViewSize) -> Item? {
    items.first { item in
      var ideal = proposal
      for axis in Axis.allCases where axes.contains(axis) { ideal[axis] = nil }
      let size = item.size(ideal)
      return Axis.allCases.allSatisfy { axis in
        guard axes.contains(axis), let room = proposal[axis] else { return true }
        return size[axis] <= room + 0.001
      }
    } ?? items.last
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { choice(proposal)?.size(proposal) ?? .zero }

  override func placed() {
    let chosen = choice(proposal)
    if chosen !== shown { setNeedsDisplay() }
    shown = chosen
    chosen?.place(frame, proposal: proposal)
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    prepareForLayout()
    return choice(proposal)?.explicitAlignment(key, size: size, proposal: proposal)
  }

  override var spacing: ViewSpacing {
    prepareForLayout()
    return (shown ?? items.first)?.spacing ?? ViewSpacing()
  }

  override func draw(_ context: inout DrawContext) { shown?.draw(&context) }
  override func forEachItem(_ body: (Item) -> Void) { if let shown { body(shown) } }

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    shown?.hitTest(point, &chain) ?? false
  }
}
