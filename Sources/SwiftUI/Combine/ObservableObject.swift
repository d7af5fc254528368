/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
  /// The publisher that tells.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Delivers something before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Delivers before any of the object's `@Published` properties changes.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let subscribers = SubscriberList<Void, Never>(.isDropped)

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Void {
    subscribers.add(AnySubscriber(subscriber))
  }

  public func send() { subscribers.send(()) }
}

extension ObservableObjectPublisher {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  // Reached from the main thread alone, as all code under preview runs there.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var sweepSize = 64

  /// The publisher of `object`: made, and put into its `@Published` properties, the first time it is asked for.
  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    // A new object can have the address of one that is gone.
    if let entry = known[key], entry.object === object { return entry.publisher }
    let publisher = ObservableObjectPublisher()
    known[key] = Entry(object: object, publisher: publisher)
    if known.count > sweepSize {
      known = known.filter { $0.value.object != nil }
      sweepSize = max(64, known.count * 2)
    }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      for child in level.children { (child.value as? any _PublishedProperty)?.tell(publisher) }
      mirror = level.superclassMirror
    }
    return publisher
  }
}
