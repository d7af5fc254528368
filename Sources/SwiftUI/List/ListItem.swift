import Raster

/// Lays rows out, draws what lies behind and between them, and selects them.
@MainActor
final class ListItem: LazyContainerItem, Responder {
  var selection: ListSelection? {
    didSet { setNeedsDisplay() }
  }
  /// Whether rows show what they can be deleted and moved by.
  var isEdited: Bool {
    didSet {
      guard isEdited != oldValue else { return }
      controls.set(isEdited ? 1 : 0)
      setNeedsLayout()
    }
  }
  /// How far those controls are in, from 0 to 1.
  private var controls: AnimatedAttribute<Double>!
  private var reorder: ListReorder?
  /// One for each of `line`.
  private var rows: [ListRow] = []
  private var known: [ObjectIdentifier: ListRow] = [:]
  private var pressed: ListRow?
  private var pressStart = CGPoint.zero

  init(node: _ViewNode, selection: ListSelection?, isEdited: Bool) {
    self.selection = selection
    self.isEdited = isEdited
    super.init(node: node, axis: .vertical)
    controls = AnimatedAttribute(isEdited ? 1 : 0, name: "controls", of: self)
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
    var insets = row.item.trait(ListInsetsTrait.self) ?? metrics.insets
    if isEdited, row.item.deletion != nil { insets.leading += ListControls.room.sign }
    if isEdited, row.movable != nil { insets.trailing += ListControls.room.handle }
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
    row.item.swipe?.setRow(slot)
    row.item.trait(ListBackgroundTrait.self)?.place(slot, proposal: ProposedViewSize(slot.size))
  }

  // MARK: Drawing

  override func draw(_ context: inout DrawContext) {
    if reorder?.isOver ?? false { reorder = nil }
    let lifted = reorder?.row
    let seen = seenItems.compactMap { known[ObjectIdentifier($0)] }.filter { $0.isRow && $0 !== lifted }
    for row in seen { drawBackground(row, &context) }
    super.draw(&context)
    for row in seen {
      drawControls(row, &context)
      drawSeparator(row, &context)
    }
    if let reorder { drawLifted(reorder, &context) }
  }

  override var drawnItems: [Item] {
    guard let lifted = reorder?.row.item else { return super.drawnItems }
    return super.drawnItems.filter { $0 !== lifted }
  }

  /// A row that is moved lies over the others and casts a shadow.
  private func drawLifted(_ reorder: ListReorder, _ context: inout DrawContext) {
    let row = reorder.row
    let shadow = ShadowEffect(color: RGBA(white: 0, alpha: 0.2), radius: 8, offset: CGSize(width: 0, height: 2))
    context.list.pushGroup(.shadow(shadow), transform: context.transform, id: row.id)
    context.concatenating(CGAffineTransform(translationX: 0, y: reorder.shift)) { context in
      if environment.listRow == .plain { fill(Raster.Path(row.shown), Color(system: .background), row, &context) }
      drawBackground(row, &context)
      row.item.draw(&context)
      drawControls(row, &context)
    }
    context.list.popGroup()
  }

  private func drawControls(_ row: ListRow, _ context: inout DrawContext) {
    guard controls.presented > 0 else { return }
    let shift = row.shift
    let look = listControls(row, shift)
    if row.item.deletion != nil { look.drawSign(&context, in: environment, id: row.id) }
    if row.movable != nil { look.drawHandle(&context, in: environment, id: row.id) }
  }

  private func listControls(_ row: ListRow, _ shift: CGFloat = 0) -> ListControls {
    ListControls(
      in: row.shown.offsetBy(dx: shift, dy: 0), isMirrored: environment.layoutDirection == .rightToLeft,
      progress: controls.presented)
  }

  private func isSelected(_ row: ListRow) -> Bool {
    guard let selection, let tag = row.item.pickerTag else { return false }
    return selection.isSelected(tag)
  }

  private func drawBackground(_ row: ListRow, _ context: inout DrawContext) {
    let shift = row.shift
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

  /// What a press on the controls of a row goes to.
  private func control(of row: ListRow, at point: CGPoint) -> (any Responder)? {
    // What a row moved aside has uncovered lies over the controls.
    if row.shift != 0 { return nil }
    let areas = listControls(row)
    if row.movable != nil, areas.handleArea.contains(point) { return ListReorder(row, in: self, at: point) }
    guard let deletion = row.item.deletion, areas.signArea.contains(point) else { return nil }
    return ListDeleteSign(node: node) { [weak deletion] in deletion?.open() }
  }

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    guard frame.contains(point) else { return false }
    guard let row = row(at: point) else { return true }
    if isEdited, row.isRow, let control = control(of: row, at: point) {
      chain.append(control, isControl: true)
      return true
    }
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

  // MARK: Moving rows

  /// The rows that are moved by the same action as `row`, in the order in which they stand.
  func movableRows(like row: ListRow) -> [ListRow] {
    rows.filter { $0.item.trait(MoveTrait.self)?.node === row.item.trait(MoveTrait.self)?.node }
  }

  /// Shows a row as held by hand.
  func lift(_ reorder: ListReorder) {
    self.reorder = reorder
    setNeedsDisplay()
  }

  /// Has the row that is held stand where the middle of it is.
  func moveLifted(center: CGFloat, _ animation: Animation) {
    guard let row = reorder?.row else { return }
    let others = movableRows(like: row).filter { $0 !== row }
    let above = others.filter { other in
      let middle = frame.minY + (other.place?.slot.midY ?? 0)
      return other.index < row.index ? center > middle : center >= middle
    }
    let goal =
      above.last.map { $0.index < row.index ? $0.index + 1 : $0.index }
      ?? min(others.first?.index ?? row.index, row.index)
    guard goal != row.index else { return }
    graph.enqueue(Transaction(animation: animation)) { [weak self] in
      guard let self, rows.indices.contains(goal), rows.indices.contains(row.index) else { return }
      rows.insert(rows.remove(at: row.index), at: goal)
      for (index, row) in rows.enumerated() { row.index = index }
      setLine(rows.map(\.item))
      setNeedsLayout()
    }
  }

  /// Has the rows stand in the order of their views again.
  func resetOrder() {
    itemsChanged()
    setNeedsLayout()
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

/// Moves a row aside, so that the button that deletes it is seen, when the sign before it is pressed.
@MainActor
private final class ListDeleteSign: Responder {
  let responderNode: _ViewNode
  private let action: () -> Void

  init(node: _ViewNode, action: @escaping () -> Void) {
    responderNode = node
    self.action = action
  }

  func handle(_ event: PointerEvent) -> PointerResponse {
    switch event.phase {
    case .began, .moved: .possible
    case .ended: .recognized
    case .cancelled: .failed
    }
  }

  func accepted() { action() }
}
