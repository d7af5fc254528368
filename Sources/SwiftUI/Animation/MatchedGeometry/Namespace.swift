/// A set of identities of its own for each place at which the view that declares it stands.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// Names a namespace.
  public struct ID: Hashable, Sendable {
    /// Zero stands for no namespace in particular: outside of a view's body there is none.
    fileprivate var number: UInt64 = 0
  }

  private var id = ID()

  public init() {}

  /// The namespace's identity, the same as long as the view keeps its place.
  public var wrappedValue: ID { id }

  private final class Kept {
    let id: ID
    init(_ id: ID) { self.id = id }
  }

  public mutating func _install(_ storage: inout AnyObject?, _ node: _BodyNode) {
    if let kept = storage as? Kept {
      id = kept.id
    } else {
      id = onMain { ID(number: node.graph.makeItemID()) }
      storage = Kept(id)
    }
  }
}
