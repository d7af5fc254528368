extension GaussianBlur {
  /// Blurs `source` into all of `target`. Both are in device pixels; they must not share memory.
  func run(_ source: PixelBlock, edge: BlurEdge, into target: PixelBlock, arena: ScratchArena) {
    run(source, edge: edge, planes: 4, columns: target.bounds, arena: arena) { row, y in
      Self.pack(row, into: target.row(y) + target.bounds.minX, count: target.bounds.width)
    }
  }

  /// Blurs the alpha of `source` into all of `target`, as pixels of the premultiplied color `tint` (red,
  /// green, blue, alpha from 0 to 1) times that alpha. Beyond the edge of `source` there is nothing.
  func runShadow(
    _ source: PixelBlock, tint: SIMD4<Float>, into target: PixelBlock, arena: ScratchArena
  ) {
    run(source, edge: .transparent, planes: 1, columns: target.bounds, arena: arena) { row, y in
      Self.pack(
        alpha: row[0], tint: tint, into: target.row(y) + target.bounds.minX, count: target.bounds.width)
    }
  }

  /// A finished row's planes.
  private typealias Rows = InlineArray<4, UnsafeMutablePointer<Float>>

  @inline(__always)
  private func run(
    _ source: PixelBlock, edge: BlurEdge, planes: Int, columns target: PixelRect, arena: ScratchArena,
    finish: (Rows, Int) -> Void
  ) {
    guard !target.isEmpty else { return }
    let mark = arena.mark
    defer { arena.release(to: mark) }
    let width = FloatPlanes.padded(target.width)
    let line = arena.allocate(Float.self, count: width * 4)
    let rows = Rows { line + $0 * width }
    if levels == 0 {
      let filter = GaussianFilter(
        self, planes: planes, columns: target.minX..<target.maxX, arena: arena)
      let pixels = arena.allocate(UInt32.self, count: filter.inputColumns.count + 32)
      filter.run(target.minY..<target.maxY) { y, plane in
        if edge == .transparent, y < source.bounds.minY || y >= source.bounds.maxY { return false }
        source.readRow(y, filter.inputColumns, edge: edge, into: pixels)
        Self.unpack(pixels, planes: planes, count: filter.inputColumns.count, into: plane)
        return true
      } write: { _, plane in
        rows[plane]
      } done: { y in
        finish(rows, y)
      }
      return
    }
    let top = reduced(source, edge: edge, planes: planes, target: target, arena: arena)
    let doubler = RowDoubler(top, width: target, arena: arena)
    for y in target.minY..<target.maxY {
      for plane in 0..<planes { doubler.double(row: y, plane: plane, into: rows[plane]) }
      finish(rows, y)
    }
  }

  /// The blurred picture at half size, as far as `target` needs it. Only for `levels` > 0.
  private func reduced(
    _ source: PixelBlock, edge: BlurEdge, planes: Int, target: PixelRect, arena: ScratchArena
  ) -> FloatPlanes {
    // What is needed of each level on the way up, and of the smallest one before it is filtered.
    var needed = [target]
    for level in 0..<levels { needed.append(BlurPyramid.sourceOfDoubling(needed[level])) }
    var input = [needed[levels].insetBy(dx: -reach.x, dy: -reach.y)]
    for _ in 1..<levels { input.append(BlurPyramid.sourceOfHalving(input.last!)) }
    input.reverse()
    // Where the source is nothing, so are its halves.
    if edge == .transparent {
      var known = source.bounds
      for level in 0..<levels {
        known = BlurPyramid.halved(known)
        input[level] = input[level].intersection(known)
      }
    }
    var picture = FloatPlanes(bounds: input[0], count: planes, arena: arena)
    BlurPyramid.halve(source, edge: edge, into: picture, arena: arena)
    for level in 1..<levels {
      let half = FloatPlanes(bounds: input[level], count: planes, arena: arena)
      BlurPyramid.halve(picture, into: half, arena: arena)
      picture = half
    }
    let bottom = needed[levels]
    let filtered = FloatPlanes(bounds: bottom, count: planes, arena: arena)
    let filter = GaussianFilter(
      self, planes: planes, columns: bottom.minX..<bottom.maxX, arena: arena)
    let wanted = filter.inputColumns
    filter.run(bottom.minY..<bottom.maxY) { y, plane in
      guard y >= picture.bounds.minY, y < picture.bounds.maxY else { return false }
      let known = wanted.clamped(to: picture.bounds.minX..<max(picture.bounds.minX, picture.bounds.maxX))
      for index in 0..<planes {
        // The rest of the line is zero from the start and stays so.
        (plane(index) + (known.lowerBound - wanted.lowerBound)).update(
          from: picture.row(y, plane: index) + (known.lowerBound - picture.bounds.minX),
          count: known.count)
      }
      return true
    } write: { y, plane in
      filtered.row(y, plane: plane)
    } done: { _ in
    }
    var result = filtered
    for level in stride(from: levels - 1, to: 0, by: -1) {
      let larger = FloatPlanes(bounds: needed[level], count: planes, arena: arena)
      BlurPyramid.double(result, into: larger, arena: arena)
      result = larger
    }
    return result
  }

  /// Splits pixels into planes of floats.
  @inline(__always)
  private static func unpack(
    _ pixels: UnsafeMutablePointer<UInt32>, planes: Int, count: Int,
    into plane: (Int) -> UnsafeMutablePointer<Float>
  ) {
    let mask = SIMD8<UInt32>(repeating: 0xFF)
    for x in stride(from: 0, to: count, by: 8) {
      let value = pixels.load8(x)
      plane(planes - 1).store8(LaneConversion.float(value &>> 24), x)
      if planes == 1 { continue }
      plane(0).store8(LaneConversion.float(value & mask), x)
      plane(1).store8(LaneConversion.float((value &>> 8) & mask), x)
      plane(2).store8(LaneConversion.float((value &>> 16) & mask), x)
    }
  }

  /// Joins a row's planes to pixels.
  private static func pack(_ rows: Rows, into pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    let (blue, green, red, alpha) = (rows[0], rows[1], rows[2], rows[3])
    store(count, into: pixels) { x in
      let low = LaneConversion.rounded(blue.load8(x)) | (LaneConversion.rounded(green.load8(x)) &<< 8)
      let high = LaneConversion.rounded(red.load8(x)) | (LaneConversion.rounded(alpha.load8(x)) &<< 8)
      return low | (high &<< 16)
    }
  }

  /// Makes pixels of one colour from a row of alphas.
  private static func pack(
    alpha: UnsafeMutablePointer<Float>, tint: SIMD4<Float>, into pixels: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    store(count, into: pixels) { x in
      let value = alpha.load8(x)
      let low = LaneConversion.rounded(value * tint.z) | (LaneConversion.rounded(value * tint.y) &<< 8)
      let high = LaneConversion.rounded(value * tint.x) | (LaneConversion.rounded(value * tint.w) &<< 8)
      return low | (high &<< 16)
    }
  }

  /// Stores `count` pixels, eight at a time, and not one more.
  @inline(__always)
  private static func store(
    _ count: Int, into pixels: UnsafeMutablePointer<UInt32>, _ value: (Int) -> SIMD8<UInt32>
  ) {
    let whole = count & ~7
    for x in stride(from: 0, to: whole, by: 8) { pixels.store8(value(x), x) }
    if whole == count { return }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 8) { buffer in
      guard let rest = buffer.baseAddress else { return }
      rest.store8(value(whole), 0)
      (pixels + whole).update(from: rest, count: count - whole)
    }
  }
}
