/// A kind of value that views hand up to those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view has set one.
  static var defaultValue: Value { get }

  /// Puts the value of the next view, in the order of the views, into `value`.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// A node that sets or changes a preference.
@MainActor
protocol PreferenceWriting: _ViewNode {
  /// The value for `key` that leaves the node; `inner` works out that of the views inside. Nil where the node has
  /// nothing to do with `key`.
  func preference<K: PreferenceKey>(_ key: K.Type, inner: () -> K.Value?) -> K.Value??
}

extension _ViewNode {
  /// The value of a preference that leaves this node; nil where no view in it has set one.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if let writer = self as? any PreferenceWriting,
      let written = writer.preference(key, inner: { innerPreference(key) })
    {
      return written
    }
    return innerPreference(key)
  }

  /// What the nodes directly inside hand up, put together.
  func innerPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var result: K.Value?
    forEachChild { child in
      guard !child.isDestroyed, !child.isDeparting, let next = child.preference(key) else { return }
      if var value = result {
        K.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    return result
  }
}

/// Knows who wants to be told of preferences, and when they may have changed.
@MainActor
final class PreferenceWatch {
  private struct Weak {
    weak var node: (any PreferenceReading)?
  }

  private var readers: [Weak] = []
  private var isDirty = false

  func add(_ reader: any PreferenceReading) {
    readers.append(Weak(node: reader))
    isDirty = true
  }

  func setDirty() { isDirty = true }

  /// Has the readers look again, if anything may have changed. O(size of what the readers contain) when it has.
  func check() {
    guard isDirty else { return }
    isDirty = false
    readers.removeAll { $0.node == nil }
    for reader in readers { reader.node?.preferencesMayHaveChanged() }
  }
}

/// A node that wants to be told of a preference.
@MainActor
protocol PreferenceReading: _ViewNode {
  func preferencesMayHaveChanged()
}
