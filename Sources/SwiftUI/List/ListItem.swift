import Raster

/// Lays rows out, draws what lies behind and between them, and selects them.
@MainActor
final class ListItem: LazyContainerItem, Responder {
  var selection: ListSelection? {
    didSet { graph.setNeedsDisplay() }
  }
  /// One for each of `items`.
  private var rows: [ListRow] = []
  private var known: [ObjectIdentifier: ListRow] = [:]
  private var pressed: ListRow?
  private var pressStart = CGPoint.zero

  init(node: _ViewNode, selection: ListSelection?) {
    self.selection = selection
    super.init(node: node, axis: .vertical)
  }

  // MARK: Layout

  override func itemsChanged() {
    super.itemsChanged()
    var fresh: [ObjectIdentifier: ListRow] = [:]
    rows = items.enumerated().map { index, item in
      let row = known[ObjectIdentifier(item)] ?? ListRow(item: item, node: node)
      row.index = index
      row.part = item.trait(SectionTrait.self)
      fresh[ObjectIdentifier(item)] = row
      return row
    }
    known = fresh
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width.map { $0.isFinite ? $0 : 320 } ?? 320
    return CGSize(width: width, height: arrange(width) { _, _ in })
  }

  /// Works out where the rows go in a list of `width`, and tells; the result is the height of all.
  private func arrange(_ width: CGFloat, _ place: (ListRow, ListRow.Place) -> Void) -> CGFloat {
    let metrics = ListMetrics(environment, width: width)
    var y: CGFloat = 0
    for (index, row) in rows.enumerated() {
      let isNewSection = index == 0 || row.part?.section != rows[index - 1].part?.section
      if isNewSection {
        let top = row.role == .header ? max(metrics.top - 16, 0) : metrics.top
        y += index > 0 ? metrics.sectionSpacing : top
      }
      let placed = self.place(row, at: y, metrics)
      place(row, placed)
      y = placed.slot.maxY + (row.role == .row && isRow(index + 1, row.part) ? metrics.rowSpacing : 0)
    }
    return y + metrics.bottom
  }

  /// The place of a row, or of a header or footer, that begins at `y`.
  private func place(_ row: ListRow, at y: CGFloat, _ metrics: ListMetrics) -> ListRow.Place {
    let x = metrics.margin
    let inner = metrics.width - 2 * x
    guard row.role == .row else {
      let insets = row.role == .header ? metrics.header : metrics.footer
      let side = metrics.insets.leading
      let proposal = ProposedViewSize(width: inner - 2 * side, height: nil)
      let size = size(at: row.index, proposal)
      let height = max(size.height, row.role == .header ? metrics.leastHeight.header : 0)
      if size.height == 0 {
        return ListRow.Place(slot: CGRect(x: x, y: y, width: inner, height: 0), content: nil, proposal: proposal)
      }
      return ListRow.Place(
        slot: CGRect(x: x, y: y, width: inner, height: height + insets.above + insets.below),
        content: CGRect(
          x: x + side, y: y + insets.above + height - size.height, width: size.width, height: size.height),
        proposal: proposal)
    }
    let insets = row.item.trait(ListInsetsTrait.self) ?? metrics.insets
    let proposal = ProposedViewSize(width: max(inner - insets.leading - insets.trailing, 0), height: nil)
    let size = size(at: row.index, proposal)
    // Rows that have not been made may have insets of their own, as the first one has.
    let height =
      expectedLength(at: row.index) ?? max(size.height + insets.top + insets.bottom, metrics.leastHeight.row)
    note(length: height, at: row.index)
    let isFree = metrics.rowSpacing > 0
    let (isFirst, isLast) = (isFree || !isRow(row.index - 1, row.part), isFree || !isRow(row.index + 1, row.part))
    let (top, bottom) = (isFirst ? metrics.radius : 0, isLast ? metrics.radius : 0)
    return ListRow.Place(
      slot: CGRect(x: x, y: y, width: inner, height: height),
      content: CGRect(
        x: metrics.isMirrored ? x + inner - insets.leading - size.width : x + insets.leading,
        y: y + insets.top + (height - insets.top - insets.bottom - size.height) / 2, width: size.width,
        height: size.height),
      proposal: proposal, isRow: true, isLast: isLast,
      corners: RectangleCornerRadii(
        topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top))
  }

  /// Whether the item at `index` is a row of the same section.
  private func isRow(_ index: Int, _ part: SectionTrait.Part?) -> Bool {
    rows.indices.contains(index) && rows[index].part?.section == part?.section && rows[index].role == .row
  }

  override func placed() {
    var edges: [CGFloat] = []
    edges.reserveCapacity(rows.count + 1)
    let height = arrange(frame.width) { row, place in
      edges.append(frame.minY + place.slot.minY)
      put(row, place)
    }
    setEdges(edges + [frame.minY + height])
  }

  override func settle(at index: Int) -> Bool {
    let row = rows[index]
    guard let kept = row.place, row.part == row.item.trait(SectionTrait.self) else { return false }
    let place = place(row, at: kept.slot.minY, ListMetrics(environment, width: frame.width))
    guard place.slot == kept.slot else { return false }
    put(row, place)
    return true
  }

  /// Puts a row where it goes. One that has yet to be made only keeps its room.
  private func put(_ row: ListRow, _ place: ListRow.Place) {
    row.place = place
    guard let content = place.content else { return }
    let origin = frame.origin
    row.item.place(content.offsetBy(dx: origin.x, dy: origin.y), proposal: place.proposal)
    if isUnmade(row.index) { return }
    let slot = place.slot.offsetBy(dx: origin.x, dy: origin.y)
    row.move(to: slot, approach: row.item.trait(LazyTrait.self)?.approach)
    (row.item.trait(SwipeTrait.self) as? any SwipeRow)?.setRow(slot)
    row.item.trait(ListBackgroundTrait.self)?.place(slot, proposal: ProposedViewSize(slot.size))
  }

  // MARK: Drawing

  override func draw(_ context: inout DrawContext) {
    let seen = seenItems.compactMap { known[ObjectIdentifier($0)] }.filter(\.isRow)
    for row in seen { drawBackground(row, &context) }
    super.draw(&context)
    for row in seen { drawSeparator(row, &context) }
  }

  private func isSelected(_ row: ListRow) -> Bool {
    guard let selection, let tag = row.item.pickerTag else { return false }
    return selection.isSelected(tag)
  }

  private func drawBackground(_ row: ListRow, _ context: inout DrawContext) {
    let shift = (row.item.trait(SwipeTrait.self) as? any SwipeRow)?.shift ?? 0
    let rect = row.shown.offsetBy(dx: shift, dy: 0)
    let corners = row.place?.corners ?? RectangleCornerRadii()
    let path = Path(roundedRect: rect, cornerRadii: corners).raster
    let style = environment.listRow ?? environment.listStyleKind
    if let background = row.item.trait(ListBackgroundTrait.self) {
      let isCut = corners != RectangleCornerRadii()
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
    guard let place = row.place, let content = place.content else { return }
    let style = environment.listRow ?? environment.listStyleKind
    let wish = row.item.trait(ListSeparatorTrait.self).bottom
    let next = row.index + 1
    let nextWish = rows.indices.contains(next) ? rows[next].item.trait(ListSeparatorTrait.self).top : nil
    let isUsual = style == .plain || !place.isLast
    guard wish != .hidden, nextWish != .hidden || place.isLast, isUsual || (wish == .visible && style == .plain) else {
      return
    }
    let pixel = 1 / max(environment.displayScale, 0.01)
    let rect = row.shown
    let tint = row.item.trait(ListSeparatorTintTrait.self) ?? Color(system: .separator)
    let leading = max(content.minX + frame.minX - rect.minX, 0)
    let isMirrored = environment.layoutDirection == .rightToLeft
    let line = CGRect(
      x: isMirrored ? rect.minX : rect.minX + leading, y: rect.maxY - pixel, width: max(rect.width - leading, 0),
      height: pixel)
    context.list.fill(
      Raster.Path(line), paint: .solid(tint.resolve(in: environment).rgba), transform: context.transform, id: row.id)
  }

  // MARK: Input

  /// The row or other part that is shown at `point`.
  private func row(at point: CGPoint) -> ListRow? {
    seenItems.lazy.compactMap { self.known[ObjectIdentifier($0)] }.last { $0.shown.contains(point) }
  }

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    guard frame.contains(point) else { return false }
    guard let row = row(at: point) else { return true }
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
      pressed = row(at: event.location).flatMap { $0.isRow ? $0 : nil }
      graph.setNeedsDisplay()
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
    graph.setNeedsDisplay()
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
    for row in rows where row.place?.content != nil {
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
