/// Stops something when it is told to, and at the latest when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var stop: (() -> Void)?

  /// Calls `cancel` once.
  public init(_ cancel: @escaping () -> Void) { stop = cancel }

  public init<C: Cancellable>(_ canceller: C) { stop = { canceller.cancel() } }

  deinit { stop?() }

  public func cancel() {
    let stop = stop
    self.stop = nil
    stop?()
  }

  /// Keeps the object in `set`, and so alive.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps the object in `collection`, and so alive.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
  /// Keeps the object in `set`, and so alive.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable { cancel() }.store(in: &set) }

  /// Keeps the object in `collection`, and so alive.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable { cancel() }.store(in: &collection)
  }
}
