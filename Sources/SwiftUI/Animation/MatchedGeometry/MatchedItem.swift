/// Places its child in its own frame or, where another view is the source, in that of the source.
@MainActor
final class MatchedItem: WrapperItem {
  private(set) var effect: _MatchedGeometryEffect
  /// The child's frame as it is seen.
  private var rectangle: PresentedRectangle!
  private var hasBeenPlaced = false
  /// From the item's coordinate root to the window. Kept when the view leaves: what its transition does to it is no
  /// part of where it is.
  private var toWindow = CGAffineTransform.identity

  init(node: _ViewNode, child: Item, effect: _MatchedGeometryEffect) {
    self.effect = effect
    super.init(node: node, child: child)
    rectangle = PresentedRectangle(of: child, name: "matchedGeometry")
    graph.matchedGeometry.add(self)
  }

  func set(_ effect: _MatchedGeometryEffect) {
    let old = self.effect
    self.effect = effect
    if effect.key != old.key {
      graph.matchedGeometry.remove(self, from: old.key)
      graph.matchedGeometry.add(self)
    }
    setNeedsLayout()
    if effect.isSource != old.isSource { graph.matchedGeometry.sourceChanged(effect.key) }
  }

  /// Whether the view, or one that it is part of, is on its way out.
  var isDeparting: Bool {
    var current: _ViewNode? = node
    while let node = current {
      if node.isDeparting { return true }
      current = node.parent
    }
    return false
  }

  /// Where the view is as the model has it, in the window.
  var windowFrame: CGRect { frame.applying(toWindow) }

  /// Where the view is seen, in the window; null before it has been placed.
  var presentedWindowFrame: CGRect { hasBeenPlaced ? rectangle.presented.applying(toWindow) : .null }

  override func placed() {
    if !isDeparting { toWindow = modelWindowTransform }
    if !hasBeenPlaced {
      hasBeenPlaced = true
      if effect.isSource, let start = graph.matchedGeometry.start(of: self) {
        // What is inside comes to be where the other view is, and moves from there.
        place(following: start.frame, anchor: start.anchor)
      }
    }
    arrange()
    if graph.matchedGeometry.source(effect.key) === self {
      graph.matchedGeometry.followers(of: self).forEach { $0.follow() }
    }
  }

  /// Takes up the source's new place.
  private func follow() {
    guard hasBeenPlaced else { return }
    arrange()
    // Nobody lays out a view that leaves. Should it come back, it has to be placed anew where it was.
    if isDeparting { setNeedsLayout() }
  }

  private func arrange() {
    if let source = graph.matchedGeometry.source(effect.key), source !== self, !source.frame.isNull {
      place(following: source.windowFrame, anchor: source.effect.anchor)
    } else {
      child.place(frame, proposal: proposal)
      rectangle.placed()
    }
  }

  private func place(following window: CGRect, anchor sourceAnchor: UnitPoint) {
    let isInvertible = toWindow.a * toWindow.d != toWindow.b * toWindow.c
    let source = isInvertible ? window.applying(toWindow.inverted()) : frame
    let offer = effect.properties.contains(.size) ? ProposedViewSize(source.size) : proposal
    let size = child.size(offer)
    let point =
      effect.properties.contains(.position) ? source.point(at: sourceAnchor) : frame.point(at: effect.anchor)
    let origin = CGPoint(
      x: point.x - effect.anchor.x * size.width, y: point.y - effect.anchor.y * size.height)
    child.place(CGRect(origin: origin, size: size), proposal: offer)
    rectangle.placed()
  }
}

extension CGRect {
  fileprivate func point(at anchor: UnitPoint) -> CGPoint {
    CGPoint(x: minX + anchor.x * width, y: minY + anchor.y * height)
  }
}
