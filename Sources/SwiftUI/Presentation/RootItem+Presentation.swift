import Raster

/// What lies over the window's content, from the bottom to the top.
@MainActor
struct Presentations {
  /// Something presented, and the model that is told how large the window is.
  struct Entry {
    let item: PresentationItem
    let model: PresentationModel
  }

  var entries: [Entry] = []
  /// How far the content has stepped back behind sheets, from 0 to 1, and for which.
  var recession: AnimatedAttribute<Double>?
  var receding: Set<ObjectIdentifier> = []

  var top: PresentationItem? { entries.last { $0.item.isModal && !$0.item.node.isDestroyed }?.item }
}

extension RootItem {
  /// Puts something over everything else.
  func present(_ item: PresentationItem, model: PresentationModel) {
    item.parent = self
    model.window = size
    model.insets = safeAreaInsets
    presentations.entries.append(Presentations.Entry(item: item, model: model))
    graph.focus.focus(nil)
    setNeedsLayout()
  }

  func remove(_ item: PresentationItem) {
    presentations.entries.removeAll { $0.item === item }
    setNeedsLayout()
  }

  /// Has the content step back for a sheet, or forward again once there is none. A sheet over a sheet leaves it where
  /// it is.
  func recede(_ isBehind: Bool, by item: PresentationItem?, _ animation: Animation) {
    guard let item else { return }
    let was = !presentations.receding.isEmpty
    if isBehind {
      presentations.receding.insert(ObjectIdentifier(item))
    } else {
      presentations.receding.remove(ObjectIdentifier(item))
    }
    let recedes = !presentations.receding.isEmpty
    if was == recedes { return }
    if presentations.recession == nil {
      presentations.recession = AnimatedAttribute(0, name: "recession", of: self)
    }
    presentations.recession?.set(recedes ? 1 : 0, animation: animation)
    setNeedsDisplay()
  }

  func layOutPresentations() {
    for entry in presentations.entries {
      if entry.model.window != size { entry.model.window = size }
      if entry.model.insets != safeAreaInsets { entry.model.insets = safeAreaInsets }
      let rect = CGRect(origin: .zero, size: size)
      entry.item.place(rect, proposal: ProposedViewSize(size))
    }
  }

  /// Draws `content`, as far away as it has stepped back, and what lies over it.
  func drawPresentations(_ context: inout DrawContext, content: (inout DrawContext) -> Void) {
    let amount = min(max(presentations.recession?.presented ?? 0, 0), 1)
    if amount == 0 || size.width <= 0 {
      content(&context)
    } else {
      let scale = 1 - amount * 32 / size.width
      let window = CGRect(origin: .zero, size: size)
      context.list.fill(Raster.Path(window), paint: .solid(.black), transform: context.transform, id: id)
      let move = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: size.width * (1 - scale) / 2, ty: amount * safeAreaInsets.top)
      context.concatenating(move) { context in
        let outline = Path(roundedRect: window, cornerRadius: amount * 10).raster
        context.list.pushClip(outline, transform: context.transform, id: id)
        let background = Color(system: .background).resolve(in: environment).rgba
        context.list.fill(Raster.Path(window), paint: .solid(background), transform: context.transform, id: id)
        content(&context)
        context.list.popClip()
      }
    }
    for entry in presentations.entries { entry.item.draw(&context) }
  }

  /// Ends what lies on top; returns whether there was anything.
  func escape() -> Bool {
    guard let top = presentations.top else { return false }
    top.escape()
    return true
  }
}
