/// A device row's way along a ramp in equal, whole-number steps: 32 bits of fraction, 31 of entries.
struct RampLine {
  /// The position of the device's column zero.
  let origin: Int64
  /// From one pixel to the next.
  let step: Int64

  /// Where the ramp ends; it begins at zero.
  static let size = Int64(GradientRamp.size) &<< 32

  /// The position of the device column `x`.
  @inline(__always)
  func position(_ x: Int) -> Int64 { origin &+ step &* Int64(x) }

  /// Whether `count` pixels from `x` on are inside the ramp: both ends are, and steps are so small that the way
  /// between did not leave 64 bits.
  @inline(__always)
  func isInside(_ x: Int, _ count: Int) -> Bool {
    let first = position(x)
    let last = first &+ step &* Int64(count &- 1)
    return UInt64(bitPattern: first | last) < UInt64(RampLine.size) && abs(step) < 1 &<< 38
  }
}
