/// A row of a list, or a header or footer, and where it is.
@MainActor
final class ListRow {
  /// Where a row goes, from the list's top left corner.
  struct Place {
    /// The row's own rectangle.
    var slot: CGRect
    /// That of the view in it; nil where the view takes no room, and nothing is shown.
    var content: CGRect?
    /// What the view is offered.
    var proposal: ProposedViewSize
    var isRow = false
    /// Whether it is the last row of its section.
    var isLast = false
    var corners = RectangleCornerRadii()
  }

  let item: Item
  /// Names the row's own drawing.
  let id: UInt64
  /// The place among the list's items.
  var index = 0
  /// The section that the item belongs to.
  var part: SectionTrait.Part?
  /// Where the row was put last.
  var place: Place?
  private let node: _ViewNode
  private var rect: AnimatedAttribute<CGRect.AnimatableData>?

  init(item: Item, node: _ViewNode) {
    self.item = item
    self.node = node
    id = node.graph.makeItemID()
  }

  var role: SectionTrait.Role { part?.role ?? .row }

  /// Whether the row is one of the list's own, and is shown.
  var isRow: Bool { place?.isRow ?? false }

  /// How far the row has been moved aside, in points: negative to the left.
  var shift: CGFloat { item.swipe?.shift ?? 0 }

  /// What moves the row by hand.
  var movable: MovableItem? {
    guard let movable = item.trait(MoveTrait.self), movable.action != nil, !item.trait(MoveDisabledTrait.self) else {
      return nil
    }
    return movable
  }

  /// Moves the row to a rectangle in the coordinates that the list is placed in; a new one comes from `approach` away.
  func move(to target: CGRect, approach: CGVector?) {
    let pixel = 1 / max(node.environment.displayScale, 0.01)
    func data(_ rect: CGRect) -> CGRect.AnimatableData { rect.rounded(toMultipleOf: pixel).animatableData }
    let rect =
      rect
      ?? AnimatedAttribute(
        data(target.offsetBy(dx: approach?.dx ?? 0, dy: approach?.dy ?? 0)), name: "row", of: item)
    self.rect = rect
    rect.set(data(target))
  }

  /// Where the row is seen now.
  var shown: CGRect {
    guard let rect else { return .null }
    var result = CGRect.zero
    result.animatableData = rect.presented
    return result
  }
}
