/// Where in memory device pixels are: what kernels know of a surface.
struct Frame {
  /// The pixel (`originX`, `originY`).
  let pixels: UnsafeMutablePointer<UInt32>
  let stride: Int
  let originX: Int
  let originY: Int

  /// The pixel in device row `y` and device column `originX`.
  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + (y &- originY) &* stride }
}
