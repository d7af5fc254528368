/// A two-way connection to a value that is kept elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: @unchecked Sendable {
  /// The transaction that writes through this binding are made in.
  public var transaction = Transaction()
  let location: BindingLocation<Value>
  private var hasTransaction = false

  init(location: BindingLocation<Value>) { self.location = location }

  /// A binding that reads and writes through closures.
  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let getter = unsafeBitCast(get, to: (() -> Value).self)
    let setter = unsafeBitCast(set, to: ((Value) -> Void).self)
    location = FunctionalLocation(
      get: getter, set: { value, transaction in withTransaction(transaction) { setter(value) } })
  }

  /// A binding that reads and writes through closures; `set` is told the transaction of the write.
  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let getter = unsafeBitCast(get, to: (() -> Value).self)
    let setter = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
    location = FunctionalLocation(get: getter, set: setter)
  }

  /// A binding whose value cannot be changed.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction: hasTransaction ? transaction : .current) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var part = Binding<Subject>(location: ProjectedLocation(location, keyPath))
    part.transaction = transaction
    part.hasTransaction = hasTransaction
    return part
  }

  /// The same binding, its writes made in `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    copy.hasTransaction = true
    return copy
  }

  /// The same binding, its writes animated with `animation`.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding {
  /// Wraps a binding's value in an optional.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    let source = base.location
    self.init(
      location: FunctionalLocation(
        get: { source.get() },
        set: { value, transaction in if let value { source.set(value, transaction: transaction) } }))
  }

  /// Unwraps a binding to an optional; nil where the value is nil now.
  public init?(_ base: Binding<Value?>) {
    guard let now = base.wrappedValue else { return nil }
    let source = base.location
    self.init(
      location: FunctionalLocation(
        get: { source.get() ?? now }, set: { value, transaction in source.set(value, transaction: transaction) }))
  }
}

extension Binding: DynamicProperty {
  public mutating func _install(_ storage: inout AnyObject?, _ node: _BodyNode) {}
}

extension Binding: _IdentityComparable {
  public func _isIdentical(to other: Binding<Value>) -> Bool { location.isSame(as: other.location) }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let source = location
    return Binding<Value.Element>(
      location: FunctionalLocation(
        get: { source.get()[position] },
        set: { value, transaction in
          var whole = source.get()
          whole[position] = value
          source.set(whole, transaction: transaction)
        }))
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
