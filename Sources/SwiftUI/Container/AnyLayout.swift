/// A layout whose type is hidden: where it changes from one to another, the views keep their state and move.
public nonisolated struct AnyLayout: Layout, @unchecked Sendable {
  private let box: AnyLayoutBox

  public init<L: Layout>(_ layout: L) { box = LayoutBox(layout) }

  public typealias AnimatableData = EmptyAnimatableData

  /// What the hidden layout keeps, and whose it is.
  public struct Cache {
    fileprivate var value: Any
    fileprivate let owner: ObjectIdentifier
  }

  /// The axis of the hidden layout, where it lines views up.
  var stackOrientation: Axis? { box.stackOrientation }

  public func makeCache(subviews: Subviews) -> Cache { Cache(value: box.makeCache(subviews), owner: box.type) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if cache.owner == box.type {
      box.updateCache(&cache.value, subviews)
    } else {
      cache = makeCache(subviews: subviews)
    }
  }

  private func valid(_ cache: inout Cache, _ subviews: Subviews) {
    if cache.owner != box.type { cache = makeCache(subviews: subviews) }
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    valid(&cache, subviews)
    return box.spacing(subviews, &cache.value)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    valid(&cache, subviews)
    return box.sizeThatFits(proposal, subviews, &cache.value)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    valid(&cache, subviews)
    box.placeSubviews(bounds, proposal, subviews, &cache.value)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    valid(&cache, subviews)
    return box.horizontal(guide, bounds, proposal, subviews, &cache.value)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    valid(&cache, subviews)
    return box.vertical(guide, bounds, proposal, subviews, &cache.value)
  }
}

/// A layout behind a box.
private class AnyLayoutBox {
  typealias Subviews = LayoutSubviews

  var type: ObjectIdentifier { fatalError("an AnyLayout holds nothing") }
  var stackOrientation: Axis? { nil }
  func makeCache(_ subviews: Subviews) -> Any { () }
  func updateCache(_ cache: inout Any, _ subviews: Subviews) {}
  func spacing(_ subviews: Subviews, _ cache: inout Any) -> ViewSpacing { ViewSpacing() }
  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) -> CGSize { .zero }
  func placeSubviews(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) {}
  func horizontal(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Any
  ) -> CGFloat? { nil }
  func vertical(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Any
  ) -> CGFloat? { nil }
}

private final class LayoutBox<L: Layout>: AnyLayoutBox {
  private let layout: L

  init(_ layout: L) { self.layout = layout }

  override var type: ObjectIdentifier { ObjectIdentifier(L.self) }
  override var stackOrientation: Axis? { L.layoutProperties.stackOrientation }

  override func makeCache(_ subviews: Subviews) -> Any { layout.makeCache(subviews: subviews) }

  private func with<Result>(_ cache: inout Any, _ subviews: Subviews, _ body: (inout L.Cache) -> Result) -> Result {
    var own = (cache as? L.Cache) ?? layout.makeCache(subviews: subviews)
    let result = body(&own)
    cache = own
    return result
  }

  override func updateCache(_ cache: inout Any, _ subviews: Subviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  override func spacing(_ subviews: Subviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) -> CGSize {
    with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
  ) {
    with(&cache, subviews) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func horizontal(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func vertical(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
