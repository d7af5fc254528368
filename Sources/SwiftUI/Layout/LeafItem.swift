/// An item that draws something of its own.
///
/// Layout jumps to its result; what is seen moves, because every leaf animates its own rectangle from where it was to
/// where it is placed, in the transaction that applies to the leaf.
@MainActor
class LeafItem: Item {
  private lazy var rectangle = PresentedRectangle(of: self)

  /// The rectangle to draw in now, in the coordinate root's coordinates.
  var presentedFrame: CGRect { rectangle.presented }

  override func placed() { rectangle.placed() }
}
