import Raster

/// What a presentation looks like around its content.
@MainActor
protocol PresentationFrame: View {
  associatedtype Presented: View
  init(model: PresentationModel, content: Presented)
  var model: PresentationModel { get }
  static var animation: Animation { get }
  /// Whether what lies below steps back.
  static var recedes: Bool { get }
}

extension PresentationFrame {
  static var recedes: Bool { false }
}

/// Presents something over the window while a condition holds.
struct _PresentationModifier<Frame: PresentationFrame>: ViewModifier {
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  /// What to present; nil keeps what was there.
  let content: () -> Frame.Presented?

  typealias Body = Never

  static func _makeModifiedNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    PresentingNode<C, Frame>(view, context) { $0.content }
  }
}

@MainActor
private final class PresentingNode<C: View, Frame: PresentationFrame>:
  TransparentNode<ModifiedContent<C, _PresentationModifier<Frame>>, C>
{
  private var layer: PresentationLayer<Frame>?
  private var model: PresentationModel?
  private var isLeaving = false

  override func prepare() { synchronise() }

  override func willUpdateChild(
    from old: ModifiedContent<C, _PresentationModifier<Frame>>, viewChanged: Bool
  ) {
    synchronise()
  }

  override func reevaluate() { synchronise() }

  /// Presents or ends, and hands what is presented on. What the content reads is watched.
  private func synchronise() {
    let (isWanted, content) = evaluate(view.modifier) { modifier -> (Bool, Frame.Presented?) in
      let isWanted = modifier.isPresented.wrappedValue
      return (isWanted, isWanted ? modifier.content() : nil)
    }
    if isWanted, let content {
      if let layer, let model {
        layer.update(Frame(model: model, content: content), layerEnvironment(model))
        if isLeaving { come(model) }
      } else {
        present(content)
      }
    } else if !isWanted, layer != nil, !isLeaving {
      leave()
    }
  }

  private func layerEnvironment(_ model: PresentationModel) -> EnvironmentValues {
    var inner = environment
    inner.presentation = model
    inner.dismiss = DismissAction { [weak model] in model?.dismiss() }
    inner.isPresented = true
    inner.navigation = nil
    inner.navigationPage = nil
    inner.tabRequests = nil
    if inner.listRow != nil { inner.primitiveButtonStyle = EnvironmentValues().primitiveButtonStyle }
    inner.listRow = nil
    inner.isElevated = true
    return inner
  }

  private func present(_ content: Frame.Presented) {
    let model = PresentationModel()
    self.model = model
    model.dismiss = { [weak self] in self?.view.modifier.isPresented.wrappedValue = false }
    let layer = PresentationLayer(
      Frame(model: model, content: content), _NodeContext(below: self), environment: layerEnvironment(model)
    ) { node in
      PresentationItem(node: node, isModal: true) { [weak self, weak model] in
        guard let self, let model, model.last(PresentationRequest.staysPut) != true else { return }
        self.view.modifier.isPresented.wrappedValue = false
      }
    }
    self.layer = layer
    // Before the window's item is there, nothing can be put over it.
    graph.afterUpdate { [weak self] in
      guard let self, self.layer === layer, let root = graph.rootItem else { return }
      var items: [Item] = []
      child.collectItems(&items)
      model.source = items
      model.anchor = items.map { $0.frame(in: .global) }.reduce(CGRect.null) { $0.union($1) }
      root.present(layer.item, model: model)
      // What is to move has to be laid out first.
      graph.afterUpdate { [weak self] in
        guard let self, self.layer === layer, !isLeaving else { return }
        come(model)
      }
    }
  }

  private func come(_ model: PresentationModel) {
    isLeaving = false
    withAnimation(Frame.animation) { model.progress = 1 }
    if Frame.recedes { graph.rootItem?.recede(true, by: layer?.item, Frame.animation) }
  }

  private func leave() {
    guard let model, let layer else { return }
    isLeaving = true
    if Frame.recedes { graph.rootItem?.recede(false, by: layer.item, Frame.animation) }
    withAnimation(Frame.animation) {
      model.progress = 0
    } completion: { [weak self] in
      guard let self, self.layer === layer, isLeaving else { return }
      end()
    }
  }

  private func end() {
    guard let layer else { return }
    graph.rootItem?.remove(layer.item)
    layer.destroy()
    self.layer = nil
    model = nil
    isLeaving = false
    view.modifier.onDismiss?()
  }

  override func willDestroy() {
    guard let layer else { return }
    graph.rootItem?.remove(layer.item)
    if Frame.recedes { graph.rootItem?.recede(false, by: layer.item, Frame.animation) }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    super.forEachChild(body)
    if let layer { body(layer) }
  }
}
