/// A straight edge in device space, in units of 1/1024 pixel, in the direction of the path.
struct Edge {
  var x0, y0, x1, y1: Int32
}

/// The grid to which device coordinates are rounded.
enum Subpixel {
  /// 1024 steps a pixel: a vertex moves by at most 1/2048 pixel, an eighth of what 8 bits of coverage
  /// can tell apart.
  static let bits: Int32 = 10
  static let one: Int32 = 1 << bits
  static let mask: Int32 = one - 1
  /// Device coordinates are clamped to ±this many pixels: differences still fit in 32 bits.
  static let limit = 0x1p19
}

/// Edges waiting to be rasterised, in memory that is kept from shape to shape.
final class EdgeBuffer {
  private(set) var edges: UnsafeMutablePointer<Edge>
  private(set) var count = 0
  private var capacity: Int

  init() {
    capacity = 1024
    edges = .allocate(capacity: capacity)
  }

  deinit { edges.deallocate() }

  func removeAll() {
    count = 0
    // One enormous path should not be paid for ever after.
    if capacity > 1 << 20 {
      edges.deallocate()
      capacity = 1024
      edges = .allocate(capacity: capacity)
    }
  }

  /// Makes room for `extra` more edges and gives the place of the first.
  @inline(__always)
  func reserve(_ extra: Int) -> UnsafeMutablePointer<Edge> {
    if count &+ extra > capacity { grow(count &+ extra) }
    return edges + count
  }

  /// Counts the edges written since `reserve`.
  @inline(__always)
  func commit(upTo end: UnsafeMutablePointer<Edge>) { count = end - edges }

  @inline(never)
  private func grow(_ needed: Int) {
    let larger = max(needed, capacity * 2)
    let memory = UnsafeMutablePointer<Edge>.allocate(capacity: larger)
    memory.moveInitialize(from: edges, count: count)
    edges.deallocate()
    edges = memory
    capacity = larger
  }
}
