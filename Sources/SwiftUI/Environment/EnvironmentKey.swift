/// A key of the environment: names a value that flows down the view tree.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no ancestor has set one.
  static var defaultValue: Value { get }
}
