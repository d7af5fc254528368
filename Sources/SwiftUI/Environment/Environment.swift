/// Reads a value of the view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, @unchecked Sendable {
  private enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?, isSame: (EnvironmentValues, EnvironmentValues) -> Bool)
    case value(Value)
  }

  private var content: Content

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

  /// Reads the observable object of a type. That there is none is a programming error, as in SwiftUI.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    content = .object(
      { $0[ObjectKey<Value>.self] }, isSame: { $0[ObjectKey<Value>.self] === $1[ObjectKey<Value>.self] })
  }

  /// Reads the observable object of a type; nil where no ancestor has put one into the environment.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    content = .object({ $0[ObjectKey<T>.self] }, isSame: { $0[ObjectKey<T>.self] === $1[ObjectKey<T>.self] })
  }

  /// The value where the view stands; outside of `body`, that of an empty environment.
  public var wrappedValue: Value {
    switch content {
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object(let find, _):
      guard let object = find(EnvironmentValues()) else {
        fatalError(
          "No Observable object of type \(Value.self) found. A View.environment(_:) for \(Value.self) may be missing "
            + "as an ancestor of this view.")
      }
      return object
    case .value(let value): return value
    }
  }

  public mutating func _install(_ storage: inout AnyObject?, _ node: _BodyNode) {
    if case .object(let find, let same) = content {
      nonisolated(unsafe) let isSame = same
      let found = onMain { () -> Value? in
        node.noteEnvironmentRead(isSame)
        return find(node.environment)
      }
      if let found { content = .value(found) }
      return
    }
    guard case .keyPath(let keyPath) = content else { return }
    let value = onMain { () -> Value in
      let value = node.environment[keyPath: keyPath]
      node.noteEnvironmentRead { old, new in
        ValueComparison.areEqual(old[keyPath: keyPath], new[keyPath: keyPath])
      }
      return value
    }
    content = .value(value)
  }
}
