import Raster

/// Gathers the elements of a tree of items, where they are shown.
@MainActor
struct AccessibilityCollector {
  var elements: [AccessibilityElement] = []
  private(set) var transform = CGAffineTransform.identity

  /// Adds an element shown in `rect`, given in the coordinate root's coordinates.
  mutating func add(_ element: AccessibilityElement, in rect: CGRect) {
    var element = element
    element.frame = rect.applying(transform)
    elements.append(element)
  }

  /// Where `rect` is shown.
  func shown(_ rect: CGRect) -> CGRect { rect.applying(transform) }

  /// Runs `body` for content that is drawn through `inner`.
  mutating func concatenating(_ inner: CGAffineTransform, _ body: (inout AccessibilityCollector) -> Void) {
    let outer = transform
    transform = inner.concatenating(outer)
    body(&self)
    transform = outer
  }

  /// A collector for a part, whose elements the caller may change before it adds them.
  func nested() -> AccessibilityCollector {
    var inner = AccessibilityCollector()
    inner.transform = transform
    return inner
  }
}
