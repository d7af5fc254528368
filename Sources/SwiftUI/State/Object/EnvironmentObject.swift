/// The environment's object of a type.
enum ObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension EnvironmentValues {
  /// The object of a type that an ancestor has put into the environment.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[ObjectKey<T>.self] }
    set { self[ObjectKey<T>.self] = newValue }
  }
}

/// An object that an ancestor has put into the environment; the view is evaluated anew when it changes.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, @unchecked Sendable {
  private var object: ObjectType?

  public init() {}

  /// The object. That there is none is a programming error, as in SwiftUI.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) "
          + "may be missing as an ancestor of this view.")
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  public mutating func _install(_ storage: inout AnyObject?, _ node: _BodyNode) {
    nonisolated(unsafe) var kept = storage
    object = onMain { () -> ObjectType? in
      node.noteEnvironmentRead { $0[ObjectKey<ObjectType>.self] === $1[ObjectKey<ObjectType>.self] }
      guard let found = node.environment[ObjectKey<ObjectType>.self] else { return nil }
      ObjectSubscription.keep(found, in: &kept, node)
      return found
    }
    storage = kept
  }
}

/// Puts an object into the environment.
struct _EnvironmentObjectModifier<Object: AnyObject>: EnvironmentModifier {
  let object: Object?

  typealias Body = Never

  func modify(_ environment: inout EnvironmentValues) { environment[ObjectKey<Object>.self] = object }
}

extension View {
  /// Puts an object into the environment of the view and all that it contains.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }

  /// Puts an object into the environment of the view and all that it contains, for `@Environment(T.self)`.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }
}
