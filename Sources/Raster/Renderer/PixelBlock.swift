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
  func clear() {
    for y in bounds.minY..<bounds.maxY {
      (row(y) + bounds.minX).update(repeating: 0, count: bounds.width)
    }
  }

  /// Copies the pixels of `rect`, which both blocks must hold.
  func copy(_ rect: PixelRect, from source: PixelBlock) {
    for y in rect.minY..<rect.maxY {
      (row(y) + rect.minX).update(from: source.row(y) + rect.minX, count: rect.width)
    }
  }
}
