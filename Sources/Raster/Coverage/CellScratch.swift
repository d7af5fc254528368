/// Memory in which edges are gathered eight by eight, and where vectors are laid down to be taken up again number by
/// number.
struct CellScratch {
  /// Eight edges.
  let edges: UnsafeMutablePointer<Edge>
  private let lanes: UnsafeMutablePointer<Int32>

  init() {
    edges = .allocate(capacity: 8)
    lanes = .allocate(capacity: 8 * 9)
  }

  func deallocate() {
    edges.deallocate()
    lanes.deallocate()
  }

  @inline(__always)
  func store(_ values: SIMD8<Int32>, _ vector: Int) {
    UnsafeMutableRawPointer(lanes + vector &* 8).storeBytes(of: values, as: SIMD8<Int32>.self)
  }

  @inline(__always)
  subscript(_ lane: Int, _ vector: Int) -> Int32 { lanes[vector &* 8 &+ lane] }
}
