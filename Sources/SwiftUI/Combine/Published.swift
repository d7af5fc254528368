/// A property that tells of its changes: its object's `objectWillChange`, and whoever subscribes to `$property`.
@propertyWrapper
public struct Published<Value>: _PublishedProperty {
  let box: PublishedBox<Value>

  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

  public init(initialValue: Value) { box = PublishedBox(initialValue) }

  /// The value. Setting it tells first and changes then.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.set(newValue) }
  }

  /// Delivers the value there is, and every later one just before the property has it.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    nonmutating set { box.feed = newValue.box.feed }
  }

  /// What `$property` is.
  public struct Publisher: SwiftUI.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let box: PublishedBox<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Value {
      box.subscribers.add(AnySubscriber(subscriber), first: box.value)
    }
  }

  func tell(_ objectWillChange: ObservableObjectPublisher) { box.objectWillChange = objectWillChange }
}

/// A `@Published` property of any type, as it is found in an object.
protocol _PublishedProperty {
  /// Has changes told to `objectWillChange` as well.
  func tell(_ objectWillChange: ObservableObjectPublisher)
}

/// Where the value of a `@Published` property lives.
final class PublishedBox<Value> {
  private(set) var value: Value
  let subscribers = SubscriberList<Value, Never>(.waitsForNext)
  var objectWillChange: ObservableObjectPublisher?
  /// Keeps `assign(to: &$property)` going.
  var feed: AnyCancellable?

  init(_ value: Value) { self.value = value }

  func set(_ new: Value) {
    objectWillChange?.send()
    subscribers.send(new)
    value = new
  }
}

extension Published.Publisher: _IdentityComparable {
  public func _isIdentical(to other: Self) -> Bool { box === other.box }
}
