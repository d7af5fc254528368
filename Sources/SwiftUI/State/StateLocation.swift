/// Where a piece of state lives: read through bindings, written in transactions, watched by the nodes that read it.
///
/// It holds two values. Code outside an update sees the latest write at once; an update sees the value as of the
/// transaction that it carries out, so that two transactions of one event animate one after the other.
final class StateLocation<Value>: BindingLocation<Value>, NamedStorage, @unchecked Sendable {
  var propertyName = ""
  private var latest: Value
  private var committed: Value
  private var readers = ReaderSet()
  private weak var graph: ViewGraph?
  /// The node whose view owns the state. It counts as the reader where nobody else does: in closures of the view that
  /// are called later, for example by layout.
  private weak var owner: _BodyNode?

  @MainActor init(_ value: Value, owner: _BodyNode) {
    latest = value
    committed = value
    graph = owner.graph
    self.owner = owner
  }

  override func get() -> Value {
    onMain {
      guard let graph, graph.isUpdating else { return latest }
      if let reader = graph.currentReader ?? owner { readers.insert(reader) }
      return committed
    }
  }

  override func set(_ value: Value, transaction: Transaction) {
    nonisolated(unsafe) let value = value
    onMain {
      latest = value
      guard let graph else { return }
      graph.enqueue(transaction) { [self] in
        if ValueComparison.areEqual(committed, value) { return }
        committed = value
        if let note = graph.noteSink { note(.changed(path: owner?.path ?? "", property: propertyName)) }
        readers.invalidateAll()
      }
    }
  }
}

/// The nodes that have read a piece of state since they were last evaluated.
@MainActor
struct ReaderSet {
  /// In the order in which they came: where nodes lie in memory must not decide which is updated first.
  private var readers: [Weak] = []
  private var places: [ObjectIdentifier: Int] = [:]

  private struct Weak {
    weak var node: _BodyNode?
  }

  nonisolated init() {}

  mutating func insert(_ node: _BodyNode) {
    // A new node may lie where one that has gone was.
    if let place = places[ObjectIdentifier(node)], readers[place].node === node { return }
    places[ObjectIdentifier(node)] = readers.count
    readers.append(Weak(node: node))
  }

  mutating func invalidateAll() {
    let all = readers
    readers.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    for reader in all { reader.node?.invalidate() }
  }
}
