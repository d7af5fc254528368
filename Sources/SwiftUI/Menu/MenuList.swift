import Raster

/// The items of a menu below each other, with lines between them.
struct MenuList<Content: View>: View {
  /// Where the items are values to choose from, the one at hand.
  var selection: AnySelection?
  let content: Content

  init(selection: AnySelection? = nil, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { Node(view, context) }

  private final class Node: ContainerNode<MenuList, Content, MenuListItem> {
    override init(_ view: MenuList, _ context: _NodeContext) {
      super.init(view, context)
      setUp(MenuListItem(node: self, selection: view.selection), view.content)
    }

    override func didUpdate(from old: MenuList, viewChanged: Bool, environmentChanged: Bool) {
      item.selection = view.selection
      updateContent(view.content)
    }

    override var pathComponent: String? { "Menu" }
  }
}

@MainActor
final class MenuListItem: ContainerItem, Responder {
  var selection: AnySelection? {
    didSet { setNeedsDisplay() }
  }
  private var pressed: Int?

  /// The room for the check mark.
  private static let mark: CGFloat = 40

  init(node: _ViewNode, selection: AnySelection?) {
    self.selection = selection
    super.init(node: node)
  }

  /// Whether an item is a line between groups.
  private func isDivider(_ item: Item) -> Bool { item.size(ProposedViewSize(width: 100, height: nil)).height <= 1 }

  private func height(_ index: Int, _ width: CGFloat) -> CGFloat {
    let item = items[index]
    if isDivider(item) { return MenuMetrics.gap }
    guard selection != nil else { return item.size(ProposedViewSize(width: width, height: nil)).height }
    let inner = ProposedViewSize(width: width - Self.mark - 16, height: nil)
    return max(item.size(inner).height + 22, MenuMetrics.rowHeight)
  }

  /// The gap above an item that begins another section.
  private func gap(before index: Int) -> CGFloat {
    guard index > 0 else { return 0 }
    let (above, below) = (items[index - 1].trait(SectionTrait.self), items[index].trait(SectionTrait.self))
    return above?.section != below?.section ? MenuMetrics.gap : 0
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? MenuMetrics.width
    let heights = items.indices.map { height($0, width) + gap(before: $0) }
    return CGSize(width: width, height: heights.reduce(0, +))
  }

  private var cells: [CGRect] = []

  override func placed() {
    cells = []
    var y = frame.minY
    for (index, item) in items.enumerated() {
      y += gap(before: index)
      let cell = CGRect(x: frame.minX, y: y, width: frame.width, height: height(index, frame.width))
      cells.append(cell)
      if selection == nil {
        item.place(cell, proposal: ProposedViewSize(width: cell.width, height: nil))
      } else {
        let inner = ProposedViewSize(width: cell.width - Self.mark - 16, height: nil)
        let size = item.size(inner)
        let isMirrored = environment.layoutDirection == .rightToLeft
        let x = isMirrored ? cell.maxX - Self.mark - size.width : cell.minX + Self.mark
        item.place(
          CGRect(x: x, y: cell.midY - size.height / 2, width: size.width, height: size.height), proposal: inner)
      }
      y = cell.maxY
    }
  }

  override func draw(_ context: inout DrawContext) {
    let pixel = 1 / max(environment.displayScale, 0.01)
    func fill(_ rect: CGRect, _ color: Color) {
      context.list.fill(
        Raster.Path(rect), paint: .solid(color.resolve(in: environment).rgba), transform: context.transform, id: id)
    }
    for (index, item) in items.enumerated() where cells.indices.contains(index) {
      let cell = cells[index]
      if pressed == index { fill(cell, Color.primary.opacity(0.1)) }
      if isDivider(item) {
        fill(cell, Color.primary.opacity(0.08))
        continue
      }
      item.draw(&context)
      if gap(before: index) > 0 {
        fill(
          CGRect(x: cell.minX, y: cell.minY - MenuMetrics.gap, width: cell.width, height: MenuMetrics.gap),
          Color.primary.opacity(0.08))
      } else if index > 0, !isDivider(items[index - 1]) {
        fill(CGRect(x: cell.minX, y: cell.minY, width: cell.width, height: pixel), Color(system: .separator))
      }
      if let selection, item.pickerTag.map(selection.matches) ?? false { drawCheckMark(cell, &context) }
    }
  }

  private func drawCheckMark(_ cell: CGRect, _ context: inout DrawContext) {
    let x = environment.layoutDirection == .rightToLeft ? cell.maxX - 27 : cell.minX + 14
    let path = Raster.Path { path in
      path.move(to: CGPoint(x: x, y: cell.midY + 0.5))
      path.addLine(to: CGPoint(x: x + 4.5, y: cell.midY + 5))
      path.addLine(to: CGPoint(x: x + 12, y: cell.midY - 5.5))
    }
    context.list.stroke(
      path, style: Raster.StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round),
      paint: .solid(Color.primary.resolve(in: environment).rgba), transform: context.transform, id: id)
  }

  // MARK: Input

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    guard frame.contains(point) else { return false }
    _ = super.hitTest(point, &chain)
    if selection != nil, environment.isEnabled { chain.append(self, isControl: true) }
    return true
  }

  func handle(_ event: PointerEvent) -> PointerResponse {
    switch event.phase {
    case .began, .moved:
      pressed = cells.firstIndex { $0.contains(event.location) }
      setNeedsDisplay()
      return .possible
    case .ended: return pressed == nil ? .failed : .recognized
    case .cancelled:
      pressed = nil
      setNeedsDisplay()
      return .failed
    }
  }

  func accepted() {
    if let pressed { choose(pressed) }
    pressed = nil
  }

  private func choose(_ index: Int) {
    guard let selection, items.indices.contains(index), let tag = items[index].pickerTag else { return }
    if !selection.matches(tag) { selection.set(tag) }
    environment.menuDismissal?.action()
  }

  override func collectAccessibility(_ collector: inout AccessibilityCollector) {
    guard let selection else { return super.collectAccessibility(&collector) }
    for (index, item) in items.enumerated() where cells.indices.contains(index) {
      var inner = collector.nested()
      item.collectAccessibility(&inner)
      var element = AccessibilityElement(merging: inner.inReadingOrder())
      element.traits = .isButton
      if item.pickerTag.map(selection.matches) ?? false { element.traits.formUnion(.isSelected) }
      element.id = item.id
      element.actions = [AccessibilityElement.Action(kind: .activate) { [weak self] in self?.choose(index) }]
      collector.add(element, in: cells[index])
    }
  }
}
