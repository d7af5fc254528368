import Raster
import Typeset

/// Text that can be edited, with a caret.
struct TextInput: View {
  let text: Binding<String>
  /// Shown while the text is empty.
  let prompt: Text?
  let isSecure: Bool
  let isMultiline: Bool
  /// Whether Return hands the text in; otherwise it starts a line.
  let submitsOnReturn: Bool

  var body: some View {
    let value = text.wrappedValue
    ZStack(alignment: .topLeading) {
      if value.isEmpty, let prompt { prompt.foregroundStyle(.placeholder).lineLimit(1) }
      // A space keeps the line's height where there is no text.
      Text(verbatim: value.isEmpty ? " " : isSecure ? String(repeating: "•", count: value.count) : value)
        .lineLimit(isMultiline ? nil : 1)
        .modifier(CaretTextMark())
    }
    .modifier(
      _TextInputModifier(
        text: text, isSecure: isSecure, isMultiline: isMultiline, submitsOnReturn: submitsOnReturn))
  }
}

/// Tells the text that has the caret from the prompt.
private struct CaretTextMark: ItemModifier {
  typealias Body = Never
  func makeItem(node: _ViewNode, child: Item) -> CaretTextItem { CaretTextItem(node: node, child: child) }
  func update(_ item: CaretTextItem) {}
}

@MainActor
private final class CaretTextItem: WrapperItem {
  /// The text inside.
  var textItem: TextItem? {
    var found: TextItem?
    func visit(_ item: Item) {
      if let text = item as? TextItem { found = text }
      if found == nil { item.forEachItem(visit) }
    }
    visit(child)
    return found
  }
}

private struct _TextInputModifier: ItemModifier {
  let text: Binding<String>
  let isSecure: Bool
  let isMultiline: Bool
  let submitsOnReturn: Bool

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> TextInputItem {
    TextInputItem(node: node, child: child, modifier: self)
  }

  func update(_ item: TextInputItem) { item.update(self) }
}

/// Takes the keys for a text and draws its caret.
@MainActor
private final class TextInputItem: WrapperItem, Responder, FocusTarget, ActiveAttribute {
  private var modifier: _TextInputModifier
  /// In characters.
  private var position: Int
  private var isFocused = false
  private var isActive = false
  /// When the caret began to blink.
  private var blinkStart = 0.0
  /// How far a single line is moved to keep its caret in sight, in points.
  private var scroll: CGFloat = 0
  private var click: CGPoint?

  /// Half of a blink, in seconds.
  private static let blink = 0.5
  private static let caretWidth: CGFloat = 2

  init(node: _ViewNode, child: Item, modifier: _TextInputModifier) {
    self.modifier = modifier
    position = modifier.text.wrappedValue.count
    super.init(node: node, child: child)
  }

  func update(_ modifier: _TextInputModifier) {
    self.modifier = modifier
    position = min(position, modifier.text.wrappedValue.count)
    setNeedsLayout()
  }

  // MARK: Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = child.size(ProposedViewSize(width: modifier.isMultiline ? proposal.width : nil, height: nil))
    return CGSize(width: proposal.width ?? inner.width, height: inner.height)
  }

  override func placed() {
    let inner = ProposedViewSize(width: modifier.isMultiline ? frame.width : nil, height: nil)
    let size = child.size(inner)
    child.place(CGRect(origin: frame.origin, size: size), proposal: inner)
    if !modifier.isMultiline, let caret = caret {
      let x = caret.minX + Self.caretWidth
      if x - scroll > frame.width { scroll = x - frame.width }
      if caret.minX < scroll { scroll = caret.minX }
      scroll = min(scroll, max(size.width + Self.caretWidth - frame.width, 0))
    }
  }

  /// The text with the caret, and how it is set.
  private var setText: (item: TextItem, layout: TextLayout)? {
    var found: TextItem?
    func visit(_ item: Item) {
      if let marked = item as? CaretTextItem { found = marked.textItem }
      if found == nil { item.forEachItem(visit) }
    }
    visit(child)
    guard let item = found else { return nil }
    return (item, item.paragraph.layout(width: modifier.isMultiline ? frame.width : nil, height: nil))
  }

  /// The caret, from the item's origin and without the scrolling.
  private var caret: CGRect? {
    guard let (item, layout) = setText, !item.frame.isNull else { return nil }
    let isEmpty = modifier.text.wrappedValue.isEmpty
    return layout.caret(at: isEmpty ? 0 : position)
      .offsetBy(dx: item.frame.minX - frame.minX, dy: item.frame.minY - frame.minY)
  }

  override var contentTransform: CGAffineTransform { CGAffineTransform(translationX: -scroll, y: 0) }

  // MARK: Drawing

  override func draw(_ context: inout DrawContext) {
    guard !frame.isNull else { return }
    let isCut = scroll > 0 || child.frame.width > frame.width + 0.5
    if isCut {
      context.list.pushClip(
        Raster.Path(frame.insetBy(dx: 0, dy: -4)), transform: context.transform, id: id)
    }
    context.concatenating(contentTransform) { child.draw(&$0) }
    if isCut { context.list.popClip() }
    guard isFocused, isCaretShown(at: context.readTime()), let caret else { return }
    let tint = TintShapeStyle()._resolveStyle(_StyleContext(environment: environment)).representativeColor
    let rect = CGRect(
      x: frame.minX + caret.minX - scroll, y: frame.minY + caret.minY, width: Self.caretWidth, height: caret.height)
    context.list.fill(
      Raster.Path(roundedRect: rect, cornerSize: CGSize(width: 1, height: 1)), paint: .solid(tint.rgba),
      transform: context.transform, id: ~id)
  }

  private func isCaretShown(at time: Double) -> Bool { blinkPhase(time) % 2 == 0 }
  private func blinkPhase(_ time: Double) -> Int { Int(((time - blinkStart) / Self.blink + 1e-9).rounded(.down)) }

  private func restartBlink() {
    blinkStart = graph.time
    setNeedsDisplay()
    if isFocused && !isActive {
      isActive = true
      graph.activate(self)
    }
  }

  // MARK: ActiveAttribute

  func sample(at time: Double) -> Bool {
    setNeedsDisplay()
    isActive = isFocused
    return isFocused
  }

  func present(at time: Double) {}
  func nextSampleTime(after time: Double) -> Double? { blinkStart + Double(blinkPhase(time) + 1) * Self.blink }
  var isAlive: Bool { !node.isDestroyed }

  func trace(at time: Double) -> AttributeTrace {
    AttributeTrace(path: node.path, attribute: "caret", value: [Double(position)], velocity: [0], animation: nil)
  }

  // MARK: Pointer

  override func hitTest(_ point: CGPoint, _ chain: inout ResponderChain) -> Bool {
    guard frame.insetBy(dx: -8, dy: -8).contains(point) else { return false }
    if environment.isEnabled { chain.append(self, isControl: true) }
    return true
  }

  func handle(_ event: PointerEvent) -> PointerResponse {
    switch event.phase {
    case .began, .moved: return .possible
    case .ended:
      click = event.location
      return .recognized
    case .cancelled: return .failed
    }
  }

  func accepted() {
    guard let click else { return }
    self.click = nil
    graph.focus.focus(self)
    if let (item, layout) = setText {
      let point = CGPoint(x: click.x + scroll - item.frame.minX, y: click.y - item.frame.minY)
      move(to: modifier.text.wrappedValue.isEmpty ? 0 : layout.position(at: point))
    }
  }

  // MARK: Keyboard

  var canTakeFocus: Bool { environment.isEnabled }
  func activate() {}
  /// The caret tells where the focus is.
  var focusRing: Raster.Path { Raster.Path() }

  func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    restartBlink()
  }

  func handleKey(_ event: KeyEvent) -> Bool {
    if event.isControlDown { return false }
    switch event.key {
    case .character: insert(event.characters)
    case .space: insert(" ")
    case .return: handleReturn()
    case .delete: remove(position - 1)
    case .forwardDelete: remove(position)
    case .left: move(to: position - 1)
    case .right: move(to: position + 1)
    case .up: moveLine(-1)
    case .down: moveLine(1)
    case .home: move(to: 0)
    case .end: move(to: .max)
    case .escape: graph.focus.focus(nil)
    case .tab: return false
    }
    return true
  }

  private func handleReturn() {
    guard modifier.submitsOnReturn else { return insert("\n") }
    environment.submitAction?()
    graph.focus.focus(nil)
  }

  private func insert(_ characters: String) {
    var text = modifier.text.wrappedValue
    let index = text.index(text.startIndex, offsetBy: min(position, text.count))
    let before = text.count
    text.insert(contentsOf: characters, at: index)
    modifier.text.wrappedValue = text
    // Characters can join with their neighbours, so the count tells how far the caret goes.
    move(to: position + text.count - before)
  }

  private func remove(_ offset: Int) {
    var text = modifier.text.wrappedValue
    guard offset >= 0, offset < text.count else { return }
    text.remove(at: text.index(text.startIndex, offsetBy: offset))
    modifier.text.wrappedValue = text
    move(to: offset)
  }

  private func move(to new: Int) {
    position = min(max(new, 0), modifier.text.wrappedValue.count)
    setNeedsLayout()
    restartBlink()
  }

  private func moveLine(_ step: CGFloat) {
    guard modifier.isMultiline, let (_, layout) = setText else { return move(to: step < 0 ? 0 : .max) }
    let caret = layout.caret(at: position)
    move(to: layout.position(at: CGPoint(x: caret.minX, y: caret.midY + step * caret.height)))
  }

  // MARK: Accessibility

  override func collectAccessibility(_ collector: inout AccessibilityCollector) {
    var element = AccessibilityElement()
    element.traits = modifier.isSecure ? .isSecureTextField : .isTextField
    if isFocused { element.traits.formUnion(.isEditing) }
    let text = modifier.text.wrappedValue
    element.value = modifier.isSecure ? String(repeating: "•", count: text.count) : text
    element.isEnabled = environment.isEnabled
    element.id = id
    element.actions = [
      AccessibilityElement.Action(kind: .activate) { [weak self] in
        guard let self else { return }
        graph.focus.focus(self)
      }
    ]
    collector.add(element, in: frame)
  }
}
