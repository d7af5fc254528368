/// A key of a `Transaction`.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value where the transaction does not carry one.
  static var defaultValue: Value { get }
}

/// The context of one change of state, as it travels down the view tree: above all, the animation to make it with.
public struct Transaction: @unchecked Sendable {
  /// The animation for what the change changes; nil makes the change at once.
  public var animation: Animation?

  /// Whether `animation(_:value:)` modifiers below keep silent.
  public var disablesAnimations = false

  /// Whether the change is one of a stream, such as a drag's.
  public var isContinuous = false

  /// Whether values changed without animation are watched, so that a later spring starts with their velocity.
  public var tracksVelocity = false

  var completions: [AnimationCompletion] = []
  var scrollTargetAnchorStorage: UnitPoint?
  private var values: [ObjectIdentifier: Any] = [:]

  /// Names the call that opened the transaction: writes of the same call are carried out together.
  var identity = 0

  public init() {}

  public init(animation: Animation?) { self.animation = animation }

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Calls `completion` once when every animation that this transaction starts has met `criteria`; when it starts
  /// none, right after the change.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, completion))
  }

  nonisolated(unsafe) private static var open = Transaction()
  nonisolated(unsafe) private static var lastIdentity = 0

  /// The transaction that writes made now belong to.
  static var current: Transaction { open }

  static func run<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let outer = open
    lastIdentity += 1
    open = transaction
    open.identity = lastIdentity
    defer { open = outer }
    return try body()
  }
}

/// Makes the changes in `body` in `transaction`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try Transaction.run(transaction, body)
}

/// Makes the changes in `body` in the current transaction with one value changed.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try Transaction.run(transaction, body)
}

/// Animates what the changes in `body` change on screen.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.completions = []
  return try Transaction.run(transaction, body)
}

/// Animates what the changes in `body` change on screen, and calls `completion` when that is done.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.completions = []
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try Transaction.run(transaction, body)
}
