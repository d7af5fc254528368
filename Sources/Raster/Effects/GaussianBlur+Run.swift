extension GaussianBlur {
  /// Blurs `source` into all of `target`. Both are in device pixels; they must not share memory.
  func run(_ source: PixelBlock, edge: BlurEdge, into target: PixelBlock, arena: ScratchArena) {
    run(source, edge: edge, planes: 4, into: target, arena: arena) { doubler, y, row in
      doubler.pack(row: y, into: row)
    } pack: { line, width, row in
      Self.pack(line, width, into: row, count: target.bounds.width)
    }
  }

  /// Blurs the alpha of `source` into all of `target`, as pixels of the premultiplied color `tint` (red,
  /// green, blue, alpha from 0 to 1) times that alpha. Beyond the edge of `source` there is nothing.
  func runShadow(
    _ source: PixelBlock, tint: SIMD4<Float>, into target: PixelBlock, arena: ScratchArena
  ) {
    run(source, edge: .transparent, planes: 1, into: target, arena: arena) { doubler, y, row in
      doubler.pack(row: y, tint: tint, into: row)
    } pack: { line, _, row in
      Self.pack(alpha: line, tint: tint, into: row, count: target.bounds.width)
    }
  }

  /// - Parameters:
  ///   - double: Doubles and packs a row of the reduced picture.
  ///   - pack: Packs a row of planes, which are as far apart as its second argument says.
  @inline(__always)
  private func run(
    _ source: PixelBlock, edge: BlurEdge, planes: Int, into target: PixelBlock, arena: ScratchArena,
    double: (RowDoubler, Int, UnsafeMutablePointer<UInt32>) -> Void,
    pack: (UnsafeMutablePointer<Float>, Int, UnsafeMutablePointer<UInt32>) -> Void
  ) {
    let bounds = target.bounds
    guard !bounds.isEmpty else { return }
    let mark = arena.mark
    defer { arena.release(to: mark) }
    if levels > 0 {
      let top = reduced(source, edge: edge, planes: planes, target: bounds, arena: arena)
      let doubler = RowDoubler(top, columns: bounds, arena: arena)
      for y in bounds.minY..<bounds.maxY { double(doubler, y, target.row(y) + bounds.minX) }
      return
    }
    let width = FloatPlanes.padded(bounds.width)
    let line = arena.allocate(Float.self, count: width * planes)
    let filter = GaussianFilter(self, planes: planes, columns: bounds.minX..<bounds.maxX, arena: arena)
    let columns = filter.inputColumns
    let pixels = arena.allocate(UInt32.self, count: columns.count + 32)
    filter.run(bounds.minY..<bounds.maxY) { y, plane in
      if edge == .transparent, y < source.bounds.minY || y >= source.bounds.maxY { return false }
      source.readRow(y, columns, edge: edge, into: pixels)
      Self.unpack(pixels, planes: planes, count: columns.count, into: plane)
      return true
    } write: { _, plane in
      line + plane * width
    } done: { y in
      pack(line, width, target.row(y) + bounds.minX)
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
  static func unpack(
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

  /// Joins a row's planes, `width` floats each, to pixels.
  private static func pack(
    _ line: UnsafeMutablePointer<Float>, _ width: Int, into pixels: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let (blue, green, red, alpha) = (line, line + width, line + 2 * width, line + 3 * width)
    store(count, into: pixels) { x in
      LaneConversion.pixels(blue.load8(x), green.load8(x), red.load8(x), alpha.load8(x))
    }
  }

  /// Makes pixels of one colour from a row of alphas.
  private static func pack(
    alpha: UnsafeMutablePointer<Float>, tint: SIMD4<Float>, into pixels: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    store(count, into: pixels) { x in LaneConversion.pixels(alpha.load8(x), tint: tint) }
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
