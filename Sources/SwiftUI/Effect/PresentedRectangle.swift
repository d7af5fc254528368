/// An item's frame as it is seen, which moves to where layout has put the item in the transaction that applies there.
///
/// For leaves, and for wrappers that draw something along their frame.
@MainActor
struct PresentedRectangle {
  private unowned let item: Item
  private let name: String
  private var attribute: AnimatedAttribute<CGRect.AnimatableData>?

  /// - Parameter name: what traces call it.
  init(of item: Item, name: String = "frame") {
    self.item = item
    self.name = name
  }

  /// Takes the item's frame, on whole pixels; what lies between two frames is drawn where it falls. Called whenever the
  /// item has been placed.
  mutating func placed() {
    let target = item.frame.rounded(toMultipleOf: 1 / max(item.environment.displayScale, 0.01)).animatableData
    if let attribute {
      attribute.set(target)
    } else {
      attribute = AnimatedAttribute(target, name: name, of: item)
    }
  }

  /// The rectangle to draw in now, in the coordinate root's coordinates.
  var presented: CGRect {
    guard let attribute else { return item.frame }
    var result = CGRect.zero
    result.animatableData = attribute.presented
    return result
  }
}
