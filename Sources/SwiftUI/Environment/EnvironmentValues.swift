/// The values that flow down the view tree, keyed by type.
///
/// A persistent list: a copy with one value set shares everything else with the original, so that handing the
/// environment to a child costs one reference. `identity` tells two environments apart without comparing them.
///
/// Reading costs O(number of different keys set above), writing O(1).
public struct EnvironmentValues: @unchecked Sendable, CustomStringConvertible {
  private final class Entry {
    let key: ObjectIdentifier
    let value: Any
    let next: Entry?

    init(key: ObjectIdentifier, value: Any, next: Entry?) {
      self.key = key
      self.value = value
      self.next = next
    }
  }

  private var head: Entry?

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let wanted = ObjectIdentifier(key)
      var entry = head
      while let current = entry {
        if current.key == wanted { return current.value as! K.Value }
        entry = current.next
      }
      return K.defaultValue
    }
    set {
      let wanted = ObjectIdentifier(key)
      if head?.key == wanted {
        head = Entry(key: wanted, value: newValue, next: head?.next)
      } else {
        head = Entry(key: wanted, value: newValue, next: head)
      }
    }
  }

  /// Two environments with the same identity hold the same values; the reverse need not be so.
  var identity: ObjectIdentifier? { head.map(ObjectIdentifier.init) }

  /// Keeps the entries that are pointed at by `identity` alive and comparable.
  func isIdentical(to other: EnvironmentValues) -> Bool { head === other.head }

  public var description: String {
    var count = 0
    var entry = head
    while let current = entry {
      count += 1
      entry = current.next
    }
    return "EnvironmentValues(\(count) set)"
  }
}
