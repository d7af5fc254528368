import Raster

/// Values on a wheel, the selected one in the middle.
struct WheelPicker<Content: View>: View {
  let selection: AnySelection
  let content: Content

  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { Node(view, context) }

  private final class Node: ContainerNode<WheelPicker, Content, WheelItem> {
    override init(_ view: WheelPicker, _ context: _NodeContext) {
      super.init(view, context)
      setUp(WheelItem(node: self, selection: view.selection), view.content)
    }

    override var contentEnvironment: EnvironmentValues {
      var inner = environment
      if inner.font == nil { inner.font = .system(size: 21) }
      inner.listRow = nil
      return inner
    }

    override func didUpdate(from old: WheelPicker, viewChanged: Bool, environmentChanged: Bool) {
      item.update(view.selection)
      updateContent(view.content)
    }

    override var pathComponent: String? { "Picker" }
  }
}

/// Lays values round a cylinder that turns.
@MainActor
private final class WheelItem: ContainerItem, Responder, FocusTarget {
  private var selection: AnySelection
  /// Which value is in the middle, with a fraction on the way to the next.
  private var position: AnimatedAttribute<Double>!
  private var hasPosition = false
  private var start: (y: CGFloat, position: Double)?
  private var hasBegun = false
  private var tracker = VelocityTracker()

  private static let height: CGFloat = 216
  private static let row: CGFloat = 32
  private static let animation = Animation.spring(duration: 0.4, bounce: 0)

  init(node: _ViewNode, selection: AnySelection) {
    self.selection = selection
    super.init(node: node)
    position = AnimatedAttribute(0, name: "wheel", of: self)
  }

  private var selectedIndex: Int { items.firstIndex { $0.pickerTag.map(selection.matches) ?? false } ?? 0 }

  func update(_ selection: AnySelection) {
    self.selection = selection
    if hasPosition, start == nil { position.set(Double(selectedIndex), animation: Self.animation) }
    setNeedsDisplay()
  }

  // MARK: Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let widest = items.map { $0.size(.unspecified).width }.max() ?? 0
    return CGSize(
      width: proposal.width ?? max(widest + 40, 100), height: min(proposal.height ?? Self.height, Self.height))
  }

  override func placed() {
    for item in items {
      let proposal = ProposedViewSize(width: max(frame.width - 20, 0), height: Self.row)
      let size = item.size(proposal)
      item.place(
        CGRect(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height),
        proposal: proposal)
    }
    if !hasPosition, !items.isEmpty {
      hasPosition = true
      position = AnimatedAttribute(Double(selectedIndex), name: "wheel", of: self)
    }
  }

  // MARK: Drawing

  /// The radius of the wheel, so that the values at its edges are seen edge on.
  private var radius: CGFloat { frame.height / 2 }

  override func draw(_ context: inout DrawContext) {
    guard !frame.isNull else { return }
    let band = CGRect(
      x: frame.minX + 9, y: frame.midY - Self.row / 2, width: max(frame.width - 18, 0), height: Self.row)
    context.list.fill(
      Path(roundedRect: band, cornerRadius: 8).raster,
      paint: .solid(Color(system: .tertiaryFill).resolve(in: environment).rgba), transform: context.transform, id: id)
    context.list.pushClip(Raster.Path(frame), transform: context.transform, id: id)
    for (index, item) in items.enumerated() {
      let angle = (CGFloat(index) - CGFloat(position.presented)) * Self.row / radius
      guard abs(angle) < .pi / 2 else { continue }
      let move = CGAffineTransform(translationX: 0, y: radius * sin(angle) + frame.midY * (1 - cos(angle)))
      let turned = CGAffineTransform(scaleX: 1, y: cos(angle)).concatenating(move)
      let opacity = abs(angle) < 0.15 ? 1 : max(0.05, 0.6 - 0.35 * Double(abs(angle)))
      if opacity < 1 { context.list.pushGroup(.opacity(opacity), transform: context.transform, id: id) }
      context.concatenating(turned) { item.draw(&$0) }
      if opacity < 1 { context.list.popGroup() }
    }
    context.list.popClip()
    graph.focus.drawRing(around: self, in: &context)
  }

  override func forEachItem(_ body: (Item) -> Void) {}

  // MARK: Input

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    guard frame.contains(point) else { return false }
    if environment.isEnabled { chain.append(self, isControl: true) }
    return true
  }

  func handle(_ event: PointerEvent) -> PointerResponse {
    switch event.phase {
    case .began:
      start = (event.location.y, position.presented)
      hasBegun = false
      tracker = VelocityTracker()
      tracker.add(event.location, at: event.time)
      return .possible
    case .moved:
      guard let start else { return .failed }
      tracker.add(event.location, at: event.time)
      let dy = event.location.y - start.y
      if !hasBegun {
        guard abs(dy) > 5 else { return .possible }
        hasBegun = true
      }
      node.forgetTransaction()
      let range = 0...Double(max(items.count - 1, 0)) * Self.row
      let target = RubberBand.shown((start.position * Self.row - dy), in: range, extent: frame.height)
      position.set(target / Self.row)
      return .recognized
    case .ended:
      defer { start = nil }
      guard let start else { return .failed }
      if !hasBegun {
        let step = ((event.location.y - frame.midY) / Self.row).rounded()
        settle(at: start.position.rounded() + Double(step))
        return .recognized
      }
      tracker.add(event.location, at: event.time)
      let velocity = -Double(tracker.velocity(at: event.time).height / Self.row)
      settle(at: position.presented + velocity * 0.25)
      return .recognized
    case .cancelled:
      if hasBegun { settle(at: position.presented) }
      start = nil
      return .failed
    }
  }

  private func settle(at goal: Double) {
    start = nil
    let index = Int(min(max(goal.rounded(), 0), Double(max(items.count - 1, 0))))
    position.set(Double(index), animation: Self.animation)
    select(index)
  }

  private func select(_ index: Int) {
    guard items.indices.contains(index), let tag = items[index].pickerTag, !selection.matches(tag) else { return }
    selection.set(tag)
  }

  func wheel(_ delta: CGSize) -> Bool {
    guard delta.height != 0 else { return false }
    settle(at: Double(selectedIndex) + (delta.height > 0 ? -1 : 1))
    return true
  }

  // MARK: Keyboard and accessibility

  var canTakeFocus: Bool { environment.isEnabled && !items.isEmpty }
  func activate() {}

  func handleKey(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .up: settle(at: Double(selectedIndex - 1))
    case .down: settle(at: Double(selectedIndex + 1))
    default: return false
    }
    return true
  }

  override func collectAccessibility(_ collector: inout AccessibilityCollector) {
    guard items.indices.contains(selectedIndex) else { return }
    var inner = collector.nested()
    items[selectedIndex].collectAccessibility(&inner)
    var element = AccessibilityElement()
    element.value = AccessibilityElement(merging: inner.inReadingOrder()).label
    element.traits = .isAdjustable
    element.isEnabled = environment.isEnabled
    element.id = id
    element.actions = [
      AccessibilityElement.Action(kind: .increment) { [weak self] in
        self.map { $0.settle(at: Double($0.selectedIndex + 1)) }
      },
      AccessibilityElement.Action(kind: .decrement) { [weak self] in
        self.map { $0.settle(at: Double($0.selectedIndex - 1)) }
      },
    ]
    collector.add(element, in: frame)
  }
}
