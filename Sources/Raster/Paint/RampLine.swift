/// A device row's way along a ramp in equal, whole-number steps: 32 bits of fraction, 31 of entries.
struct RampLine {
  /// The position of the device's column zero.
  let origin: Int64
  /// From one pixel to the next.
  let step: Int64
  /// How far eight neighbouring pixels are from the first: the pixels 0, 1, 4 and 5 and the others, an order in which
  /// the upper halves of both come together as the eight in a single step.
  private let near, far: SIMD4<Int64>

  /// Where the ramp ends; it begins at zero.
  static let size = Int64(GradientRamp.size) &<< 32

  init(origin: Int64, step: Int64) {
    self.origin = origin
    self.step = step
    near = SIMD4(0, step, 4 &* step, 5 &* step)
    far = SIMD4(2 &* step, 3 &* step, 6 &* step, 7 &* step)
  }

  /// The position of the device column `x`.
  @inline(__always)
  func position(_ x: Int) -> Int64 { origin &+ step &* Int64(x) }

  /// The entry numbers of eight pixels from the device column `x` on; all are inside the ramp.
  @inline(__always)
  func places(_ x: Int) -> SIMD8<UInt32> {
    let first = position(x)
    let a = unsafeBitCast(near &+ first, to: SIMD8<UInt32>.self)
    let b = unsafeBitCast(far &+ first, to: SIMD8<UInt32>.self)
    return SIMD8(a[1], a[3], b[1], b[3], a[5], a[7], b[5], b[7])
  }

  /// Whether `count` pixels from `x` on are inside the ramp: both ends are, and steps are so small that the way
  /// between did not leave 64 bits.
  @inline(__always)
  func isInside(_ x: Int, _ count: Int) -> Bool {
    let first = position(x)
    let last = first &+ step &* Int64(count &- 1)
    return UInt64(bitPattern: first | last) < UInt64(RampLine.size) && abs(step) < 1 &<< 38
  }
}
