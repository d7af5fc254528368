import Raster

/// Something that lies over all of the window: a sheet, an alert, a menu.
@MainActor
final class PresentationItem: ContainerItem {
  /// What the Escape key does.
  let escape: () -> Void
  /// Whether nothing below can be reached meanwhile.
  let isModal: Bool

  init(node: _ViewNode, isModal: Bool, escape: @escaping () -> Void) {
    self.isModal = isModal
    self.escape = escape
    super.init(node: node)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placed() {
    let proposal = ProposedViewSize(frame.size)
    for item in items {
      let size = item.size(proposal)
      item.place(
        CGRect(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height),
        proposal: proposal)
    }
  }
}

/// The root of the tree of what is presented. It hangs below the view that presents it, and is drawn over the window.
@MainActor
final class PresentationLayer<Content: View>: LayerNode<Content, PresentationItem> {
  override func inheritedTransaction() -> Transaction { graph.rootTransaction }
}
