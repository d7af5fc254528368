/// `textRenderer`.
struct _TextRendererModifier<Renderer: TextRenderer>: ItemModifier {
  let renderer: Renderer

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> TextRendererItem<Renderer> {
    TextRendererItem(node: node, child: child, renderer: renderer)
  }

  func update(_ item: TextRendererItem<Renderer>) { item.set(renderer) }
}

/// An item that draws the texts inside.
@MainActor
protocol TextRendering: Item {
  func draw(_ layout: Text.Layout, in context: inout GraphicsContext)
  func size(_ proposal: ProposedViewSize, text: TextProxy) -> CGSize
  var displayPadding: EdgeInsets { get }
}

/// Keeps a renderer and moves its data.
///
/// Texts find it on the way up from where they stand, not in their environment: so it reaches them as well when it is
/// put around views that are there already, as transitions do.
@MainActor
final class TextRendererItem<Renderer: TextRenderer>: WrapperItem, TextRendering {
  private var renderer: Renderer
  private var data: AnimatedAttribute<Renderer.AnimatableData>!

  init(node: _ViewNode, child: Item, renderer: Renderer) {
    self.renderer = renderer
    super.init(node: node, child: child)
    data = AnimatedAttribute(renderer.animatableData, name: typeName(Renderer.self), node: node) { [unowned self] in
      changed()
    }
    graph.usesTextRenderers = true
    changed()
  }

  func set(_ renderer: Renderer) {
    self.renderer = renderer
    data.set(renderer.animatableData)
    changed()
  }

  /// Shows the texts anew, and lays out those that take another size now.
  private func changed() {
    func visit(_ item: Item) {
      if let text = item as? TextItem {
        text.checkSizes()
        text.setNeedsDisplay()
      }
      item.forEachItem(visit)
    }
    visit(child)
  }

  private var presented: Renderer {
    var renderer = renderer
    renderer.animatableData = data.presented
    return renderer
  }

  override var textRenderer: (any TextRendering)? { self }

  func draw(_ layout: Text.Layout, in context: inout GraphicsContext) { presented.draw(layout: layout, in: &context) }

  func size(_ proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    presented.sizeThatFits(proposal: proposal, text: text)
  }

  var displayPadding: EdgeInsets { presented.displayPadding }
}
