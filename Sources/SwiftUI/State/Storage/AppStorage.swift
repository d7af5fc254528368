import Foundation

/// A value that the program keeps by name; views that use the same name share it.
///
/// Kept for as long as the interface runs, and fresh in the next run.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, @unchecked Sendable {
  private var property: StoredProperty<Value>

  private init(name: String, initial: Value) {
    property = StoredProperty(name: "app.\(name)", initial: initial)
  }

  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.set(newValue) }
  }

  public var projectedValue: Binding<Value> { property.binding }

  public mutating func _install(_ storage: inout AnyObject?, _ node: _BodyNode) { property.install(node) }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(name: key, initial: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(name: key, initial: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(name: key, initial: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(name: key, initial: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(name: key, initial: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(name: key, initial: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(name: key, initial: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(name: key, initial: wrappedValue)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(name: key, initial: nil) }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(name: key, initial: nil) }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(name: key, initial: nil) }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(name: key, initial: nil) }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(name: key, initial: nil) }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(name: key, initial: nil) }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(name: key, initial: nil)
  }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(name: key, initial: nil)
  }
}
