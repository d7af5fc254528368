/// A node's interest in an object: it is evaluated anew after the object has said that it will change.
@MainActor
final class ObjectSubscription {
  let object: AnyObject
  private var cancellable: AnyCancellable?

  init<O: ObservableObject>(_ object: O, _ node: _BodyNode) {
    self.object = object
    // The object speaks before it changes: the node is evaluated later, in the transaction of the change.
    cancellable = object.objectWillChange.sink { [weak node] _ in
      onMain {
        guard let node, !node.isDestroyed else { return }
        node.graph.enqueue(.current) { [weak node] in node?.invalidate() }
      }
    }
  }

  /// The subscription of `storage` where it is to `object` already, otherwise a new one.
  static func keep<O: ObservableObject>(_ object: O, in storage: inout AnyObject?, _ node: _BodyNode) {
    if let kept = storage as? ObjectSubscription, kept.object === object { return }
    storage = ObjectSubscription(object, node)
  }
}

/// A binding to a property of an object.
final class ObjectLocation<Root: AnyObject, Value>: BindingLocation<Value>, @unchecked Sendable {
  private let object: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  init(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value { object[keyPath: keyPath] }

  override func set(_ value: Value, transaction: Transaction) {
    withTransaction(transaction) { object[keyPath: keyPath] = value }
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    // The location stays when the value changes, and whoever is given the binding must see the change.
    false
  }
}
