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
  private var scope: Scope
  /// Whether something that was drawn may look different the next time without anybody saying so.
  private var isFleeting = false
  /// How many items of containers were asked to draw.
  fileprivate(set) var askedCount = 0

  /// - Parameters:
  ///   - scale: pixels a point.
  ///   - time: the stage's time, in seconds.
  ///   - last: the drawing before this one; without items if nothing of it may be used again, and nil for a list that
  ///     stands aside.
  init(scale: CGFloat, time: Double, last: Drawing? = nil) {
    list = DisplayList()
    transform = .identity
    self.scale = scale
    self.time = time
    self.last = last
    scope = Scope(id: 0, start: 0, old: last.flatMap { $0.items.isEmpty ? nil : (0, $0.number) })
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

/// What of a drawing is one item's. It is told by the part that it is inside of, so that it holds for as long as that
/// is taken over as a whole.
struct DrawnPart {
  /// The item whose part this one is inside of, and the drawing in which that item drew; 0 for the drawing itself.
  let outer: UInt64
  let outerDrawing: Int
  /// Where the part is, from the beginning of the outer one.
  let range: Range<Int>
  /// The drawing in which the item drew.
  let drawing: Int
  /// The transform that it was drawn with.
  let transform: CGAffineTransform
  /// Whether it may look different without anybody saying so.
  let isFleeting: Bool
}

extension DrawContext {
  /// What is being drawn: the whole, or the part of an item.
  @MainActor
  fileprivate struct Scope {
    /// The item's; 0 for the whole.
    let id: UInt64
    /// The beginning in the list.
    let start: Int
    /// The beginning in the list of the drawing before, and the drawing in which it was made; nil if it is not there.
    let old: (start: Int, drawing: Int)?
  }

  /// Draws items one after another. Those that look as they did are not asked: their parts of the last drawing are
  /// taken over, neighbours together.
  ///
  /// - Complexity: O(*n*) for *n* items, and what drawing those takes that look different.
  mutating func draw(_ items: [Item]) {
    guard let last else {
      for item in items where !item.frame.isNull { item.draw(&self) }
      return
    }
    let scope = scope
    // What is to be taken over, but has not been yet.
    var run = 0..<0
    for item in items where !item.frame.isNull {
      let place = scope.place(of: item)
      if let place, let part = item.drawnPart, !part.isFleeting, part.transform == transform,
        !item.looksDifferent(in: last.number + 1)
      {
        if place.lowerBound != run.upperBound {
          list.append(contentsOf: last.items[run])
          run = place.lowerBound..<place.lowerBound
        }
        assert(looksAsKept(item, last.items[place]), "\(type(of: item)) has not said that it looks different")
        let start = list.items.count + run.count - scope.start
        run = run.lowerBound..<place.upperBound
        item.drawnPart = DrawnPart(
          outer: scope.id, outerDrawing: last.number + 1, range: start..<start + place.count, drawing: part.drawing,
          transform: transform, isFleeting: false)
        continue
      }
      list.append(contentsOf: last.items[run])
      run = 0..<0
      ask(item, in: scope, place, drawing: last.number + 1)
    }
    list.append(contentsOf: last.items[run])
  }

  private mutating func ask(_ item: Item, in outer: Scope, _ place: Range<Int>?, drawing: Int) {
    let (start, wasFleeting) = (list.items.count, isFleeting)
    isFleeting = false
    askedCount += 1
    var old: (start: Int, drawing: Int)?
    if let place, let part = item.drawnPart { old = (place.lowerBound, part.drawing) }
    scope = Scope(id: item.id, start: start, old: old)
    item.draw(&self)
    scope = outer
    item.drawnPart = DrawnPart(
      outer: outer.id, outerDrawing: drawing, range: start - outer.start..<list.items.count - outer.start,
      drawing: drawing, transform: transform, isFleeting: isFleeting)
    isFleeting = isFleeting || wasFleeting
  }

  private func looksAsKept(_ item: Item, _ kept: ArraySlice<DisplayItem>) -> Bool {
    var fresh = aside()
    fresh.transform = transform
    item.draw(&fresh)
    return fresh.list.items[...] == kept
  }
}

extension DrawContext.Scope {
  /// Where an item's part is in the drawing before; nil if it is not there, or was drawn by another item.
  fileprivate func place(of item: Item) -> Range<Int>? {
    guard let old, let part = item.drawnPart, part.outer == id, part.outerDrawing == old.drawing else { return nil }
    return old.start + part.range.lowerBound..<old.start + part.range.upperBound
  }
}
