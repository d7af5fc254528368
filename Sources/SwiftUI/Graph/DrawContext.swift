import Raster

/// What is handed down while a frame's display list is made.
@MainActor
struct DrawContext {
  /// The list so far.
  var list: DisplayList
  /// From the coordinate root's coordinates to the list's, in points.
  var transform: CGAffineTransform
  /// Pixels a point.
  let scale: CGFloat
  private let time: Double
  /// The drawing before, parts of which are used again; nil in lists that stand aside, such as a mask's.
  private let last: Drawing?
  /// Whether something that was drawn may look different the next time without anybody saying so.
  private var isFleeting = false
  /// How many items of containers were asked to draw.
  fileprivate(set) var askedCount = 0

  /// - Parameters:
  ///   - scale: pixels a point.
  ///   - time: the stage's time, in seconds.
  ///   - last: the drawing before this one.
  init(scale: CGFloat, time: Double, last: Drawing? = nil) {
    list = DisplayList()
    transform = .identity
    self.scale = scale
    self.time = time
    self.last = last
    if let last { list.reserveCapacity(last.items.count) }
  }

  /// The stage's time, in seconds. What is drawn by it is drawn anew each time.
  mutating func readTime() -> Double {
    isFleeting = true
    return time
  }

  /// Has what is being drawn drawn anew each time: it shows what belongs to other items.
  mutating func keepNothing() { isFleeting = true }

  /// Draws `body` with `transform` applied inside the current one.
  mutating func concatenating(_ inner: CGAffineTransform, _ body: (inout DrawContext) -> Void) {
    let outer = transform
    transform = inner.concatenating(outer)
    body(&self)
    transform = outer
  }

  /// Draws `body` in a plane of its own, which is seen through `projection` inside the current transform.
  mutating func projecting(
    _ projection: ProjectionTransform, id: UInt64, _ body: (inout DrawContext) -> Void
  ) {
    let outer = transform
    list.pushProjection(projection, transform: outer, id: id)
    transform = .identity
    body(&self)
    transform = outer
    list.popProjection()
  }

  /// A context for a list that stands aside. What holds for it must be noted afterwards, with `note(_:)`.
  func aside() -> DrawContext { DrawContext(scale: scale, time: time) }

  /// Takes note of what was drawn aside for this drawing.
  mutating func note(_ aside: DrawContext) { isFleeting = isFleeting || aside.isFleeting }

  /// The transform for an item whose own origin is at `origin`.
  func transform(at origin: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(transform)
  }
}

// MARK: - Keeping

/// A display list that was made, whose parts may be used again in the next.
@MainActor
struct Drawing {
  /// Drawings are numbered in the order in which they are made, from 1.
  var number: Int
  var scale: CGFloat
  var items: [DisplayItem]
}

/// What of a drawing is one item's.
struct DrawnPart {
  /// The drawing's number.
  let number: Int
  let range: Range<Int>
  /// The transform that it was drawn with.
  let transform: CGAffineTransform
}

extension DrawContext {
  /// Draws items one after another. Those that look as they did are not asked: their parts of the last drawing are
  /// taken over, neighbours together.
  ///
  /// - Complexity: O(*n*) for *n* items, and what drawing those takes that look different.
  mutating func draw(_ items: [Item]) {
    guard let last else {
      for item in items where !item.frame.isNull { item.draw(&self) }
      return
    }
    // What is to be taken over, but has not been yet.
    var run = 0..<0
    let number = last.number + 1
    for item in items where !item.frame.isNull {
      if !item.looksDifferent(in: number), let part = item.drawn, part.number == last.number,
        part.transform == transform
      {
        if part.range.lowerBound != run.upperBound {
          list.append(contentsOf: last.items[run])
          run = part.range.lowerBound..<part.range.lowerBound
        }
        assert(looksAsKept(item, last.items[part.range]), "\(type(of: item)) has not said that it looks different")
        let start = list.items.count + run.count
        run = run.lowerBound..<part.range.upperBound
        item.drawn = DrawnPart(
          number: number, range: start..<start + part.range.count, transform: transform)
        continue
      }
      list.append(contentsOf: last.items[run])
      run = 0..<0
      drawAnew(item, after: last)
    }
    list.append(contentsOf: last.items[run])
  }

  private func looksAsKept(_ item: Item, _ kept: ArraySlice<DisplayItem>) -> Bool {
    var fresh = aside()
    fresh.transform = transform
    item.draw(&fresh)
    return fresh.list.items[...] == kept
  }

  private mutating func drawAnew(_ item: Item, after last: Drawing) {
    let (start, wasFleeting) = (list.items.count, isFleeting)
    isFleeting = false
    askedCount += 1
    item.draw(&self)
    item.drawn =
      isFleeting ? nil : DrawnPart(number: last.number + 1, range: start..<list.items.count, transform: transform)
    isFleeting = isFleeting || wasFleeting
  }
}
