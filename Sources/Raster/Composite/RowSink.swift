/// Draws a gradient that is the same all along a row: an upright one. Its dither comes again after eight columns, so that
/// a row is a pattern of eight pixels.
struct RowSink: ColumnSink {
  private let source: UnsafePointer<GradientSource>
  private let entries: RampEntries
  private let frame: Frame
  /// The row's pattern twice, from a column that is a multiple of eight on.
  private let pattern: UnsafeMutablePointer<UInt32>
  private let isOpaque: Bool
  private var row: UnsafeMutablePointer<UInt32>

  /// - Parameters:
  ///   - source: An upright linear gradient. It and its entries are there as long as the sink.
  ///   - entries: Its ramp's entries.
  init(_ source: UnsafePointer<GradientSource>, _ entries: RampEntries, frame: Frame, scratch: RowScratch) {
    self.source = source
    self.entries = entries
    self.frame = frame
    pattern = scratch.colors
    isOpaque = source.pointee.isOpaque
    row = frame.pixels
  }

  @inline(__always)
  mutating func beginRow(_ y: Int) {
    row = frame.row(y) - frame.originX
    let place = source.pointee.place(ofRow: y)
    let entries = source.pointee.row(of: entries, y)
    for x in 0..<16 { pattern[x] = entries.pixel(place, x) }
  }

  @inline(__always)
  mutating func constant(x: Int, count: Int, alpha: UInt32) {
    let colors = PixelMath.scale(colors(x), SIMD8(repeating: alpha))
    var (place, end) = (x, x &+ count)
    if alpha == 255 && isOpaque {
      while place &+ 8 <= end {
        PixelMath.store(colors, row + place)
        place &+= 8
      }
    } else {
      let rest = PixelMath.spread(255 &- PixelMath.alpha(colors))
      while place &+ 8 <= end {
        PixelMath.store(colors &+ PixelMath.scale(PixelMath.load(row + place), by: rest), row + place)
        place &+= 8
      }
    }
    while place < end {
      over(place, alpha)
      place &+= 1
    }
  }

  /// The pixels of eight columns.
  @inline(__always)
  private func colors(_ x: Int) -> SIMD8<UInt32> { PixelMath.load(pattern + (x & 7)) }

  @inline(__always)
  func over(_ x: Int, _ alphas: SIMD8<UInt32>) {
    PixelMath.store(PixelMath.over(PixelMath.scale(colors(x), alphas), PixelMath.load(row + x)), row + x)
  }

  @inline(__always)
  func over(_ x: Int, _ alpha: UInt32) {
    row[x] = PixelMath.over(PixelMath.scale(pattern[x & 7], alpha), row[x])
  }
}
