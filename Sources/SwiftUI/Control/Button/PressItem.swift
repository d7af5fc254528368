import Raster

/// Lets its content be pressed: with the pointer, and with the keyboard.
struct _PressModifier: ItemModifier {
  let action: @MainActor () -> Void
  /// Where to keep whether it is being pressed.
  let isPressed: Binding<Bool>
  /// What the focus ring goes round; nil goes round the frame.
  var outline: AnyShape?
  var traits: AccessibilityTraits = .isButton
  /// What assistive technology says of the state, if there is one.
  var value: String?

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> PressItem { PressItem(node: node, child: child, modifier: self) }

  func update(_ item: PressItem) { item.update(self) }
}

@MainActor
final class PressItem: WrapperItem, Responder, FocusTarget {
  private var modifier: _PressModifier
  private var isDown = false
  private var isShownPressed = false

  /// How far the pointer may slip off a pressed control before it lets go, in points.
  static let slip: CGFloat = 70
  /// The least size of the place where a control takes a press, in points.
  static let leastTarget: CGFloat = 44

  init(node: _ViewNode, child: Item, modifier: _PressModifier) {
    self.modifier = modifier
    super.init(node: node, child: child)
  }

  func update(_ modifier: _PressModifier) {
    self.modifier = modifier
    if !environment.isEnabled { release() }
  }

  override func draw(_ context: inout DrawContext) {
    child.draw(&context)
    graph.focus.drawRing(around: self, in: &context)
  }

  // MARK: Responder

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    let isHit = child.hitTest(point, &chain) || (chain.isGenerous && isNear(point))
    if isHit && environment.isEnabled { chain.append(self, isControl: true) }
    return isHit
  }

  /// Whether `point` is beside the control, but no farther than a control of the least size would reach.
  private func isNear(_ point: CGPoint) -> Bool {
    guard !frame.isNull, environment.isEnabled else { return false }
    let width = max(frame.width, Self.leastTarget)
    let height = max(frame.height, Self.leastTarget)
    return CGRect(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height).contains(point)
  }

  func handle(_ event: PointerEvent) -> PointerResponse {
    switch event.phase {
    case .began:
      isDown = true
      show(true)
      return .possible
    case .moved:
      guard isDown else { return .failed }
      show(isWithinSlip(event.location))
      return .possible
    case .ended:
      guard isDown else { return .failed }
      let isInside = isWithinSlip(event.location)
      release()
      return isInside && environment.isEnabled ? .recognized : .failed
    case .cancelled:
      release()
      return .failed
    }
  }

  private func isWithinSlip(_ point: CGPoint) -> Bool { frame.insetBy(dx: -Self.slip, dy: -Self.slip).contains(point) }

  private func release() {
    isDown = false
    show(false)
  }

  private func show(_ isPressed: Bool) {
    guard isPressed != isShownPressed else { return }
    isShownPressed = isPressed
    modifier.isPressed.wrappedValue = isPressed
  }

  func accepted() { modifier.action() }

  // MARK: FocusTarget

  var canTakeFocus: Bool { environment.isEnabled }

  func activate() { modifier.action() }

  var focusRing: Raster.Path {
    let around = frame.insetBy(dx: -3, dy: -3)
    if let outline = modifier.outline { return outline.path(in: around).raster }
    return Raster.Path(roundedRect: around, cornerSize: CGSize(width: 8, height: 8))
  }

  // MARK: Accessibility

  override func collectAccessibility(_ collector: inout AccessibilityCollector) {
    var inner = collector.nested()
    child.collectAccessibility(&inner)
    var element = AccessibilityElement(merging: inner.inReadingOrder())
    element.traits.subtract([.isStaticText, .isImage])
    element.traits.formUnion(modifier.traits)
    if let value = modifier.value { element.value = value }
    element.isEnabled = environment.isEnabled
    element.id = id
    element.activationPoint = nil
    let action = modifier.action
    element.actions.insert(AccessibilityElement.Action(kind: .activate, perform: { action() }), at: 0)
    collector.add(element, in: frame)
  }
}
