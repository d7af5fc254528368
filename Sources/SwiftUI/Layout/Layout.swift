/// A rule for measuring and placing a group of views.
public nonisolated protocol Layout: Animatable {
  /// What the layout keeps between calls for the same subviews.
  associatedtype Cache = Void

  static var layoutProperties: LayoutProperties { get }

  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the group when offered `proposal`.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places every subview by calling its `place`; those left out are centred.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(ViewSpacing.zero) { $0.union($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Lays out `content` by this rule.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutContainer(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
  public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

/// Facts about a layout that views inside it may want to know.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout lines its views up, if there is one.
  public var stackOrientation: Axis?
  public init() {}
}

/// The views that a layout measures and places.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  let items: [LayoutSubview]
  public var layoutDirection: LayoutDirection

  public var startIndex: Int { 0 }
  public var endIndex: Int { items.count }
  public subscript(index: Int) -> LayoutSubview { items[index] }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(items: Array(items[bounds]), layoutDirection: layoutDirection)
  }
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(items: indices.map { items[$0] }, layoutDirection: layoutDirection)
  }
}

/// A key for a value that a view tells the custom layout it stands in.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// One view that a layout measures and places.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let item: Item
  let placements: PlacementRecorder?
  let index: Int

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { onMain { item.size(proposal) } }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { onMain { item.dimensions(proposal) } }
  public var spacing: ViewSpacing { onMain { item.spacing } }
  public var priority: Double { onMain { item.trait(LayoutPriorityTrait.self) } }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { onMain { item.trait(LayoutValueTrait<K>.self) } }

  /// Puts the view so that its `anchor` lies at `position`.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    onMain {
      let size = item.size(proposal)
      let origin = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
      placements?.rects[index] = (CGRect(origin: origin, size: size), proposal)
    }
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.item === b.item }
}

/// Carries the value of one layout value key.
enum LayoutValueTrait<K: LayoutValueKey>: _TraitKey {
  static var defaultValue: K.Value { K.defaultValue }
}

/// Takes down where a layout puts its subviews.
@MainActor
final class PlacementRecorder {
  var rects: [(CGRect, ProposedViewSize)?]

  init(count: Int) { rects = Array(repeating: nil, count: count) }
}

/// The left-to-right or right-to-left direction of a language.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

/// A view that lays its content out by a `Layout`.
public struct _LayoutContainer<L: Layout, Content: View>: View {
  let layout: L
  let content: Content

  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    LayoutContainerNode(view, context)
  }

  public static func _appendComparison(to plan: inout _ComparisonPlan, at offset: Int) {
    plan.appendFields(of: Self.self, views: Content.self, at: offset)
  }
}

extension _LayoutContainer {
  /// Keeps the content's node and the item that lays it out.
  final class LayoutContainerNode: ContainerNode<_LayoutContainer, Content, LayoutItem<L>> {
    private var animatable: AnimatableSubject<L>?

    override init(_ view: _LayoutContainer, _ context: _NodeContext) {
      super.init(view, context)
      let item = LayoutItem(layout: view.layout, node: self)
      animatable = AnimatableSubject(view.layout, node: self, name: typeName(L.self))
      setUp(item, view.content)
    }

    override func didUpdate(from old: _LayoutContainer, viewChanged: Bool, environmentChanged: Bool) {
      if viewChanged {
        animatable?.setModel(view.layout)
        if !ValueComparison.areEqual(old.layout, view.layout) { reevaluate() }
      }
      updateContent(view.content)
    }

    override func reevaluate() {
      let layout = animatable?.presented(view.layout) ?? view.layout
      evaluate(layout) { _ in }
      item.setLayout(layout)
    }

    override var pathComponent: String? { typeName(L.self).replacingOccurrences(of: "Layout", with: "") }
  }
}

/// Lays items out by a `Layout`.
@MainActor
final class LayoutItem<L: Layout>: ContainerItem {
  private(set) var layout: L
  private var cache: L.Cache?
  private var isCacheStale = false
  private var placements: (size: CGSize, proposal: ProposedViewSize, rects: [(CGRect, ProposedViewSize)])?

  init(layout: L, node: _ViewNode) {
    self.layout = layout
    super.init(node: node)
  }

  func setLayout(_ layout: L) {
    self.layout = layout
    setNeedsLayout()
  }

  override func itemsChanged() {
    cache = nil
    placements = nil
  }

  override func layoutInvalidated() {
    isCacheStale = true
    placements = nil
  }

  private func subviews(_ recorder: PlacementRecorder?) -> LayoutSubviews {
    LayoutSubviews(
      items: items.enumerated().map { LayoutSubview(item: $1, placements: recorder, index: $0) },
      layoutDirection: environment.layoutDirection)
  }

  private func withCache<Result>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result) -> Result {
    var current: L.Cache
    if var kept = cache {
      if isCacheStale { layout.updateCache(&kept, subviews: subviews) }
      current = kept
    } else {
      current = layout.makeCache(subviews: subviews)
    }
    isCacheStale = false
    let result = body(&current)
    cache = current
    return result
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let subviews = subviews(nil)
    return withCache(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  /// The children's rectangles in the item's own coordinates.
  private func rects(in size: CGSize, proposal: ProposedViewSize) -> [(CGRect, ProposedViewSize)] {
    if let placements, placements.size == size, placements.proposal == proposal { return placements.rects }
    let recorder = PlacementRecorder(count: items.count)
    let subviews = subviews(recorder)
    let bounds = CGRect(origin: .zero, size: size)
    withCache(subviews) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    let isMirrored = environment.layoutDirection == .rightToLeft
    let rects = recorder.rects.enumerated().map { index, placed -> (CGRect, ProposedViewSize) in
      if let (placedRect, proposal) = placed {
        var rect = placedRect
        if isMirrored { rect.origin.x = size.width - rect.maxX }
        return (rect, proposal)
      }
      let own = items[index].size(proposal)
      let origin = CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
      return (CGRect(origin: origin, size: own), proposal)
    }
    placements = (size, proposal, rects)
    return rects
  }

  override func placed() {
    for (item, placement) in zip(items, rects(in: frame.size, proposal: proposal)) {
      item.place(placement.0.offsetBy(dx: frame.minX, dy: frame.minY), proposal: placement.1)
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    prepareForLayout()
    let bounds = CGRect(origin: .zero, size: size)
    let subviews = subviews(nil)
    let own = withCache(subviews) { cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    if let own { return own }
    var values: [CGFloat] = []
    for (item, (rect, inner)) in zip(items, rects(in: size, proposal: proposal)) {
      guard let value = item.explicitAlignment(key, size: rect.size, proposal: inner) else { continue }
      values.append(value + (key.axis == .horizontal ? rect.minX : rect.minY))
    }
    return key.combine(values)
  }

  override var spacing: ViewSpacing {
    prepareForLayout()
    let subviews = subviews(nil)
    return withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }
}
