import Raster

/// What lies under a point: responders from the innermost outwards, each with the way to its coordinates.
@MainActor
struct ResponderChain {
  @MainActor
  struct Link {
    let responder: any Responder
    /// Kept, so that asking whether it is still in the tree is safe.
    let node: _ViewNode
    /// From the window's coordinates to the responder's coordinate root.
    let transform: CGAffineTransform

    var isAlive: Bool { !node.isDestroyed }
  }

  private(set) var links: [Link] = []
  private var transform = CGAffineTransform.identity

  /// Whether small controls take presses beside them, too. Tried only where no control is hit as it is drawn.
  let isGenerous: Bool
  /// Whether something that is pressed like a button is among the links.
  private(set) var hasControl = false

  init(isGenerous: Bool = false) { self.isGenerous = isGenerous }

  /// Adds a responder. Wrappers do so after they have asked what they wrap, so that inner ones come first.
  mutating func append(_ responder: any Responder, isControl: Bool = false) {
    links.append(Link(responder: responder, node: responder.responderNode, transform: transform))
    if isControl { hasControl = true }
  }

  /// Takes out all but the first `count` links.
  mutating func removeAll(from count: Int) { links.removeSubrange(count...) }

  /// Runs `body` for content that is drawn through a transform, `inverse` being the way back.
  mutating func concatenating(_ inverse: CGAffineTransform, _ body: (inout ResponderChain) -> Bool) -> Bool {
    let outer = transform
    transform = outer.concatenating(inverse)
    defer { transform = outer }
    return body(&self)
  }

  /// The links in the order in which they are asked: those of high rank from the outside in, then the others.
  var ordered: [Link] {
    links.reversed().filter { $0.responder.rank == .high } + links.filter { $0.responder.rank != .high }
  }

  /// What lies under `point` of the window. Where no control is drawn, one that is small and near is taken.
  static func under(_ point: CGPoint, in root: Item?) -> ResponderChain {
    var exact = ResponderChain()
    guard let root, point.x.isFinite, point.y.isFinite else { return exact }
    _ = root.hitTest(point, &exact)
    if exact.hasControl { return exact }
    var generous = ResponderChain(isGenerous: true)
    _ = root.hitTest(point, &generous)
    return generous.hasControl ? generous : exact
  }
}
