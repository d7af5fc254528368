/// An item that draws something of its own.
///
/// Layout jumps to its result; what is seen moves, because every leaf animates its own rectangle from where it was to
/// where it is placed, in the transaction that applies to the leaf.
@MainActor
class LeafItem: Item {
  private var rectangle: AnimatedAttribute<CGRect.AnimatableData>?

  /// The rectangle to draw in now, in the coordinate root's coordinates.
  var presentedFrame: CGRect {
    guard let rectangle else { return frame }
    var result = CGRect.zero
    result.animatableData = rectangle.presented
    return result
  }

  override func placed() {
    // On whole pixels before the animation; what lies between is drawn where it falls.
    let target = frame.rounded(toMultipleOf: 1 / max(environment.displayScale, 0.01)).animatableData
    if let rectangle {
      rectangle.set(target)
    } else {
      rectangle = AnimatedAttribute(target, name: "frame", of: self)
    }
  }
}
