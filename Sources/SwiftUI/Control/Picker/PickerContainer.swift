import Raster

/// The views of a picker, side by side or below each other, with a mark of the selected one.
struct PickerContainer<Content: View>: View {
  let selection: AnySelection
  let isSegmented: Bool
  let content: Content

  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { Node(view, context) }

  private final class Node: ContainerNode<PickerContainer, Content, PickerItem> {
    private var changedPass = -1

    override init(_ view: PickerContainer, _ context: _NodeContext) {
      super.init(view, context)
      setUp(PickerItem(node: self, isSegmented: view.isSegmented, selection: view.selection), view.content)
    }

    override var contentEnvironment: EnvironmentValues {
      var inner = environment
      if view.isSegmented && inner.font == nil { inner.font = .system(size: 13, weight: .medium) }
      return inner
    }

    override func didUpdate(from old: PickerContainer, viewChanged: Bool, environmentChanged: Bool) {
      if old.selection.value != view.selection.value {
        changedPass = graph.pass
        forgetTransaction()
      }
      item.update(view.selection)
      updateContent(view.content)
    }

    /// The mark glides to another value by itself.
    override func modify(_ transaction: inout Transaction) {
      if changedPass == graph.pass && transaction.animation == nil && !transaction.disablesAnimations {
        transaction.animation = .spring(duration: 0.3)
      }
    }

    override var pathComponent: String? { "Picker" }
  }
}

@MainActor
final class PickerItem: ContainerItem, Responder, FocusTarget {
  private let isSegmented: Bool
  private var selection: AnySelection
  private var mark: AnimatedAttribute<CGRect.AnimatableData>?
  private var pressed: Int?

  private static let height: CGFloat = 32
  private static let radius: CGFloat = 8
  private static let inset: CGFloat = 2
  private static let rowHeight: CGFloat = 44
  /// The room for the check mark of a row.
  private static let markWidth: CGFloat = 28

  init(node: _ViewNode, isSegmented: Bool, selection: AnySelection) {
    self.isSegmented = isSegmented
    self.selection = selection
    super.init(node: node)
  }

  func update(_ selection: AnySelection) {
    self.selection = selection
    moveMark()
    setNeedsDisplay()
  }

  private var selectedIndex: Int? { items.firstIndex { $0.pickerTag.map(selection.matches) ?? false } }

  // MARK: Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let sizes = items.map { $0.size(.unspecified) }
    let widest = sizes.map(\.width).max() ?? 0
    if isSegmented {
      let ideal = (widest + 20) * CGFloat(items.count)
      return CGSize(width: proposal.width ?? ideal, height: Self.height)
    }
    return CGSize(
      width: proposal.width ?? widest + Self.markWidth,
      height: sizes.map { max($0.height, Self.rowHeight) }.reduce(0, +))
  }

  /// The part of the control that belongs to a value.
  private func cell(_ index: Int) -> CGRect {
    guard isSegmented else {
      return CGRect(
        x: frame.minX, y: frame.minY + CGFloat(index) * frame.height / CGFloat(max(items.count, 1)),
        width: frame.width, height: frame.height / CGFloat(max(items.count, 1)))
    }
    let width = frame.width / CGFloat(max(items.count, 1))
    let place = environment.layoutDirection == .rightToLeft ? items.count - 1 - index : index
    return CGRect(x: frame.minX + CGFloat(place) * width, y: frame.minY, width: width, height: frame.height)
  }

  override func placed() {
    for (index, item) in items.enumerated() {
      let cell = cell(index)
      let room = isSegmented ? cell.insetBy(dx: 4, dy: 0) : cell.insetBy(dx: Self.markWidth / 2, dy: 0)
      let proposal = ProposedViewSize(room.size)
      let size = item.size(proposal)
      let x =
        isSegmented
        ? cell.midX - size.width / 2
        : environment.layoutDirection == .rightToLeft ? cell.maxX - size.width : cell.minX
      item.place(
        CGRect(x: x, y: cell.midY - size.height / 2, width: size.width, height: size.height), proposal: proposal)
    }
    moveMark()
  }

  private func moveMark() {
    guard !frame.isNull, isSegmented, let index = selectedIndex else {
      mark = nil
      return
    }
    let target = cell(index).insetBy(dx: Self.inset, dy: Self.inset).animatableData
    if let mark {
      mark.set(target)
    } else {
      mark = AnimatedAttribute(target, name: "selection", of: self)
    }
  }

  // MARK: Drawing

  private func rgba(_ color: Color) -> RGBA { color.resolve(in: environment).rgba }

  override func draw(_ context: inout DrawContext) {
    if isSegmented { drawBar(&context) } else { drawCheckMark(&context) }
    super.draw(&context)
    graph.focus.drawRing(around: self, in: &context)
  }

  private func drawBar(_ context: inout DrawContext) {
    func rounded(_ rect: CGRect, _ radius: CGFloat) -> Raster.Path {
      Path(roundedRect: rect, cornerRadius: radius).raster
    }
    context.list.fill(
      rounded(frame, Self.radius), paint: .solid(rgba(Color(system: .tertiaryFill))), transform: context.transform,
      id: id)
    guard let mark else { return }
    var rect = CGRect.zero
    rect.animatableData = mark.presented
    let shadow = ShadowEffect(
      color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.12), radius: 4, offset: CGSize(width: 0, height: 3))
    context.list.pushGroup(.shadow(shadow), transform: context.transform, id: id)
    context.list.fill(
      rounded(rect, Self.radius - 1),
      paint: .solid(rgba(environment.colorScheme == .dark ? Color(system: .gray2) : .white)),
      transform: context.transform, id: id)
    context.list.popGroup()
  }

  private func drawCheckMark(_ context: inout DrawContext) {
    guard let index = selectedIndex else { return }
    let cell = cell(index)
    let x = environment.layoutDirection == .rightToLeft ? cell.minX + 4 : cell.maxX - 18
    let origin = CGPoint(x: x, y: cell.midY)
    let path = Raster.Path { path in
      path.move(to: CGPoint(x: origin.x, y: origin.y + 0.5))
      path.addLine(to: CGPoint(x: origin.x + 4.5, y: origin.y + 5))
      path.addLine(to: CGPoint(x: origin.x + 13, y: origin.y - 5.5))
    }
    let tint = TintShapeStyle()._resolveStyle(_StyleContext(environment: environment)).representativeColor
    context.list.stroke(
      path, style: Raster.StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round), paint: .solid(tint.rgba),
      transform: context.transform, id: id)
  }

  // MARK: Input

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    guard frame.contains(point) else { return false }
    if environment.isEnabled { chain.append(self, isControl: true) }
    return true
  }

  private func index(at point: CGPoint) -> Int? { items.indices.first { cell($0).contains(point) } }

  func handle(_ event: PointerEvent) -> PointerResponse {
    switch event.phase {
    case .began: return .possible
    case .moved: return .possible
    case .ended:
      pressed = index(at: event.location)
      return pressed == nil ? .failed : .recognized
    case .cancelled:
      pressed = nil
      return .failed
    }
  }

  func accepted() { pressed.map(select) }

  private func select(_ index: Int) {
    guard items.indices.contains(index), let tag = items[index].pickerTag, !selection.matches(tag) else { return }
    selection.set(tag)
  }

  // MARK: Keyboard

  var canTakeFocus: Bool { environment.isEnabled && !items.isEmpty }
  func activate() {}

  func handleKey(_ event: KeyEvent) -> Bool {
    let isMirrored = isSegmented && environment.layoutDirection == .rightToLeft
    let step: Int
    switch event.key {
    case .left: step = isMirrored ? 1 : -1
    case .right: step = isMirrored ? -1 : 1
    case .up: step = -1
    case .down: step = 1
    default: return false
    }
    select((selectedIndex ?? (step > 0 ? -1 : items.count)) + step)
    return true
  }

  var focusRing: Raster.Path {
    Path(roundedRect: frame.insetBy(dx: -3, dy: -3), cornerRadius: Self.radius + 3).raster
  }

  // MARK: Accessibility

  override func collectAccessibility(_ collector: inout AccessibilityCollector) {
    for (index, item) in items.enumerated() {
      var inner = collector.nested()
      item.collectAccessibility(&inner)
      var element = AccessibilityElement(merging: inner.inReadingOrder())
      element.traits = .isButton
      if index == selectedIndex { element.traits.formUnion(.isSelected) }
      element.isEnabled = environment.isEnabled
      element.id = item.id
      element.actions = [AccessibilityElement.Action(kind: .activate) { [weak self] in self?.select(index) }]
      collector.add(element, in: cell(index))
    }
  }
}
