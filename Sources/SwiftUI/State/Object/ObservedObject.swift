/// An object that somebody else owns; the view is evaluated anew when it changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, @unchecked Sendable {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the object's properties: `$object.property`.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(object, keyPath))
    }
  }

  public mutating func _install(_ storage: inout AnyObject?, _ node: _BodyNode) {
    let object = wrappedValue
    nonisolated(unsafe) var kept = storage
    onMain { ObjectSubscription.keep(object, in: &kept, node) }
    storage = kept
  }
}

extension ObservedObject: _IdentityComparable {
  public func _isIdentical(to other: Self) -> Bool { wrappedValue === other.wrappedValue }
}

/// An object that the view makes once and owns as long as it keeps its place.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, @unchecked Sendable {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// `thunk` is evaluated once, when the view first appears.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object; outside of a view's body, where there is no place yet in which it could live, a new one.
  public var wrappedValue: ObjectType { object ?? make() }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  public mutating func _install(_ storage: inout AnyObject?, _ node: _BodyNode) {
    nonisolated(unsafe) let kept = storage
    let make = make
    let subscription = onMain { (kept as? ObjectSubscription) ?? ObjectSubscription(make(), node) }
    storage = subscription
    object = onMain { subscription.object } as? ObjectType
  }
}
