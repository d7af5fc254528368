import Raster

/// A row of a list while it is moved by hand, and until it has come to rest.
@MainActor
final class ListReorder: Responder {
  private unowned let list: ListItem
  let row: ListRow
  /// From the row's upper edge to the pointer.
  private let grip: CGFloat
  /// Where the pointer holds the row's upper edge; nil once it has let go.
  private var top: CGFloat?
  /// How far the row still is from its place after it was let go.
  private var rest: AnimatedAttribute<CGFloat>?

  private static let animation = Animation.spring(duration: 0.35, bounce: 0)

  init(_ row: ListRow, in list: ListItem, at point: CGPoint) {
    self.list = list
    self.row = row
    grip = point.y - row.shown.minY
  }

  var responderNode: _ViewNode { list.node }

  /// How far the row is seen from where it is placed.
  var shift: CGFloat { top.map { $0 - row.shown.minY } ?? rest?.presented ?? 0 }

  /// Whether the row has been let go and lies where it belongs.
  var isOver: Bool { top == nil && rest?.presented == 0 }

  func handle(_ event: PointerEvent) -> PointerResponse {
    switch event.phase {
    case .began:
      top = event.location.y - grip
      list.lift(self)
      return .recognized
    case .moved:
      top = event.location.y - grip
      list.setNeedsDisplay()
      list.moveLifted(center: event.location.y - grip + row.shown.height / 2, Self.animation)
      return .recognized
    case .ended:
      letGo(isDone: true)
      return .recognized
    case .cancelled:
      letGo(isDone: false)
      return .failed
    }
  }

  private func letGo(isDone: Bool) {
    guard top != nil else { return }
    let rest = AnimatedAttribute(shift, name: "lifted row", of: list)
    self.rest = rest
    top = nil
    rest.set(0, animation: Self.animation)
    withAnimation(Self.animation) {
      if isDone { row.item.trait(MoveTrait.self)?.move(to: list.movableRows(like: row).firstIndex { $0 === row } ?? 0) }
      // In one pass with the change of the data, so that rows which are where they belong stay there.
      list.graph.enqueue(.current) { [weak list] in list?.resetOrder() }
    }
  }
}
