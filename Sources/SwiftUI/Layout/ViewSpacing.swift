/// How far a view wants to be from its neighbours.
///
/// A view publishes minima for its edges under categories. Two neighbours add what they say under each category that
/// both know; the gap is the greatest sum. Where they share no category, the gap is the stack's default of 8 points.
public struct ViewSpacing: Sendable, Equatable {
  enum Category: Hashable, Sendable {
    /// Between the text of two lines.
    case textToText
    /// Between an edge and the text below it.
    case edgeAboveText
    /// Between text and the edge below it.
    case edgeBelowText
  }

  struct Key: Hashable, Sendable {
    var category: Category
    var edge: Edge
  }

  static let defaultDistance: CGFloat = 8

  var minima: [Key: CGFloat]
  /// The edges at which the default distance does not apply.
  var collapsedEdges: Edge.Set = []

  /// The spacing of a view that says nothing: it only reacts to text above and below.
  public init() {
    minima = [Key(category: .edgeBelowText, edge: .top): 0, Key(category: .edgeAboveText, edge: .bottom): 0]
  }

  init(minima: [Key: CGFloat]) { self.minima = minima }

  /// Nothing said yet: the start of a union.
  public static let zero = ViewSpacing(minima: [:])

  /// The spacing of a view that keeps no distance, whatever its neighbour is.
  static let collapsed: ViewSpacing = {
    var spacing = ViewSpacing(minima: [:])
    spacing.collapsedEdges = .all
    return spacing
  }()

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for (key, value) in other.minima where edges.contains(key.edge) {
      minima[key] = max(minima[key] ?? -.infinity, value)
    }
    collapsedEdges.formUnion(other.collapsedEdges.intersection(edges))
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The gap that a stack along `axis` leaves between this view and the `next` one, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (after, before): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    var result: CGFloat?
    for (key, value) in minima where key.edge == after {
      guard let other = next.minima[Key(category: key.category, edge: before)] else { continue }
      result = max(result ?? -.infinity, value + other)
    }
    if let result { return result }
    let isCollapsed = collapsedEdges.contains(after) || next.collapsedEdges.contains(before)
    return isCollapsed ? 0 : Self.defaultDistance
  }

  /// Forgets what was said about `edges`.
  mutating func reset(_ edges: Edge.Set) {
    minima = minima.filter { !edges.contains($0.key.edge) }
    collapsedEdges.subtract(edges)
  }
}
