import Raster

extension Item {
  /// From the item's coordinate root to the window, as things are shown now.
  var windowTransform: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var item = parent
    while let current = item {
      transform = transform.concatenating(current.contentTransform)
      item = current.parent
    }
    return transform
  }

  /// From the item's coordinate root to the window, as the model has it.
  var modelWindowTransform: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var item = parent
    while let current = item {
      transform = transform.concatenating(current.modelContentTransform)
      item = current.parent
    }
    return transform
  }

  /// From the window to the item's coordinate root; nil where the item is squeezed to nothing.
  var transformFromWindow: CGAffineTransform? {
    let transform = windowTransform
    guard transform.a * transform.d != transform.b * transform.c else { return nil }
    return transform.inverted()
  }

  /// Whether the item's coordinate root is the window's content.
  var isInWindow: Bool {
    var item = parent
    while let current = item {
      if current.isCoordinateRoot { return current === graph.rootItem }
      item = current.parent
    }
    return false
  }

  /// The nearest ancestor, or the item itself, whose coordinate space has a name.
  func ancestor(naming name: AnyHashable) -> Item? {
    var item: Item? = self
    while let current = item {
      if current.namesSpace(name) { return current }
      item = current.parent
    }
    return nil
  }

  /// The nearest item of a type that this one is inside of.
  func ancestor<Outer: Item>(_ type: Outer.Type) -> Outer? {
    var item = parent
    while let current = item {
      if let found = current as? Outer { return found }
      item = current.parent
    }
    return nil
  }

  /// A point of the window in a coordinate space as seen from the item. An unknown name stands for the window.
  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: return point
    case .local: return convertFromWindow(point)
    case .named(let name): return ancestor(naming: name)?.convertFromWindow(point) ?? point
    }
  }

  /// The item's frame in a coordinate space; the box around it where it is turned.
  func frame(in space: CoordinateSpace) -> CGRect {
    guard !frame.isNull else { return .zero }
    if space == .local { return CGRect(origin: .zero, size: frame.size) }
    let inWindow = frame.applying(windowTransform)
    guard case .named(let name) = space, let ancestor = ancestor(naming: name),
      let inverse = ancestor.transformFromWindow
    else { return inWindow }
    return inWindow.applying(inverse).offsetBy(dx: -ancestor.frame.minX, dy: -ancestor.frame.minY)
  }

  private func convertFromWindow(_ point: CGPoint) -> CGPoint {
    guard let inverse = transformFromWindow, !frame.isNull else { return point }
    let inRoot = point.applying(inverse)
    return CGPoint(x: inRoot.x - frame.minX, y: inRoot.y - frame.minY)
  }
}
