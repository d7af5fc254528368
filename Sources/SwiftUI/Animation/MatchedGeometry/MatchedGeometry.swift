/// Knows the views that `matchedGeometryEffect` ties together.
@MainActor
final class MatchedGeometry {
  struct Key: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
  }

  private struct Member {
    weak var item: MatchedItem?
  }

  private struct Group {
    /// In the order in which they came.
    var members: [Member] = []
    /// Where the source was seen that went last, and the pass in which that was.
    var last: (frame: CGRect, anchor: UnitPoint, pass: Int)?
  }

  private var groups: [Key: Group] = [:]

  func add(_ item: MatchedItem) {
    var group = groups[item.effect.key] ?? Group()
    group.members.removeAll { $0.item == nil }
    group.members.append(Member(item: item))
    groups[item.effect.key] = group
  }

  func remove(_ item: MatchedItem, from key: Key) {
    groups[key]?.members.removeAll { $0.item == nil || $0.item === item }
    members(key).forEach { $0.setNeedsLayout() }
  }

  /// Takes the items of a node that goes for good out of service.
  func nodeGone(_ node: _ViewNode) {
    for (key, group) in groups {
      for item in group.members.compactMap(\.item) where item.node === node {
        let frame = item.presentedWindowFrame
        if item.effect.isSource, !item.isDeparting, !frame.isNull {
          groups[key]?.last = (frame, item.effect.anchor, node.graph.pass)
        }
        remove(item, from: key)
      }
      if members(key).isEmpty && groups[key]?.last == nil { groups[key] = nil }
    }
  }

  func sourceChanged(_ key: Key) { members(key).forEach { $0.setNeedsLayout() } }

  private func members(_ key: Key) -> [MatchedItem] {
    (groups[key]?.members ?? []).compactMap(\.item).filter { !$0.life.isOver }
  }

  /// The view that the others follow: of those that are there to stay, the source that came last.
  func source(_ key: Key) -> MatchedItem? { members(key).last { $0.effect.isSource && !$0.isDeparting } }

  func followers(of source: MatchedItem) -> [MatchedItem] { members(source.effect.key).filter { $0 !== source } }

  /// Where a new source starts: where the view is seen that leaves for it.
  func start(of item: MatchedItem) -> (frame: CGRect, anchor: UnitPoint)? {
    let key = item.effect.key
    let leaving = members(key).filter { $0 !== item && $0.isDeparting && !$0.presentedWindowFrame.isNull }
    if let other = leaving.last(where: \.effect.isSource) ?? leaving.last {
      return (other.presentedWindowFrame, other.effect.anchor)
    }
    guard let last = groups[key]?.last, last.pass == item.graph.pass else { return nil }
    return (last.frame, last.anchor)
  }
}
