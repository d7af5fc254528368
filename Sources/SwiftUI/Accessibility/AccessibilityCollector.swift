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

  /// The elements in the order in which they are read: by priority, then by rows from the top, each from the leading
  /// side. Two elements are in one row when they overlap by more than half of the lower one's height.
  func inReadingOrder() -> [AccessibilityElement] {
    var rows: [[AccessibilityElement]] = []
    for element in elements.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      if let row = rows.last, let first = row.first {
        let overlap = min(first.frame.maxY, element.frame.maxY) - max(first.frame.minY, element.frame.minY)
        if overlap > min(first.frame.height, element.frame.height) / 2 {
          rows[rows.count - 1].append(element)
          continue
        }
      }
      rows.append([element])
    }
    let ordered = rows.flatMap { $0.sorted { $0.frame.minX < $1.frame.minX } }
    let ranked = ordered.enumerated().sorted { a, b in
      a.element.sortPriority == b.element.sortPriority
        ? a.offset < b.offset : a.element.sortPriority > b.element.sortPriority
    }
    return ranked.map(\.element)
  }
}
