/// From edges to spans of coverage: owns the scratch memory that shapes are rasterised in, one shape
/// after the other.
final class Rasterizer {
  /// The edges of the shape at hand.
  let edges = EdgeBuffer()

  private var cells: UnsafeMutablePointer<Int32>
  private var cellCapacity: Int
  private var marks: UnsafeMutablePointer<UInt8>
  private var order: UnsafeMutablePointer<UInt32>
  private var orderCapacity: Int

  /// The most cells of a band: half of a core's second-level cache.
  private static let bandCells = 1 << 17
  /// The most cells of a band of which few are touched: four megabytes.
  private static let sparseCells = 1 << 20

  init() {
    cellCapacity = Rasterizer.bandCells
    (cells, marks) = Rasterizer.memory(cellCapacity)
    orderCapacity = 0
    order = .allocate(capacity: 1)
  }

  deinit {
    UnsafeMutableRawPointer(cells).deallocate()
    marks.deallocate()
    order.deallocate()
  }

  /// Sends the coverage of the shape whose edges are in `edges`, inside `clip`, to `sink`.
  func sweep<Sink: SpanSink>(_ rule: FillRule, clip: PixelRect, into sink: inout Sink) {
    switch rule {
    case .nonZero: sweep(NonZeroRule.self, clip, &sink)
    case .evenOdd: sweep(EvenOddRule.self, clip, &sink)
    }
  }

  @inline(__always)
  private func sweep<Sink: SpanSink, Rule: CoverageRule>(
    _ rule: Rule.Type, _ clip: PixelRect, _ sink: inout Sink
  ) {
    let count = edges.count
    guard count > 0, !clip.isEmpty else { return }
    let edges = UnsafePointer(self.edges.edges)
    let bounds = Rasterizer.bounds(edges, count)
    // Blocks of pixels that begin at whole vectors are stored faster.
    let minX = max(bounds.minX & ~7, Int32(clip.minX))
    let maxX = min(bounds.maxX, Int32(clip.maxX))
    let minY = max(bounds.minY, Int32(clip.minY))
    let maxY = min(bounds.maxY, Int32(clip.maxY))
    guard minX < maxX, minY < maxY else { return }

    let width = maxX &- minX
    let stride = CellGrid.stride(for: Int(width))
    let height = Int(maxY &- minY)
    let isSparse = height * stride > Rasterizer.bandCells && Rasterizer.length(edges, count) < Rasterizer.bandCells / 8
    let most = isSparse ? Rasterizer.sparseCells : Rasterizer.bandCells
    // Beyond the shape's right side nothing is covered, so whole blocks may be written there.
    let limit = Int(Int32(clip.maxX) &- minX)

    if height * stride <= most {
      reserve(height * stride)
      let grid = CellGrid(
        cells: cells, marks: marks, stride: stride, width: width, minX: minX,
        top: minY, bottom: maxY)
      if minX <= bounds.minX && maxX == bounds.maxX && minY == bounds.minY && maxY == bounds.maxY {
        grid.add(inside: edges, count)
      } else {
        for index in 0..<count { grid.add(edges[index]) }
      }
      grid.sweep(rule, limit, &sink)
      return
    }

    // A power of two: which bands an edge touches is found by shifting.
    let bandBits = Int32(Int.bitWidth - 1 - max(8, most / stride).leadingZeroBitCount)
    let bandRows = 1 << Int(bandBits)
    reserve(bandRows * stride)
    let bands = (height + bandRows - 1) / bandRows
    withUnsafeTemporaryAllocation(of: Int.self, capacity: bands + 1) { starts in
      sortIntoBands(edges, count, minY, maxY, bandBits, starts)
      for band in 0..<bands {
        let top = minY &+ Int32(band * bandRows)
        let grid = CellGrid(
          cells: cells, marks: marks, stride: stride, width: width, minX: minX,
          top: top, bottom: min(top &+ Int32(bandRows), maxY))
        let order = UnsafePointer(self.order)
        for place in starts[band]..<starts[band + 1] { grid.add(edges[Int(order[place])]) }
        grid.sweep(rule, limit, &sink)
      }
    }
  }

  /// The pixels that the edges touch.
  @inline(never)
  private static func bounds(
    _ edges: UnsafePointer<Edge>, _ count: Int
  ) -> (minX: Int32, minY: Int32, maxX: Int32, maxY: Int32) {
    var low = SIMD4<Int32>(repeating: .max)
    var high = SIMD4<Int32>(repeating: .min)
    let vectors = UnsafeRawPointer(edges)
    for index in 0..<count {
      let edge = vectors.loadUnaligned(fromByteOffset: index &* 16, as: SIMD4<Int32>.self)
      low.replace(with: edge, where: edge .< low)
      high.replace(with: edge, where: edge .> high)
    }
    return (
      min(low[0], low[2]) &>> Subpixel.bits, min(low[1], low[3]) &>> Subpixel.bits,
      max(high[0], high[2]) &>> Subpixel.bits &+ 1,
      (max(high[1], high[3]) &- 1) &>> Subpixel.bits &+ 1
    )
  }

  /// How far the edges go across and down together, in pixels: about as many cells as they touch.
  @inline(never)
  private static func length(_ edges: UnsafePointer<Edge>, _ count: Int) -> Int {
    var length = 0
    for index in 0..<count {
      let edge = edges[index]
      length += Int(abs(edge.x1 &- edge.x0)) + Int(abs(edge.y1 &- edge.y0))
    }
    return length >> Int(Subpixel.bits)
  }

  /// Writes to `order` the numbers of the edges that touch each band, band after band, each band's in
  /// the path's order; band `i` has those from `starts[i]` to `starts[i + 1]`.
  private func sortIntoBands(
    _ edges: UnsafePointer<Edge>, _ count: Int, _ minY: Int32, _ maxY: Int32, _ bandBits: Int32,
    _ starts: UnsafeMutableBufferPointer<Int>
  ) {
    let bands = starts.count - 1
    /// The bands that an edge touches, empty when it lies outside.
    @inline(__always) func range(_ edge: Edge) -> (first: Int, last: Int) {
      let top = min(edge.y0, edge.y1) &>> Subpixel.bits
      let bottom = (max(edge.y0, edge.y1) &- 1) &>> Subpixel.bits
      if bottom < minY || top >= maxY { return (0, -1) }
      return (
        Int((max(top, minY) &- minY) &>> bandBits), Int((min(bottom, maxY &- 1) &- minY) &>> bandBits)
      )
    }
    starts.update(repeating: 0)
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
    if total > orderCapacity {
      order.deallocate()
      orderCapacity = total + total / 2
      order = .allocate(capacity: orderCapacity)
    }
    withUnsafeTemporaryAllocation(of: Int.self, capacity: bands) { next in
      for band in 0..<bands { next[band] = starts[band] }
      for index in 0..<count {
        let (first, last) = range(edges[index])
        var band = first
        while band <= last {
          order[next[band]] = UInt32(truncatingIfNeeded: index)
          next[band] &+= 1
          band &+= 1
        }
      }
    }
  }

  private func reserve(_ count: Int) {
    if count <= cellCapacity { return }
    UnsafeMutableRawPointer(cells).deallocate()
    marks.deallocate()
    cellCapacity = count
    (cells, marks) = Rasterizer.memory(cellCapacity)
  }

  /// Cells and their marks, all zero.
  private static func memory(_ count: Int) -> (UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt8>) {
    // Rows begin at whole vectors: loads and stores of eight cells stay within a line of the cache.
    let cells = UnsafeMutableRawPointer.allocate(byteCount: count * 4, alignment: 64)
      .bindMemory(to: Int32.self, capacity: count)
    cells.initialize(repeating: 0, count: count)
    let marks = UnsafeMutablePointer<UInt8>.allocate(capacity: count / 8)
    marks.initialize(repeating: 0, count: count / 8)
    return (cells, marks)
  }
}
