/// Which parts of the room at the sides a view may leave free for.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// `ignoresSafeArea`: lets a view reach under the system's furniture, where it touches it.
struct _SafeAreaIgnoringLayout: ItemModifier {
  let regions: SafeAreaRegions
  let edges: Edge.Set

  typealias Body = Never

  func makeItem(node: _ViewNode, child: Item) -> SafeAreaIgnoringItem {
    let item = SafeAreaIgnoringItem(node: node, child: child)
    update(item)
    return item
  }

  func update(_ item: SafeAreaIgnoringItem) { item.set(regions.contains(.container) ? edges : []) }
}

@MainActor
final class SafeAreaIgnoringItem: WrapperItem {
  private var edges: Edge.Set = []

  func set(_ edges: Edge.Set) {
    if edges == self.edges { return }
    self.edges = edges
    setNeedsLayout()
  }

  override func placed() {
    // A view that is centred in the safe area because it is smaller does not touch its edges, and stays where it is;
    // one that fills the room it was offered reaches the window's edge.
    let reach = safeAreaReach(of: frame, edges: edges)
    let outer = CGRect(
      x: frame.minX - reach.leading, y: frame.minY - reach.top, width: frame.width + reach.leading + reach.trailing,
      height: frame.height + reach.top + reach.bottom)
    let inner = ProposedViewSize(outer.size)
    let size = child.size(inner)
    child.place(
      CGRect(
        x: outer.midX - size.width / 2, y: outer.midY - size.height / 2, width: size.width, height: size.height),
      proposal: inner)
  }
}

extension View {
  /// Lets the view reach into the safe area.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(_SafeAreaIgnoringLayout(regions: regions, edges: edges))
  }

  /// Lets the view reach into the safe area.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
