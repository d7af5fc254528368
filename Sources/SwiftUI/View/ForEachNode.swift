/// Keeps one place an identity.
///
/// In a container that makes its views when they come into sight, a place is a `LazyItem` first.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>, ImplicitTagging, Identifying
{
  /// An element's identity; elements that share one are told apart by how many came before.
  private struct Identity: Hashable {
    var id: ID
    var repetition: Int
  }

  /// What stands for an element.
  private final class Place {
    let identity: Identity
    /// The element's place in the data.
    var offset: Int
    /// The pass in which the element came; nil for those that were there from the beginning.
    let arrival: Int?
    /// Nil while the view has not been made.
    var slot: DynamicSlot?
    var item: LazyItem?

    init(_ identity: Identity, offset: Int, arrival: Int?, slot: DynamicSlot? = nil) {
      self.identity = identity
      self.offset = offset
      self.arrival = arrival
      self.slot = slot
    }
  }

  private var order: [Place] = []
  private var places: [Identity: Place] = [:]
  private var departing: [(identity: Identity, slot: DynamicSlot)] = []
  /// The identities of the views that have been made, by their nodes.
  private var tags: [ObjectIdentifier: ID] = [:]
  /// Nil where all views are made at once.
  private var estimate: LazyItem.Estimate?

  override init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    super.init(view, context)
    // The rows of a section are rows of the list as well, so sections are made at once.
    if enclosingContainer is LazyContainerItem, !(Content.self is any SectionView.Type) {
      estimate = LazyItem.Estimate()
    }
    synchronise(isFirst: true)
  }

  /// The container that the views are laid out in.
  private var enclosingContainer: Item? {
    var node = parent
    while let current = node {
      if let item = current.containerItem { return item }
      node = current.parent
    }
    return nil
  }

  override func didUpdate(from old: ForEach<Data, ID, Content>, viewChanged: Bool, environmentChanged: Bool) {
    synchronise(isFirst: false)
  }

  /// What the elements' views have read has changed.
  override func reevaluate() { synchronise(isFirst: false) }

  /// The elements' identities, and the views of those that have to be made or brought up to date.
  private func contents() -> [(identity: Identity, content: Content?)] {
    let isLazy = estimate != nil
    let made = isLazy ? Set(departing.map(\.identity)) : []
    return evaluate(view) { view in
      var repetitions: [ID: Int] = [:]
      return view.data.map { element in
        let id = view.id(element)
        let identity = Identity(id: id, repetition: repetitions[id, default: 0])
        repetitions[id] = identity.repetition + 1
        let isNeeded = !isLazy || places[identity]?.slot != nil || made.contains(identity)
        return (identity, isNeeded ? view.content(element) : nil)
      }
    }
  }

  private func synchronise(isFirst: Bool) {
    var newOrder: [Place] = []
    var left = places
    for (offset, (identity, content)) in contents().enumerated() {
      if identity.repetition == 1 {
        graph.log("ForEach: the identity \(identity.id) occurs more than once; later elements may lose state")
      }
      let place: Place
      if let known = left.removeValue(forKey: identity) {
        place = known
        place.offset = offset
        if let slot = place.slot, let content { update(slot, content) }
      } else if let index = departing.firstIndex(where: { $0.identity == identity && $0.slot.isDeparting }) {
        let slot = departing.remove(at: index).slot
        place = Place(identity, offset: offset, arrival: nil, slot: slot)
        tags[ObjectIdentifier(slot.node)] = identity.id
        if let content { update(slot, content) }
        slot.revive()
      } else {
        place = Place(identity, offset: offset, arrival: isFirst ? nil : graph.pass)
        if let estimate {
          place.item = LazyItem(node: self, elementID: AnyHashable(identity.id), estimate: estimate) {
            [weak self, weak place] in if let place { self?.makeLate(place) }
          }
        } else if let content {
          make(place, content)
        }
      }
      places[identity] = place
      newOrder.append(place)
    }
    for place in order where left[place.identity] === place { remove(place) }
    let isSameOrder = newOrder.count == order.count && zip(newOrder, order).allSatisfy { $0 === $1 }
    order = newOrder
    if !isFirst && !(isSameOrder && left.isEmpty) { structureChanged() }
  }

  private func update(_ slot: DynamicSlot, _ content: Content) {
    unsafeDowncast(slot.node, to: ViewNode<Content>.self).update(content, environment)
  }

  private func make(_ place: Place, _ content: Content) {
    let node = Content.makeNode(content, _NodeContext(below: self))
    tags[ObjectIdentifier(node)] = place.identity.id
    let slot = DynamicSlot(node: node, container: self)
    place.slot = slot
    // A view that is made late has been there all the while.
    if place.arrival == graph.pass { slot.insert() }
  }

  private func makeLate(_ place: Place) {
    guard place.slot == nil, !isDestroyed else { return }
    let data = view.data
    make(place, evaluateMore { view.content(data[data.index(data.startIndex, offsetBy: place.offset)]) })
    var items: [Item] = []
    place.slot?.collectItems(&items)
    if items.count == 1 { place.item?.fill(items[0]) } else { structureChanged() }
  }

  private func remove(_ place: Place) {
    places[place.identity] = nil
    guard let slot = place.slot else { return }
    tags[ObjectIdentifier(slot.node)] = nil
    departing.append((place.identity, slot))
    slot.remove { [weak self, unowned slot] in
      self?.departing.removeAll { $0.slot === slot }
      self?.structureChanged()
    }
  }

  func implicitTag(of child: _ViewNode) -> AnyHashable? { tags[ObjectIdentifier(child)].map { AnyHashable($0) } }

  func child(withID id: AnyHashable) -> _ViewNode? {
    guard let id = id.base as? ID, let place = places[Identity(id: id, repetition: 0)] else { return nil }
    place.item?.show()
    return place.slot?.node
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for place in order { if let slot = place.slot { body(slot.node) } }
    for entry in departing { body(entry.slot.node) }
  }

  override func collectItems(_ items: inout [Item]) {
    for place in order {
      guard let item = place.item else {
        place.slot?.collectItems(&items)
        continue
      }
      var inner: [Item] = []
      place.slot?.collectItems(&inner)
      if inner.count == 1 { item.fill(inner[0]) }
      if place.slot == nil || inner.count == 1 { items.append(item) } else { items += inner }
    }
    for entry in departing { entry.slot.collectItems(&items) }
  }
}

/// A view that is a section of a list.
protocol SectionView {}

extension Section: SectionView {}
