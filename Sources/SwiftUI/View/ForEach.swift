/// A view for each element of a collection, told apart by the elements' identities.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { ForEachNode(view, context) }
}

extension ForEach where Content: View {
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }
}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    id = { $0.id }
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// A view for each number of a range that does not change.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    id = { $0 }
  }
}

extension ForEach where Content: View {
  /// A view for each element of a collection behind a binding.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// A view for each element of a collection behind a binding.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let values = data.wrappedValue
    self.data = values.indices.lazy.map { ($0, values[$0][keyPath: id]) }
    self.id = { $0.1 }
    self.content = { content(data[$0.0]) }
  }
}

/// Keeps one slot an identity.
private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>, ImplicitTagging, Identifying
{
  private var order: [Identity] = []
  private var slots: [Identity: DynamicSlot] = [:]
  private var departing: [(identity: Identity, slot: DynamicSlot)] = []

  /// An element's identity; elements that share one are told apart by how many came before.
  struct Identity: Hashable {
    var id: ID
    var repetition: Int
  }

  override init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    super.init(view, context)
    synchronise(isFirst: true)
  }

  override func didUpdate(from old: ForEach<Data, ID, Content>, viewChanged: Bool, environmentChanged: Bool) {
    synchronise(isFirst: false)
  }

  /// What the elements' views have read has changed.
  override func reevaluate() { synchronise(isFirst: false) }

  /// The elements' identities and views.
  private func contents() -> [(id: ID, content: Content)] {
    evaluate(view) { view in view.data.map { (view.id($0), view.content($0)) } }
  }

  private func synchronise(isFirst: Bool) {
    var newOrder: [Identity] = []
    let contents = contents()
    newOrder.reserveCapacity(contents.count)
    var repetitions: [ID: Int] = [:]
    var left = slots
    for (id, content) in contents {
      let repetition = repetitions[id, default: 0]
      repetitions[id] = repetition + 1
      if repetition == 1 {
        graph.log("ForEach: the identity \(id) occurs more than once; later elements may lose state")
      }
      let identity = Identity(id: id, repetition: repetition)
      newOrder.append(identity)
      if let slot = left.removeValue(forKey: identity) {
        unsafeDowncast(slot.node, to: ViewNode<Content>.self).update(content, environment)
      } else if let index = departing.firstIndex(where: { $0.identity == identity && $0.slot.isDeparting }) {
        let slot = departing.remove(at: index).slot
        slots[identity] = slot
        unsafeDowncast(slot.node, to: ViewNode<Content>.self).update(content, environment)
        slot.revive()
      } else {
        let slot = DynamicSlot(node: Content.makeNode(content, _NodeContext(below: self)), container: self)
        slots[identity] = slot
        if !isFirst { slot.insert() }
      }
    }
    for (identity, slot) in left {
      slots[identity] = nil
      departing.append((identity, slot))
      slot.remove { [weak self, unowned slot] in
        self?.departing.removeAll { $0.slot === slot }
        self?.structureChanged()
      }
    }
    if newOrder != order || !left.isEmpty {
      order = newOrder
      if !isFirst { structureChanged() }
    }
  }

  func implicitTag(of child: _ViewNode) -> AnyHashable? {
    slots.first { $0.value.node === child }.map { AnyHashable($0.key.id) }
  }

  func child(withID id: AnyHashable) -> _ViewNode? {
    guard let id = id.base as? ID else { return nil }
    return slots[Identity(id: id, repetition: 0)]?.node
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for identity in order { if let slot = slots[identity] { body(slot.node) } }
    for entry in departing { body(entry.slot.node) }
  }

  override func collectItems(_ items: inout [Item]) {
    for identity in order { slots[identity]?.collectItems(&items) }
    for entry in departing { entry.slot.collectItems(&items) }
  }
}
