/// A container of views that stand one after the other along an axis, and are made when they come into sight.
///
/// What is in sight is what the scroll view around shows; where there is none, everything. A view that has been made
/// stays, but is drawn only while it is in sight.
///
/// Layout takes time in proportion to the number of views, scrolling and drawing to that of the views in sight.
@MainActor
class LazyContainerItem: ContainerItem {
  let axis: Axis
  /// The items in the order in which they stand.
  private(set) final var line: [Item] = []
  /// The places of views that are made when they come into sight, by the index in `line`.
  private var places: [LazyItem?] = []
  /// Where each of `line` begins along the axis, and where the last one ends, in the coordinate root's coordinates. Where
  /// one reads from right to left, a row is mirrored in the container's frame only afterwards.
  private var edges: [CGFloat] = []
  /// The views drawn last.
  private var drawn: [Item] = []
  /// Views that are out of sight by the layout, and may still be on their way there.
  private var leaving: [Item] = []
  /// How often views have left in an animation.
  private var departures: AnimatedAttribute<Double>?

  init(node: _ViewNode, axis: Axis) {
    self.axis = axis
    super.init(node: node)
  }

  override func itemsChanged() { setLine(items) }

  /// Has the items stand in another order than that of their views.
  final func setLine(_ line: [Item]) {
    self.line = line
    places = line.map { $0.trait(LazyTrait.self) }
  }

  /// The size of the item at `index` for `proposal`, or the one that it is expected to take once it is made.
  final func size(at index: Int, _ proposal: ProposedViewSize) -> CGSize {
    guard let place = places[index] else { return line[index].size(proposal) }
    if !place.isMade { return place.expectedSize }
    let size = line[index].size(proposal)
    if place.isFirst { place.note(size, line[index].spacing) }
    return size
  }

  /// The length that the item at `index` is expected to be given, where it has yet to be made and that is known.
  final func expectedLength(at index: Int) -> CGFloat? { isUnmade(index) ? places[index]?.expectedLength : nil }

  /// Remembers the length that is given to the item at `index`, once it is made.
  final func note(length: CGFloat, at index: Int) { if !isUnmade(index) { places[index]?.note(length: length) } }

  /// Whether the item at `index` has yet to be made.
  final func isUnmade(_ index: Int) -> Bool { places[index].map { !$0.isMade } ?? false }

  /// Whether the item at `index`, once made, keeps the distances that it was expected to.
  final func isSpacedAsExpected(_ index: Int) -> Bool {
    places[index].map { $0.expectedSpacing == line[index].spacing } ?? true
  }

  /// Places the item at `index` in the room that was kept for it; returns whether it fits there.
  func settle(at index: Int) -> Bool { fatalError("\(Self.self) does not place its items one by one") }

  /// Places a view that has just been made.
  final func settle(_ place: LazyItem) {
    guard let index = places.firstIndex(where: { $0 === place }), place.child != nil, settle(at: index) else {
      return setNeedsLayout()
    }
  }

  /// Takes where the items begin, and where the last one ends. Called at the end of `placed`.
  final func setEdges(_ edges: [CGFloat]) {
    self.edges = edges
    keepLeaving()
    if let scroll = enclosingScroll { scroll.note(self) } else { reveal(frame) }
  }

  // MARK: Sight

  /// The items that `rect` meets. Logarithmic time.
  private func indices(in rect: CGRect) -> Range<Int> {
    guard edges.count == line.count + 1 else { return 0..<0 }
    func first(where isReached: (Int) -> Bool) -> Int {
      var (low, high) = (0, line.count)
      while low < high {
        let middle = (low + high) / 2
        if isReached(middle) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    var begin = rect.origin[axis]
    if axis == .horizontal, environment.layoutDirection == .rightToLeft {
      begin = frame.minX + frame.maxX - rect.maxX
    }
    let end = begin + rect.size[axis]
    let start = first { edges[$0 + 1] > begin }
    return start..<max(start, first { edges[$0] >= end })
  }

  /// The items in sight.
  final var inSight: Range<Int> { enclosingScroll.map { indices(in: $0.shownRect) } ?? line.indices }

  /// Whether something that `rect` meets has yet to be made.
  final func hasUnmade(in rect: CGRect) -> Bool { indices(in: rect).contains(where: isUnmade) }

  /// Makes what `rect` meets.
  final func reveal(_ rect: CGRect) {
    var fits = true
    for index in indices(in: rect) {
      guard let place = places[index], !place.isMade else { continue }
      let isFirst = place.isFirst
      place.make()
      guard place.child != nil else {
        fits = false
        continue
      }
      if !settle(at: index) { fits = false }
      // How many are in sight is known better by the measures of the first.
      if isFirst {
        fits = false
        break
      }
    }
    if !fits { setNeedsLayout() }
  }

  /// Keeps what was seen before a change that is animated, for as long as that takes.
  private func keepLeaving() {
    guard !drawn.isEmpty, node.transaction().animation != nil else { return }
    let seen = Set(line[inSight].map(ObjectIdentifier.init))
    let here = Set(items.map(ObjectIdentifier.init))
    let left = drawn.filter { here.contains(ObjectIdentifier($0)) && !seen.contains(ObjectIdentifier($0)) }
    guard !left.isEmpty else { return }
    leaving = left
    let departures = departures ?? AnimatedAttribute(0, name: "departures", of: self)
    self.departures = departures
    departures.set(departures.presented.rounded(.down) + 1)
  }

  /// The items to draw, in the order in which they stand.
  final var seenItems: [Item] {
    if let shown = departures?.presented, shown == shown.rounded() { leaving = [] }
    return Array(line[inSight]) + leaving
  }

  override var drawnItems: [Item] {
    drawn = seenItems
    if isDrawnInOrder { return drawn }
    let seen = Set(drawn.map(ObjectIdentifier.init))
    return super.drawnItems.filter { seen.contains(ObjectIdentifier($0)) || $0.trait(DepartingTrait.self) }
  }
}
