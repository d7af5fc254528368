/// From edges to spans of coverage: owns the scratch memory that shapes are rasterised in, one shape
/// after the other.
final class Rasterizer {
  /// The edges of the shape at hand.
  let edges = EdgeBuffer()

  private var cells: UnsafeMutablePointer<Int32>
  private var cellCapacity: Int
  private var marks: UnsafeMutablePointer<UInt8>
  private let scratch = CellScratch()
  private let short = BandOrder()
  private let long = BandOrder()

  /// The most cells of a band: half of a core's second-level cache.
  private static let bandCells = 1 << 17
  /// The most cells of a band of which few are touched: four megabytes.
  private static let sparseCells = 1 << 20

  init() {
    cellCapacity = Rasterizer.bandCells
    (cells, marks) = Rasterizer.memory(cellCapacity)
  }

  deinit {
    UnsafeMutableRawPointer(cells).deallocate()
    marks.deallocate()
    scratch.deallocate()
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
    guard !edges.isEmpty, !clip.isEmpty else { return }
    let bounds = Rasterizer.bounds(edges)
    // Blocks of pixels that begin at whole vectors are stored faster.
    let minX = max(bounds.minX & ~7, Int32(clip.minX))
    let maxX = min(bounds.maxX, Int32(clip.maxX))
    let minY = max(bounds.minY, Int32(clip.minY))
    let maxY = min(bounds.maxY, Int32(clip.maxY))
    guard minX < maxX, minY < maxY else { return }

    let width = maxX &- minX
    let stride = CellGrid.stride(for: Int(width))
    let height = Int(maxY &- minY)
    let isSparse = height * stride > Rasterizer.bandCells && Rasterizer.length(edges) < Rasterizer.bandCells / 8
    let most = isSparse ? Rasterizer.sparseCells : Rasterizer.bandCells
    // Beyond the shape's right side nothing is covered, so whole blocks may be written there.
    let limit = Int(Int32(clip.maxX) &- minX)

    if height * stride <= most {
      reserve(height * stride)
      let grid = CellGrid(
        cells: cells, marks: marks, scratch: scratch, stride: stride, width: width, minX: minX,
        top: minY, bottom: maxY)
      if minX <= bounds.minX && maxX == bounds.maxX && minY == bounds.minY && maxY == bounds.maxY {
        grid.add(short: edges.short)
        grid.add(long: edges.long)
      } else {
        grid.addCut(short: edges.short)
        for index in 0..<edges.long.count { grid.addCut(edges.long.edges[index]) }
      }
      grid.sweep(rule, limit, &sink)
      return
    }

    // A power of two: which bands an edge touches is found by shifting.
    let bandBits = Int32(Int.bitWidth - 1 - max(8, most / stride).leadingZeroBitCount)
    let bandRows = 1 << Int(bandBits)
    reserve(bandRows * stride)
    let bands = (height + bandRows - 1) / bandRows
    short.sort(edges.short, bands: bands, bits: bandBits, minY, maxY)
    long.sort(edges.long, bands: bands, bits: bandBits, minY, maxY)
    for band in 0..<bands {
      let top = minY &+ Int32(band * bandRows)
      let grid = CellGrid(
        cells: cells, marks: marks, scratch: scratch, stride: stride, width: width, minX: minX,
        top: top, bottom: min(top &+ Int32(bandRows), maxY))
      grid.addCut(short: edges.short, numbered: short[band])
      for number in long[band] { grid.addCut(edges.long.edges[Int(number)]) }
      grid.sweep(rule, limit, &sink)
    }
  }

  /// The pixels that the edges touch.
  @inline(never)
  private static func bounds(
    _ edges: EdgeBuffer
  ) -> (minX: Int32, minY: Int32, maxX: Int32, maxY: Int32) {
    var low = SIMD4<Int32>(repeating: .max)
    var high = SIMD4<Int32>(repeating: .min)
    @inline(__always) func add(_ buffer: EdgeList) {
      let vectors = UnsafeRawPointer(buffer.edges)
      for index in 0..<buffer.count {
        let edge = vectors.loadUnaligned(fromByteOffset: index &* 16, as: SIMD4<Int32>.self)
        low.replace(with: edge, where: edge .< low)
        high.replace(with: edge, where: edge .> high)
      }
    }
    add(edges.short)
    add(edges.long)
    return (
      min(low[0], low[2]) &>> Subpixel.bits, min(low[1], low[3]) &>> Subpixel.bits,
      max(high[0], high[2]) &>> Subpixel.bits &+ 1,
      (max(high[1], high[3]) &- 1) &>> Subpixel.bits &+ 1
    )
  }

  /// How far the edges go across and down together, in pixels: about as many cells as they touch.
  @inline(never)
  private static func length(_ edges: EdgeBuffer) -> Int {
    var length = 0
    func add(_ buffer: EdgeList) {
      for index in 0..<buffer.count {
        let edge = buffer.edges[index]
        length += Int(abs(edge.x1 &- edge.x0)) + Int(abs(edge.y1 &- edge.y0))
      }
    }
    add(edges.short)
    add(edges.long)
    return length >> Int(Subpixel.bits)
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
