import Raster

/// Lays rows out, draws what lies behind and between them, and selects them.
@MainActor
final class ListItem: ContainerItem, Responder {
  var selection: ListSelection? {
    didSet { setNeedsDisplay() }
  }
  private var rows: [ListRow] = []
  private var known: [ObjectIdentifier: ListRow] = [:]
  private var pressed: ListRow?
  private var pressStart = CGPoint.zero

  init(node: _ViewNode, selection: ListSelection?) {
    self.selection = selection
    super.init(node: node)
  }

  // MARK: Layout

  private func metrics(_ width: CGFloat) -> ListMetrics {
    ListMetrics(
      style: environment.listRow ?? environment.listStyleKind, width: width,
      isFirstUnderTitle: environment.navigationPage?.last(PageRequest.title) != nil)
  }

  override func itemsChanged() {
    var fresh: [ObjectIdentifier: ListRow] = [:]
    rows = items.map { item in
      let row = known[ObjectIdentifier(item)] ?? ListRow(item: item, node: node)
      fresh[ObjectIdentifier(item)] = row
      return row
    }
    known = fresh
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width.map { $0.isFinite ? $0 : 320 } ?? 320
    return CGSize(width: width, height: arrange(width) { _, _, _ in })
  }

  /// Works out where the rows go in a list of `width`, and tells; the result is the height of all.
  private func arrange(_ width: CGFloat, _ place: (ListRow, CGRect, RectangleCornerRadii) -> Void) -> CGFloat {
    let metrics = metrics(width)
    var y: CGFloat = 0
    var current: SectionTrait.Part?
    var hasBegun = false
    let sections = rows.map { $0.item.trait(SectionTrait.self) }
    let spacing = environment.listRowSpacing
    for (index, row) in rows.enumerated() {
      let part = sections[index]
      let role = part?.role ?? .row
      let isNewSection = !hasBegun || part?.section != current?.section
      if isNewSection {
        y +=
          hasBegun
          ? environment.listSectionSpacing ?? metrics.sectionGap
          : (role == .header ? max(metrics.top - 16, 0) : metrics.top)
      }
      hasBegun = true
      current = part
      let x = metrics.margin
      let inner = width - 2 * x
      switch role {
      case .header, .footer:
        let insets = role == .header ? metrics.header : metrics.footer
        let side = metrics.insets.leading
        let proposal = ProposedViewSize(width: inner - 2 * side, height: nil)
        let size = row.item.size(proposal)
        let height = max(size.height, role == .header ? environment.defaultMinListHeaderHeight ?? 0 : 0)
        if size.height == 0 { continue }
        row.content = CGRect(
          x: x + side, y: y + insets.above + height - size.height, width: size.width, height: size.height)
        row.proposal = proposal
        row.isRow = false
        place(
          row, CGRect(x: x, y: y, width: inner, height: height + insets.above + insets.below), RectangleCornerRadii())
        y += height + insets.above + insets.below
      case .row:
        let insets = row.item.trait(ListInsetsTrait.self) ?? metrics.insets
        let proposal = ProposedViewSize(width: max(inner - insets.leading - insets.trailing, 0), height: nil)
        let size = row.item.size(proposal)
        let height = max(size.height + insets.top + insets.bottom, environment.defaultMinListRowHeight)
        let isMirrored = environment.layoutDirection == .rightToLeft
        let contentX = isMirrored ? x + inner - insets.leading - size.width : x + insets.leading
        row.content = CGRect(
          x: contentX, y: y + insets.top + (height - insets.top - insets.bottom - size.height) / 2, width: size.width,
          height: size.height)
        row.proposal = proposal
        row.isRow = true
        let isFirst = !isRow(index - 1, part, sections) || spacing > 0
        let isLast = !isRow(index + 1, part, sections) || spacing > 0
        row.isLast = isLast
        let radius = metrics.radius
        let corners = RectangleCornerRadii(
          topLeading: isFirst ? radius : 0, bottomLeading: isLast ? radius : 0, bottomTrailing: isLast ? radius : 0,
          topTrailing: isFirst ? radius : 0)
        place(row, CGRect(x: x, y: y, width: inner, height: height), corners)
        y += height + (isRow(index + 1, part, sections) ? spacing : 0)
      }
    }
    return y + metrics.bottom
  }

  /// Whether the item at `index` is a row of the same section.
  private func isRow(_ index: Int, _ part: SectionTrait.Part?, _ sections: [SectionTrait.Part?]) -> Bool {
    guard sections.indices.contains(index) else { return false }
    return sections[index]?.section == part?.section && (sections[index]?.role ?? .row) == .row
  }

  override func placed() {
    let origin = frame.origin
    for row in rows { row.isPlaced = false }
    _ = arrange(frame.width) { row, rect, corners in
      row.isPlaced = true
      let rect = rect.offsetBy(dx: origin.x, dy: origin.y)
      row.move(to: rect, corners: corners)
      row.item.place(row.content.offsetBy(dx: origin.x, dy: origin.y), proposal: row.proposal)
      (row.item.trait(SwipeTrait.self) as? any SwipeRow)?.setRow(rect)
      if let background = row.item.trait(ListBackgroundTrait.self) {
        background.place(rect, proposal: ProposedViewSize(rect.size))
      }
    }
  }

  // MARK: Drawing

  override func draw(_ context: inout DrawContext) {
    for row in rows where row.isPlaced && row.isRow { drawBackground(row, &context) }
    super.draw(&context)
    for row in rows where row.isPlaced && row.isRow { drawSeparator(row, &context) }
  }

  private func isSelected(_ row: ListRow) -> Bool {
    guard let selection, let tag = row.item.pickerTag else { return false }
    return selection.isSelected(tag)
  }

  private func drawBackground(_ row: ListRow, _ context: inout DrawContext) {
    let shift = (row.item.trait(SwipeTrait.self) as? any SwipeRow)?.shift ?? 0
    let rect = row.shown.offsetBy(dx: shift, dy: 0)
    let path = Path(roundedRect: rect, cornerRadii: row.corners).raster
    let style = environment.listRow ?? environment.listStyleKind
    if let background = row.item.trait(ListBackgroundTrait.self) {
      let isCut = row.corners != RectangleCornerRadii()
      if isCut { context.list.pushClip(path, transform: context.transform, id: row.id) }
      context.concatenating(CGAffineTransform(translationX: shift, y: 0)) { background.draw(&$0) }
      if isCut { context.list.popClip() }
    } else if style != .plain || shift != 0 {
      fill(path, Color(system: style == .plain ? .background : .secondaryGroupedBackground), row, &context)
    }
    if row.item.trait(ListHighlightTrait.self) || isSelected(row) || row === pressed {
      fill(path, Color(system: .gray4), row, &context)
    }
  }

  private func fill(_ path: Raster.Path, _ color: Color, _ row: ListRow, _ context: inout DrawContext) {
    context.list.fill(
      path, paint: .solid(color.resolve(in: environment).rgba), transform: context.transform, id: row.id)
  }

  private func drawSeparator(_ row: ListRow, _ context: inout DrawContext) {
    let style = environment.listRow ?? environment.listStyleKind
    let wish = row.item.trait(ListSeparatorTrait.self).bottom
    let next = rows.firstIndex { $0 === row }.map { $0 + 1 }
    let nextWish = next.flatMap { rows.indices.contains($0) ? rows[$0].item.trait(ListSeparatorTrait.self).top : nil }
    let isUsual = style == .plain || !row.isLast
    guard wish != .hidden, nextWish != .hidden || row.isLast, isUsual || (wish == .visible && style == .plain) else {
      return
    }
    let pixel = 1 / max(environment.displayScale, 0.01)
    let rect = row.shown
    let tint = row.item.trait(ListSeparatorTintTrait.self) ?? Color(system: .separator)
    let leading = max(row.content.minX + frame.minX - rect.minX, 0)
    let isMirrored = environment.layoutDirection == .rightToLeft
    let line = CGRect(
      x: isMirrored ? rect.minX : rect.minX + leading, y: rect.maxY - pixel, width: max(rect.width - leading, 0),
      height: pixel)
    context.list.fill(
      Raster.Path(line), paint: .solid(tint.resolve(in: environment).rgba), transform: context.transform, id: row.id)
  }

  // MARK: Input

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    guard frame.contains(point) else { return false }
    guard let row = rows.last(where: { $0.isPlaced && $0.shown.contains(point) }) else { return true }
    // All of a row answers, not only what is in it.
    if !row.item.hitTest(point, &chain) || chain.links.isEmpty {
      let content = row.item.frame
      let near = CGPoint(
        x: min(max(point.x, content.minX + 0.5), content.maxX - 0.5),
        y: min(max(point.y, content.minY + 0.5), content.maxY - 0.5))
      if near != point { _ = row.item.hitTest(near, &chain) }
    }
    if selection != nil, row.isRow, row.item.pickerTag != nil { chain.append(self) }
    return true
  }

  func handle(_ event: PointerEvent) -> PointerResponse {
    switch event.phase {
    case .began:
      pressStart = event.location
      pressed = rows.last { $0.isPlaced && $0.isRow && $0.shown.contains(event.location) }
      setNeedsDisplay()
      return pressed == nil ? .failed : .possible
    case .moved:
      let isFar = abs(event.location.x - pressStart.x) > 10 || abs(event.location.y - pressStart.y) > 10
      guard isFar else { return .possible }
      release()
      return .failed
    case .ended: return pressed == nil ? .failed : .recognized
    case .cancelled:
      release()
      return .failed
    }
  }

  private func release() {
    pressed = nil
    setNeedsDisplay()
  }

  func accepted() {
    if let tag = pressed?.item.pickerTag { select(tag) }
    release()
  }

  private func select(_ tag: AnyHashable) {
    selection?.toggle(tag)
    guard let next = environment.splitColumns.following.first else { return }
    environment.navigation?.push(next)
  }

  override func collectAccessibility(_ collector: inout AccessibilityCollector) {
    for row in rows where row.isPlaced {
      let first = collector.elements.count
      row.item.collectAccessibility(&collector)
      guard let selection, row.isRow, let tag = row.item.pickerTag else { continue }
      for index in first..<collector.elements.count {
        if selection.isSelected(tag) { collector.elements[index].traits.formUnion(.isSelected) }
        guard collector.elements[index].actions.isEmpty else { continue }
        collector.elements[index].actions = [
          AccessibilityElement.Action(kind: .activate) { [weak self] in self?.select(tag) }
        ]
      }
    }
  }
}

/// A row of a list and where it is.
@MainActor
final class ListRow {
  let item: Item
  let id: UInt64
  var content = CGRect.zero
  var proposal = ProposedViewSize.unspecified
  var isRow = true
  var isLast = false
  var isPlaced = false
  private(set) var corners = RectangleCornerRadii()
  private let node: _ViewNode
  private var rect: AnimatedAttribute<CGRect.AnimatableData>?

  init(item: Item, node: _ViewNode) {
    self.item = item
    self.node = node
    id = node.graph.makeItemID()
  }

  func move(to target: CGRect, corners: RectangleCornerRadii) {
    self.corners = corners
    let data = target.rounded(toMultipleOf: 1 / max(node.environment.displayScale, 0.01)).animatableData
    if let rect {
      rect.set(data)
    } else {
      rect = AnimatedAttribute(data, name: "row", of: item)
    }
  }

  /// Where the row is seen now.
  var shown: CGRect {
    guard let rect else { return .null }
    var result = CGRect.zero
    result.animatableData = rect.presented
    return result
  }
}
