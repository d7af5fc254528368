/// Which edges touch which bands of a shape too large to be rasterised at once.
final class BandOrder {
  private var numbers: UnsafeMutablePointer<UInt32>
  private var capacity = 1
  /// Where each band's numbers begin, and where the last one's end.
  private var starts: ContiguousArray<Int> = []

  init() { numbers = .allocate(capacity: 1) }

  deinit { numbers.deallocate() }

  /// The numbers of the edges that touch a band, in the path's order.
  subscript(band: Int) -> UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(start: numbers + starts[band], count: starts[band + 1] - starts[band])
  }

  /// Finds the edges of so many bands of 2^`bits` rows, the first of which begins with `minY`; `maxY` is one past the
  /// last row.
  func sort(_ edges: EdgeList, bands: Int, bits: Int32, _ minY: Int32, _ maxY: Int32) {
    let (edges, count) = (UnsafePointer(edges.edges), edges.count)
    /// The bands that an edge touches, empty when it lies outside.
    @inline(__always) func range(_ edge: Edge) -> (first: Int, last: Int) {
      let top = min(edge.y0, edge.y1) &>> Subpixel.bits
      let bottom = (max(edge.y0, edge.y1) &- 1) &>> Subpixel.bits
      if bottom < minY || top >= maxY { return (0, -1) }
      return (Int((max(top, minY) &- minY) &>> bits), Int((min(bottom, maxY &- 1) &- minY) &>> bits))
    }
    starts.removeAll(keepingCapacity: true)
    starts.append(contentsOf: repeatElement(0, count: bands + 1))
    for index in 0..<count {
      let (first, last) = range(edges[index])
      var band = first
      while band <= last {
        starts[band + 1] &+= 1
        band &+= 1
      }
    }
    for band in 0..<bands { starts[band + 1] &+= starts[band] }
    let total = starts[bands]
    if total > capacity {
      numbers.deallocate()
      capacity = total + total / 2
      numbers = .allocate(capacity: capacity)
    }
    withUnsafeTemporaryAllocation(of: Int.self, capacity: bands) { next in
      for band in 0..<bands { next[band] = starts[band] }
      for index in 0..<count {
        let (first, last) = range(edges[index])
        var band = first
        while band <= last {
          numbers[next[band]] = UInt32(truncatingIfNeeded: index)
          next[band] &+= 1
          band &+= 1
        }
      }
    }
  }
}
