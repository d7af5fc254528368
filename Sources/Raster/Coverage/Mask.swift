import Foundation

/// Coverage of a rectangle of device pixels, 8 bits each; outside the rectangle it is zero.
public final class Mask: @unchecked Sendable {
  /// The device pixels it covers.
  public let bounds: PixelRect
  /// Bytes from one row to the next; at least the width.
  public let stride: Int
  /// The first byte, that of the pixel (`bounds.minX`, `bounds.minY`). Valid as long as the mask lives.
  public let bytes: UnsafeMutablePointer<UInt8>

  /// A mask of zeros. A mask of more than 2³¹ bytes is an error in the caller and traps.
  public init(bounds: PixelRect) {
    self.bounds = bounds.isEmpty ? .empty : bounds
    // Kernels read sixteen bytes at a time, and may do so from the last byte of the last row.
    stride = (self.bounds.width + 15) & ~15
    let count = stride * self.bounds.height + 64
    guard count < 1 << 31 else { fatalError("a mask of \(bounds)") }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 64)
    memset(memory, 0, count)
    bytes = memory.bindMemory(to: UInt8.self, capacity: count)
  }

  deinit { UnsafeMutableRawPointer(bytes).deallocate() }

  /// The first byte of the row of device pixels `y`.
  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { bytes + (y - bounds.minY) * stride }

  /// The coverage of the device pixel (`x`, `y`), 0...255.
  public subscript(x: Int, y: Int) -> UInt8 {
    bounds.contains(x: x, y: y) ? row(y)[x - bounds.minX] : 0
  }

  /// Multiplies this mask by `other`, pixel by pixel.
  public func intersect(with other: Mask) {
    for y in bounds.minY..<bounds.maxY {
      let target = row(y)
      for x in 0..<bounds.width {
        let product = UInt32(target[x]) * UInt32(other[x + bounds.minX, y]) + 128
        target[x] = UInt8((product + (product >> 8)) >> 8)
      }
    }
  }
}
