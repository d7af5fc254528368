import Foundation

/// The values that views keep by name beyond their own life.
///
/// Every running interface has a store of its own, which starts empty: what an earlier run has kept would make two
/// runs of the same source differ. Default values come from the declarations.
@MainActor
final class StoredValues {
  private var locations: [String: AnyObject] = [:]

  /// The place of the value called `name`; the first who asks brings the initial value.
  func location<Value>(_ name: String, initial: Value, node: _BodyNode) -> SharedLocation<Value> {
    if let known = locations[name] as? SharedLocation<Value> { return known }
    let made = SharedLocation(initial, graph: node.graph)
    locations[name] = made
    return made
  }
}

/// A value that several views read and write, each of which is evaluated anew when it changes.
final class SharedLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private var latest: Value
  private var committed: Value
  private var readers = ReaderSet()
  private weak var graph: ViewGraph?

  @MainActor init(_ value: Value, graph: ViewGraph) {
    latest = value
    committed = value
    self.graph = graph
  }

  @MainActor func note(_ node: _BodyNode) { readers.insert(node) }

  override func get() -> Value {
    onMain {
      guard let graph, graph.isUpdating else { return latest }
      if let reader = graph.currentReader { readers.insert(reader) }
      return committed
    }
  }

  override func set(_ value: Value, transaction: Transaction) {
    nonisolated(unsafe) let value = value
    onMain {
      latest = value
      graph?.enqueue(transaction) { [self] in
        if ValueComparison.areEqual(committed, value) { return }
        committed = value
        readers.invalidateAll()
      }
    }
  }
}

/// What `@AppStorage` and `@SceneStorage` have in common.
struct StoredProperty<Value>: @unchecked Sendable {
  let name: String
  let initial: Value
  private var location: SharedLocation<Value>?

  init(name: String, initial: Value) {
    self.name = name
    self.initial = initial
  }

  var value: Value { location?.get() ?? initial }

  func set(_ value: Value) { location?.set(value, transaction: .current) }

  var binding: Binding<Value> { location.map { Binding(location: $0) } ?? .constant(initial) }

  mutating func install(_ node: _BodyNode) {
    let (name, initial) = (name, initial)
    location = onMain {
      let location = node.graph.storedValues.location(name, initial: initial, node: node)
      location.note(node)
      return location
    }
  }
}
