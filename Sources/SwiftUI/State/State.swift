/// A value that a view owns and that lives as long as the view keeps its place.
@propertyWrapper
public struct State<Value>: DynamicProperty, @unchecked Sendable {
  private let initial: Value
  private var location: StateLocation<Value>?

  public init(wrappedValue value: Value) { initial = value }

  public init(initialValue value: Value) { initial = value }

  /// The current value. Writing it updates the views that read it, in the transaction at hand.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, transaction: .current) }
  }

  /// A binding to the value. Outside of a view's body it reads the initial value and drops writes, as there is no
  /// place yet where the value could live.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }

  public mutating func _install(_ storage: inout AnyObject?, _ node: _BodyNode) {
    if let kept = storage as? StateLocation<Value> {
      location = kept
    } else {
      let made = onMain { StateLocation(initial, owner: node) }
      storage = made
      location = made
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
