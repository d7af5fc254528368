/// `frame(width:height:alignment:)`.
struct _FrameLayout: ItemModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> FrameItem {
    let item = FrameItem(node: node, child: child)
    item.set(FrameItem.Limits(width: Self.sane(width), height: Self.sane(height)), alignment)
    return item
  }

  func update(_ item: FrameItem) {
    item.set(FrameItem.Limits(width: Self.sane(width), height: Self.sane(height)), alignment)
  }

  /// Lengths that are negative or not finite are ignored, as SwiftUI does after a warning.
  private static func sane(_ length: CGFloat?) -> CGFloat? {
    guard let length, length >= 0, length.isFinite else { return nil }
    return length
  }
}

/// `frame(minWidth:…)`.
struct _FlexFrameLayout: ItemModifier {
  let limits: FrameItem.Limits
  let alignment: Alignment

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> FrameItem {
    let item = FrameItem(node: node, child: child)
    item.set(limits, alignment)
    return item
  }

  func update(_ item: FrameItem) { item.set(limits, alignment) }
}

/// Places its child in a frame of a fixed or limited size.
@MainActor
final class FrameItem: PlacingItem {
  /// What is known of each length.
  struct Limits: Equatable, Sendable {
    var minWidth: CGFloat?
    var idealWidth: CGFloat?
    var maxWidth: CGFloat?
    var minHeight: CGFloat?
    var idealHeight: CGFloat?
    var maxHeight: CGFloat?
    var isFixed = false

    /// Limits that leave no choice.
    init(width: CGFloat?, height: CGFloat?) {
      minWidth = width
      idealWidth = width
      maxWidth = width
      minHeight = height
      idealHeight = height
      maxHeight = height
      isFixed = true
    }

    init(
      minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, idealHeight: CGFloat?,
      maxHeight: CGFloat?
    ) {
      func sane(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0 >= 0 ? $0 : nil } }
      self.minWidth = sane(minWidth)
      self.idealWidth = sane(idealWidth)
      self.maxWidth = sane(maxWidth)
      self.minHeight = sane(minHeight)
      self.idealHeight = sane(idealHeight)
      self.maxHeight = sane(maxHeight)
    }

    func proposal(_ outer: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(
        width: Self.clamp(outer.width ?? idealWidth, minWidth, maxWidth),
        height: Self.clamp(outer.height ?? idealHeight, minHeight, maxHeight))
    }

    private static func clamp(_ length: CGFloat?, _ least: CGFloat?, _ greatest: CGFloat?) -> CGFloat? {
      guard var length else { return nil }
      if let least { length = max(length, least) }
      if let greatest { length = min(length, max(greatest, least ?? 0)) }
      return length
    }

    func size(child: CGSize, proposal: ProposedViewSize) -> CGSize {
      CGSize(
        width: Self.length(child.width, proposal.width, minWidth, maxWidth),
        height: Self.length(child.height, proposal.height, minHeight, maxHeight))
    }

    /// A frame with a least length can shrink to it, one with a greatest can grow to it; otherwise it follows its child.
    private static func length(_ child: CGFloat, _ offered: CGFloat?, _ least: CGFloat?, _ greatest: CGFloat?)
      -> CGFloat
    {
      var result = child
      if let least { result = max(least, min(result, offered ?? result)) }
      if let greatest { result = min(max(greatest, least ?? 0), max(result, offered ?? result)) }
      return result
    }
  }

  private var limits = Limits(width: nil, height: nil)
  private var alignment = Alignment.center

  func set(_ limits: Limits, _ alignment: Alignment) {
    if limits == self.limits && alignment == self.alignment { return }
    self.limits = limits
    self.alignment = alignment
    setNeedsLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = limits.proposal(proposal)
    if limits.isFixed, let width = limits.minWidth, let height = limits.minHeight {
      return CGSize(width: width, height: height)
    }
    return limits.size(child: child.size(inner), proposal: inner)
  }

  override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> (CGRect, ProposedViewSize) {
    var inner = limits.proposal(proposal)
    // The frame may have been given less or more than it was offered: the child is offered what there really is.
    if limits.maxWidth != nil || limits.minWidth != nil { inner.width = size.width }
    if limits.maxHeight != nil || limits.minHeight != nil { inner.height = size.height }
    let dimensions = child.dimensions(inner)
    let own = ViewDimensions(item: nil, size: size, proposal: proposal)
    let isMirrored = environment.layoutDirection == .rightToLeft
    var origin = CGPoint(
      x: own[alignment.horizontal] - dimensions[alignment.horizontal],
      y: own[alignment.vertical] - dimensions[alignment.vertical])
    if isMirrored { origin.x = size.width - origin.x - dimensions.width }
    return (CGRect(origin: origin, size: CGSize(width: dimensions.width, height: dimensions.height)), inner)
  }

  override var spacing: ViewSpacing {
    var spacing = child.spacing
    if limits.isFixed && limits.minWidth != nil { spacing.reset(.horizontal) }
    if limits.isFixed && limits.minHeight != nil { spacing.reset(.vertical) }
    return spacing
  }
}

extension View {
  /// Places the view in a frame of the given size; a nil length follows the view's.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Does nothing; there to catch calls without arguments.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> some View { frame(width: nil, height: nil, alignment: .center) }

  /// Places the view in a frame with the given limits.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        limits: FrameItem.Limits(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
          idealHeight: idealHeight, maxHeight: maxHeight), alignment: alignment))
  }
}
