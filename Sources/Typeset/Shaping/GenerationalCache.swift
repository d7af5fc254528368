/// A cache that forgets what was not asked for lately: two tables, of which the older is dropped when the newer is full.
/// Look-ups and insertions take constant time.
struct GenerationalCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private let capacity: Int

  /// A cache that keeps at least the last `capacity` entries used, and at most twice as many.
  init(capacity: Int) {
    self.capacity = max(capacity, 1)
  }

  var count: Int { young.count + old.count }

  mutating func value(for key: Key) -> Value? {
    if let value = young[key] { return value }
    guard let value = old.removeValue(forKey: key) else { return nil }
    insert(value, for: key)
    return value
  }

  mutating func insert(_ value: Value, for key: Key) {
    if young.count >= capacity, young[key] == nil {
      old = young
      young.removeAll(keepingCapacity: true)
    }
    young[key] = value
  }

  mutating func removeAll() {
    young.removeAll()
    old.removeAll()
  }
}
