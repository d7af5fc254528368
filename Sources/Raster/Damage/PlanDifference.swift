/// What differs between two plans for one surface: finds the damage by pairing items of one identity.
///
/// Two items are the same when they have the same identity, are equal, and are inside the same groups. Items
/// that both lists have must be in the same order in both; of those that changed places, the fewest
/// possible are redrawn. Working memory is kept for the next frame.
struct PlanDifference {
  /// For each item of the new list: the item of the old list that is the same, or −1.
  private(set) var same: [Int] = []
  /// Items that draw and are only in the new list or changed, in order: where, and the pixels of the surface.
  private(set) var changes: [(item: Int, rect: PixelRect)] = []
  /// Items of the old list that are paired with the same item.
  private var kept: [Bool] = []
  private var pairs: [Int] = []
  private var tails: [Int] = []
  private var previous: [Int] = []
  private var chains: [UInt64: Int] = [:]
  private var nextInChain: [Int] = []

  /// Compares, and adds what differs to `damage`.
  ///
  /// `changes` gets an entry for each change whose place in the new painter's order is `item`: what lies
  /// above it sees the change.
  mutating func compare(_ old: DrawingPlan, _ new: DrawingPlan, damage: inout Damage) {
    pair(old, new)
    changes.removeAll(keepingCapacity: true)
    kept.removeAll(keepingCapacity: true)
    kept.append(contentsOf: repeatElement(false, count: old.items.count))
    same.removeAll(keepingCapacity: true)
    for index in new.items.indices {
      let partner = pairs[index]
      let (parent, oldParent) = (new.entries[index].parent, partner < 0 ? -1 : old.entries[partner].parent)
      let isSame =
        partner >= 0 && (parent < 0 ? oldParent < 0 : same[parent] >= 0 && same[parent] == oldParent)
        && isEqual(old, partner, new, index)
      same.append(isSame ? partner : -1)
    }
    keepOrder()
    for partner in same where partner >= 0 { kept[partner] = true }
    collect(old, new, &damage)
  }

  private func isEqual(_ old: DrawingPlan, _ partner: Int, _ new: DrawingPlan, _ index: Int) -> Bool {
    if partner == index { return new.isKept[index] }
    return old.items.withUnsafeBufferPointer { old in
      new.items.withUnsafeBufferPointer { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return false }
        return DisplayItem.areEqual(old + partner, new + index)
      }
    }
  }

  /// Notes a change that follows from another.
  mutating func addChange(at item: Int, _ rect: PixelRect) { changes.append((item, rect)) }

  private mutating func collect(_ old: DrawingPlan, _ new: DrawingPlan, _ damage: inout Damage) {
    var index = 0
    while index < new.items.count {
      if same[index] < 0, !new.entries[index].reach.isEmpty {
        let rect = new.damage(of: new.entries[index].reach, inside: index)
        if !rect.isEmpty {
          changes.append((index, rect))
          damage.add(rect)
        }
      }
      index += 1
    }
    // What is gone was drawn before the next item that stayed; that is where what lies above it begins.
    var place = 0
    index = 0
    while index < old.items.count {
      if kept[index] {
        place = max(place, position[index] + 1)
      } else if !old.entries[index].reach.isEmpty {
        let rect = old.damage(of: old.entries[index].reach, inside: index)
        if !rect.isEmpty {
          changes.append((place, rect))
          damage.add(rect)
        }
      }
      index += 1
    }
  }

  /// Where each kept item of the old list is in the new one.
  private var position: [Int] = []

  /// Pairs each new item with the old one of the same identity, kind and rank: `pairs`.
  private mutating func pair(_ old: DrawingPlan, _ new: DrawingPlan) {
    let (oldCount, newCount) = (old.items.count, new.items.count)
    pairs.removeAll(keepingCapacity: true)
    pairs.append(contentsOf: repeatElement(-1, count: newCount))
    func match(_ a: Int, _ b: Int) -> Bool {
      (a == b && new.isKept[b]) || (old.items[a].id == new.items[b].id && old.entries[a].kind == new.entries[b].kind)
    }
    var head = 0
    while head < min(oldCount, newCount), match(head, head) {
      pairs[head] = head
      head += 1
    }
    var tail = 0
    while tail < min(oldCount, newCount) - head, match(oldCount - 1 - tail, newCount - 1 - tail) {
      pairs[newCount - 1 - tail] = oldCount - 1 - tail
      tail += 1
    }
    if head + tail == newCount || head + tail == oldCount { return }
    // What is left is paired by identity: chains of the old items that have one, in order.
    chains.removeAll(keepingCapacity: true)
    nextInChain.removeAll(keepingCapacity: true)
    nextInChain.append(contentsOf: repeatElement(-1, count: oldCount))
    for index in stride(from: oldCount - 1 - tail, through: head, by: -1) {
      let key = old.items[index].key
      nextInChain[index] = chains[key] ?? -1
      chains[key] = index
    }
    for index in head..<newCount - tail {
      let key = new.items[index].key
      guard let partner = chains[key], partner >= 0 else { continue }
      chains[key] = nextInChain[partner]
      if match(partner, index) { pairs[index] = partner }
    }
  }

  /// Takes items out of `same` until the rest is in the same order in both lists: keeps a longest rising
  /// subsequence. Items that draw nothing themselves are left alone.
  private mutating func keepOrder() {
    position.removeAll(keepingCapacity: true)
    position.append(contentsOf: repeatElement(-1, count: kept.count))
    defer { for (index, partner) in same.enumerated() where partner >= 0 { position[partner] = index } }
    var last = -1
    var isRising = true
    for partner in same where partner >= 0 {
      if partner < last {
        isRising = false
        break
      }
      last = partner
    }
    if isRising { return }
    // Patience sorting: `tails[k]` is the item that ends the best rising subsequence of length k + 1.
    tails.removeAll(keepingCapacity: true)
    previous.removeAll(keepingCapacity: true)
    previous.append(contentsOf: repeatElement(-1, count: same.count))
    for (index, partner) in same.enumerated() where partner >= 0 {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if same[tails[middle]] < partner { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? tails[low - 1] : -1
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var keep = tails.last ?? -1
    for index in stride(from: same.count - 1, through: 0, by: -1) {
      if index == keep { keep = previous[index] } else { same[index] = -1 }
    }
  }
}
