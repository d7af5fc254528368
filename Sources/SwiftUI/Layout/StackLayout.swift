/// The common part of `HStackLayout` and `VStackLayout`.
///
/// A stack gives each child its share of what is left, the least flexible first, within a priority; children of lower
/// priority keep their least size until it is their turn.
struct StackEngine {
  let axis: Axis
  let spacing: CGFloat?
  let alignment: AlignmentKey

  /// Sizes and positions of the children for one proposal.
  struct Arrangement {
    var size = CGSize.zero
    var proposals: [ProposedViewSize] = []
    /// Top leading corners.
    var origins: [CGPoint] = []
  }

  func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
    guard subviews.count > 1 else { return [] }
    return (1..<subviews.count).map { index in
      spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
    }
  }

  func arrange(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Arrangement {
    var result = Arrangement()
    guard !subviews.isEmpty else { return result }
    let gaps = gaps(subviews)
    let proposals = share(proposal, subviews, gaps)
    let dimensions = subviews.indices.map { subviews[$0].dimensions(in: proposals[$0]) }

    // Across the axis the children hang on one line, the alignment guide.
    let across = axis.other
    var before: CGFloat = 0
    var after: CGFloat = 0
    let guides = dimensions.map { $0[alignment] }
    for (dimension, guide) in zip(dimensions, guides) {
      let extent = across == .horizontal ? dimension.width : dimension.height
      before = max(before, guide)
      after = max(after, extent - guide)
      if guide < 0 && guides.count == 1 { before = guide }
    }
    if guides.count == 1 {
      before = guides[0]
      after = (across == .horizontal ? dimensions[0].width : dimensions[0].height) - guides[0]
    }
    var position: CGFloat = 0
    for (index, dimension) in dimensions.enumerated() {
      var origin = CGPoint.zero
      origin[axis] = position
      origin[across] = before - guides[index]
      result.origins.append(origin)
      position += axis == .horizontal ? dimension.width : dimension.height
      if index < gaps.count { position += gaps[index] }
    }
    result.size[axis] = max(position, 0)
    result.size[across] = before + after
    result.proposals = proposals
    return result
  }

  /// What each child is offered.
  private func share(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ gaps: [CGFloat]) -> [ProposedViewSize]
  {
    guard let available = proposal[axis] else {
      return Array(repeating: proposal, count: subviews.count)
    }
    if subviews.count == 1 { return [proposal] }
    func offer(_ length: CGFloat) -> ProposedViewSize {
      var offer = proposal
      offer[axis] = length
      return offer
    }
    func length(_ index: Int, _ offered: CGFloat) -> CGFloat { subviews[index].sizeThatFits(offer(offered))[axis] }

    let least = subviews.indices.map { length($0, 0) }
    let greatest = subviews.indices.map { length($0, .infinity) }
    let priorities = subviews.map(\.priority)
    var result = Array(repeating: proposal, count: subviews.count)
    var left = available - gaps.reduce(0, +)
    if left.isInfinite {
      return subviews.indices.map { _ in offer(.infinity) }
    }
    var reserved = least.reduce(0, +)
    for priority in Set(priorities).sorted(by: >) {
      let group = subviews.indices.filter { priorities[$0] == priority }
      reserved -= group.map { least[$0] }.reduce(0, +)
      let order = group.enumerated().sorted { a, b in
        let flexibilityA = greatest[a.element] - least[a.element]
        let flexibilityB = greatest[b.element] - least[b.element]
        return flexibilityA == flexibilityB ? a.offset < b.offset : flexibilityA < flexibilityB
      }.map(\.element)
      for (position, index) in order.enumerated() {
        let offered = max((left - reserved) / CGFloat(order.count - position), 0)
        result[index] = offer(offered)
        left -= length(index, offered)
      }
    }
    return result
  }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    var result = ViewSpacing.zero
    guard let first = subviews.first, let last = subviews.last else { return ViewSpacing() }
    let (start, end): (Edge.Set, Edge.Set) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    result.formUnion(first.spacing, edges: start)
    result.formUnion(last.spacing, edges: end)
    for subview in subviews { result.formUnion(subview.spacing, edges: axis == .horizontal ? .vertical : .horizontal) }
    return result
  }
}

/// A layout that lines views up along an axis: what `HStackLayout` and `VStackLayout` have in common.
public nonisolated protocol _LineLayout: Layout
where AnimatableData == EmptyAnimatableData, Cache == [ProposedViewSize: StackCache] {
  /// The axis of the line, the gaps, and the guide that the views hang on.
  var _line: _Line { get }
  static var _axis: Axis { get }
}

/// How a stack lines its views up.
public struct _Line {
  let engine: StackEngine
}

extension _LineLayout {
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = _axis
    return properties
  }

  public func makeCache(subviews: Subviews) -> Cache { [:] }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    StackCache.arrangement(_line.engine, proposal, subviews, &cache).size
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    StackCache.place(_line.engine, in: bounds, proposal, subviews, &cache)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { _line.engine.spacing(subviews) }
}

/// Lines views up from the leading to the trailing side.
public nonisolated struct HStackLayout: _LineLayout, Sendable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = [ProposedViewSize: StackCache]

  public static var _axis: Axis { .horizontal }
  public var _line: _Line {
    _Line(engine: StackEngine(axis: .horizontal, spacing: spacing, alignment: alignment.key))
  }
}

/// Lines views up from top to bottom.
public nonisolated struct VStackLayout: _LineLayout, Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = [ProposedViewSize: StackCache]

  public static var _axis: Axis { .vertical }
  public var _line: _Line {
    _Line(engine: StackEngine(axis: .vertical, spacing: spacing, alignment: alignment.key))
  }
}

/// What a stack remembers of one proposal.
public struct StackCache {
  var arrangement: StackEngine.Arrangement

  static func arrangement(
    _ engine: StackEngine, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout [ProposedViewSize: StackCache]
  ) -> StackEngine.Arrangement {
    if let known = cache[proposal] { return known.arrangement }
    let arrangement = engine.arrange(proposal, subviews)
    cache[proposal] = StackCache(arrangement: arrangement)
    return arrangement
  }

  static func place(
    _ engine: StackEngine, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout [ProposedViewSize: StackCache]
  ) {
    let arrangement = arrangement(engine, proposal, subviews, &cache)
    for (index, subview) in subviews.enumerated() {
      let origin = arrangement.origins[index]
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: arrangement.proposals[index])
    }
  }
}

/// Lays views over one another, lined up at an alignment.
public nonisolated struct ZStackLayout: Layout, Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public typealias AnimatableData = EmptyAnimatableData

  private func extent(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> (size: CGSize, guide: CGPoint, guides: [CGPoint]) {
    var before = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    var after = before
    var guides: [CGPoint] = []
    for subview in subviews {
      let dimension = subview.dimensions(in: proposal)
      let guide = CGPoint(x: dimension[alignment.horizontal], y: dimension[alignment.vertical])
      guides.append(guide)
      before = CGPoint(x: max(before.x, guide.x), y: max(before.y, guide.y))
      after = CGPoint(x: max(after.x, dimension.width - guide.x), y: max(after.y, dimension.height - guide.y))
    }
    if guides.isEmpty { return (.zero, .zero, []) }
    return (CGSize(width: before.x + after.x, height: before.y + after.y), before, guides)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    // Views of a lower priority do not make the group larger.
    let priority = subviews.map(\.priority).max() ?? 0
    let leading = subviews[subviews.indices.filter { subviews[$0].priority == priority }]
    return extent(proposal, leading).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let priority = subviews.map(\.priority).max() ?? 0
    let leading = subviews[subviews.indices.filter { subviews[$0].priority == priority }]
    let line = extent(proposal, leading).guide
    for subview in subviews {
      let dimension = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX + line.x - dimension[alignment.horizontal],
          y: bounds.minY + line.y - dimension[alignment.vertical]),
        proposal: proposal)
    }
  }
}
