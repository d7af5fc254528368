import Raster

/// The outermost item: the window's content. Several views at the root stand in a column, as in a `VStack`.
@MainActor
final class RootItem: ContainerItem {
  /// The size of the window's content, in points.
  var size = CGSize.zero
  /// The part of each side that the system's own furniture covers.
  var safeAreaInsets = EdgeInsets()

  private var stack: LayoutItem<VStackLayout>?

  /// The part that nothing covers.
  var safeRect: CGRect { CGRect(origin: .zero, size: size).inset(by: safeAreaInsets) }

  override var isCoordinateRoot: Bool { true }

  func layOut() {
    setRootFrame()
    prepareForLayout()
    let safe = safeRect
    let proposal = ProposedViewSize(safe.size)
    if items.count == 1, let item = items.first {
      let own = item.size(proposal)
      item.place(
        CGRect(x: safe.midX - own.width / 2, y: safe.midY - own.height / 2, width: own.width, height: own.height),
        proposal: proposal)
      return
    }
    let sizes = items.map { $0.size(ProposedViewSize(width: safe.width, height: nil)) }
    var gaps: [CGFloat] = []
    for index in items.indices.dropFirst() {
      gaps.append(items[index - 1].spacing.distance(to: items[index].spacing, along: .vertical))
    }
    var y = safe.midY - (sizes.map(\.height).reduce(0, +) + gaps.reduce(0, +)) / 2
    for (index, item) in items.enumerated() {
      let own = sizes[index]
      item.place(
        CGRect(x: safe.midX - own.width / 2, y: y, width: own.width, height: own.height),
        proposal: ProposedViewSize(width: safe.width, height: nil))
      y += own.height + (index < gaps.count ? gaps[index] : 0)
    }
  }

  private func setRootFrame() { place(CGRect(origin: .zero, size: size), proposal: ProposedViewSize(size)) }
}
