import Raster

/// Shows a part of its content, which has coordinates of its own: however it is moved, what is inside keeps its place.
@MainActor
final class ScrollItem: LeafItem {
  let content: LayoutItem<VStackLayout>
  private(set) var settings: ScrollSettings
  /// How far what is shown reaches beyond the frame, under the window's covered parts.
  private var reach = EdgeInsets()
  private(set) var extents: (horizontal: ScrollExtent, vertical: ScrollExtent) = (ScrollExtent(), ScrollExtent())
  /// The place in the content that is shown at the top left.
  private(set) var offset = CGPoint.zero
  private var hasOffset = false

  private var motions: (horizontal: ScrollMotion, vertical: ScrollMotion)?
  private var jump: AnimatedAttribute<AnimatablePair<CGFloat, CGFloat>>?
  private var jumpTarget = CGPoint.zero
  private var isActive = false
  private var indicators = ScrollIndicators()
  var drag: ScrollDrag?

  init(node: _ViewNode, settings: ScrollSettings) {
    content = LayoutItem(layout: VStackLayout(), node: node)
    self.settings = settings
    super.init(node: node)
    content.parent = self
  }

  func set(_ settings: ScrollSettings) {
    if settings == self.settings { return }
    self.settings = settings
    setNeedsLayout()
  }

  // MARK: Layout

  override var isCoordinateRoot: Bool { true }
  override func forEachItem(_ body: (Item) -> Void) { body(content) }
  override func prepareForLayout() { content.prepareForLayout() }

  override func namesSpace(_ name: AnyHashable) -> Bool {
    guard let name = name.base as? ScrollSpaceName else { return false }
    return name.axis.map { settings.axes.contains($0) } ?? true
  }

  /// The size that `containerRelativeFrame` inside goes by.
  private(set) var container = CGSize.zero
  private var dependents: [ObjectIdentifier: Dependent] = [:]

  private struct Dependent {
    weak var item: Item?
  }

  /// Remembers that an item inside measures itself by `container`.
  func note(dependent item: Item) { dependents[ObjectIdentifier(item)] = Dependent(item: item) }

  private var lazyContainers: [LazyContainer] = []

  private struct LazyContainer {
    weak var item: LazyContainerItem?
  }

  /// Remembers a container inside that makes what comes into sight.
  func note(_ item: LazyContainerItem) {
    lazyContainers.removeAll { $0.item == nil || $0.item === item }
    lazyContainers.append(LazyContainer(item: item))
  }

  /// The part of the content that is shown, in the content's coordinates.
  var shownRect: CGRect {
    CGRect(origin: offset, size: CGSize(width: extents.horizontal.viewport, height: extents.vertical.viewport))
  }

  private func setContainer(_ size: CGSize) {
    let margins = settings.margins.content
    let inner = CGSize(
      width: max(size.width - margins.leading - margins.trailing, 0),
      height: max(size.height - margins.top - margins.bottom, 0))
    if inner == container { return }
    container = inner
    let all = dependents.values
    dependents = [:]
    for dependent in all { dependent.item?.setNeedsLayout() }
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal.inset(by: settings.margins.content)
    if settings.axes.contains(Axis.Set.horizontal) { inner.width = nil }
    if settings.axes.contains(Axis.Set.vertical) { inner.height = nil }
    return inner
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let margins = settings.margins.content
    if let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite, container == .zero {
      setContainer(CGSize(width: width, height: height))
    }
    let inner = content.size(contentProposal(proposal))
    var size = CGSize(
      width: inner.width + margins.leading + margins.trailing, height: inner.height + margins.top + margins.bottom)
    // Along the other axis the content decides; where there is none, the view takes what it is offered there, too.
    for axis in Axis.allCases where settings.axes.contains(axis) || content.items.isEmpty {
      if let offered = proposal[axis] { size[axis] = offered }
    }
    return size
  }

  override func placed() {
    super.placed()
    setContainer(frame.size)
    reach = coveredInsets
    let proposal = contentProposal(ProposedViewSize(frame.size))
    let size = content.size(proposal)
    content.place(CGRect(origin: .zero, size: size), proposal: proposal)
    let old = extents
    extents = (extent(.horizontal, size.width), extent(.vertical, size.height))
    if hasOffset {
      if old != extents { keepPlace(old) }
    } else {
      hasOffset = true
      let anchor = settings.anchors.initialOffset ?? .topLeading
      show(CGPoint(x: extents.horizontal.position(at: anchor.x), y: extents.vertical.position(at: anchor.y)))
    }
    for container in lazyContainers { container.item?.reveal(shownRect) }
  }

  private func extent(_ axis: Axis, _ length: CGFloat) -> ScrollExtent {
    let margins = settings.margins.content
    let anchor = settings.anchors.alignment ?? .topLeading
    let isHorizontal = axis == .horizontal
    return ScrollExtent(
      viewport: frame.size[axis] + (isHorizontal ? reach.leading + reach.trailing : reach.top + reach.bottom),
      content: length, before: isHorizontal ? reach.leading + margins.leading : reach.top + margins.top,
      after: isHorizontal ? reach.trailing + margins.trailing : reach.bottom + margins.bottom,
      alignment: isHorizontal ? anchor.x : anchor.y, scrolls: settings.axes.contains(axis))
  }

  /// After the content or the room for it has changed: keeps the place that is shown, or the end that one is at.
  private func keepPlace(_ old: (horizontal: ScrollExtent, vertical: ScrollExtent)) {
    func kept(_ old: ScrollExtent, _ new: ScrollExtent, _ position: CGFloat, _ anchor: CGFloat?) -> CGFloat {
      if old == new { return position }
      var position = position
      // Where the start moves, because more or less of it is covered, what is shown moves along.
      position += CGFloat(new.range.lowerBound - old.range.lowerBound)
      if let anchor {
        let (before, after) = (old.range.upperBound - old.range.lowerBound, new.range.upperBound - new.range.lowerBound)
        position += CGFloat(after - before) * anchor
      }
      return min(max(position, CGFloat(new.range.lowerBound)), CGFloat(new.range.upperBound))
    }
    if drag != nil { return }
    let anchor = settings.anchors.sizeChanges
    let place = CGPoint(
      x: kept(old.horizontal, extents.horizontal, offset.x, anchor?.x),
      y: kept(old.vertical, extents.vertical, offset.y, anchor?.y))
    // Content that glides glides on, if it still can to where it was going.
    if place == offset, let motions, extents.horizontal.range.contains(motions.horizontal.rest),
      extents.vertical.range.contains(motions.vertical.rest)
    {
      return
    }
    motions = nil
    show(place)
  }

  // MARK: Moving

  /// Shows the content from `offset` on, now. What comes into sight is made in the next pass.
  func move(to offset: CGPoint) {
    show(offset)
    if lazyContainers.contains(where: { $0.item?.hasUnmade(in: shownRect) ?? false }) { setNeedsLayout() }
  }

  private func show(_ offset: CGPoint) {
    if offset == self.offset { return }
    self.offset = offset
    setNeedsDisplay()
    // The bar over a page goes by how far the page has been scrolled.
    if reach.top > 0 { environment.navigationPage?.scrolled(to: offset.y + reach.top) }
  }

  /// Moves the content to `offset` in the transaction at hand.
  func scroll(to target: CGPoint) {
    motions = nil
    let clamped = clamped(target)
    let transaction = node.transaction()
    guard transaction.animation != nil else {
      jump = nil
      // No layout follows after which those would look that go by where things are.
      graph.afterUpdate { [graph] in graph.geometryReads.check() }
      return move(to: clamped)
    }
    let jump = AnimatedAttribute(AnimatablePair(offset.x, offset.y), name: "offset", node: node) { [unowned self] in
      guard let shown = self.jump?.presented else { return }
      move(to: CGPoint(x: shown.first, y: shown.second))
    }
    self.jump = jump
    jumpTarget = clamped
    jump.set(AnimatablePair(clamped.x, clamped.y))
    flashIndicators()
  }

  func clamped(_ point: CGPoint) -> CGPoint {
    func clamp(_ value: CGFloat, _ extent: ScrollExtent) -> CGFloat {
      min(max(value, CGFloat(extent.range.lowerBound)), CGFloat(extent.range.upperBound))
    }
    return CGPoint(x: clamp(point.x, extents.horizontal), y: clamp(point.y, extents.vertical))
  }

  /// Whether the content slows down after it was let go.
  var isGliding: Bool { motions != nil }

  var isMovingByItself: Bool { motions != nil || (jump != nil && offset != jumpTarget) }

  /// Stops what moves by itself.
  func stop() {
    motions = nil
    jump = nil
  }

  /// Lets the content move on from where it is.
  func letGo(velocity: CGSize, at time: Double) {
    func motion(_ axis: Axis, _ extent: ScrollExtent, _ position: CGFloat, _ speed: CGFloat) -> ScrollMotion {
      ScrollMotion(
        time: time, position: position, velocity: settings.axes.contains(axis) ? speed : 0, range: extent.range)
    }
    var made = (
      horizontal: motion(.horizontal, extents.horizontal, offset.x, velocity.width),
      vertical: motion(.vertical, extents.vertical, offset.y, velocity.height)
    )
    if let behavior = environment.scrollTargetBehavior {
      let rest = CGPoint(x: made.horizontal.rest, y: made.vertical.rest)
      let target = clamped(target(rest, velocity, behavior))
      made.horizontal = ScrollMotion(time: time, position: offset.x, velocity: velocity.width, target: target.x)
      made.vertical = ScrollMotion(time: time, position: offset.y, velocity: velocity.height, target: target.y)
    }
    motions = made
    activate()
  }

  /// Where a behaviour has the content come to rest that would do so at `rest`. Positions of targets are those of what
  /// is not covered.
  private func target(_ rest: CGPoint, _ velocity: CGSize, _ behavior: any ScrollTargetBehavior) -> CGPoint {
    let shift = CGPoint(x: extents.horizontal.before, y: extents.vertical.before)
    let room = CGSize(width: extents.horizontal.room, height: extents.vertical.room)
    func visible(_ origin: CGPoint) -> CGRect {
      CGRect(x: origin.x + shift.x, y: origin.y + shift.y, width: room.width, height: room.height)
    }
    var target = ScrollTarget(rect: visible(rest))
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: visible(offset)),
        velocity: .init(dx: velocity.width, dy: velocity.height), contentSize: content.frame.size,
        containerSize: room, axes: settings.axes, targets: alignmentTargets))
    guard target.rect.minX.isFinite, target.rect.minY.isFinite else { return rest }
    return CGPoint(x: target.rect.minX - shift.x, y: target.rect.minY - shift.y)
  }

  /// The frames of the views of `scrollTargetLayout` containers inside.
  private var alignmentTargets: [CGRect] { alignmentItems.map(\.frame) }

  /// The views of `scrollTargetLayout` containers inside.
  var alignmentItems: [Item] {
    var found: [Item] = []
    func visit(_ item: Item) {
      if let layout = item as? ScrollTargetLayoutItem { found += layout.items }
      if !(item is ScrollItem) { item.forEachItem(visit) }
    }
    visit(content)
    return found
  }

  /// Shows the indicators for a while.
  func flashIndicators() {
    indicators.moved(at: graph.time)
    activate()
  }

  private func activate() {
    setNeedsDisplay()
    if isActive { return }
    isActive = true
    graph.activate(self)
  }

  // MARK: Drawing and input

  /// What is shown now, in the coordinates in which the view is placed.
  var viewport: CGRect {
    let frame = presentedFrame
    return CGRect(
      x: frame.minX - reach.leading, y: frame.minY - reach.top, width: frame.width + reach.leading + reach.trailing,
      height: frame.height + reach.top + reach.bottom)
  }

  override var contentTransform: CGAffineTransform {
    let viewport = viewport
    return CGAffineTransform(translationX: viewport.minX - offset.x, y: viewport.minY - offset.y)
  }

  override func draw(_ context: inout DrawContext) {
    guard !frame.isNull else { return }
    let viewport = viewport
    let isClipped = settings.isClipped && !coversWindow(viewport, context.transform)
    if isClipped { context.list.pushClip(Raster.Path(viewport), transform: context.transform, id: id) }
    context.concatenating(contentTransform) { content.draw(&$0) }
    if isClipped { context.list.popClip() }
    indicators.draw(self, viewport, &context)
  }

  /// Whether nothing could be cut off, because the window ends where the view does.
  private func coversWindow(_ viewport: CGRect, _ transform: CGAffineTransform) -> Bool {
    guard let root = graph.rootItem, transform == .identity else { return false }
    return viewport.contains(CGRect(origin: .zero, size: root.size))
  }

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    guard !frame.isNull, viewport.contains(point) else { return false }
    let inverse = contentTransform.inverted()
    _ = chain.concatenating(inverse) { content.hitTest(point.applying(inverse), &$0) }
    if settings.isEnabled { chain.append(self) }
    return true
  }

  override func collectAccessibility(_ collector: inout AccessibilityCollector) {
    guard !frame.isNull else { return }
    var inner = collector.nested()
    inner.concatenating(contentTransform) { content.collectAccessibility(&$0) }
    let visible = collector.shown(viewport)
    collector.elements += inner.elements.filter { $0.frame.intersects(visible) }
  }
}

extension ScrollItem: ActiveAttribute {
  func sample(at time: Double) -> Bool {
    if let motions {
      move(
        to: CGPoint(x: motions.horizontal.position(at: time), y: motions.vertical.position(at: time)))
      indicators.moved(at: min(time, max(motions.horizontal.end, motions.vertical.end)))
      if time >= motions.horizontal.end && time >= motions.vertical.end { self.motions = nil }
    }
    if indicators.isChanging(at: time) { setNeedsDisplay() }
    isActive = motions != nil || indicators.nextChange(after: time) != nil
    return isActive
  }

  func present(at time: Double) {
    guard let motions else { return }
    move(to: CGPoint(x: motions.horizontal.position(at: time), y: motions.vertical.position(at: time)))
  }

  func nextSampleTime(after time: Double) -> Double? {
    motions != nil ? time : indicators.nextChange(after: time)
  }

  var isAlive: Bool { !life.isOver }

  func trace(at time: Double) -> AttributeTrace {
    AttributeTrace(
      path: node.path, attribute: "offset", value: [Double(offset.x), Double(offset.y)], velocity: [0, 0],
      animation: nil)
  }
}
