import Raster

/// Lets its content be reached with the keyboard and take keys.
struct _KeyModifier: ItemModifier {
  let outline: AnyShape?
  /// Takes a key; returns whether it was used.
  let handle: (KeyEvent) -> Bool

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> KeyItem { KeyItem(node: node, child: child, modifier: self) }

  func update(_ item: KeyItem) { item.modifier = self }
}

@MainActor
final class KeyItem: WrapperItem, FocusTarget {
  var modifier: _KeyModifier

  init(node: _ViewNode, child: Item, modifier: _KeyModifier) {
    self.modifier = modifier
    super.init(node: node, child: child)
  }

  override func draw(_ context: inout DrawContext) {
    child.draw(&context)
    graph.focus.drawRing(around: self, in: &context)
  }

  var canTakeFocus: Bool { environment.isEnabled }
  func activate() {}
  func handleKey(_ event: KeyEvent) -> Bool { modifier.handle(event) }

  var focusRing: Raster.Path {
    let around = frame.insetBy(dx: -3, dy: -3)
    if let outline = modifier.outline { return outline.path(in: around).raster }
    return Raster.Path(roundedRect: around, cornerSize: CGSize(width: 8, height: 8))
  }
}
