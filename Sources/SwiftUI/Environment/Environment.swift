/// Reads a value of the view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, @unchecked Sendable {
  private enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case value(Value)
  }

  private var content: Content

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

  /// The value where the view stands; outside of `body`, that of an empty environment.
  public var wrappedValue: Value {
    switch content {
    case .keyPath(let keyPath): EnvironmentValues()[keyPath: keyPath]
    case .value(let value): value
    }
  }

  public mutating func _install(_ storage: inout AnyObject?, _ node: _BodyNode) {
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
