/// The lengths of a scroll view along one axis, in points. A position is that of the visible part's start in the content.
struct ScrollExtent: Equatable {
  /// Of the visible part.
  var viewport: CGFloat = 0
  /// Of the content.
  var content: CGFloat = 0
  /// What is kept free before and after the content: the covered parts of the window, and margins.
  var before: CGFloat = 0
  var after: CGFloat = 0
  /// Where shorter content stands: 0 at the start, 1 at the end.
  var alignment: CGFloat = 0
  var scrolls = false

  /// The room for content when it does not move.
  var room: CGFloat { max(viewport - before - after, 0) }

  /// Whether there is more content than room.
  var overflows: Bool { content > room + 0.01 }

  /// The positions at which content rests.
  var range: ClosedRange<Double> {
    // Shorter content has one place: its alignment moves it within the room.
    let first = overflows || !scrolls ? -before : -before - (room - content) * alignment
    let last = scrolls && overflows ? max(content + after - viewport, first) : first
    return Double(first)...Double(last)
  }

  /// The position at a part of the range.
  func position(at anchor: CGFloat) -> CGFloat {
    CGFloat(range.lowerBound) + CGFloat(range.upperBound - range.lowerBound) * anchor
  }
}
