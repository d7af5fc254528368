/// `padding(…)`.
struct _PaddingLayout: ItemModifier {
  let edges: Edge.Set
  /// Nil takes the system's length.
  let insets: EdgeInsets?

  typealias Body = Never

  /// The length of a padding that does not say one, in points.
  static let defaultLength: CGFloat = 16

  private var resolved: EdgeInsets {
    guard let insets else { return EdgeInsets(Self.defaultLength, edges: edges) }
    return EdgeInsets(
      top: edges.contains(.top) ? insets.top : 0, leading: edges.contains(.leading) ? insets.leading : 0,
      bottom: edges.contains(.bottom) ? insets.bottom : 0, trailing: edges.contains(.trailing) ? insets.trailing : 0)
  }

  func makeItem(node: _ViewNode, child: Item) -> PaddingItem {
    let item = PaddingItem(node: node, child: child)
    item.set(resolved)
    return item
  }

  func update(_ item: PaddingItem) { item.set(resolved) }
}

/// Keeps a distance between its own edges and its child's.
@MainActor
final class PaddingItem: PlacingItem {
  private var insets = EdgeInsets()

  func set(_ insets: EdgeInsets) {
    var sane = insets
    for edge in Edge.allCases where !sane[edge].isFinite { sane[edge] = 0 }
    if sane == self.insets { return }
    self.insets = sane
    setNeedsLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = child.size(proposal.inset(by: insets))
    return CGSize(
      width: inner.width + insets.leading + insets.trailing, height: inner.height + insets.top + insets.bottom)
  }

  override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> (CGRect, ProposedViewSize) {
    let inner = proposal.inset(by: insets)
    let left = environment.layoutDirection == .rightToLeft ? insets.trailing : insets.leading
    return (CGRect(origin: CGPoint(x: left, y: insets.top), size: child.size(inner)), inner)
  }

  override var spacing: ViewSpacing {
    var spacing = child.spacing
    var padded: Edge.Set = []
    for edge in Edge.allCases where insets[edge] != 0 { padded.insert(Edge.Set(edge)) }
    spacing.reset(padded)
    return spacing
  }
}

extension View {
  /// Adds a different distance on each side.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }

  /// Adds the same distance on some sides; nil takes the system's.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets($0, edges: .all) }))
  }

  /// Adds the same distance on all sides.
  public func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: EdgeInsets(length, edges: .all)))
  }
}
