/// Halving and doubling by the weights 1 3 3 1, the two-scale relation of quadratic B-splines. Pixel `i` of
/// a level lies over the pixels `2i` and `2i + 1` of the level below it, wherever the pictures begin.
enum BlurPyramid {
  /// The halved pixels that depend on `rect`.
  static func halved(_ rect: PixelRect) -> PixelRect {
    PixelRect(
      minX: (rect.minX - 1) >> 1, minY: (rect.minY - 1) >> 1,
      maxX: (rect.maxX >> 1) + 1, maxY: (rect.maxY >> 1) + 1)
  }

  /// The pixels on which the halved pixels `rect` depend.
  static func sourceOfHalving(_ rect: PixelRect) -> PixelRect {
    PixelRect(
      minX: 2 * rect.minX - 1, minY: 2 * rect.minY - 1, maxX: 2 * rect.maxX + 1,
      maxY: 2 * rect.maxY + 1)
  }

  /// The halved pixels that are read to double to `rect`.
  static func sourceOfDoubling(_ rect: PixelRect) -> PixelRect {
    PixelRect(
      minX: (rect.minX >> 1) - 1, minY: (rect.minY >> 1) - 1,
      maxX: ((rect.maxX - 1) >> 1) + 2, maxY: ((rect.maxY - 1) >> 1) + 2)
  }

  /// Halves 8-bit pixels into planes of floats from 0 to 255: all channels, or the alpha alone.
  static func halve(
    _ source: PixelBlock, edge: BlurEdge, into target: FloatPlanes, arena: ScratchArena
  ) {
    let mark = arena.mark
    defer { arena.release(to: mark) }
    let bounds = target.bounds
    guard !bounds.isEmpty else { return }
    let needed = sourceOfHalving(bounds)
    let line = arena.allocate(UInt32.self, count: needed.width + 64)
    (line + needed.width).update(repeating: 0, count: 64)
    let width = FloatPlanes.padded(bounds.width)
    // Four halved rows, each as (red, blue) and (alpha, green) in 16-bit lanes.
    let rows = arena.allocate(UInt32.self, count: width * 8)
    func half(_ y: Int) -> UnsafeMutablePointer<UInt32> { rows + ((y & 3) * 2) * width }
    var ready = needed.minY
    for y in bounds.minY..<bounds.maxY {
      while ready < 2 * y + 3 {
        source.readRow(ready, needed.minX..<needed.maxX, edge: edge, into: line)
        halveRow(line, into: half(ready), half(ready) + width, count: bounds.width)
        ready += 1
      }
      let quad = (half(2 * y - 1), half(2 * y), half(2 * y + 1), half(2 * y + 2))
      for x in stride(from: 0, to: bounds.width, by: 8) {
        let high = vertical(quad, at: x + width)
        let scale = SIMD8<Float>(repeating: 1 / 64)
        let last = target.count - 1
        target.row(y, plane: last).store8(LaneConversion.float(high &>> 16) * scale, x)
        if target.count == 1 { continue }
        let low = vertical(quad, at: x)
        let mask = SIMD8<UInt32>(repeating: 0xFFFF)
        target.row(y, plane: 0).store8(LaneConversion.float(low & mask) * scale, x)
        target.row(y, plane: 1).store8(LaneConversion.float(high & mask) * scale, x)
        target.row(y, plane: 2).store8(LaneConversion.float(low &>> 16) * scale, x)
      }
    }
  }

  private typealias Line = UnsafeMutablePointer<UInt32>

  @inline(__always)
  private static func vertical(_ rows: (Line, Line, Line, Line), at x: Int) -> SIMD8<UInt32> {
    let inner = rows.1.load8(x) &+ rows.2.load8(x)
    let outer = rows.0.load8(x) &+ rows.3.load8(x)
    return outer &+ inner &+ (inner &<< 1)
  }

  /// Halves one row of pixels that begins one pixel before the first halved one.
  @inline(__always)
  private static func halveRow(
    _ line: UnsafeMutablePointer<UInt32>, into low: UnsafeMutablePointer<UInt32>,
    _ high: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let mask = SIMD8<UInt32>(repeating: 0x00FF_00FF)
    for x in stride(from: 0, to: count, by: 8) {
      let first = line.load16(2 * x)
      let second = line.load16(2 * x + 2)
      let (a, b, c, d) = (first.evenHalf, first.oddHalf, second.evenHalf, second.oddHalf)
      let innerLow = (b & mask) &+ (c & mask)
      let outerLow = (a & mask) &+ (d & mask)
      low.store8(outerLow &+ innerLow &+ (innerLow &<< 1), x)
      let innerHigh = ((b &>> 8) & mask) &+ ((c &>> 8) & mask)
      let outerHigh = ((a &>> 8) & mask) &+ ((d &>> 8) & mask)
      high.store8(outerHigh &+ innerHigh &+ (innerHigh &<< 1), x)
    }
  }

  /// Halves planes of floats; outside `source` there are zeros.
  static func halve(_ source: FloatPlanes, into target: FloatPlanes, arena: ScratchArena) {
    let mark = arena.mark
    defer { arena.release(to: mark) }
    let bounds = target.bounds
    guard !bounds.isEmpty else { return }
    let needed = sourceOfHalving(bounds)
    let width = needed.width + 32
    let line = arena.allocate(Float.self, count: width)
    line.update(repeating: 0, count: width)
    let known = needed.intersection(source.bounds)
    for plane in 0..<source.count {
      for y in bounds.minY..<bounds.maxY {
        // Down the columns first, over what is known of them; the rest of the line stays zero.
        let from = known.minX - source.bounds.minX
        let to = line + (known.minX - needed.minX)
        if known.minX < known.maxX {
          to.update(repeating: 0, count: known.width)
          for tap in 0..<4 {
            let row = 2 * y - 1 + tap
            guard row >= source.bounds.minY, row < source.bounds.maxY else { continue }
            let weight: Float = tap == 0 || tap == 3 ? 0.125 : 0.375
            let pointer = source.row(row, plane: plane) + from
            for x in 0..<known.width { to[x] += pointer[x] * weight }
          }
        }
        let out = target.row(y, plane: plane)
        for x in stride(from: 0, to: bounds.width, by: 8) {
          let first = UnsafeRawPointer(line + 2 * x).loadUnaligned(as: SIMD16<Float>.self)
          let second = UnsafeRawPointer(line + 2 * x + 2).loadUnaligned(as: SIMD16<Float>.self)
          let outer = (first.evenHalf + second.oddHalf) * 0.125
          out.store8(outer + (first.oddHalf + second.evenHalf) * 0.375, x)
        }
      }
    }
  }

  /// Doubles planes of floats; `source` must hold all that `target` depends on.
  static func double(_ source: FloatPlanes, into target: FloatPlanes, arena: ScratchArena) {
    let mark = arena.mark
    defer { arena.release(to: mark) }
    let doubler = RowDoubler(source, columns: target.bounds, arena: arena)
    for y in target.bounds.minY..<target.bounds.maxY {
      for plane in 0..<source.count {
        doubler.double(row: y, plane: plane, into: target.row(y, plane: plane))
      }
    }
  }
}
