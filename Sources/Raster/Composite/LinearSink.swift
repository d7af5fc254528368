/// Draws a linear gradient over what is there, under nothing but the shape's coverage: eight pixels at a time go from
/// the ramp to the blend without memory between.
///
/// The gradient is elsewhere and the methods are all inlined: what is called with the sink or with a large part of
/// it gets a copy, for every stretch.
struct LinearSink: ColumnSink {
  private let source: UnsafePointer<GradientSource>
  private let frame: Frame
  /// Room for a row of colours.
  private let scratch: UnsafeMutablePointer<UInt32>
  private let isOpaque: Bool
  private var entries: RampEntries
  private var line: RampLine
  /// Whether `line` is the row's way along the ramp; otherwise it has none in whole-number steps.
  private var isStraight = false
  private var row: UnsafeMutablePointer<UInt32>
  private var y = 0
  /// The row's dither from a column that is so much more than a multiple of eight: that of all blocks of a shape.
  private var amounts: RampEntries.Amounts?
  private var phase = 0

  /// - Parameters:
  ///   - source: A linear gradient, not in perspective. It and its entries are there as long as the sink.
  ///   - entries: Its ramp's entries.
  init(_ source: UnsafePointer<GradientSource>, _ entries: RampEntries, frame: Frame, scratch: RowScratch) {
    self.source = source
    self.entries = entries
    self.frame = frame
    self.scratch = scratch.colors
    isOpaque = source.pointee.isOpaque
    line = RampLine(origin: 0, step: 0)
    row = frame.pixels
  }

  @inline(__always)
  mutating func beginRow(_ y: Int) {
    self.y = y
    row = frame.row(y) - frame.originX
    entries = source.pointee.row(of: entries, y)
    amounts = entries.amounts(phase)
    if let line = source.pointee.line(y) {
      self.line = line
      isStraight = true
    } else {
      isStraight = false
    }
  }

  @inline(__always)
  mutating func constant(x: Int, count: Int, alpha: UInt32) {
    let isInside = isStraight && line.isInside(x, count)
    if alpha == 255 && isOpaque {
      if isInside { return entries.look(row + x, count, x, line) }
      _ = source.pointee.pixels(x: x, y: y, count: count, scratch: row + x)
      return
    }
    guard isInside else {
      let colors = source.pointee.pixels(x: x, y: y, count: count, scratch: scratch)
      return Blender.blend(.normal, row + x, colors, count, alpha)
    }
    entries.blend(row + x, count, x, line, alpha, amounts(x))
  }

  /// The row's dither from a column on.
  @inline(__always)
  private mutating func amounts(_ x: Int) -> RampEntries.Amounts? {
    if x & 7 != phase {
      phase = x & 7
      amounts = entries.amounts(x)
    }
    return amounts
  }

  /// Eight pixels of the gradient.
  @inline(__always)
  private mutating func colors(_ x: Int) -> SIMD8<UInt32> {
    guard isStraight && line.isInside(x, 8) else {
      return PixelMath.load(source.pointee.pixels(x: x, y: y, count: 8, scratch: scratch))
    }
    return entries.block(line.places(x), amounts(x))
  }

  @inline(__always)
  mutating func over(_ x: Int, _ alphas: SIMD8<UInt32>) {
    PixelMath.store(PixelMath.over(PixelMath.scale(colors(x), alphas), PixelMath.load(row + x)), row + x)
  }

  @inline(__always)
  mutating func over(_ x: Int, _ alpha: UInt32) {
    let color = source.pointee.pixels(x: x, y: y, count: 1, scratch: scratch).pointee
    row[x] = PixelMath.over(PixelMath.scale(color, alpha), row[x])
  }
}
