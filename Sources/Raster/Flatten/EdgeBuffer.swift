/// The edges of a shape, sorted by how they are rasterised, in memory that is kept from shape to shape.
final class EdgeBuffer {
  /// Those that are likely to fit into two rows and two columns: eight are rasterised at once.
  var short = EdgeList()
  /// The others.
  var long = EdgeList()

  var isEmpty: Bool { short.count | long.count == 0 }

  deinit {
    short.deallocate()
    long.deallocate()
  }

  func removeAll() {
    short.removeAll()
    long.removeAll()
  }
}

/// Edges in memory of their own, which their owner must deallocate.
struct EdgeList {
  private(set) var edges: UnsafeMutablePointer<Edge>
  private(set) var count = 0
  /// Room behind the last edge: one is written before it is known whether it is kept, and eight are read at once.
  private static let spare = 8
  private var capacity: Int

  init() {
    capacity = 1024
    edges = .allocate(capacity: capacity)
  }

  func deallocate() { edges.deallocate() }

  mutating func removeAll() {
    count = 0
    // One enormous path should not be paid for ever after.
    if capacity > 1 << 20 {
      edges.deallocate()
      self = EdgeList()
    }
  }

  /// Makes room for `extra` more edges and gives the place of the first and the end of all room.
  @inline(never)
  mutating func reserve(_ extra: Int) -> (UnsafeMutablePointer<Edge>, UnsafeMutablePointer<Edge>) {
    if count &+ extra &+ EdgeList.spare > capacity { grow(count &+ extra &+ EdgeList.spare) }
    return (edges + count, edges + (capacity - EdgeList.spare))
  }

  /// Counts the edges written since `reserve`, all of them or the first ones.
  @inline(__always)
  mutating func commit(upTo end: UnsafeMutablePointer<Edge>) { count = end - edges }

  @inline(never)
  private mutating func grow(_ needed: Int) {
    let larger = max(needed, capacity * 2)
    let memory = UnsafeMutablePointer<Edge>.allocate(capacity: larger)
    memory.moveInitialize(from: edges, count: count)
    edges.deallocate()
    edges = memory
    capacity = larger
  }
}
