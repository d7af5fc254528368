/// Which part of its content a scroll view shows, and a way to have it show another.
public struct ScrollPosition: Equatable, Sendable {
  enum Target: Equatable, @unchecked Sendable {
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(CGPoint)
    case x(CGFloat)
    case y(CGFloat)
  }

  /// What was asked for last.
  var target: Target?
  /// Tells requests apart that ask for the same.
  var serial = 0
  /// What is seen now.
  nonisolated(unsafe) private var seen: AnyHashable?
  /// Whether a person has moved the content since the last request.
  public private(set) var isPositionedByUser = false

  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    scrollTo(point: CGPoint(x: x, y: y))
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { scrollTo(x: x) }
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { scrollTo(y: y) }
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { scrollTo(point: point) }
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { scrollTo(edge: edge) }
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }

  private mutating func ask(_ target: Target) {
    self.target = target
    serial += 1
    isPositionedByUser = false
  }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    ask(.id(AnyHashable(id), anchor))
  }

  public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }
  public mutating func scrollTo(point: CGPoint) { ask(.point(point)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.point(CGPoint(x: x, y: y))) }
  public mutating func scrollTo(x: CGFloat) { ask(.x(x)) }
  public mutating func scrollTo(y: CGFloat) { ask(.y(y)) }

  /// The edge that was asked for, until a person moves the content.
  public var edge: Edge? { if case .edge(let edge) = target, !isPositionedByUser { edge } else { nil } }

  /// The place that was asked for, until a person moves the content.
  public var point: CGPoint? { if case .point(let point) = target, !isPositionedByUser { point } else { nil } }
  public var x: CGFloat? { if case .x(let x) = target, !isPositionedByUser { x } else { point?.x } }
  public var y: CGFloat? { if case .y(let y) = target, !isPositionedByUser { y } else { point?.y } }

  /// The identity of the view that is shown or was asked for.
  public var viewID: (any Hashable & Sendable)? {
    guard let id = (seen ?? requestedID)?.base as? any Hashable else { return nil }
    // Identities come in as sendable values; `AnyHashable` has forgotten it.
    return unsafeBitCast(id, to: (any Hashable & Sendable).self)
  }

  /// The identity of the view that is shown or was asked for, as a type that the caller expects.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { (seen ?? requestedID)?.base as? T }

  private var requestedID: AnyHashable? { if case .id(let id, _) = target { id } else { nil } }

  /// The position after a person has moved the content to the view called `id`.
  func movedByUser(to id: AnyHashable?) -> ScrollPosition {
    var copy = self
    copy.seen = id
    copy.isPositionedByUser = true
    return copy
  }
}

/// `scrollPosition`: has the scroll view inside follow a value, and the value follow the scroll view.
struct _ScrollPositionModifier<Value: Equatable>: ItemModifier {
  let value: Value
  let binding: Binding<Value>
  let anchor: UnitPoint?
  /// Where the content goes for a new value; nil where it stays.
  let target: (Value, _ old: Value?) -> ScrollPosition.Target?
  /// The value when the view called `id` is seen first; nil where the value stays.
  let follow: (Value, _ id: AnyHashable?, _ isByUser: Bool) -> Value?

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> ScrollPositionItem<Value> {
    ScrollPositionItem(node: node, child: child, modifier: self)
  }

  func update(_ item: ScrollPositionItem<Value>) { item.update(self) }
}

@MainActor
final class ScrollPositionItem<Value: Equatable>: WrapperItem, GeometryWatcher {
  private var modifier: _ScrollPositionModifier<Value>
  /// The value that was last carried out or made here.
  private var known: Value
  private var offset: CGPoint?

  init(node: _ViewNode, child: Item, modifier: _ScrollPositionModifier<Value>) {
    self.modifier = modifier
    known = modifier.value
    super.init(node: node, child: child)
    graph.geometryReads.add(self)
    if let target = modifier.target(modifier.value, nil) { go(to: target, Transaction()) }
  }

  func update(_ modifier: _ScrollPositionModifier<Value>) {
    self.modifier = modifier
    let old = known
    guard modifier.value != old else { return }
    known = modifier.value
    if let target = modifier.target(modifier.value, old) { go(to: target, node.transaction()) }
  }

  /// Moves once the changes made at the same time have been laid out.
  private func go(to target: ScrollPosition.Target, _ transaction: Transaction) {
    graph.afterUpdate { [weak self] in
      guard let self, !self.life.isOver else { return }
      self.graph.enqueue(transaction) { [weak self] in
        guard let self, !self.life.isOver, let scroll = self.child.firstScroll else { return }
        self.carryOut(target, scroll)
        self.offset = scroll.offset
      }
    }
  }

  private func carryOut(_ target: ScrollPosition.Target, _ scroll: ScrollItem) {
    let (horizontal, vertical) = scroll.extents
    switch target {
    case .id(let id, let anchor):
      guard let found = scroll.content.node.descendant(withID: id) else { return }
      var items: [Item] = []
      found.collectItems(&items)
      let rect = items.reduce(CGRect.null) { $0.union($1.frame) }
      if !rect.isNull { scroll.show(rect, anchor: anchor ?? modifier.anchor) }
    case .edge(let edge):
      var point = scroll.offset
      switch edge {
      case .top: point.y = vertical.position(at: 0)
      case .bottom: point.y = vertical.position(at: 1)
      case .leading: point.x = horizontal.position(at: 0)
      case .trailing: point.x = horizontal.position(at: 1)
      }
      scroll.scroll(to: point)
    case .point(let point):
      scroll.scroll(to: CGPoint(x: point.x - horizontal.before, y: point.y - vertical.before))
    case .x(let x): scroll.scroll(to: CGPoint(x: x - horizontal.before, y: scroll.offset.y))
    case .y(let y): scroll.scroll(to: CGPoint(x: scroll.offset.x, y: y - vertical.before))
    }
  }

  func geometryMayHaveChanged() {
    guard !frame.isNull, !node.isDestroyed, let scroll = child.firstScroll, !scroll.frame.isNull else { return }
    let before = offset
    offset = scroll.offset
    guard let before, before != scroll.offset else { return }
    let isByUser = scroll.drag != nil || scroll.isGliding
    guard let value = modifier.follow(known, scroll.leadingTarget(modifier.anchor), isByUser), value != known else {
      return
    }
    known = value
    let binding = modifier.binding
    graph.afterUpdate { binding.wrappedValue = value }
  }
}

extension ScrollItem {
  /// The identity of the view of a `scrollTargetLayout()` that is nearest to a place of the visible part.
  func leadingTarget(_ anchor: UnitPoint?) -> AnyHashable? {
    let anchor = anchor ?? .topLeading
    let shown = CGPoint(
      x: offset.x + extents.horizontal.before + anchor.x * extents.horizontal.room,
      y: offset.y + extents.vertical.before + anchor.y * extents.vertical.room)
    var best: (distance: CGFloat, item: Item)?
    for item in alignmentItems {
      let place = CGPoint(
        x: item.frame.minX + anchor.x * item.frame.width, y: item.frame.minY + anchor.y * item.frame.height)
      let dx = settings.axes.contains(Axis.Set.horizontal) ? abs(place.x - shown.x) : 0
      let dy = settings.axes.contains(Axis.Set.vertical) ? abs(place.y - shown.y) : 0
      if best == nil || dx + dy < best!.distance { best = (dx + dy, item) }
    }
    return best?.item.identity
  }
}

extension Item {
  /// The identity that a `ForEach` or `id(_:)` gives the item's view.
  var identity: AnyHashable? {
    if let place = trait(LazyTrait.self) { return place.contentIdentity }
    var node: _ViewNode? = node
    while let current = node, let parent = current.parent {
      if let tagging = parent as? any ImplicitTagging, let tag = tagging.implicitTag(of: current) { return tag }
      node = parent
    }
    return nil
  }
}

extension View {
  /// Has the scroll view inside show the view whose identity is `id`, and tells which view of a
  /// `scrollTargetLayout()` is seen first.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(
      _ScrollPositionModifier(
        value: id.wrappedValue, binding: id, anchor: anchor,
        target: { value, _ in value.map { .id(AnyHashable($0), anchor) } },
        follow: { _, seen, _ in (seen?.base as? ID).map { .some($0) } }))
  }

  /// Has the scroll view inside show what `position` asks for, and tells it of a person's own scrolling.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(
      _ScrollPositionModifier(
        value: position.wrappedValue, binding: position, anchor: anchor,
        target: { value, old in value.serial != (old?.serial ?? 0) ? value.target : nil },
        follow: { value, seen, isByUser in isByUser ? value.movedByUser(to: seen) : nil }))
  }
}
