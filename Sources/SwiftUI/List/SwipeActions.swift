import Raster

/// A row that can be moved aside to show what can be done with it.
@MainActor
protocol SwipeRow: Item {
  /// Takes the rectangle of the whole row.
  func setRow(_ rect: CGRect)
  /// How far the row has been moved, in points: negative to the left.
  var shift: CGFloat { get }
  /// Whether its button deletes the row.
  var deletes: Bool { get }
  /// The same of the view inside, where that can be moved aside as well.
  var inner: (any SwipeRow)? { get }
  /// Moves the row aside.
  func open()
}

extension Item {
  /// The item's part that can be moved aside as a row.
  var swipe: (any SwipeRow)? { trait(SwipeTrait.self) as? any SwipeRow }

  /// What deletes the item as a row.
  var deletion: (any SwipeRow)? {
    if trait(DeleteDisabledTrait.self) { return nil }
    var row = swipe
    while let current = row, !current.deletes { row = current.inner }
    return row
  }
}

/// The row's part that can be moved aside.
enum SwipeTrait: _TraitKey { nonisolated(unsafe) static let defaultValue: Item? = nil }

/// `swipeActions`, and what deletes the elements of a `ForEach`.
struct _SwipeActionsModifier<Actions: View>: ItemModifier {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  var deletes = false
  let actions: Actions

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> SwipeItem<Actions> {
    SwipeItem(node: node, child: child, modifier: self)
  }

  func update(_ item: SwipeItem<Actions>) { item.update(self) }
}

/// The buttons beside a row.
struct SwipeButtons<Actions: View>: View {
  let actions: Actions

  var body: some View {
    HStack(spacing: 0) { actions }
      .buttonStyle(SwipeButtonStyle())
      .labelStyle(.iconOnly)
      .frame(maxHeight: .infinity)
  }
}

/// A button beside a row: white on red, on its tint, or on grey.
private struct SwipeButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      configuration: PrimitiveButtonStyleConfiguration(
        role: configuration.role, label: configuration.label, action: configuration.action)
    ) { isPressed in
      SwipeButtonLook(configuration: configuration, isPressed: isPressed)
    }
  }
}

private struct SwipeButtonLook: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isPressed: Bool
  @Environment(\._tint) private var tint

  var body: some View {
    configuration.label
      .foregroundStyle(.white)
      .padding(.horizontal, 16)
      .frame(minWidth: 74, maxHeight: .infinity)
      .background(background)
      .opacity(isPressed ? 0.8 : 1)
      .contentShape(Rectangle())
  }

  private var background: AnyShapeStyle {
    if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
    return tint ?? AnyShapeStyle(Color(system: .gray))
  }
}

/// Moves its child aside. The buttons are made when they are first needed.
@MainActor
final class SwipeItem<Actions: View>: WrapperItem, SwipeRow, Responder {
  private var modifier: _SwipeActionsModifier<Actions>
  private var buttons: LayerNode<SwipeButtons<Actions>, LayoutItem<ZStackLayout>>?
  private var row = CGRect.null
  private var offset: AnimatedAttribute<CGFloat>!
  private var start: (point: CGPoint, offset: CGFloat)?
  private var hasBegun = false
  private var tracker = VelocityTracker()

  init(node: _ViewNode, child: Item, modifier: _SwipeActionsModifier<Actions>) {
    self.modifier = modifier
    super.init(node: node, child: child)
    offset = AnimatedAttribute(0, name: "swipe", of: self)
  }

  func update(_ modifier: _SwipeActionsModifier<Actions>) {
    self.modifier = modifier
    buttons?.update(SwipeButtons(actions: modifier.actions), environment)
  }

  override var ownedNode: _ViewNode? { buttons }

  /// The item of the buttons.
  private var layer: LayoutItem<ZStackLayout> {
    if let buttons { return buttons.item }
    let made = LayerNode(SwipeButtons(actions: modifier.actions), _NodeContext(below: node)) {
      LayoutItem(layout: ZStackLayout(alignment: .trailing), node: $0)
    }
    made.item.parent = self
    buttons = made
    return made.item
  }

  override func trait<K: _TraitKey>(_ key: K.Type) -> K.Value {
    if key == SwipeTrait.self, let value = (self as Item?) as? K.Value { return value }
    return super.trait(key)
  }

  // MARK: Layout and drawing

  func setRow(_ rect: CGRect) {
    row = rect
    inner?.setRow(rect)
    if buttons != nil { placeButtons() }
  }

  var shift: CGFloat { offset.presented + (inner?.shift ?? 0) }
  var deletes: Bool { modifier.deletes }
  var inner: (any SwipeRow)? { child.swipe }

  func open() {
    placeButtons()
    animate(to: sign * width)
  }

  private var width: CGFloat { layer.size(ProposedViewSize(width: nil, height: row.height)).width }
  private var sign: CGFloat { modifier.edge == .trailing ? -1 : 1 }

  private func placeButtons() {
    guard !row.isNull else { return }
    let extent = max(width, abs(offset.presented))
    let x = modifier.edge == .trailing ? row.maxX - extent : row.minX
    layer.place(
      CGRect(x: x, y: row.minY, width: extent, height: row.height),
      proposal: ProposedViewSize(width: extent, height: row.height))
  }

  /// The part of the row that its content has left.
  private var gap: CGRect {
    let shown = offset.presented
    return shown < 0
      ? CGRect(x: row.maxX + shown, y: row.minY, width: -shown, height: row.height)
      : CGRect(x: row.minX, y: row.minY, width: shown, height: row.height)
  }

  override func draw(_ context: inout DrawContext) {
    let shown = offset.presented
    guard shown != 0, !row.isNull else { return child.draw(&context) }
    context.list.pushClip(Raster.Path(gap), transform: context.transform, id: id)
    layer.draw(&context)
    context.list.popClip()
    context.list.pushClip(Raster.Path(row), transform: context.transform, id: id)
    context.concatenating(CGAffineTransform(translationX: shown, y: 0)) { child.draw(&$0) }
    context.list.popClip()
  }

  override var contentTransform: CGAffineTransform { CGAffineTransform(translationX: offset.presented, y: 0) }

  override func forEachItem(_ body: (Item) -> Void) {
    body(child)
    if offset.presented != 0 { body(layer) }
  }

  // MARK: Input

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    guard !row.isNull, environment.isEnabled else { return child.hitTest(point, &chain) }
    if offset.presented != 0, gap.contains(point) {
      let before = chain.links.count
      if layer.hitTest(point, &chain), chain.links.count > before {
        chain.append(SwipeCloser(node: node) { [weak self] in self?.close() })
      }
      return true
    }
    let inner = point.applying(contentTransform.inverted())
    let isHit = offset.presented == 0 ? child.hitTest(point, &chain) : child.hitTest(inner, &chain)
    // A list that is edited has other controls to move its rows aside by.
    let isBlocked = trait(DeleteDisabledTrait.self) || (offset.presented == 0 && environment.isListEdited)
    if row.contains(point), !isBlocked { chain.append(self) }
    return isHit || row.contains(point)
  }

  func handle(_ event: PointerEvent) -> PointerResponse {
    switch event.phase {
    case .began:
      start = (event.location, offset.presented)
      hasBegun = false
      tracker = VelocityTracker()
      tracker.add(event.location, at: event.time)
      return .possible
    case .moved:
      guard let start else { return .failed }
      tracker.add(event.location, at: event.time)
      let (dx, dy) = (event.location.x - start.point.x, event.location.y - start.point.y)
      if !hasBegun {
        if abs(dy) > 10 && abs(dy) > abs(dx) { return .failed }
        guard abs(dx) > 10, dx * sign > 0 || start.offset != 0 else { return .possible }
        hasBegun = true
        self.start?.point = event.location
        return .recognized
      }
      move(start.offset + dx)
      return .recognized
    case .ended:
      defer { start = nil }
      guard hasBegun else {
        // A press on a row that has been moved aside puts it back.
        if start?.offset ?? 0 != 0 { return .recognized }
        return .failed
      }
      tracker.add(event.location, at: event.time)
      letGo(tracker.velocity(at: event.time).width)
      return .recognized
    case .cancelled:
      if hasBegun { close() }
      start = nil
      return .failed
    }
  }

  func accepted() {
    if !hasBegun { close() }
  }

  private func move(_ target: CGFloat) {
    let bounded = sign < 0 ? min(target, 0) : max(target, 0)
    let free = abs(bounded)
    let most = modifier.allowsFullSwipe ? row.width : width + RubberBand.shown(max(free - width, 0), extent: row.width)
    node.forgetTransaction()
    offset.set(sign * min(free, most))
    placeButtons()
    setNeedsDisplay()
  }

  private func animate(to target: CGFloat) {
    offset.set(target, animation: .spring(duration: 0.35, bounce: 0))
    setNeedsDisplay()
  }

  private func letGo(_ velocity: CGFloat) {
    let distance = abs(offset.presented)
    if modifier.allowsFullSwipe && distance > row.width * 0.6 {
      animate(to: sign * row.width)
      return performFirst()
    }
    let predicted = distance + velocity * sign * 0.1
    if predicted > width / 2 { animate(to: sign * width) } else { close() }
  }

  func close() { animate(to: 0) }

  private func performFirst() {
    var first: PressItem?
    func visit(_ item: Item) {
      if first == nil, let press = item as? PressItem { first = press }
      item.forEachItem(visit)
    }
    visit(layer)
    first?.activate()
    graph.wake(at: graph.time + 0.35) { [weak self] in self?.close() }
  }

  // MARK: Accessibility

  override func collectAccessibility(_ collector: inout AccessibilityCollector) {
    let first = collector.elements.count
    child.collectAccessibility(&collector)
    guard first < collector.elements.count else { return }
    if buttons == nil { placeButtons() }
    var inner = collector.nested()
    layer.collectAccessibility(&inner)
    for element in inner.inReadingOrder() {
      guard let action = element.action(.activate) else { continue }
      collector.elements[first].actions.append(
        AccessibilityElement.Action(kind: .named(element.label), perform: action.perform))
    }
  }
}

/// Puts a row back when one of the buttons beside it has been pressed.
@MainActor
private final class SwipeCloser: Responder {
  let responderNode: _ViewNode
  private let close: () -> Void

  init(node: _ViewNode, close: @escaping () -> Void) {
    responderNode = node
    self.close = close
  }

  var rank: ResponderRank { .simultaneous }

  func handle(_ event: PointerEvent) -> PointerResponse {
    if event.phase == .ended { close() }
    return event.phase == .cancelled ? .failed : .possible
  }
}

extension View {
  /// Buttons that come to sight when the view, as a row of a list, is moved aside.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(_SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
  }
}
