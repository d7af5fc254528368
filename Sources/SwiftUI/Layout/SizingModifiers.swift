/// `fixedSize(…)`: lets the view take its ideal length along some axes, whatever it is offered.
struct _FixedSizeLayout: ItemModifier {
  let horizontal: Bool
  let vertical: Bool

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> FixedSizeItem {
    let item = FixedSizeItem(node: node, child: child)
    update(item)
    return item
  }

  func update(_ item: FixedSizeItem) { item.set(horizontal, vertical) }
}

@MainActor
final class FixedSizeItem: PlacingItem {
  private var horizontal = false
  private var vertical = false

  func set(_ horizontal: Bool, _ vertical: Bool) {
    if horizontal == self.horizontal && vertical == self.vertical { return }
    self.horizontal = horizontal
    self.vertical = vertical
    setNeedsLayout()
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.size(inner(proposal)) }

  override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> (CGRect, ProposedViewSize) {
    (CGRect(origin: .zero, size: child.size(inner(proposal))), inner(proposal))
  }
}

/// `position(…)`: puts the view's centre at a point of the room that is offered, and takes all of that room.
struct _PositionLayout: ItemModifier {
  let position: CGPoint

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> PositionItem {
    let item = PositionItem(node: node, child: child)
    update(item)
    return item
  }

  func update(_ item: PositionItem) { item.set(position) }
}

@MainActor
final class PositionItem: PlacingItem {
  private var position = CGPoint.zero

  func set(_ position: CGPoint) {
    let sane = CGPoint(x: position.x.isFinite ? position.x : 0, y: position.y.isFinite ? position.y : 0)
    if sane == self.position { return }
    self.position = sane
    setNeedsLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(proposal)
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> (CGRect, ProposedViewSize) {
    let inner = child.size(proposal)
    return (
      CGRect(
        x: position.x - inner.width / 2, y: position.y - inner.height / 2, width: inner.width, height: inner.height),
      proposal
    )
  }
}

/// `aspectRatio(…)`.
struct _AspectRatioLayout: ItemModifier {
  let ratio: CGFloat?
  let mode: ContentMode

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> AspectRatioItem {
    let item = AspectRatioItem(node: node, child: child)
    update(item)
    return item
  }

  func update(_ item: AspectRatioItem) { item.set(ratio, mode) }
}

/// How content of one shape goes into room of another.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

@MainActor
final class AspectRatioItem: PlacingItem {
  private var ratio: CGFloat?
  private var mode = ContentMode.fit

  func set(_ ratio: CGFloat?, _ mode: ContentMode) {
    if ratio == self.ratio && mode == self.mode { return }
    self.ratio = ratio
    self.mode = mode
    setNeedsLayout()
  }

  /// The largest size of the ratio inside what is offered, or the smallest outside it.
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = child.size(.unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return self.ratio == nil ? .unspecified : ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      if width.isInfinite && height.isInfinite { return proposal }
      let isWide = width / height > ratio
      let followsHeight = mode == .fit ? isWide : !isWide
      return followsHeight
        ? ProposedViewSize(width: height * ratio, height: height)
        : ProposedViewSize(width: width, height: width / ratio)
    }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.size(inner(proposal)) }

  override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> (CGRect, ProposedViewSize) {
    let inner = inner(proposal)
    return (CGRect(origin: .zero, size: child.size(inner)), inner)
  }
}

extension View {
  /// Lets the view take its ideal size.
  public func fixedSize() -> some View { modifier(_FixedSizeLayout(horizontal: true, vertical: true)) }

  /// Lets the view take its ideal length along the given axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Puts the view's centre at a point of its parent.
  public func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }

  /// Puts the view's centre at a point of its parent.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

  /// Keeps the view's width and height in a ratio; nil keeps that of its ideal size.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(ratio: aspectRatio, mode: contentMode))
  }

  /// Keeps the view's width and height in the ratio of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to fit its parent.
  public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// Scales the view to fill its parent.
  public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}
