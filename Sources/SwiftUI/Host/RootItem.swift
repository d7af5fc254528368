import Raster

/// The outermost item: the window's content. Several views at the root stand in a column, as in a `VStack`.
@MainActor
final class RootItem: ContainerItem {
  /// The size of the window's content, in points.
  var size = CGSize.zero
  /// The part of each side that the system's own furniture covers.
  var safeAreaInsets = EdgeInsets()

  private var stack: LayoutItem<VStackLayout>?
  /// What lies over everything else.
  var presentations = Presentations()

  /// The part that nothing covers.
  var safeRect: CGRect { CGRect(origin: .zero, size: size).inset(by: safeAreaInsets) }

  override var isCoordinateRoot: Bool { true }

  func layOut() {
    setRootFrame()
    prepareForLayout()
    defer { layOutPresentations() }
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

  override func draw(_ context: inout DrawContext) {
    drawPresentations(&context) { super.draw(&$0) }
  }

  override func forEachItem(_ body: (Item) -> Void) {
    super.forEachItem(body)
    for entry in presentations.entries { body(entry.item) }
  }

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    for entry in presentations.entries.reversed() where entry.item.hitTest(point, &chain) { return true }
    return super.hitTest(point, &chain)
  }

  /// Where something modal is presented, nothing below it is told of.
  override func collectAccessibility(_ collector: inout AccessibilityCollector) {
    if let top = presentations.top { return top.collectAccessibility(&collector) }
    super.collectAccessibility(&collector)
  }

  private func setRootFrame() { place(CGRect(origin: .zero, size: size), proposal: ProposedViewSize(size)) }
}
