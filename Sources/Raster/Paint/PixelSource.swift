/// A paint made ready for one shape: gives premultiplied pixels for stretches of a device row.
///
/// A pixel's value depends on its device coordinates alone, never on where the stretch begins, so that
/// a picture does not change with the way it is divided.
protocol PixelSource {
  /// Pixels (`x`..., `y`), at least `count` of them: in `scratch`, or wherever they already are.
  /// `scratch` has room for exactly `count`.
  func pixels(
    x: Int, y: Int, count: Int, scratch: UnsafeMutablePointer<UInt32>
  ) -> UnsafePointer<UInt32>

  /// Whether all pixels are opaque.
  var isOpaque: Bool { get }
}

/// One colour.
struct SolidSource: PixelSource {
  let color: UInt32

  var isOpaque: Bool { color >= 0xFF00_0000 }

  @inline(__always)
  func pixels(
    x: Int, y: Int, count: Int, scratch: UnsafeMutablePointer<UInt32>
  ) -> UnsafePointer<UInt32> {
    SolidSink.store(scratch, count, color)
    return UnsafePointer(scratch)
  }
}

/// Another surface's pixels, moved by whole pixels.
struct SurfaceSource: PixelSource {
  let surface: Surface
  /// The device pixel of the surface's first pixel.
  let x: Int
  let y: Int

  var isOpaque: Bool { false }

  @inline(__always)
  func pixels(
    x: Int, y: Int, count: Int, scratch: UnsafeMutablePointer<UInt32>
  ) -> UnsafePointer<UInt32> {
    UnsafePointer(surface.row(y &- self.y) + (x &- self.x))
  }
}
