/// Several views in a row, as a view builder makes them.
public struct TupleView<T>: View {
  public var value: T

  public init(_ value: T) { self.value = value }

  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { TupleNode(view, context) }

  public static func _appendComparison(to plan: inout _ComparisonPlan, at offset: Int) {
    for member in TupleLayout.of(T.self).members { member.appendComparison(&plan, offset) }
  }
}

/// The node of a tuple of views: one child a member. The members' types are found once a tuple type, by their places
/// in memory.
@MainActor
private final class TupleNode<T>: ViewNode<TupleView<T>> {
  private var children: [_ViewNode] = []

  override init(_ view: TupleView<T>, _ context: _NodeContext) {
    super.init(view, context)
    let inner = _NodeContext(below: self)
    withUnsafeBytes(of: view.value) { bytes in
      children = TupleLayout.of(T.self).members.map { $0.make(bytes.baseAddress.unsafelyUnwrapped, inner) }
    }
  }

  override func didUpdate(from old: TupleView<T>, viewChanged: Bool, environmentChanged: Bool) {
    withUnsafeBytes(of: view.value) { bytes in
      for (member, child) in zip(TupleLayout.of(T.self).members, children) {
        member.update(bytes.baseAddress.unsafelyUnwrapped, child, environment)
      }
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { children.forEach(body) }
  override func collectItems(_ items: inout [Item]) { for child in children { child.collectItems(&items) } }
  override var transition: AnyTransition? { children.lazy.compactMap(\.transition).first }
}

/// Where the members of a tuple of views lie, and how to make and update a node of each.
@MainActor
struct TupleLayout {
  struct Member {
    let make: (UnsafeRawPointer, _NodeContext) -> _ViewNode
    let update: (UnsafeRawPointer, _ViewNode, EnvironmentValues) -> Void
    /// Tells how two of the member are compared in tuples at an offset.
    let appendComparison: (inout _ComparisonPlan, Int) -> Void
  }

  let members: [Member]

  private static var layouts: [ObjectIdentifier: TupleLayout] = [:]

  static func of(_ type: Any.Type) -> TupleLayout {
    if let known = layouts[ObjectIdentifier(type)] { return known }
    var members: [Member] = []
    TupleElements.forEach(of: type) { offset, elementType in
      guard let view = elementType as? any View.Type else {
        fatalError("a TupleView holds \(elementType), which is not a View")
      }
      members.append(member(view, offset))
    }
    let layout = TupleLayout(members: members)
    layouts[ObjectIdentifier(type)] = layout
    return layout
  }

  private static func member<V: View>(_: V.Type, _ offset: Int) -> Member {
    Member(
      make: { base, context in V.makeNode((base + offset).assumingMemoryBound(to: V.self).pointee, context) },
      update: { base, node, environment in
        unsafeDowncast(node, to: ViewNode<V>.self).update(
          (base + offset).assumingMemoryBound(to: V.self).pointee, environment)
      },
      appendComparison: { plan, start in plan.append(V.self, at: start + offset) })
  }
}
