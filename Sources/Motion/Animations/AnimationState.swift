/// What an animation remembers about one attribute, by key.
///
/// The state is a value: copies are independent. Writing to a key that is there already does not allocate.
public struct AnimationState<Value> where Value: VectorArithmetic {
  private class Entry {
    let key: ObjectIdentifier

    init(key: ObjectIdentifier) {
      self.key = key
    }
  }

  private final class TypedEntry<Stored>: Entry {
    var value: Stored

    init(key: ObjectIdentifier, value: Stored) {
      self.value = value
      super.init(key: key)
    }
  }

  private var entries: [Entry] = []

  /// Makes a state in which nothing is kept.
  public init() {}

  /// What is kept under a key.
  public subscript<K>(key: K.Type) -> K.Value where K: AnimationStateKey {
    get {
      guard let index = index(of: ObjectIdentifier(key)) else { return K.defaultValue }
      return unsafeDowncast(entries[index], to: TypedEntry<K.Value>.self).value
    }
    _modify {
      let identifier = ObjectIdentifier(key)
      let index: Int
      if let found = self.index(of: identifier) {
        index = found
        if !isKnownUniquelyReferenced(&entries[index]) {
          let shared = unsafeDowncast(entries[index], to: TypedEntry<K.Value>.self)
          entries[index] = TypedEntry(key: identifier, value: shared.value)
        }
      } else {
        index = entries.count
        entries.append(TypedEntry(key: identifier, value: K.defaultValue))
      }
      // An entry is only ever filed under the key whose type of value it has.
      yield &unsafeDowncast(entries[index], to: TypedEntry<K.Value>.self).value
    }
  }

  private func index(of key: ObjectIdentifier) -> Int? {
    for index in entries.indices where entries[index].key == key { return index }
    return nil
  }
}
