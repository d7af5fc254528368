/// Doubles single rows of planes.
struct RowDoubler {
  private let source: FloatPlanes
  private let columns: PixelRect
  /// The first halved column.
  private let first: Int
  /// The number of halved columns.
  private let half: Int
  /// Room for four rows of halved columns.
  private let lines: UnsafeMutablePointer<Float>
  private let width: Int
  /// Room for a row of doubled columns, of which the first is `2·(first + 1)`.
  private let spread: UnsafeMutablePointer<Float>
  /// Where in it the first wanted column is.
  private let offset: Int

  /// Doubles to the columns of `columns`. Scratch memory is taken from `arena`.
  init(_ source: FloatPlanes, columns: PixelRect, arena: ScratchArena) {
    self.source = source
    self.columns = columns
    let needed = BlurPyramid.sourceOfDoubling(columns)
    first = needed.minX
    half = needed.width
    width = FloatPlanes.padded(half)
    lines = arena.allocate(Float.self, count: 4 * width)
    lines.update(repeating: 0, count: 4 * width)
    spread = arena.allocate(Float.self, count: 2 * half + 64)
    offset = columns.minX - 2 * (first + 1)
  }

  /// Writes the doubled row `y`, from the first column on.
  func double(row y: Int, plane: Int, into out: UnsafeMutablePointer<Float>) {
    let line = lines
    mixRows(y, plane: plane, into: line)
    for x in stride(from: 0, to: half - 2, by: 8) {
      let (even, odd) = RowDoubler.doubled(line, x)
      var pair = SIMD16<Float>()
      pair.evenHalf = even
      pair.oddHalf = odd
      UnsafeMutableRawPointer(spread + 2 * x).storeBytes(of: pair, as: SIMD16<Float>.self)
    }
    out.update(from: spread + offset, count: columns.width)
  }

  /// Writes the doubled row `y` of all channels as pixels.
  func pack(row y: Int, into out: UnsafeMutablePointer<UInt32>) {
    for plane in 0..<4 { mixRows(y, plane: plane, into: lines + plane * width) }
    let (blue, green, red, alpha) = (lines, lines + width, lines + 2 * width, lines + 3 * width)
    pack(into: out) { x in
      let (b, g) = (RowDoubler.doubled(blue, x), RowDoubler.doubled(green, x))
      let (r, a) = (RowDoubler.doubled(red, x), RowDoubler.doubled(alpha, x))
      return (
        LaneConversion.pixels(b.even, g.even, r.even, a.even), LaneConversion.pixels(b.odd, g.odd, r.odd, a.odd)
      )
    }
  }

  /// Writes the doubled row `y` of the only channel as pixels of `tint` times that channel.
  func pack(row y: Int, tint: SIMD4<Float>, into out: UnsafeMutablePointer<UInt32>) {
    mixRows(y, plane: 0, into: lines)
    pack(into: out) { x in
      let (even, odd) = RowDoubler.doubled(lines, x)
      return (LaneConversion.pixels(even, tint: tint), LaneConversion.pixels(odd, tint: tint))
    }
  }

  @inline(__always)
  private func pack(
    into out: UnsafeMutablePointer<UInt32>, _ value: (Int) -> (even: SIMD8<UInt32>, odd: SIMD8<UInt32>)
  ) {
    let pixels = UnsafeMutableRawPointer(spread).assumingMemoryBound(to: UInt32.self)
    for x in stride(from: 0, to: half - 2, by: 8) {
      let (even, odd) = value(x)
      var pair = SIMD16<UInt32>()
      pair.evenHalf = even
      pair.oddHalf = odd
      pixels.store16(pair, 2 * x)
    }
    out.update(from: pixels + offset, count: columns.width)
  }

  /// The two columns over each of eight halved ones from `x + 1` on: a quarter towards the one before, and a
  /// quarter towards the next.
  @inline(__always)
  private static func doubled(
    _ line: UnsafeMutablePointer<Float>, _ x: Int
  ) -> (even: SIMD8<Float>, odd: SIMD8<Float>) {
    let center = line.load8(x + 1) * 0.75
    return (center + line.load8(x) * 0.25, center + line.load8(x + 2) * 0.25)
  }

  /// Mixes the two halved rows over which row `y` lies: an even row lies a quarter towards the row before, an odd
  /// one a quarter towards the next.
  @inline(__always)
  private func mixRows(_ y: Int, plane: Int, into line: UnsafeMutablePointer<Float>) {
    let near = y >> 1
    let far = y & 1 == 0 ? near - 1 : near + 1
    let start = first - source.bounds.minX
    let (a, b) = (source.row(near, plane: plane) + start, source.row(far, plane: plane) + start)
    for x in stride(from: 0, to: half, by: 8) {
      let (nearer, farther) = (a.load8(x) * 0.75, b.load8(x) * 0.25)
      line.store8(nearer + farther, x)
    }
  }
}
