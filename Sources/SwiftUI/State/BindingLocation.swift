/// The source of truth behind a `Binding`.
class BindingLocation<Value>: @unchecked Sendable {
  func get() -> Value { fatalError("\(Self.self) does not say where its value is") }

  func set(_ value: Value, transaction: Transaction) {}

  /// True where the two stand for the same value in the same place.
  func isSame(as other: BindingLocation<Value>) -> Bool { self === other }
}

/// A location given by two closures.
final class FunctionalLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }

  override func get() -> Value { getter() }
  override func set(_ value: Value, transaction: Transaction) { setter(value, transaction) }
}

/// A part of another location's value.
final class ProjectedLocation<Base, Value>: BindingLocation<Value>, @unchecked Sendable {
  private let base: BindingLocation<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(_ base: BindingLocation<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func get() -> Value { base.get()[keyPath: keyPath] }

  override func set(_ value: Value, transaction: Transaction) {
    var whole = base.get()
    whole[keyPath: keyPath] = value
    base.set(whole, transaction: transaction)
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ProjectedLocation<Base, Value> else { return false }
    return base.isSame(as: other.base) && keyPath == other.keyPath
  }
}

/// A value that never changes.
final class ConstantLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return ValueComparison.areEqual(value, other.value)
  }
}
