/// Writes coverage to a mask of zeros.
struct MaskSink: SpanSink {
  let mask: Mask
  /// Whether coverage is all or nothing.
  let isSharp: Bool
  private var row: UnsafeMutablePointer<UInt8>

  init(mask: Mask, isSharp: Bool = false) {
    self.mask = mask
    self.isSharp = isSharp
    row = mask.bytes
  }

  @inline(__always)
  mutating func beginRow(_ y: Int) { row = mask.row(y) }

  @inline(__always)
  mutating func constant(x: Int, count: Int, alpha: UInt32) {
    let value = isSharp ? (alpha < 128 ? 0 : 255) : alpha
    (row + (x &- mask.bounds.minX)).update(
      repeating: UInt8(truncatingIfNeeded: value), count: count)
  }

  @inline(__always)
  mutating func cells<Rule: CoverageRule>(
    x: Int, count: Int, cells: UnsafeMutablePointer<Int32>, sum: inout CellSum,
    rule: Rule.Type
  ) {
    let bytes = row + (x &- mask.bounds.minX)
    var index = 0
    while index &+ 8 <= count {
      PixelMath.storeBytes(rule.alpha(sum.next8(cells + index)), bytes + index)
      index &+= 8
    }
    while index < count {
      bytes[index] = UInt8(truncatingIfNeeded: rule.alpha(sum.next(cells + index)))
      index &+= 1
    }
    if isSharp { for index in 0..<count { bytes[index] = bytes[index] < 128 ? 0 : 255 } }
  }

  @inline(__always)
  mutating func mask(x: Int, count: Int, bytes: UnsafePointer<UInt8>) {
    (row + (x &- mask.bounds.minX)).update(from: bytes, count: count)
  }
}
