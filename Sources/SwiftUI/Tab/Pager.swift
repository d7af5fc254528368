import Raster

/// Pages side by side.
struct Pager<Content: View>: View {
  let selection: AnySelection?
  let index: PageTabViewStyle.IndexDisplayMode
  let content: Content

  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { Node(view, context) }

  private final class Node: ContainerNode<Pager, Content, PagerItem> {
    override init(_ view: Pager, _ context: _NodeContext) {
      super.init(view, context)
      setUp(PagerItem(node: self, selection: view.selection, index: view.index), view.content)
    }

    override func didUpdate(from old: Pager, viewChanged: Bool, environmentChanged: Bool) {
      item.update(view.selection, view.index)
      updateContent(view.content)
    }

    override var pathComponent: String? { "TabView" }
  }
}

/// Shows a part of a row of pages, each as large as the view itself.
@MainActor
final class PagerItem: ContainerItem, Responder, FocusTarget {
  private var selection: AnySelection?
  private var index: PageTabViewStyle.IndexDisplayMode
  /// The page in sight, with a fraction on the way to the next.
  private var position: AnimatedAttribute<Double>!
  private var ownIndex = 0
  private var hasPosition = false
  private var start: (x: CGFloat, position: Double)?
  private var hasBegun = false
  private var tracker = VelocityTracker()

  /// How pages come to rest.
  private static let animation = Animation.spring(duration: 0.45, bounce: 0)

  init(node: _ViewNode, selection: AnySelection?, index: PageTabViewStyle.IndexDisplayMode) {
    self.selection = selection
    self.index = index
    super.init(node: node)
    position = AnimatedAttribute(0, name: "page", of: self)
  }

  func update(_ selection: AnySelection?, _ index: PageTabViewStyle.IndexDisplayMode) {
    self.selection = selection
    self.index = index
    if start == nil, hasPosition { position.set(Double(selectedIndex)) }
    setNeedsDisplay()
  }

  private var selectedIndex: Int {
    guard let selection else { return min(ownIndex, max(items.count - 1, 0)) }
    return items.firstIndex { $0.pickerTag.map(selection.matches) ?? false }
      ?? (selection.value.base as? Int).map { min(max($0, 0), max(items.count - 1, 0)) } ?? 0
  }

  // MARK: Layout

  override func placed() {
    let proposal = ProposedViewSize(frame.size)
    for (index, item) in items.enumerated() {
      item.trait(TabItemTrait.self)?.load()
      let size = item.size(proposal)
      let x = frame.minX + CGFloat(index) * frame.width
      item.place(
        CGRect(
          x: x + (frame.width - size.width) / 2, y: frame.midY - size.height / 2, width: size.width,
          height: size.height), proposal: proposal)
    }
    if hasPosition {
      if start == nil { position.set(Double(selectedIndex)) }
    } else if !items.isEmpty {
      hasPosition = true
      position = AnimatedAttribute(Double(selectedIndex), name: "page", of: self)
    }
  }

  override var contentTransform: CGAffineTransform {
    CGAffineTransform(translationX: -CGFloat(position.presented) * frame.width, y: 0)
  }

  /// The part that is seen: what the window's furniture covers is seen, too.
  private var viewport: CGRect {
    let reach = safeAreaReach(of: frame, edges: [.top, .bottom])
    return CGRect(
      x: frame.minX, y: frame.minY - reach.top, width: frame.width, height: frame.height + reach.top + reach.bottom)
  }

  // MARK: Drawing

  private var visible: [Item] {
    let shown = position.presented
    return items.enumerated().filter { abs(Double($0.offset) - shown) < 1 }.map(\.element)
  }

  override func draw(_ context: inout DrawContext) {
    guard !frame.isNull else { return }
    context.list.pushClip(Raster.Path(viewport), transform: context.transform, id: id)
    context.concatenating(contentTransform) { context in
      for item in visible { item.draw(&context) }
    }
    context.list.popClip()
    if index == .always || (index == .automatic && items.count > 1) { drawDots(&context) }
    graph.focus.drawRing(around: self, in: &context)
  }

  private func drawDots(_ context: inout DrawContext) {
    let (size, pitch): (CGFloat, CGFloat) = (7, 17)
    let width = CGFloat(items.count - 1) * pitch
    let y = frame.maxY - 26
    if environment.indexHasBackground {
      let panel = CGRect(x: frame.midX - width / 2 - 18, y: y - 13, width: width + 36, height: 26)
      context.list.fill(
        Path(roundedRect: panel, cornerRadius: 13).raster,
        paint: .solid(Color(system: .secondaryFill).resolve(in: environment).rgba), transform: context.transform,
        id: id)
    }
    let current = Int(position.presented.rounded())
    let ink: Float = environment.indexHasBackground && environment.colorScheme == .light ? 0 : 1
    for dot in items.indices {
      let x = frame.midX - width / 2 + CGFloat(dot) * pitch
      let circle = CGRect(x: x - size / 2, y: y - size / 2, width: size, height: size)
      context.list.fill(
        Raster.Path(ellipseIn: circle), paint: .solid(RGBA(white: ink, alpha: dot == current ? 1 : 0.3)),
        transform: context.transform, id: id)
    }
  }

  override func forEachItem(_ body: (Item) -> Void) { visible.forEach(body) }

  // MARK: Input

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    guard !frame.isNull, viewport.contains(point) else { return false }
    let inverse = contentTransform.inverted()
    chain.concatenating(inverse) { chain in
      let inner = point.applying(inverse)
      return visible.reversed().contains { $0.hitTest(inner, &chain) }
    }
    if environment.isScrollEnabled { chain.append(self) }
    return true
  }

  func handle(_ event: PointerEvent) -> PointerResponse {
    switch event.phase {
    case .began:
      start = (event.location.x, position.presented)
      hasBegun = false
      tracker = VelocityTracker()
      tracker.add(event.location, at: event.time)
      startY = event.location.y
      return .possible
    case .moved:
      guard let start else { return .failed }
      tracker.add(event.location, at: event.time)
      let dx = event.location.x - start.x
      if !hasBegun {
        if abs(event.location.y - startY) > 10 && abs(event.location.y - startY) > abs(dx) {
          self.start = nil
          return .failed
        }
        guard abs(dx) > 10 else { return .possible }
        hasBegun = true
        self.start?.x = event.location.x
        return .recognized
      }
      let range = 0.0...Double(max(items.count - 1, 0))
      let target = start.position - Double(dx / max(frame.width, 1))
      let shown = RubberBand.shown(target * frame.width, in: 0...range.upperBound * frame.width, extent: frame.width)
      node.forgetTransaction()
      position.set(shown / max(frame.width, 1))
      graph.geometryReads.check()
      return .recognized
    case .ended:
      defer { start = nil }
      guard hasBegun, let start else { return .failed }
      tracker.add(event.location, at: event.time)
      let velocity = -Double(tracker.velocity(at: event.time).width / max(frame.width, 1))
      // A flick goes one page on, whatever the distance.
      let goal = abs(velocity) > 0.5 ? start.position.rounded() + (velocity > 0 ? 1 : -1) : position.presented.rounded()
      settle(at: Int(min(max(goal, start.position.rounded() - 1), start.position.rounded() + 1)))
      return .recognized
    case .cancelled:
      if hasBegun { settle(at: Int(position.presented.rounded())) }
      start = nil
      return .failed
    }
  }

  private var startY: CGFloat = 0

  private func settle(at goal: Int) {
    let page = min(max(goal, 0), max(items.count - 1, 0))
    start = nil
    position.set(Double(page), animation: Self.animation)
    ownIndex = page
    guard let selection, items.indices.contains(page) else { return }
    let tag = items[page].pickerTag ?? AnyHashable(page)
    if !selection.matches(tag) { withAnimation(Self.animation) { selection.set(tag) } }
  }

  // MARK: Keyboard

  var canTakeFocus: Bool { environment.isEnabled && items.count > 1 && index != .never }
  func activate() {}

  func handleKey(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .left: settle(at: selectedIndex - 1)
    case .right: settle(at: selectedIndex + 1)
    default: return false
    }
    return true
  }

  // MARK: Accessibility

  override func collectAccessibility(_ collector: inout AccessibilityCollector) {
    collector.concatenating(contentTransform) { collector in
      for item in visible { item.collectAccessibility(&collector) }
    }
    guard index != .never, items.count > 1 else { return }
    var element = AccessibilityElement()
    element.label = "page \(selectedIndex + 1) of \(items.count)"
    element.traits = .isAdjustable
    element.actions = [
      AccessibilityElement.Action(kind: .increment) { [weak self] in self.map { $0.settle(at: $0.selectedIndex + 1) } },
      AccessibilityElement.Action(kind: .decrement) { [weak self] in self.map { $0.settle(at: $0.selectedIndex - 1) } },
    ]
    element.id = id
    collector.add(element, in: CGRect(x: frame.minX, y: frame.maxY - 39, width: frame.width, height: 26))
  }
}
