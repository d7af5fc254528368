import Raster

/// An item that the keyboard can reach.
@MainActor
protocol FocusTarget: Item {
  /// Whether the item can take the focus now.
  var canTakeFocus: Bool { get }
  /// Does what a click would do.
  func activate()
  /// Takes a key while it has the focus; returns whether it used it.
  func handleKey(_ event: KeyEvent) -> Bool
  /// The focus has come or gone.
  func focusChanged(_ isFocused: Bool)
  /// The outline of the focus ring, in the item's coordinate root's coordinates.
  var focusRing: Raster.Path { get }
}

extension FocusTarget {
  func handleKey(_ event: KeyEvent) -> Bool { false }
  func focusChanged(_ isFocused: Bool) {}
  var focusRing: Raster.Path {
    Raster.Path(roundedRect: frame.insetBy(dx: -3, dy: -3), cornerSize: CGSize(width: 8, height: 8))
  }
}

/// An item that wants to know when the focus comes to something inside it, or leaves it.
@MainActor
protocol FocusObserver: AnyObject {
  func focusChanged(_ isInside: Bool)
}

/// Moves the keyboard focus through an interface: Tab in reading order, Space and Return to press.
@MainActor
final class FocusEngine {
  private weak var focused: Item?
  /// The ring shows only while the keyboard is in use.
  private var isRingShown = false

  /// Whether something has the focus and shows it.
  var isShown: Bool { isRingShown && focused != nil }

  /// Gives the focus to an item, or takes it from all.
  func focus(_ target: (any FocusTarget)?) {
    guard focused !== target else { return }
    let old = focused
    focused = target
    (old as? any FocusTarget)?.focusChanged(false)
    target?.focusChanged(true)
    let (left, entered) = (Self.observers(around: old), Self.observers(around: target))
    for observer in left where !entered.contains(where: { $0 === observer }) { observer.focusChanged(false) }
    for observer in entered where !left.contains(where: { $0 === observer }) { observer.focusChanged(true) }
    (target ?? old)?.graph.setNeedsDisplay()
  }

  /// Takes the focus from what is inside `item`, if it is there.
  func leave(_ item: Item) {
    var current = focused
    while let inner = current {
      if inner === item { return focus(nil) }
      current = inner.parent
    }
  }

  private static func observers(around item: Item?) -> [any FocusObserver] {
    guard let item, !item.node.isDestroyed else { return [] }
    var found: [any FocusObserver] = []
    var current: Item? = item
    while let ancestor = current {
      if let observer = ancestor as? any FocusObserver { found.append(observer) }
      current = ancestor.parent
    }
    return found
  }

  func pointerUsed() {
    if isRingShown { focused?.graph.setNeedsDisplay() }
    isRingShown = false
  }

  func handle(_ event: KeyEvent, _ root: Item?) -> Bool {
    guard let root else { return false }
    // What is presented keeps the keyboard to itself.
    let presented = (root as? RootItem)?.presentations.top
    let targets = Self.targets(in: presented ?? root)
    let current = targets.firstIndex { $0 === focused }
    if event.key != .tab, let current, targets[current].handleKey(event) { return true }
    if Self.usesShortcut(event, in: presented ?? root) { return true }
    switch event.key {
    case .tab:
      guard !targets.isEmpty else { return false }
      isRingShown = true
      let step = event.isShiftDown ? -1 : 1
      let start = current ?? (event.isShiftDown ? 0 : -1)
      focus(targets[(start + step + targets.count) % targets.count])
      root.graph.setNeedsDisplay()
      return true
    case .space, .return:
      guard let current else { return false }
      if !isRingShown {
        isRingShown = true
        root.graph.setNeedsDisplay()
      }
      targets[current].activate()
      return true
    case .escape:
      return (root as? RootItem)?.escape() ?? false
    default:
      return false
    }
  }

  /// Presses the button whose key this is, if there is one.
  private static func usesShortcut(_ event: KeyEvent, in root: Item) -> Bool {
    var isUsed = false
    func visit(_ item: Item) {
      if isUsed { return }
      if let shortcut = item as? KeyboardShortcutItem, shortcut.handle(event) { isUsed = true }
      item.forEachItem(visit)
    }
    visit(root)
    return isUsed
  }

  private static func targets(in root: Item) -> [any FocusTarget] {
    var found: [any FocusTarget] = []
    func visit(_ item: Item) {
      if let target = item as? any FocusTarget, target.canTakeFocus { found.append(target) }
      item.forEachItem(visit)
    }
    visit(root)
    return found.enumerated().sorted { a, b in
      let (fa, fb) = (a.element.frame(in: .global), b.element.frame(in: .global))
      if fa.minY >= fb.maxY || fb.minY >= fa.maxY { return fa.minY < fb.minY }
      return fa.minX == fb.minX ? a.offset < b.offset : fa.minX < fb.minX
    }.map(\.element)
  }

  /// Draws the ring around `target` if it has the focus. Targets call it where they draw themselves.
  func drawRing(around target: any FocusTarget, in context: inout DrawContext) {
    guard isRingShown, focused === target else { return }
    let tint = RGBA(red: 0, green: 0.478, blue: 1, alpha: 0.9)
    context.list.stroke(
      target.focusRing, style: Raster.StrokeStyle(lineWidth: 3), paint: .solid(tint), transform: context.transform,
      id: ~target.id)
  }
}
