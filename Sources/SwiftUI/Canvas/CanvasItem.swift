import Raster

/// Keeps what a canvas has drawn until something of it changes.
@MainActor
final class CanvasItem: LeafItem {
  typealias Renderer = (inout GraphicsContext, CGSize) -> Void

  let symbols: CanvasSymbols
  var isOpaque: Bool
  private let render: Renderer
  private var kept: (size: CGSize, list: DisplayList)?

  init(node: _ViewNode, isOpaque: Bool, render: @escaping Renderer) {
    symbols = CanvasSymbols(node: node)
    self.isOpaque = isOpaque
    self.render = render
    super.init(node: node)
    symbols.parent = self
  }

  /// Has the renderer called for the next frame.
  func redraw() {
    kept = nil
    setNeedsDisplay()
  }

  override func prepareForLayout() { symbols.prepareForLayout() }
  override func layoutInvalidated() { kept = nil }

  override func placed() {
    super.placed()
    symbols.place(CGRect(origin: .zero, size: frame.size), proposal: ProposedViewSize(frame.size))
  }

  override func draw(_ context: inout DrawContext) {
    let shown = presentedFrame
    guard !shown.isNull else { return }
    let list: DisplayList
    if let kept, kept.size == shown.size {
      list = kept.list
    } else {
      let recorder = CanvasRecorder(
        item: self, symbols: symbols, bounds: CGRect(origin: .zero, size: shown.size), drawing: context.aside())
      if isOpaque { recorder.drawing.list.fill(Raster.Path(recorder.bounds), paint: .solid(.black), id: id) }
      var graphics = GraphicsContext(recorder: recorder)
      render(&graphics, shown.size)
      list = recorder.finish()
      context.note(recorder.drawing)
      // Symbols move by themselves.
      kept = recorder.usesSymbols ? nil : (shown.size, list)
    }
    context.list.append(list, transform: context.transform(at: shown.origin))
  }

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool { frame.contains(point) }
}

/// The views that a canvas can draw. They lie at the origin of coordinates of their own.
@MainActor
final class CanvasSymbols: ContainerItem {
  override var isCoordinateRoot: Bool { true }

  override func placed() {
    for item in items {
      let proposal = ProposedViewSize(frame.size)
      item.place(CGRect(origin: .zero, size: item.size(proposal)), proposal: proposal)
    }
  }

  /// The view that stands for `id`.
  func symbol(_ id: AnyHashable) -> Item? { items.first { $0.pickerTag == id } }
}
