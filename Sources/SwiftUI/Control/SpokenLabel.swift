/// Gives an element the label that a view would have, without showing the view.
struct SpokenLabel<Label: View>: ViewModifier {
  let label: Label

  func body(content: Content) -> some View {
    content.modifier(_SpokenLabelModifier(label: label))
  }
}

private struct _SpokenLabelModifier<Label: View>: ItemModifier {
  let label: Label

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> SpokenLabelItem<Label> {
    SpokenLabelItem(node: node, child: child, label: label)
  }

  func update(_ item: SpokenLabelItem<Label>) { item.update(label) }
}

@MainActor
private final class SpokenLabelItem<Label: View>: WrapperItem {
  private let layer: HiddenLayer<Label>

  init(node: _ViewNode, child: Item, label: Label) {
    layer = HiddenLayer(label, _NodeContext(below: node))
    super.init(node: node, child: child)
    layer.item.parent = self
  }

  override var ownedNode: _ViewNode? { layer }

  func update(_ label: Label) { layer.update(label, environment) }

  override func prepareForLayout() {
    super.prepareForLayout()
    layer.item.prepareForLayout()
  }

  override func placed() {
    super.placed()
    layer.item.place(frame, proposal: ProposedViewSize(frame.size))
  }

  override func collectAccessibility(_ collector: inout AccessibilityCollector) {
    let first = collector.elements.count
    child.collectAccessibility(&collector)
    var inner = collector.nested()
    layer.item.collectAccessibility(&inner)
    let label = AccessibilityElement(merging: inner.inReadingOrder()).label
    guard !label.isEmpty else { return }
    for index in first..<collector.elements.count where collector.elements[index].label.isEmpty {
      collector.elements[index].label = label
    }
  }
}

/// The root of a tree of views that are not shown, only told of.
typealias HiddenLayer<Content: View> = LayerNode<Content, LayoutItem<ZStackLayout>>

extension LayerNode where Container == LayoutItem<ZStackLayout> {
  convenience init(_ view: Content, _ context: _NodeContext) {
    self.init(view, context) { LayoutItem(layout: ZStackLayout(), node: $0) }
  }
}
