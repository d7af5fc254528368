/// Premultiplied pixels of a rectangle in device space, in memory that someone else owns.
struct PixelBlock {
  /// The device pixels it holds.
  let bounds: PixelRect
  /// Pixels from one row to the next.
  let stride: Int
  /// The pixel (`bounds.minX`, `bounds.minY`).
  let base: UnsafeMutablePointer<UInt32>

  init(bounds: PixelRect, stride: Int, base: UnsafeMutablePointer<UInt32>) {
    self.bounds = bounds.isEmpty ? .empty : bounds
    self.stride = stride
    self.base = base
  }

  /// A block in scratch memory, not initialised. Kernels may touch whole groups of sixteen pixels: there
  /// is room after each row.
  init(bounds: PixelRect, arena: ScratchArena) {
    self.bounds = bounds.isEmpty ? .empty : bounds
    stride = (bounds.width + 31) & ~15
    base = arena.allocate(UInt32.self, count: stride * max(1, bounds.height))
  }

  /// All of a surface.
  init(_ surface: Surface) {
    bounds = surface.bounds
    stride = surface.stride
    base = surface.pixels
  }

  /// Where device pixel (0, `y`) would be: add a column to it.
  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y - bounds.minY) * stride - bounds.minX)
  }

  /// Makes every pixel transparent.
  func clear() { clear(bounds, to: 0) }

  /// Sets the pixels of `rect`, which the block must hold.
  func clear(_ rect: PixelRect, to pixel: UInt32) {
    SolidSink.store(row(rect.minY) + rect.minX, rect.width, rect.height, stride: stride, pixel)
  }

  /// Copies the pixels of `rect`, which both blocks must hold.
  func copy(_ rect: PixelRect, from source: PixelBlock) {
    for y in rect.minY..<rect.maxY {
      (row(y) + rect.minX).update(from: source.row(y) + rect.minX, count: rect.width)
    }
  }
}

extension PixelBlock {
  /// Copies a stretch of a row, with what lies beyond the block filled in by `edge`.
  func readRow(
    _ y: Int, _ columns: Range<Int>, edge: BlurEdge, into line: UnsafeMutablePointer<UInt32>
  ) {
    let inside = columns.clamped(to: bounds.minX..<max(bounds.minX, bounds.maxX))
    let known = y >= bounds.minY && y < bounds.maxY
    if bounds.isEmpty || (edge == .transparent && (!known || inside.isEmpty)) {
      line.update(repeating: 0, count: columns.count)
      return
    }
    let pixels = row(max(bounds.minY, min(y, bounds.maxY - 1)))
    let (before, after): (UInt32, UInt32) =
      edge == .clamp ? (pixels[bounds.minX], pixels[bounds.maxX - 1]) : (0, 0)
    // Without a common column, the whole line is on one side.
    let left =
      inside.isEmpty
      ? (columns.upperBound <= bounds.minX ? columns.count : 0)
      : inside.lowerBound - columns.lowerBound
    line.update(repeating: before, count: left)
    if !inside.isEmpty { (line + left).update(from: pixels + inside.lowerBound, count: inside.count) }
    let filled = left + inside.count
    (line + filled).update(repeating: after, count: columns.count - filled)
  }
}
